import { describe, expect, it } from 'vitest';
import { storm, withinLimits } from './flooding.ts';

describe('a flood of wrong messages', () => {
  it('changes nothing, breaks nothing and fills nothing, though every one is looked at', async () => {
    const { sent, before, after, grown, probe, log, refused } = await storm(3000);
    expect(sent).toBeGreaterThan(2500);
    expect(after).toEqual(before);
    expect(refused).toBeUndefined();
    expect(log).toEqual([]);
    expect(grown).toBeLessThan(20);
    // The honest client was answered all along; how fast is measured where nothing else runs (flood.long.test.ts).
    expect(probe.count).toBeGreaterThan(20);
  });

  it('from one address is not noticed by others, within the usual limits', async () => {
    const { before, after, stormy } = await withinLimits(2000);
    expect(after).toEqual(before);
    expect(stormy.count).toBeGreaterThan(20);
  });
});
