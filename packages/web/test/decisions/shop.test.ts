import { describe, expect, it } from 'vitest';
import { gistOf } from '../../src/decisions/shop/gist.ts';
import { loadGame } from '../../src/session/games.ts';
import { byGroups } from '../../src/ui/credits.ts';
import { ruleIndex } from '../../src/ui/ruleIndex.ts';

describe('the shop', () => {
  it.each([
    ['mega', 'Famine: prevents 5 damage.'],
    ['civx', 'Softens Famine.'],
    ['dawn', 'Famine: five fewer.'],
    ['advanced', 'With Pottery each Grain card put up saves its holder 4 unit points'],
  ])('says what Pottery of %s does, not what it costs', async (ruleset, said) => {
    const { rules } = await loadGame(ruleset);
    await expect.poll(() => ruleIndex.value).toBeDefined();
    expect(gistOf(rules, 'pottery')).toContain(said);
    expect(gistOf(rules, 'pottery')).not.toContain('45');
  });

  it('sums up an advance of many rules', async () => {
    const { rules } = await loadGame('advanced');
    await expect.poll(() => ruleIndex.value).toBeDefined();
    expect(gistOf(rules, 'engineering').split('. ')).toHaveLength(3);
    for (const { id } of rules.ruleset.advances) expect(gistOf(rules, id), id).not.toBe('');
  });

  it.each([
    ['mega', true],
    ['civx', true],
    ['dawn', true],
    ['classic', false],
    ['advanced', false],
  ])('has credits by groups in %s: %s', async (ruleset, expected) => {
    expect(byGroups((await loadGame(ruleset)).rules)).toBe(expected);
  });
});
