import { expect, it } from 'vitest';
import { folder } from './house.ts';
import { Killing } from './killing.ts';
import { postgres } from './postgres.ts';

const databases: [string, number, () => Promise<{ data: string; database?: string }>][] = [
  ['SQLite', 2, async () => ({ data: folder() })],
  ['PostgreSQL', 2, async () => ({ data: folder(), database: await postgres() })],
];

it.each(databases)(
  'on %s what was acknowledged is there after every kill (%i), and nothing is half there',
  async (_, kills, at) => {
    const killing = new Killing(7, await at());
    await killing.start();
    await killing.found(3);
    while (killing.kills < kills) {
      await killing.round();
      expect(await killing.check(), `kill ${killing.kills}`).toEqual([]);
    }
    await killing.stop();
    expect(await killing.check(true)).toEqual([]);
    expect(killing.acknowledged).toBeGreaterThan(20 * (kills - 1));
  },
);
