const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A number in words, as far as they are short. */
export const word = (n: number): string => NUMBERS[n] ?? String(n);
