import { lettering } from '../src/geometry.ts';
import type { LetterSettings } from './settings.ts';

export interface Setting {
  lines: string[];
  /** Width of each line at font size 1. */
  widths: number[];
}

/** Ways to set a name in one, two or three lines; `broken` is an authored break of a long word. */
export function settingsOf(
  name: string,
  broken: readonly string[] | undefined,
  measure: (line: string) => number,
): Setting[] {
  const words = name.split(' ');
  const ways: string[][] = [[name]];
  for (let i = 1; i < words.length; i += 1)
    ways.push([words.slice(0, i).join(' '), words.slice(i).join(' ')]);
  if (words.length > 2) ways.push(words);
  const [head, tail, more] = name.split('-');
  if (words.length === 1 && head && tail && !more && name.length > 9) ways.push([`${head}-`, tail]);
  if (broken) ways.push([...broken]);
  return ways.map((lines) => ({ lines, widths: lines.map(measure) }));
}

/** Width of a line at font size 1, letter spacing included. */
export function measurer(letters: LetterSettings, face: 'bold' | 'italic'): (line: string) => number {
  const spacing = face === 'bold' ? lettering.spacing.land : lettering.spacing.sea;
  return (line) => {
    let width = 0;
    for (const letter of line) {
      const advance = letters[face][letter];
      if (advance === undefined) throw new Error(`no width for the letter ${letter} of ${line}`);
      width += advance / 1000 + spacing;
    }
    return width;
  };
}
