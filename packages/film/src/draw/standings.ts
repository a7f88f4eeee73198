import type { NationId } from '@ochre/engine';
import { styleOf } from '@ochre/maps/render/index.ts';
import type { Names } from '../names.ts';
import { box, fine, fitted, type Shape } from '../picture.ts';
import type { Chapter, Opening } from '../story/story.ts';
import { BEATS, eased, over } from '../timing.ts';
import { badge, INK } from './kit.ts';

const COLUMNS = 9;
const ROW = 40;
const GAP = 14;
const SIDE = 32;
/** From the lower edge of the picture to the middle of the last row. */
const FOOT = 34;

/** How much room the standings take. */
export const standingsHeight = (nations: number): number => FOOT + 30 + (nations > COLUMNS ? ROW : 0);

/** Everybody's points, best first; places change by sliding. */
export function standingShapes(
  { standings: was }: Opening,
  { standings }: Chapter,
  names: Names,
  { at, width, height }: { at: number; width: number; height: number },
): Shape[] {
  const slid = over(at, BEATS.standing, BEATS.slide);
  const shown = slid > 0 ? standings : was;
  const most = Math.max(1, ...shown.map(({ score }) => score));
  const columns = Math.min(COLUMNS, Math.max(1, standings.length));
  const rows = Math.ceil(standings.length / columns);
  const cell = fine((width - 2 * SIDE - (columns - 1) * GAP) / columns);
  const place = (order: readonly { nation: NationId }[], nation: NationId): [number, number] => {
    const i = order.findIndex((one) => one.nation === nation);
    const [row, column] = [Math.floor(i / columns), i % columns];
    return [SIDE + column * (cell + GAP), height - FOOT - (rows - 1 - row) * ROW];
  };
  const way = eased(slid);
  return shown.map(({ nation, score }): Shape => {
    const [a, b] = [place(was, nation), place(standings, nation)];
    const at: [number, number] = [fine(a[0] + (b[0] - a[0]) * way), fine(a[1] + (b[1] - a[1]) * way)];
    const { colour } = styleOf(nation);
    const [left, room] = [38, cell - 38];
    const number = String(score);
    const wide = number.length * 10 + 6;
    return {
      at,
      shapes: [
        ...badge(nation, [15, -2], 14, '#FFFAEB'),
        fitted(
          { text: names.nation(nation), at: [left, 0], size: 16, face: 'plain', bold: true, fill: INK.light },
          room - wide,
        ),
        {
          text: number,
          at: [cell, 0],
          size: 18,
          face: 'plain',
          bold: true,
          anchor: 'end',
          fill: INK.light,
        },
        { d: box(left, 8, room, 6, 3), fill: '#FFF0D2', opacity: 0.2 },
        ...(score > 0 ? [{ d: box(left, 8, Math.max(6, (room * score) / most), 6, 3), fill: colour }] : []),
      ],
    };
  });
}
