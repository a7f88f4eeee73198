import { gameFor, rulesetIds } from '@ochre/testkit';
import { describe, expect, it } from 'vitest';
import { skills } from '../src/evaluation/temper.ts';
import { boonKnobs, KNOBS, settingOf, skillOf, tunable, turned } from '../src/tuning/index.ts';
import { withSettings } from '../src/tuning/knobs.ts';
import filed from '../src/tuning/tuned.json' with { type: 'json' };

const boons: ReturnType<typeof boonKnobs> = Object.assign(
  {},
  ...rulesetIds().map((id) => boonKnobs(gameFor(id).rules)),
);

describe('the numbers bots go by', () => {
  it('can all be turned, at every level', () => {
    for (const level of tunable)
      for (const [path, turn] of Object.entries({ ...KNOBS, ...boons })) {
        const now = settingOf(skills[level], path);
        expect(turned(now, turn, 0)).toBe(now);
        if (now === 0 && 'times' in turn) continue;
        expect(turned(now, turn, 1), path).toBeGreaterThan(now);
        expect(turned(now, turn, -1), path).toBeLessThan(now);
      }
  });

  it('are changed one by one, and nothing else', () => {
    const other = withSettings(skills.strong, { hope: 0.7, 'guesses.income.city': 5 });
    expect(other).toEqual({
      ...skills.strong,
      hope: 0.7,
      guesses: { ...skills.strong.guesses, income: { ...skills.strong.guesses.income, city: 5 } },
    });
    expect(skills.strong.hope).not.toBe(0.7);
    expect(() => withSettings(skills.strong, { 'worths.nothing': 1 })).toThrow(/no number/);
    expect(() => withSettings(skills.strong, { guesses: 1 })).toThrow(/no number/);
  });

  it('are those that were filed, for levels and rule sets there are', () => {
    const all: Record<string, Record<string, Record<string, number>>> = filed;
    for (const [level, rules] of Object.entries(all)) {
      expect(tunable).toContain(level);
      for (const [id, settings] of Object.entries(rules)) {
        expect([...rulesetIds(), 'all']).toContain(id);
        for (const [path, n] of Object.entries(settings)) {
          expect(Object.keys({ ...KNOBS, ...boons }), path).toContain(path);
          if (id !== 'all') expect(settingOf(skillOf('master', id), path)).toBe(n);
        }
      }
    }
    expect(skillOf('strong', 'mega')).toBe(skills.strong);
    expect(skillOf('master', 'eastern').hope, 'beside what suits all').toBe(skillOf('master', 'civx').hope);
    expect(skillOf('master', 'mega')).not.toBe(skills.master);
  });
});
