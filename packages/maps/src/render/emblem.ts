import { emblemMarkup, emblems } from '../icons/emblems.ts';
import { at, el } from './svg.ts';

/** The emblem of a nation about 0,0; it refers to a drawing in `emblemDefs`. */
export function emblem(nation: string, size: number, ink: string, dx = 0, dy = 0): string {
  if (!emblems[nation]) return '';
  const transform = at([dx - size / 2, dy - size / 2], size / 24);
  return el('use', { href: `#emblem-${nation}`, transform, fill: ink, stroke: ink });
}

export const emblemDefs = (nations: Iterable<string>): string =>
  [...nations]
    .filter((nation) => emblems[nation])
    .map((nation) => el('g', { id: `emblem-${nation}` }, emblemMarkup(emblems[nation]!)))
    .join('');
