import type { Point } from '@ochre/maps/geometry.ts';
import { box, fine, type Shape, type TextShape, wrapped } from '../picture.ts';
import { badge, INK } from './kit.ts';

/** A line of the chronicle that has been told. */
export interface Told {
  turn: number;
  nation: string;
  said: string;
  /** Milliseconds since it was. */
  since: number;
}

const PANEL = { side: 32, width: 470, pad: 16, head: 34 };
/** How high it is at most. */
const TALLEST = 190;
/** The newest line is large, those before it fade. */
const LINES = [
  { size: 20, leading: 25, badge: 14, face: 'display', opacity: 1, most: 3, pad: 14 },
  { size: 16, leading: 20, badge: 11, face: 'plain', opacity: 0.72, most: 2, pad: 9 },
  { size: 16, leading: 20, badge: 11, face: 'plain', opacity: 0.48, most: 2, pad: 9 },
] as const;
const FADE = 300;
const TEXT = 84;

/** Where the panel may stand: at the left, or at the right. */
export const panels = (width: number): readonly number[] => [PANEL.side, width - PANEL.side - PANEL.width];

/** The one of these places that hides least. */
export const freest = (points: readonly Point[], width: number, foot: number): number =>
  panels(width)
    .map((left) => ({
      left,
      hides: points.filter(([x, y]) => x > left && x < left + PANEL.width && y > foot - TALLEST && y < foot)
        .length,
    }))
    .reduce((best, one) => (one.hides < best.hides ? one : best)).left;

/** What has been told last, above what stands at the foot of the picture. */
export function chronicleShapes(told: readonly Told[], heading: string, left: number, foot: number): Shape[] {
  const last = told.slice(-LINES.length).reverse();
  if (last.length === 0) return [];
  const room = PANEL.width - TEXT - PANEL.pad;
  const rows = last
    .map((line, i) => {
      const how = LINES[i]!;
      const lines = wrapped(line.said, how.size, how.face, room, how.most);
      return { ...line, how, lines, height: Math.max(2 * how.badge, lines.length * how.leading) + how.pad };
    })
    .reverse();
  const height = rows.reduce((sum, row) => sum + row.height, PANEL.head + 6);
  const top = foot - height;
  const shown = fine(Math.min(1, Math.max(...told.map(({ since }) => since)) / FADE));
  let y = top + PANEL.head;
  const drawn = rows.flatMap(({ turn, nation, since, how, lines, height: tall }): Shape[] => {
    const middle = fine(y + tall / 2);
    y += tall;
    const opacity = fine(how.opacity * Math.min(1, since / FADE));
    const bold = how.face === 'display' ? ({ bold: true } as const) : {};
    const first = middle - ((lines.length - 1) * how.leading) / 2 + how.size * 0.34;
    const number: TextShape = {
      ...{ text: String(turn), at: [left + PANEL.pad, fine(middle + 5)], size: 14, face: 'plain' },
      ...{ bold: true, fill: INK.dim },
    };
    return [
      {
        opacity,
        shapes: [
          number,
          { shapes: badge(nation, [left + 58, middle], how.badge) },
          ...lines.map((text, i): Shape => {
            const at: [number, number] = [left + TEXT, fine(first + i * how.leading)];
            return { text, at, size: how.size, face: how.face, fill: INK.light, ...bold };
          }),
        ],
      },
    ];
  });
  const head: TextShape = {
    ...{ text: heading.toUpperCase(), at: [left + PANEL.pad, fine(top + 24)], size: 12 },
    ...{ face: 'plain', bold: true, fill: INK.ochre },
  };
  return [
    {
      opacity: shown,
      shapes: [{ d: box(left, top, PANEL.width, height, 10), fill: INK.panel, opacity: 0.9 }, head, ...drawn],
    },
  ];
}
