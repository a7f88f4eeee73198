import { describe, expect, it } from 'vitest';
import { storm, withinLimits } from './flooding.ts';

describe('a flood of wrong messages', () => {
  it('changes nothing, breaks nothing and fills nothing, though every one is looked at', async () => {
    const { sent, before, after, grown, probe, log, refused } = await storm(10_000);
    expect(sent).toBeGreaterThan(9000);
    expect(after).toEqual(before);
    expect(refused).toBeUndefined();
    expect(log).toEqual([]);
    expect(grown).toBeLessThan(150);
    expect(probe.p95).toBeLessThan(3000);
  }, 120_000);

  it('from one address is not noticed by others, within the usual limits', async () => {
    const { before, after, calm, stormy } = await withinLimits(6000);
    expect(after).toEqual(before);
    expect(stormy.count).toBeGreaterThan(3);
    expect(stormy.median).toBeLessThan(10 * calm.median + 100);
    expect(stormy.p95).toBeLessThan(10 * calm.p95 + 1000);
  }, 120_000);
});
