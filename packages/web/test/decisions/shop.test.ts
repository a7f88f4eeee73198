import { describe, expect, it } from 'vitest';
import { worthInFull, worthName } from '../../src/decisions/model/names.ts';
import { loadGame } from '../../src/session/games.ts';
import { byGroups } from '../../src/ui/credits.ts';

describe('the shop', () => {
  it.each([
    ['mega', true],
    ['civx', true],
    ['dawn', true],
    ['classic', false],
    ['advanced', false],
  ])('has credits by groups in %s: %s', async (ruleset, expected) => {
    expect(byGroups((await loadGame(ruleset)).rules)).toBe(expected);
  });

  it.each([
    ['mega', '3 VP'],
    ['eastern', '3 VP'],
    ['civx', '3 VP'],
    ['dawn', '3 points'],
    ['classic', '3 points'],
    ['advanced', '3 VP'],
  ])('says what advances are worth as the book of %s does: %s', async (ruleset, words) => {
    const { rules } = await loadGame(ruleset);
    expect(worthName(rules, 3)).toBe(words);
    expect(worthInFull(rules, 3)).toBe(words.replace('VP', 'victory points (VP)'));
  });
});
