import { writeFileSync } from 'node:fs';
import { gameFile } from '@ochre/server/archive/gameFile.ts';
import { SqlStore } from '@ochre/server/store/sqlStore.ts';
import { command, UsageError } from '../command.ts';
import { databaseHelp, databaseOptions, told, withDatabase } from '../database.ts';

export default command({
  help: `usage: ochre export TABLE [options]

Writes a game as one JSON file: configuration, actions, result, and the seed once the game is over.
TABLE is the name in the table's address.

  --out FILE       file to write (TABLE.json)
${databaseHelp}`,
  options: { ...databaseOptions, out: { type: 'string' } },
  async run({ out, ...flags }, [id, ...rest]) {
    if (id === undefined || rest.length > 0) throw new UsageError('one table is needed');
    const file = await withDatabase(flags, async (db) => {
      const store = new SqlStore(db);
      const table = await store.table(id);
      if (!table) throw new UsageError(`there is no table ${id}`);
      return gameFile(store, table);
    }).catch(told);
    const name = out ?? `${id}.json`;
    writeFileSync(name, `${JSON.stringify(file)}\n`, { mode: 0o600 });
    console.log(
      `${name}: ${file.actions.length} entries${file.seed === undefined ? ', without the seed' : ''}`,
    );
    return 0;
  },
});
