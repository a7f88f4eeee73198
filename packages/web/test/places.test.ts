import { de } from '@ochre/languages/de/index.ts';
import { placed } from '@ochre/languages/de/places.ts';
import { expect, it } from 'vitest';

it.each([
  ['In Östliche Wüste steht ein Spielstein zu viel.', 'In der Östlichen Wüste steht ein Spielstein zu viel.'],
  ['1 von Tanis nach Östliche Wüste', '1 von Tanis in die Östliche Wüste'],
  ['nach Schwarzes Meer', 'in das Schwarze Meer'],
  ['in Schwarzes Meer', 'im Schwarzen Meer'],
  ['aus Zentraler Indischer Ozean', 'aus dem Zentralen Indischen Ozean'],
  ['nach Zentraler Indischer Ozean', 'in den Zentralen Indischen Ozean'],
  ['in Östliche Gaetuler', 'in den Östlichen Gaetulern'],
  ['nach Östliche Gaetuler', 'in die Östlichen Gaetuler'],
  ['von Wüste Thar nach Krim', 'von der Wüste Thar in die Krim'],
  ['in Adria', 'in der Adria'],
  ['in Tanis und in Adrianopel', 'in Tanis und in Adrianopel'],
])('"%s" is "%s"', (raw, said) => {
  expect(placed(raw)).toBe(said);
});

it('every sentence that is told comes so', () => {
  expect(de.adviser.walk(1, 'Tanis', 'Östliche Wüste')).toBe('1 von Tanis in die Östliche Wüste');
});
