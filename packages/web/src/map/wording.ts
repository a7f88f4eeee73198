import type { LabelGeometry } from '@ochre/maps/geometry.ts';
import type { DrawnArea, DrawnWorld } from './world.ts';

/** Letters that stand straight, in lines. */
export interface Wording {
  lines: readonly string[];
  /** Width of the longest line, in parts of the size of its letters. */
  width: number;
}

/** What may be written of a name. */
export interface Wordings {
  /** All of it: in the lines it is printed in, in one, a word a line. */
  whole: readonly Wording[];
  /** So much of it that no other name of the board begins alike. */
  short: readonly Wording[];
}

const set = ({ lines: printed, widths, size }: LabelGeometry, lines: readonly string[]): Wording => {
  const longest = (some: readonly string[]): number => Math.max(...some.map((line) => line.length));
  const letter = Math.max(...widths) / size / longest(printed);
  return { lines, width: longest(lines) * letter };
};

const known = new WeakMap<LabelGeometry, Wordings>();

export function wordingsOf(world: DrawnWorld, { label, name, sea }: DrawnArea): Wordings {
  const before = known.get(label);
  if (before) return before;
  const printed: Wording = { lines: label.lines, width: Math.max(...label.widths) / label.size };
  const layouts = (said: string): string[][] => {
    const text = sea ? said : said.toUpperCase();
    const words = text.split(' ');
    return words.length > 1 ? [[text], words] : [[text]];
  };
  const others = (lines: readonly string[]): boolean => lines.join() !== label.lines.join();
  const brief = sea ? undefined : shortened(world, name);
  const wordings: Wordings = {
    whole: [
      printed,
      ...layouts(name)
        .filter(others)
        .map((lines) => set(label, lines)),
    ],
    short: brief === undefined ? [] : layouts(brief).map((lines) => set(label, lines)),
  };
  known.set(label, wordings);
  return wordings;
}

const VOWELS = 'aeiouyäöüáéíóúàèâêîôûæœ';
const SYLLABLE = new RegExp(`[^${VOWELS}]*[${VOWELS}]+[^${VOWELS}]+`, 'iy');
const FEWEST = 3;
/** Letters that a shorter name must save, its stop counted. */
const SAVED = 2;

/** The beginning of a word in whole syllables, with a stop; the word where that saves nothing. */
function begun(word: string, syllables: number): string {
  let end = 0;
  for (let n = 0; n < syllables || end < FEWEST; n += 1) {
    SYLLABLE.lastIndex = end;
    const next = SYLLABLE.exec(word);
    if (!next) return word;
    end += next[0].length;
  }
  return word.length - end - 1 >= SAVED ? `${word.slice(0, end)}.` : word;
}

const MOST_SYLLABLES = 3;

/** A name in short that is told from all others of its board; none where it would hardly be shorter. */
export function shortened(world: DrawnWorld, name: string): string | undefined {
  const others = world.areas.filter((area) => area.name !== name).map((area) => area.name.split(' '));
  for (let syllables = 1; syllables <= MOST_SYLLABLES; syllables += 1) {
    const words = name.split(' ').map((word) => begun(word, syllables));
    const like = (other: readonly string[]): boolean =>
      other.length === words.length && words.every((w, i) => other[i]!.startsWith(w.replace('.', '')));
    const said = words.join(' ');
    if (said === name) return undefined;
    if (!others.some(like)) return said;
  }
  return undefined;
}
