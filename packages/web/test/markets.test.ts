import { expect, it } from 'vitest';
import { digest } from '../src/live/digest.ts';
import { whyNoMarket, withSkippedMarkets } from '../src/log/markets.ts';
import { eventWords } from '../src/log/words.ts';
import { loadGame } from '../src/session/games.ts';
import type { LoggedEvent } from '../src/session/session.ts';

const { rules } = await loadGame('mega');
const at = (seq: number, turn: number, phase: string): LoggedEvent => ({
  seq,
  turn,
  phase,
  event: { type: 'tradeClosed', cite: 'MC 1', open: {} },
});
const drawn = (seq: number, turn: number, count = 2): LoggedEvent => ({
  ...at(seq, turn, 'drawCards'),
  event: { type: 'cardsDrawn', cite: 'MC 1', open: { nation: 'egypt', count, empty: [] } },
});
const phases = (log: LoggedEvent[]): string[] => withSkippedMarkets(log, rules).map(({ phase }) => phase);

it('a turn that goes past the market is told to have had none, once', () => {
  expect(phases([at(0, 1, 'movement'), drawn(1, 1), at(2, 1, 'conflict'), at(3, 1, 'purchase')])).toEqual([
    'movement',
    'drawCards',
    'trade',
    'conflict',
    'purchase',
  ]);
});

it('nobody misses a market before the first cards', () => {
  expect(phases([drawn(0, 1, 0), at(1, 1, 'purchase'), drawn(2, 2), at(3, 2, 'purchase')])).toEqual([
    'drawCards',
    'purchase',
    'drawCards',
    'trade',
    'purchase',
  ]);
});

it('a market that was held is not missed, nor one before the log begins', () => {
  const held = [drawn(0, 1), at(1, 1, 'trade'), at(2, 1, 'purchase')];
  expect(withSkippedMarkets(held, rules)).toEqual(held);
  const late = [at(0, 4, 'purchase'), at(1, 5, 'movement')];
  expect(withSkippedMarkets(late, rules)).toEqual(late);
});

it('those who could not trade are told why', () => {
  const [, none] = withSkippedMarkets([drawn(0, 1), at(1, 1, 'purchase')], rules);
  expect(eventWords(rules, none!.event, 'egypt')).toMatch(/^There was no market/);
  const opened = (nations: string[]): LoggedEvent => ({
    ...at(2, 1, 'trade'),
    event: { type: 'tradeOpened', cite: 'MC 1', open: { nations } },
  });
  expect(eventWords(rules, opened(['rome', 'minoa']).event, 'egypt')).toMatch(/without you/);
  expect(eventWords(rules, opened(['rome', 'egypt']).event, 'egypt')).toBe('The market opened');
  expect(digest([none!, opened(['rome', 'minoa']), opened(['egypt', 'rome'])], 'egypt').mine).toHaveLength(2);
});

it('a closed market says whether it is to come, was held without me, or was not held', () => {
  const opened = (turn: number, nations: string[]): LoggedEvent => ({
    ...at(1, turn, 'trade'),
    event: { type: 'tradeOpened', cite: 'MC 1', open: { nations } },
  });
  const why = (log: LoggedEvent[], turn = 1): string => whyNoMarket(log, rules, turn, 'egypt');
  expect(why([at(0, 1, 'movement')])).toBe('yet');
  expect(why([drawn(0, 1), opened(1, ['rome', 'minoa'])])).toBe('withoutMe');
  expect(why([drawn(0, 1), opened(1, ['rome', 'egypt'])])).toBe('yet');
  expect(why([drawn(0, 1), at(1, 1, 'purchase')])).toBe('forNobody');
  expect(why([drawn(0, 1), opened(1, ['rome', 'minoa']), at(2, 2, 'movement')], 2)).toBe('yet');
});
