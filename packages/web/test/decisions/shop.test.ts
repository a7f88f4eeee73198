import { describe, expect, it } from 'vitest';
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
});
