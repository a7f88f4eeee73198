import { expect, it } from 'vitest';
import { storm, withinLimits } from './flooding.ts';

it('sixty thousand wrong messages, every one looked at', async () => {
  const { sent, before, after, grown, probe, log, refused } = await storm(60_000);
  console.log(`${sent} messages, grown by ${grown.toFixed(1)} MB, others waited ${JSON.stringify(probe)}`);
  expect(sent).toBeGreaterThan(55_000);
  expect(after).toEqual(before);
  expect(refused).toBeUndefined();
  expect(log).toEqual([]);
  expect(grown).toBeLessThan(20);
  expect(probe.p95).toBeLessThan(3000);
});

it('sixty thousand from one address, within the usual limits', async () => {
  const { before, after, calm, stormy } = await withinLimits(60_000);
  console.log(`others waited ${JSON.stringify(calm)} before, ${JSON.stringify(stormy)} meanwhile`);
  expect(after).toEqual(before);
  expect(stormy.median).toBeLessThan(3 * calm.median + 20);
});
