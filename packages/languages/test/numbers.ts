/** How a number may be written out. */
const WORDS: Record<string, RegExp> = {
  0: /\b(null|kein)/i,
  1: /\b(ein|erste)/i,
  2: /\b(zwei|beide|doppel|verdoppel|halb)/i,
  3: /\b(drei|dritt)/i,
  4: /\b(vier)/i,
  5: /\b(fünf)/i,
  6: /\b(sechs)/i,
  7: /\b(sieben|siebt)/i,
  8: /\b(acht)/i,
  9: /\b(neun)/i,
  10: /\b(zehn)/i,
  11: /\b(elf)/i,
  12: /(^|\P{L})zwölf/iu,
};

/** The numbers in a sentence, written as such. */
export const numbers = (words: string): string[] => words.match(/\d+/g) ?? [];
/** Whether a German sentence says a number, in figures or in words. */
export const says = (words: string, n: string): boolean =>
  numbers(words).includes(n) || (WORDS[n]?.test(words) ?? false);
