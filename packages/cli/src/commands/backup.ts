import { backup } from '@ochre/server/archive/backup.ts';
import { command, UsageError } from '../command.ts';
import { databaseHelp, databaseOptions, told, withDatabase } from '../database.ts';

export default command({
  help: `usage: ochre backup FILE [options]

Writes everything the server knows at this moment into a new file, while it runs. The file holds secrets: keep it as
you keep the database. \`ochre restore\` fills an empty database from it, of either kind.

${databaseHelp}`,
  options: databaseOptions,
  async run(flags, [file, ...rest]) {
    if (file === undefined || rest.length > 0) throw new UsageError('one file to write is needed');
    await withDatabase(flags, (db) => backup(db, file, Date.now())).catch(told);
    console.log(`Everything is in ${file}.`);
    return 0;
  },
});
