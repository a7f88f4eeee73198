import { expect, it } from 'vitest';
import { NodeKilling } from './nodeKilling.ts';
import { postgres } from './postgres.ts';

it('a hundred times one of three nodes is killed under load', async () => {
  const killing = new NodeKilling(5, await postgres());
  await killing.start();
  while (killing.kills < 100) {
    // Games end: there are always some under way.
    if (killing.running < 3) await killing.found(3);
    await killing.round();
    expect(await killing.check(), `kill ${killing.kills}`).toEqual([]);
  }
  await killing.stop();
  expect(await killing.check(true)).toEqual([]);
  const pauses = killing.pauses.map(Math.round).sort((a, b) => a - b);
  const [median, longest] = [pauses[50], pauses[99]];
  console.log(
    `${killing.kills} kills, ${killing.acknowledged} actions acknowledged, none lost; pauses: median ${median} ms, longest ${longest} ms`,
  );
  expect(killing.acknowledged).toBeGreaterThan(2000);
  expect(longest).toBeLessThan(5000);
});
