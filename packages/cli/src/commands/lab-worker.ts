import { command, UsageError } from '../command.ts';
import { codeId } from '../lab/code.ts';
import { queueFrom, workersOf } from '../lab/flags.ts';
import { LabQueue } from '../lab/queue.ts';
import { untilStopped } from '../lab/stop.ts';

export default command({
  help: `usage: ochre lab worker --database URL [options]

Plays games that \`ochre lab --database URL\` has put into a PostgreSQL database, until stopped. It may be stopped or
killed at any time: what it leaves behind others play. Only games of the same code are played.

  --database URL   address of the database [OCHRE_LAB_DATABASE]
  --workers N      threads (all cores)`,
  options: { database: { type: 'string' }, workers: { type: 'string' } },
  async run(flags, rest) {
    if (rest.length > 0) throw new UsageError(`nothing is known about ${rest.join(' ')}`);
    const database = queueFrom(flags.database);
    if (database === undefined) throw new UsageError('--database is needed');
    const workers = workersOf(flags.workers, 1);
    const code = codeId();
    const queue = await LabQueue.open(database, code);
    const { signal, done } = untilStopped();
    console.log(`working on games of code ${code} with ${workers} threads`);
    let played = 0;
    try {
      await queue.work(workers, signal, () => void played++);
    } finally {
      await queue.close();
      done();
    }
    console.log(`played ${played} games`);
    return 0;
  },
});
