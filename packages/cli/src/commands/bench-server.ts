import { measureServer } from '../bench/server/measure.ts';
import { figuresOf, tableOf } from '../bench/server/report.ts';
import { command, UsageError, whole } from '../command.ts';

export default command({
  help: `usage: ochre bench server [--json] [options]

Measures the server with Mega Civilization. It runs in a process of its own on a SQLite
database in a temporary folder, every answer on the disk before it is acknowledged; all
people are in the process of this command, on the same machine. Takes about three minutes
on two cores that have nothing else to do.

  fanoutP95Ms       one table of eighteen people in the middle of a game, an answer every
                    50 ms: time from sending an answer until each of the 17 others has it
  deltaBytesMedian  size of what each of them receives
  actionsPerSecond  five people at each of many running tables, each answering as soon as
                    there is a question and the last answer is acknowledged
  tables            how many tables that were
  idleRssMb         resident memory of the server with connections at rest, all of them
                    greeted: seats and spectators of tables of eighteen
  idleSockets       how many connections that were
  coldOpenMs        the last turn of a game of eighteen, not open in the server: time from
                    the first hello until the game is seen, median over the games

  besideBotsActionP95Ms  people at five tables, an answer every 100 ms at each, while bots
                    play at many others (every third of strong bots alone, half of them of
                    eighteen) that somebody watches: time from sending an answer until it
                    is acknowledged; besideBotsPingP95Ms, until a ping is answered
  botsPerSecond     what bots did meanwhile
  besideBotsTables  how many tables of bots that were

  --json         one JSON object
  --seconds N    how long fan-out and answers are measured (15)
  --tables N     running tables (1000)
  --bot-tables N tables of bots (100)
  --sockets N    connections at rest (10000)
  --games N      late games (7)`,
  options: {
    json: { type: 'boolean' },
    seconds: { type: 'string' },
    tables: { type: 'string' },
    'bot-tables': { type: 'string' },
    sockets: { type: 'string' },
    games: { type: 'string' },
  },
  async run({ json, ...given }, rest) {
    if (rest.length > 0) throw new UsageError(`bench server takes no ${rest.join(' ')}`);
    const some = (flag: keyof typeof given, usual: number): number => {
      const n = whole(flag, given[flag], usual);
      if (n === 0) throw new UsageError(`--${flag} takes at least 1`);
      return n;
    };
    const extent = {
      seconds: some('seconds', 15),
      tables: some('tables', 1000),
      sockets: some('sockets', 10_000),
      games: some('games', 7),
      botTables: some('bot-tables', 100),
    };
    const measured = await measureServer(extent, (what) => json || console.error(`${what} …`));
    console.log(json ? JSON.stringify(figuresOf(measured, extent)) : tableOf(measured, extent));
    return 0;
  },
});
