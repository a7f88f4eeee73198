import { type Goal, type GoalCode, nextGoal, nextGoals } from '@ochre/bots/goals';
import type { Kind } from '@ochre/engine';
import { goals as german } from '@ochre/languages/de/goals.ts';
import { de } from '@ochre/languages/de/index.ts';
import { goals as english } from '@ochre/languages/en/goals.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { goalWords, stepWords } from '../src/goals/goalWords.ts';
import { speak } from '../src/i18n/index.ts';
import { loadGame } from '../src/session/games.ts';
import type { Session } from '../src/session/session.ts';
import { recordMost } from './support/moments.ts';

afterEach(() => speak('en'));

/** Something that is an id, no name and no word. */
const ID = /undefined|NaN|\[object|\b[a-z]+[A-Z]|(?<!\w)[a-z]+-[a-z]+-?/;

const said = (goal: Goal): string[] =>
  [english, german].map(({ sentences }) =>
    (sentences[goal.code] as (words: Goal['params']) => string)(goal.params),
  );

describe('goals', () => {
  it.each<[Goal, string, string]>([
    [
      { code: 'city', params: { area: 'Aleppo', missing: 2 } },
      'Two more tokens in Aleppo make a city.',
      'Noch zwei Spielsteine in Aleppo ergeben eine Stadt.',
    ],
    [
      { code: 'city', params: { area: 'Aleppo', missing: 1 } },
      'One more token in Aleppo makes a city.',
      'Noch ein Spielstein in Aleppo ergibt eine Stadt.',
    ],
    [
      {
        code: 'gateCosting',
        params: { have: 2, missing: 1, least: 100, epoch: 'X', opens: true, turns: 4, also: [] },
      },
      'You need one more advance of 100 or more for the X; four turns left.',
      'Für die X brauchst du in vier Runden noch eine Errungenschaft ab 100.',
    ],
    [
      { code: 'gateCities', params: { have: 0, missing: 2, epoch: 'X', opens: true, turns: 1, also: [] } },
      'You need two cities for the X; this is the last turn for it.',
      'Für die X brauchst du in dieser Runde zwei Städte.',
    ],
    [
      { code: 'gateCities', params: { have: 1, missing: 2, epoch: 'X', opens: false, turns: 1, also: [] } },
      'You need two more cities to go on in the X; this is the last turn for it.',
      'Um weiterzukommen, brauchst du in dieser Runde noch zwei Städte (X).',
    ],
    [
      {
        code: 'gateGroups',
        params: {
          have: 3,
          missing: 2,
          epoch: 'X',
          opens: true,
          turns: 2,
          also: [{ code: 'gateAdvances', have: 4, missing: 6 }],
        },
      },
      'You need advances of two more groups and six more advances for the X; two turns left.',
      'Für die X brauchst du in zwei Runden noch zwei weitere Gruppen von Errungenschaften und sechs Errungenschaften.',
    ],
    [
      { code: 'spread', params: { areas: 6 } },
      'Spread: six areas beside yours are empty.',
      'Breite dich aus: sechs Gebiete neben deinen sind leer.',
    ],
    [
      { code: 'set', params: { card: 'Salt', more: 1, size: 4, gain: 32 } },
      'One more Salt makes a set of four, worth 32 more.',
      'Noch einmal Salt ergibt einen Satz von vier, der 32 mehr wert ist.',
    ],
    [
      { code: 'set', params: { card: 'Salt', more: 2, size: 3, gain: 24 } },
      'Two more Salt make a set of three, worth 24 more.',
      'Noch zweimal Salt ergibt einen Satz von drei, der 24 mehr wert ist.',
    ],
    [
      { code: 'set', params: { card: 'Salt', more: 2, size: 2, gain: 12 } },
      'Two Salt would be worth 12.',
      'Zweimal Salt wäre 12 wert.',
    ],
    [
      { code: 'cheapest', params: { missing: 34 } },
      'The cheapest advance costs 34 more than you have.',
      'Für die billigste Errungenschaft fehlen dir noch 34.',
    ],
  ])('are said with their numbers: %j', (goal, inEnglish, inGerman) => {
    expect(said(goal)).toEqual([inEnglish, inGerman]);
  });

  it('and what serves them can be said at every question of every rule set, in both languages', async () => {
    const codes = new Set<GoalCode>();
    const kinds = new Set<Kind>();
    for (const { name, view, config, decision } of recordMost().values()) {
      if (!view.open.nations[decision.owner]) continue;
      const game = await loadGame(config.ruleset, config.map);
      const sight = game.sight(view);
      const session = {
        rules: game.rules,
        view: { peek: () => view },
        sight: () => sight,
      } as unknown as Session;
      const next = nextGoal(sight, decision.owner, decision);
      const answer = next?.answer;
      if (answer !== undefined) {
        kinds.add(decision.kind);
        expect(game.check(view, decision, answer), name).toBeUndefined();
      }
      for (const [code, language] of [['en'], ['de', de]] as const) {
        speak(code, language);
        for (const one of [...(next ? [next.goal] : []), ...nextGoals(sight, decision.owner)]) {
          codes.add(one.code);
          const words = goalWords(session, one);
          expect(words, name).toMatch(/^[A-ZÄÖÜ\d].{8,}\.$/u);
          expect(words, name).not.toMatch(ID);
        }
        const step = answer === undefined ? 'None.' : stepWords(session, decision, answer);
        expect(step, name).toMatch(/^\S.*\.$/);
        expect(step, name).not.toMatch(ID);
      }
    }
    expect(codes.size).toBeGreaterThan(8);
    expect([...kinds]).toEqual(expect.arrayContaining(['move', 'trade', 'purchase', 'construct']));
  });
});
