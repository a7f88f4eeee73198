import type { GameEvent } from '@ochre/engine';
import { de } from '@ochre/languages/de/index.ts';
import { signal } from '@preact/signals';
import { afterEach, expect, it } from 'vitest';
import { speak } from '../../src/i18n/index.ts';
import { digest } from '../../src/live/digest.ts';
import { notesOf } from '../../src/live/notes.ts';
import { noteWords } from '../../src/live/noteWords.ts';
import type { LoggedEvent, Session } from '../../src/session/session.ts';
import { game, ME, seat } from '../support/table.ts';

const { rules } = game;
const cite = (calamity: string): string => rules.calamity(calamity).cite;

const logged = (...told: [type: GameEvent['type'], cite: string, open: object][]): LoggedEvent[] =>
  told.map(([type, cite, open], seq) => ({
    seq,
    turn: 7,
    phase: 'calamityResolution',
    event: { type, cite, open } as unknown as GameEvent,
  }));

/** What is said of the others. */
function said(events: LoggedEvent[]): string[] {
  const session = { rules, log: signal(events), view: signal(seat().view) } as unknown as Session;
  return notesOf(rules, digest(events, ME)).map((note) => noteWords(session, note));
}

const ERUPTION = cite('volcanic-eruption-earthquake');
const SUPERSTITION = cite('superstition');
const STRUCK = logged(
  ['calamityRevealed', ERUPTION, { nation: 'hellas', calamity: 'volcanic-eruption-earthquake' }],
  ['unitsDestroyed', ERUPTION, { nation: 'hellas', area: 'apollonia', tokens: 0, city: true }],
  ['cityReduced', ERUPTION, { nation: 'carthage', area: 'tarentum', tokens: 1 }],
  ['calamityRevealed', SUPERSTITION, { nation: 'hellas', calamity: 'superstition' }],
  ['cityReduced', SUPERSTITION, { nation: 'hellas', area: 'odessus', tokens: 1 }],
  ['cityReduced', SUPERSTITION, { nation: 'hellas', area: 'thessalonica', tokens: 1 }],
  ['cityReduced', SUPERSTITION, { nation: 'hellas', area: 'epirus', tokens: 2 }],
);

afterEach(() => speak('en'));

it('tells of each calamity what it took, and a city that was reduced is not lost', () => {
  expect(said(STRUCK)).toEqual([
    'Hellas was struck by Volcanic Eruption or Earthquake (city in Apollonia lost) and Superstition (cities in Odessus, Thessalonica and Epirus reduced).',
    'Carthage reduced the city in Tarentum (Volcanic Eruption or Earthquake).',
  ]);
  speak('de', de);
  expect(said(STRUCK)[0]).toMatch(
    /^Hellas litt unter Volcanic .+ \(Stadt in Apollonia verloren\) und Superstition \(Städte in .+ verkleinert\)\.$/,
  );
});

it('speaks of one city and of several', () => {
  const built = logged(
    ['cityBuilt', 'MC 5', { nation: 'minoa', area: 'argos' }],
    ['cityBuilt', 'MC 5', { nation: 'minoa', area: 'phaestos' }],
    ['cityBuilt', 'MC 5', { nation: 'egypt', area: 'tanis' }],
    ['cityReduced', 'MC 11', { nation: 'hatti', area: 'hattusa', tokens: 0 }],
    ['cityReduced', 'MC 11', { nation: 'hatti', area: 'sardes', tokens: 2 }],
    ['cityReduced', 'MC 11', { nation: 'hatti', area: 'miletus', tokens: 2 }],
  );
  expect(said(built)).toEqual([
    'Minoa built cities in Argos and Phaestos.',
    'Egypt built a city in Tanis.',
    'Hatti lost the city in Hattusa and reduced the cities in Sardes and Miletus.',
  ]);
  speak('de', de);
  expect(said(built)).toEqual([
    'Minoa baute Städte in Argos und Phaestos.',
    'Egypt baute eine Stadt in Tanis.',
    'Hatti verlor die Stadt in Hattusa und verkleinerte die Städte in Sardes und Miletus.',
  ]);
});
