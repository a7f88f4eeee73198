import { de } from '@ochre/languages/de/index.ts';
import { signal } from '@preact/signals';
import { afterEach, expect, it } from 'vitest';
import { speak } from '../../src/i18n/index.ts';
import { askedWords, lackingOf } from '../../src/live/asked.ts';
import type { LoggedEvent } from '../../src/session/session.ts';
import { ME, seat } from '../support/table.ts';

afterEach(() => speak('en'));

const CITIES = ['rome', 'tarentum', 'neapolis'];

/** A marker of mine, and what happened since. */
function table(from: number, to: number, cities: string[], later: object[] = []) {
  const { sight } = seat(({ open }) => {
    Object.assign(open.nations[ME]!, { space: to, cities, advances: ['pottery', 'mysticism', 'deism'] });
  });
  const happened = [{ type: 'marker', open: { nation: ME, from, to } }, ...later];
  const log = happened.map((event, seq) => ({
    seq,
    turn: 8,
    phase: 'ast',
    event: { cite: 'MC 13A.2', ...event },
  }));
  const told = log as unknown as LoggedEvent[];
  return { session: { sight: () => sight, log: signal(told) }, marker: told[0]! };
}

it('behind a step is what the space asks for, and what I had of it', () => {
  const { session, marker } = table(7, 8, CITIES);
  expect(askedWords(session, marker)).toBe('Space 8 asks for 3 cities (3 held) and 3 advances (3 held).');
  expect(lackingOf(session, marker)).toEqual([]);
  speak('de', de);
  expect(askedWords(session, marker)).toBe(
    'Feld 8 verlangt 3 Städte (3 vorhanden) und 3 Errungenschaften (3 vorhanden).',
  );
});

it('what has changed since is not said to have been there', () => {
  const { session, marker } = table(7, 8, CITIES, [
    { type: 'cityReduced', open: { nation: ME, area: 'ur', tokens: 1 } },
  ]);
  expect(askedWords(session, marker)).toBe('Space 8 asks for 3 cities and 3 advances.');
});

it('who stayed is told what the next space asks for', () => {
  const { session, marker } = table(7, 7, CITIES.slice(1));
  expect(askedWords(session, marker)).toBe('Space 8 asks for 3 cities (2 held) and 3 advances (3 held).');
  expect(lackingOf(session, marker)).toMatchObject([{ what: 'cities', have: 2, need: 3 }]);
});
