import { restore } from '@ochre/server/archive/backup.ts';
import { command, UsageError } from '../command.ts';
import { databaseHelp, databaseOptions, told, withDatabase } from '../database.ts';

export default command({
  help: `usage: ochre restore FILE [options]

Fills an empty database from a backup, whole or not at all. Stop the server before.

${databaseHelp}`,
  options: databaseOptions,
  async run(flags, [file, ...rest]) {
    if (file === undefined || rest.length > 0) throw new UsageError('one backup is needed');
    const rows = await withDatabase(flags, (db) => restore(db, file)).catch(told);
    console.log(`${rows} rows are back.`);
    return 0;
  },
});
