const NUMBERS = [
  'keine',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];

/** A number in words, as far as they are short. */
export const word = (n: number): string => NUMBERS[n] ?? String(n);
