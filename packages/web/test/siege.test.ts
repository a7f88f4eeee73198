import type { GameEvent, Open, View } from '@ochre/engine';
import { de } from '@ochre/languages/de/index.ts';
import { en } from '@ochre/languages/en/index.ts';
import { signal } from '@preact/signals';
import { afterEach, expect, it } from 'vitest';
import { speak } from '../src/i18n/index.ts';
import { siegeWords } from '../src/log/siege.ts';
import { loggedWords } from '../src/log/words.ts';
import type { LoggedEvent, Session } from '../src/session/session.ts';
import { game, ME, seat } from './support/table.ts';

afterEach(() => speak('en', en));

const logged = (...told: [type: GameEvent['type'], open: object, phase?: string][]): LoggedEvent[] =>
  told.map(([type, open, phase = 'conflict'], seq) => ({
    seq,
    turn: 4,
    phase,
    event: { type, cite: 'MC 4B.2', open } as GameEvent,
  }));

const table = (log: readonly LoggedEvent[], change?: (view: View) => void) =>
  ({ rules: game.rules, log: signal(log), view: signal(seat(change).view) }) as unknown as Session;

const walled = game.rules.ruleset.advances.find(({ effects }) =>
  effects.some((e) => e.effect === 'grant' && e.what === 'fortified'),
)!.id;
const held = { area: 'rome', attacker: 'celt', defender: ME, tokens: 6, ships: 0 };

it('a city that held says how many came of those it would have taken', () => {
  const log = logged(['cityHeld', held]);
  const defended = (view: View): void => {
    view.open.nations[ME]!.advances = [walled];
  };
  expect(loggedWords(table(log, defended), log[0]!)).toBe(
    'Celt lost 6 tokens against your city in Rome, which held: 6 of 8 needed',
  );
  expect(siegeWords(table(logged(['cityHeld', { ...held, tokens: 3 }])), log[0]!)).toBe(': 6 of 7 needed');
  speak('de', de);
  expect(siegeWords(table(log), log[0]!)).toBe(' (6 von 7 nötigen)');
});

it('what was bought since did not count then', () => {
  const log = logged(
    ['cityHeld', held],
    ['advancesBought', { nation: ME, advances: [walled], treasury: 0, cards: 0 }, 'purchase'],
  );
  const now = (view: View): void => {
    view.open.nations[ME]!.advances = [walled];
  };
  expect(siegeWords(table(log, now), log[0]!)).toBe(': 6 of 7 needed');
});

it('those who stay are counted where they were seen; else what was needed is told alone', () => {
  const log = logged(
    ['tokenConflict', { area: 'rome', sides: { celt: { had: 5, lost: 1, left: 4 } } }],
    ['cityHeld', { ...held, tokens: 0 }],
  );
  expect(siegeWords(table(log), log[1]!)).toBe(': 4 of 7 needed');
  const alone = logged(['cityHeld', { ...held, tokens: 0 }]);
  expect(siegeWords(table(alone), alone[0]!)).toBe(': 7 needed');
  const board = { nations: { celt: { tokens: { rome: 3 } } } } as unknown as Open;
  expect(siegeWords(table(alone), alone[0]!, board)).toBe(': 3 of 7 needed');
});

it('attacks by other numbers are told without', () => {
  const log = logged(['cityHeld', held, 'majorCalamities'], ['cityHeld', { ...held, tokens: 9 }]);
  for (const event of log) expect(siegeWords(table(log), event)).toBe('');
});
