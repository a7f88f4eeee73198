import type { Search } from '@ochre/languages/answers.ts';

/** Small letters without accents: who types "stadt" finds "Städte". */
export const plain = (words: string): string =>
  words.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** What words come down to in a language: without endings, one for all that mean the same. */
export interface Stems {
  /** The stem of each word that tells something. */
  of(text: string): string[];
}

export function stemsBy({ stop, same, endings, least }: Search): Stems {
  const bare = (word: string): string => {
    const ending = endings.find((it) => word.endsWith(it) && word.length - it.length >= least);
    if (ending !== undefined) return bare(word.slice(0, -ending.length));
    // winning, wins: the last letter counts once.
    return word.length > least && word.at(-1) === word.at(-2) ? word.slice(0, -1) : word;
  };
  const ignored = new Set(wordsOf(stop));
  const one = new Map(
    same.flatMap((line) => wordsOf(line).map((word, _, all) => [bare(word), bare(all[0]!)] as const)),
  );
  return {
    of: (text) =>
      wordsOf(text)
        .filter((word) => !ignored.has(word))
        .map((word) => one.get(bare(word)) ?? bare(word)),
  };
}
