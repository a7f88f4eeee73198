import { join } from 'node:path';
import { expect, it } from 'vitest';
import { backup, restore } from '../src/archive/backup.ts';
import { openDatabase } from '../src/store/open.ts';
import { folder, gather, house } from './house.ts';
import { ServerProcess } from './process.ts';

it('one SQLite file has one server at a time, which leaves nothing behind however it ends', async () => {
  const data = folder();
  const first = await ServerProcess.start({ data });
  await expect(house({ data })).rejects.toThrow(/another server/);
  // It was left alone: people play on, and commands work beside it as ever.
  const [seated] = await gather(first.url, 2, { ruleset: 'classic' });
  const db = await openDatabase({ data });
  const file = join(folder(), 'games.backup');
  await backup(db, file, 1);
  await db.close();
  const copy = await openDatabase({ data: folder() });
  expect(await restore(copy, file)).toBeGreaterThan(0);
  await copy.close();
  await first.end('SIGKILL');
  const second = await house({ data });
  expect(await second.tables.info(seated!.table.id)).toMatchObject({ id: seated!.table.id });
  await expect(house({ data })).rejects.toThrow(/another server/);
  await second.stop();
  await (await house({ data })).stop();
});

it('a server that does not come to listen lets go of the file', async () => {
  const data = folder();
  const other = await house();
  await expect(house({ data, port: other.port })).rejects.toThrow(/EADDRINUSE/);
  await (await house({ data })).stop();
});
