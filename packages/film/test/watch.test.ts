import type { EventOf, EventType, GameEvent } from '@ochre/engine';
import { expect, it } from 'vitest';
import { Watch } from '../src/story/watch.ts';

const event = <T extends EventType>(type: T, open: EventOf<T>['open'], phase = 'calamities'): GameEvent =>
  ({ type, cite: 'X 1', turn: 3, phase, open }) as GameEvent;

const seen = (...events: GameEvent[]): Watch['told'] => {
  const watch = new Watch();
  for (const one of events) watch.see(one);
  return watch.told;
};

const famine = (nation: string) => event('calamityRevealed', { nation, calamity: 'famine', card: 'famine' });

it('a calamity is told with all that came of it, and with nothing of another phase', () => {
  const { blows } = seen(
    famine('rome'),
    event('damageTaken', { nation: 'rome', points: 7, tokens: { a: 2, b: 1 }, cities: { c: 1 } }),
    event('cityReduced', { nation: 'rome', area: 'c', tokens: 1 }),
    event('damageTaken', { nation: 'egypt', points: 3, tokens: { d: 3 }, cities: {} }),
    event('cityReduced', { nation: 'rome', area: 'e', tokens: 1 }, 'support'),
  );
  expect(blows).toEqual([
    { calamity: 'famine', victim: 'rome', others: true, areas: ['a', 'b', 'c', 'd'], tokens: 6, cities: 1 },
  ]);
});

it('a calamity that was called on two at once is told for each', () => {
  const { blows } = seen(
    famine('rome'),
    famine('indus'),
    event('damageTaken', { nation: 'rome', points: 2, tokens: { a: 2 }, cities: {} }),
    event('damageTaken', { nation: 'indus', points: 4, tokens: { z: 4 }, cities: {} }),
  );
  expect(blows.map(({ victim, tokens, others }) => [victim, tokens, others])).toEqual([
    ['rome', 2, false],
    ['indus', 4, false],
  ]);
});

it('what is fought over one area is one war', () => {
  const { wars } = seen(
    event('tokenConflict', {
      area: 'a',
      sides: { rome: { had: 5, lost: 2, left: 3 }, celt: { had: 3, lost: 3, left: 0 } },
    }),
    event('cityFalls', { area: 'a', attacker: 'rome', defender: 'egypt', attackers: 7, defenders: 6 }),
    event('cityHeld', { area: 'b', attacker: 'celt', defender: 'rome', tokens: 3, ships: 0 }),
  );
  expect(wars).toEqual([
    { area: 'a', sides: ['rome', 'egypt', 'celt'], lost: 17, fallen: { of: 'egypt', by: 'rome' } },
    { area: 'b', sides: ['celt', 'rome'], lost: 3 },
  ]);
});
