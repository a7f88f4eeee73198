import type { GameEvent } from '@ochre/engine';
import { history as german } from '@ochre/languages/de/history.ts';
import { history as english } from '@ochre/languages/en/history.ts';
import { expect, it } from 'vitest';
import { tokenChanges } from '../../src/live/changes.ts';
import { game, ME, seat } from '../support/table.ts';

const at = (tokens: Record<string, number>) =>
  seat(({ open }) => {
    Object.assign(open.nations[ME]!, { tokens, cities: [] });
  }).view.open;

it('what tokens became and came from adds up to the change', () => {
  const { rules } = game;
  const flood = rules.calamity('flood').cite;
  const events = (
    [
      ['expanded', 'MC 2', { nation: ME, tokens: { rome: 2, etruria: 1 } }],
      ['walked', 'MC 3', { nation: ME, from: 'rome', to: 'etruria', n: 1 }],
      ['cityBuilt', 'MC 5', { nation: ME, area: 'etruria', from: { sardinia: 1 } }],
      ['surplusRemoved', 'MC 5', { nation: ME, tokens: { rome: 1 } }],
      ['damageTaken', flood, { nation: ME, points: 2, tokens: { rome: 2 }, cities: {} }],
      ['cityReduced', 'MC 11', { nation: ME, area: 'etruria', tokens: 2 }],
      ['expanded', 'MC 2', { nation: 'egypt', tokens: { tanis: 9 } }],
    ] as const
  ).map(([type, cite, open]) => ({ type, cite, open }) as unknown as GameEvent);
  const since = at({ rome: 6, etruria: 5, sardinia: 1 });
  const changes = tokenChanges(rules, since, events, at({ rome: 4, etruria: 2, tanis: 1 }), ME);
  expect(changes).toEqual([
    ['grown', 3],
    ['built', -8],
    ['surplus', -1],
    ['calamity', -2],
    ['reduced', 2],
    ['other', 1],
  ]);
  expect(changes.reduce((n, [, by]) => n + by, 12)).toBe(7);
  const parts = changes.map(([why, n]) => ({ why, n }));
  expect(english.since.made(parts)).toBe(
    '+3 growth, −8 became cities, −1 surplus, −2 calamities, +2 from reduced cities, +1 other',
  );
  expect(german.since.made(parts.slice(0, 2))).toBe('+3 Wachstum, −8 zu Städten');
});
