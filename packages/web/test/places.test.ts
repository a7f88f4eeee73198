import { agreed as germanly } from '@ochre/languages/de/agreement.ts';
import { de } from '@ochre/languages/de/index.ts';
import { placed } from '@ochre/languages/de/places.ts';
import { agreed as english } from '@ochre/languages/en/agreement.ts';
import { en } from '@ochre/languages/en/index.ts';
import { expect, it } from 'vitest';

it.each([
  ['In Östliche Wüste steht ein Spielstein zu viel.', 'In der Östlichen Wüste steht ein Spielstein zu viel.'],
  ['1 von Tanis nach Östliche Wüste', '1 von Tanis in die Östliche Wüste'],
  ['nach Schwarzes Meer', 'in das Schwarze Meer'],
  ['in Schwarzes Meer', 'im Schwarzen Meer'],
  ['aus Zentraler Indischer Ozean', 'aus dem Zentralen Indischen Ozean'],
  ['nach Zentraler Indischer Ozean', 'in den Zentralen Indischen Ozean'],
  ['in Ostghats', 'in den Ostghats'],
  ['nach Balearen', 'in die Balearen'],
  ['1 von Getenland nach Östliches Singhalesenland', '1 von Getenland in das Östliche Singhalesenland'],
  ['3 von Dakien und Krim nach Mösien', '3 von Dakien und von der Krim nach Mösien'],
  ['Städte in Östliche Wüste, Tanis und Krim.', 'Städte in der Östlichen Wüste, in Tanis und in der Krim.'],
  ['von Wüste Thar nach Krim', 'von der Wüste Thar in die Krim'],
  ['in Adria', 'in der Adria'],
  ['in Tanis und in Adrianopel', 'in Tanis und in Adrianopel'],
])('"%s" is "%s"', (raw, said) => {
  expect(placed(raw)).toBe(said);
});

it('every sentence that is told comes so', () => {
  expect(de.adviser.walk(1, 'Tanis', 'Östliche Wüste')).toBe('1 von Tanis in die Östliche Wüste');
});

it.each([
  ['Barbaren zieht mit 8 von Tomi nach Tanis.', 'Barbaren ziehen mit 8 von Tomi nach Tanis.'],
  [
    'Kelten eroberte die Stadt von Rom in Athen und baute eine Stadt in Dakien.',
    'Kelten eroberten die Stadt von Rom in Athen und bauten eine Stadt in Dakien.',
  ],
  ['Innere Unruhen traf dich', 'Innere Unruhen trafen dich'],
  ['Die Stadt von Kelten ist neu.', 'Die Stadt von Kelten ist neu.'],
  ['Noch 2 Kelten. Rom zieht.', 'Noch 2 Kelten. Rom zieht.'],
])('"%s" is "%s" of a people', (raw, said) => {
  expect(germanly(raw)).toBe(said);
});

it('in English too', () => {
  expect(english('Celts moves 3 from Rome to Gaul.')).toBe('Celts move 3 from Rome to Gaul.');
  expect(english('Barbarians was struck by Flood and has lost.')).toBe(
    'Barbarians were struck by Flood and have lost.',
  );
  expect(english('The city of Celts is lost.')).toBe('The city of Celts is lost.');
  expect(english('Hellas moves.')).toBe('Hellas moves.');
});

it('whoever is told of by name, in every sentence of a catalogue', () => {
  expect(de.film.walks('Barbaren', 8, 'Tanis', 'Memphis')).toBe(
    'Barbaren ziehen mit 8 von Tanis nach Memphis.',
  );
  expect(en.film.walks('Celts', 8, 'Tanis', 'Memphis')).toBe('Celts move 8 from Tanis to Memphis.');
});
