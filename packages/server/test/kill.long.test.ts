import { expect, it } from 'vitest';
import { Killing } from './killing.ts';

it('a hundred kills under load', async () => {
  const killing = new Killing(11);
  await killing.start();
  while (killing.kills < 100) {
    // Games end: now and then there is a new one.
    if (killing.kills % 5 === 0) await killing.found(2);
    await killing.round();
    expect(await killing.check(), `kill ${killing.kills}`).toEqual([]);
  }
  await killing.stop();
  expect(killing.acknowledged).toBeGreaterThan(2000);
});
