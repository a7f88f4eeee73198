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

const PANEL = { left: 32, width: 470, pad: 16, head: 34 };
/** The newest line is large, those before it fade. */
const LINES = [
  { size: 20, leading: 25, badge: 14, face: 'display', opacity: 1, most: 3, pad: 14 },
  { size: 16, leading: 20, badge: 11, face: 'plain', opacity: 0.72, most: 2, pad: 9 },
  { size: 16, leading: 20, badge: 11, face: 'plain', opacity: 0.48, most: 2, pad: 9 },
] as const;
const FADE = 300;
const TEXT = 84;

/** What has been told last, above what stands at the foot of the picture. */
export function chronicleShapes(told: readonly Told[], heading: string, foot: number): Shape[] {
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
      ...{ text: String(turn), at: [PANEL.left + PANEL.pad, fine(middle + 5)], size: 14, face: 'plain' },
      ...{ bold: true, fill: INK.dim },
    };
    return [
      {
        opacity,
        shapes: [
          number,
          { shapes: badge(nation, [PANEL.left + 58, middle], how.badge) },
          ...lines.map((text, i): Shape => {
            const at: [number, number] = [PANEL.left + TEXT, fine(first + i * how.leading)];
            return { text, at, size: how.size, face: how.face, fill: INK.light, ...bold };
          }),
        ],
      },
    ];
  });
  const head: TextShape = {
    ...{ text: heading.toUpperCase(), at: [PANEL.left + PANEL.pad, fine(top + 24)], size: 12 },
    ...{ face: 'plain', bold: true, fill: INK.ochre },
  };
  return [
    {
      opacity: shown,
      shapes: [
        { d: box(PANEL.left, top, PANEL.width, height, 10), fill: INK.panel, opacity: 0.9 },
        head,
        ...drawn,
      ],
    },
  ];
}
