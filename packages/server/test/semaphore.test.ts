import { expect, it } from 'vitest';
import { Semaphore } from '../src/bots/semaphore.ts';

/** Tasks of those ranks that come while one is going on; the ranks in the order of their turns. */
async function order(ranks: readonly number[], atOnce = 1): Promise<number[]> {
  const turns = new Semaphore(atOnce);
  const given: number[] = [];
  let open = (): void => {};
  const first = turns.run(0, () => new Promise<void>((resolve) => (open = resolve)));
  const rest = ranks.map((rank) => turns.run(rank, async () => void given.push(rank)));
  expect(turns.waiting).toBe(atOnce === 1 ? ranks.length : 0);
  open();
  await Promise.all([first, ...rest]);
  return given;
}

it('those of the lowest rank come first', async () => {
  expect(await order([2, 1, 0, 1, 0])).toEqual([0, 0, 1, 1, 2]);
});

it('however many of a low rank there are, those of a high one get their turn', async () => {
  const given = await order([2, ...Array<number>(30).fill(0)]);
  expect(given.indexOf(2)).toBeLessThan(9);
});

it('so many go on at once and no more, and a task that fails makes room', async () => {
  const turns = new Semaphore(2);
  let [now, most] = [0, 0];
  const task = async (): Promise<void> => {
    most = Math.max(most, ++now);
    await new Promise((resolve) => setImmediate(resolve));
    now--;
    throw new Error('it fails');
  };
  const results = await Promise.allSettled(Array.from({ length: 9 }, () => turns.run(0, task)));
  expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  expect(most).toBe(2);
  expect(await turns.run(1, async () => 'free')).toBe('free');
});
