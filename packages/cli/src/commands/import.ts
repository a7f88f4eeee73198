import { readFileSync } from 'node:fs';
import { importGame } from '@ochre/server/archive/importGame.ts';
import { readGameFile } from '@ochre/server/archive/verify.ts';
import { SqlStore } from '@ochre/server/store/sqlStore.ts';
import { command, UsageError } from '../command.ts';
import { databaseHelp, databaseOptions, told, withDatabase } from '../database.ts';

export default command({
  help: `usage: ochre import FILE... [options]

Files finished games that \`ochre export\` wrote, after playing them again to see that they are true.

${databaseHelp}`,
  options: databaseOptions,
  async run(flags, files) {
    if (files.length === 0) throw new UsageError('a game file is needed');
    await withDatabase(flags, async (db) => {
      const store = new SqlStore(db);
      for (const file of files) {
        const { id } = await importGame(store, readGameFile(readFileSync(file, 'utf8')), Date.now());
        console.log(`${file}: table ${id}`);
      }
    }).catch(told);
    return 0;
  },
});
