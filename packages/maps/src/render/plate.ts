import type { Point } from '../geometry.ts';
import { at, el } from './svg.ts';

/** The small plate that bears a number. */
export const plate = (count: number, [x, y]: Point): string =>
  el(
    'g',
    { class: 'count', transform: at([x, y]) },
    el('rect', { x: count > 9 ? -14 : -10.5, y: -10.5, width: count > 9 ? 28 : 21, height: 21, rx: 10.5 }),
    el('text', { y: 6, 'font-size': 17.5 }, String(count)),
  );
