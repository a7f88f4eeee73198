import { describe, expect, it } from 'vitest';
import { lens } from '../src/lens.ts';
import { manifests } from '../src/manifests.ts';
import { ruleOf } from '../src/rules.ts';
import { HOW_IT_ENDS, THERE_IS, turnTold } from '../src/turn.ts';

describe('What is told of a turn', () => {
  it.each(manifests)('$id: every phase, by rules of its own book', async ({ book, ruleset }) => {
    const { phaseEnds } = (await ruleset()).default;
    const told = turnTold[book]!;
    expect(told).toHaveLength(phaseEnds.length);
    for (const [i, { tells, order }] of told.entries()) {
      expect(tells.length, `phase ${i + 1}`).toBeGreaterThan(0);
      for (const cite of order ? [...tells, order] : tells) {
        expect(cite.startsWith(`${book} `), cite).toBe(true);
        expect(ruleOf(cite), cite).toBeDefined();
      }
    }
  });

  it('takes rows of the lens that there are', () => {
    for (const [part, topic] of [...THERE_IS, ...HOW_IT_ENDS])
      expect(
        lens.find((p) => p.part === part)?.rows.some((row) => row.topic === topic),
        `${part}, ${topic}`,
      ).toBe(true);
  });
});
