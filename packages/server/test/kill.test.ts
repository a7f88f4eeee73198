import { expect, it } from 'vitest';
import { Killing } from './killing.ts';

it('what was acknowledged is there after every kill, and nothing is half there', async () => {
  const killing = new Killing(7);
  await killing.start();
  await killing.found(3);
  while (killing.kills < 12) {
    await killing.round();
    expect(await killing.check(), `kill ${killing.kills}`).toEqual([]);
  }
  await killing.stop();
  expect(await killing.check()).toEqual([]);
  expect(killing.acknowledged).toBeGreaterThan(300);
}, 120_000);
