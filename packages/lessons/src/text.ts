// Sentences of a lesson name things by what they are, `{area knossos}`, and are said in the names of the language;
// what matters most stands between two stars, `**six tokens**`.

/** What can be named in a sentence. */
export const NAMED = ['area', 'nation', 'card', 'advance'] as const;
export type Named = (typeof NAMED)[number];

/** A piece of a sentence: words, or a thing by its kind and id. */
export type Piece = { strong: boolean } & ({ words: string } | { names: Named; id: string });

const PIECES = /\*\*|\{(\w+) ([^}]*)\}/g;

/** A sentence in pieces, for a screen that lets the things it names be pressed. */
export function pieces(sentence: string): Piece[] {
  const found: Piece[] = [];
  let strong = false;
  let at = 0;
  const words = (to: number): void => {
    if (to > at) found.push({ strong, words: sentence.slice(at, to) });
  };
  for (const { 0: mark, 1: names, 2: id, index } of sentence.matchAll(PIECES)) {
    words(index);
    if (names === undefined) strong = !strong;
    else found.push({ strong, names: names as Named, id: id! });
    at = index + mark.length;
  }
  words(sentence.length);
  return found;
}

/** A sentence as it is read aloud. */
export const plain = (sentence: string, nameOf: (names: Named, id: string) => string): string =>
  pieces(sentence)
    .map((piece) => ('words' in piece ? piece.words : nameOf(piece.names, piece.id)))
    .join('');
