import { readFileSync } from 'node:fs';
import { importGame } from '@ochre/server/archive/importGame.ts';
import { readGameFile } from '@ochre/server/archive/verify.ts';
import { SqlStore } from '@ochre/server/store/sqlStore.ts';
import { command, UsageError } from '../command.ts';
import { databaseHelp, databaseOptions, told, withDatabase } from '../database.ts';

export default command({
  help: `usage: ochre import FILE... [options]

Files finished games that \`ochre export\` wrote, after playing them again to see that they are true.

  --unproved       also games of older rules that those in force do not play as they were: as the file tells them
${databaseHelp}`,
  options: { ...databaseOptions, unproved: { type: 'boolean' } },
  async run({ unproved, ...flags }, files) {
    if (files.length === 0) throw new UsageError('a game file is needed');
    await withDatabase(flags, async (db) => {
      const store = new SqlStore(db);
      for (const file of files) {
        const record = readGameFile(readFileSync(file, 'utf8'));
        const filed = await importGame(store, record, Date.now(), unproved);
        const why = filed.unproved === undefined ? '' : `, not proved: ${filed.unproved}`;
        console.log(`${file}: table ${filed.table.id}${why}`);
      }
    }).catch(told);
    return 0;
  },
});
