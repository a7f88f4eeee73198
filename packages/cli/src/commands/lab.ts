import { join } from 'node:path';
import { levels } from '@ochre/bots';
import { usualRules } from '@ochre/testkit';
import { type Command, command, UsageError } from '../command.ts';
import { labOptions, planOf, queueFrom, workersOf } from '../lab/flags.ts';
import { planId } from '../lab/plan.ts';
import { labProgress } from '../lab/progress.ts';
import { runPlan } from '../lab/run.ts';
import { untilStopped } from '../lab/stop.ts';
import { lineOf, textOf } from '../lab/text.ts';
import { loadBots } from '../play/options.ts';

const run = command({
  help: `usage: ochre lab --rules R --players N --versus A B [options]
       ochre lab --rules R --players N --one A --among B [options]
       ochre lab --rules R --players N --entrants A,B,C… [options]
       ochre lab --rules R[,R…] [--players N] [--bots B] [options]
       ochre lab worker --database URL

Plays series of games among bots over all cores and tells what came of them: two bots head to head, one among others,
several in mixed tables with a rating each, or how games of some rule sets go. Games, results and a report with charts
are written to a folder. The same command always has the same outcome, whoever plays how much of it.

  --versus A B       head to head: half the seats each, every deal played twice with the seats changed
  --one A --among B  one A among Bs, every deal played once for each of its seats: how often it wins and which place
                     it takes (or --among A B)
  --entrants LIST    a tournament: every deal is played once for each, so that each has every seat
  --bots LIST        a survey of games of these (steady)
                     a bot is a level (${levels.join(', ')}), one with a way to play (steady:raider), or a
                     file: ./my-bot.mjs (docs/bots.md)
  --rules LIST       rule sets with commas between, or all (${usualRules.id})
  --players LIST     how many play: 6, 5-9 or 5,7,12-14, taken in turn; a survey takes all that can
  --games G          how many games (100, a survey 20)
  --seed S           seed of the series (1)
  --side, --ast, --short, --turns, --order  as in ochre sim; bots against bots stop after turn 60
  --workers N        threads (all cores); with --database 0 leaves it to others
  --out DIR          folder (data/lab/…); a run that was stopped goes on there
  --resume           goes on with a run that was stopped in the usual folder
  --fresh            begins anew in a folder that is in use
  --database URL     a PostgreSQL database to put the games into, for any number of \`ochre lab worker\`
                     [OCHRE_LAB_DATABASE]
  --json             prints one JSON object, on the last line`,
  options: labOptions,
  async run(flags, rest) {
    await loadBots(flags.versus, flags.one, flags.among, flags.entrants, flags.bots, ...rest);
    const plan = planOf(flags, rest);
    if (flags.resume && flags.fresh) throw new UsageError('either --resume or --fresh');
    const database = queueFrom(flags.database);
    if (database !== undefined && plan.modules)
      throw new UsageError('bots of a file play on this machine alone, not by --database');
    const folder = flags.out ?? join('data', 'lab', `${plan.kind}-${planId(plan)}`);
    const { signal, done } = untilStopped();
    const goOn = !flags.fresh && (flags.resume === true || flags.out !== undefined);
    const workers = workersOf(flags.workers, database === undefined ? 1 : 0);
    const progress = labProgress(plan.entrants.join(' : '), plan.games);
    const results = await runPlan(plan, { workers, folder, goOn, database, stop: signal, progress });
    done();
    if (!results.whole)
      console.error(
        `stopped after ${results.games} of ${plan.games} games; --resume or --out ${folder} goes on`,
      );
    else if (!flags.json) console.error(`report: ${join(folder, 'report.html')}`);
    console.log(flags.json ? lineOf(results) : textOf(results));
    return results.whole ? 0 : 130;
  },
});

const worker = async (): Promise<Command> => (await import('./lab-worker.ts')).default;

const lab: Command = {
  help: run.help,
  async helpOn([what]) {
    return what === 'worker' ? (await worker()).help : run.help;
  },
  async run(args) {
    return args[0] === 'worker' ? (await worker()).run(args.slice(1)) : run.run(args);
  },
};

export default lab;
