import { expect, it } from 'vitest';
import { folder } from './house.ts';
import { Killing } from './killing.ts';
import { postgres } from './postgres.ts';

const databases = {
  SQLite: async () => ({ data: folder() }),
  PostgreSQL: async () => ({ data: folder(), database: await postgres() }),
};

it.each(Object.entries(databases))('a hundred kills under load on %s', async (name, at) => {
  const killing = new Killing(11, await at());
  await killing.start();
  while (killing.kills < 100) {
    // Games end: there are always some under way.
    if (killing.running < 3) await killing.found(3);
    await killing.round();
    expect(await killing.check(), `kill ${killing.kills}`).toEqual([]);
  }
  await killing.stop();
  expect(await killing.check(true)).toEqual([]);
  console.log(`${name}: ${killing.kills} kills, ${killing.acknowledged} actions acknowledged, none lost`);
  expect(killing.acknowledged).toBeGreaterThan(2000);
});
