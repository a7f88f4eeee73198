import { expect, it } from 'vitest';
import { NodeKilling } from './nodeKilling.ts';
import { postgres } from './postgres.ts';

it('when one of three nodes is killed, nothing is lost and everyone plays again', async () => {
  const killing = new NodeKilling(3, await postgres());
  await killing.start();
  await killing.found(3);
  await killing.round();
  expect(await killing.check()).toEqual([]);
  await killing.stop();
  expect(await killing.check(true)).toEqual([]);
  expect(killing.acknowledged).toBeGreaterThan(20);
  // Within five seconds where nothing else runs: nodeKill.long.test.ts.
  expect(Math.max(...killing.pauses), `pauses ${killing.pauses.map(Math.round)}`).toBeLessThan(20_000);
});
