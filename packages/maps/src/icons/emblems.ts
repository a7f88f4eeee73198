/** The silhouette of a nation on a grid of 24: parts to fill and parts to stroke, in one ink. */
export interface Emblem {
  fill?: string;
  stroke?: string;
  /** Of the stroke; 2.6 unless stated. */
  width?: number;
  /** The stroke is there more than once, turned by so many degrees about `hub`. */
  turns?: readonly number[];
}

/** What strokes are turned about. */
export const hub = [12, 12.5] as const;

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const minoa =
  'M11 3.5h2v17h-2zM10 8.7C8 6.8 6 5.8 3.5 5.2c1.5 3.3 1.5 7 0 10.3 2.5-.6 4.5-1.6 6.5-3.5zM14 8.7c2-1.9 4-2.9 6.5-3.5-1.5 3.3-1.5 7 0 10.3-2.5-.6-4.5-1.6-6.5-3.5z';
const carthage = `${disc(12, 5.8, 3.3)}M4.5 9.8h15v2.2h-5.7L19 21H5l5.2-9H4.5z`;
const rome = 'M3.5 20.5v-8.7a8.5 8.5 0 0 1 17 0v8.7h-4.7v-8.2a3.8 3.8 0 0 0-7.6 0v8.2z';
const hatti: Emblem = { stroke: disc(12, 12, 8), fill: disc(12, 12, 3.4) };

/** One emblem for each nation; those of the classic board borrow where the people are the same. */
export const emblems: Readonly<Record<string, Emblem>> = {
  minoa: { fill: minoa },
  saba: { fill: `M3.8 11.5a8.2 8.2 0 0 0 16.4 0 8.6 8.6 0 0 1-16.4 0z${disc(12, 7.5, 3.6)}` },
  assyria: {
    fill: 'M12 2L13.76 7.75 19.07 4.93 16.25 10.24 22 12 16.25 13.76 19.07 19.07 13.76 16.25 12 22 10.24 16.25 4.93 19.07 7.75 13.76 2 12 7.75 10.24 4.93 4.93 10.24 7.75Z',
  },
  maurya: { stroke: `${disc(12, 12, 8)}M12 4v16M4 12h16M6.4 6.4l11.2 11.2M17.6 6.4L6.4 17.6`, width: 2 },
  celt: { stroke: 'M12 12C11 8 16.5 7.5 15.3 4.3 14.3 2 10.8 2.3 10.6 5', turns: [0, 120, 240] },
  babylon: { fill: 'M3 20v-4.5h3V11h3V6h6v5h3v4.5h3V20z' },
  carthage: { fill: carthage },
  dravidia: { stroke: 'M12 21.5V3M5.5 4v4.5a6.5 6.5 0 0 0 13 0V4' },
  hatti,
  kushan: { stroke: 'M12 20V3.5M4.7 4v6h14.6V4M7.5 19.5h9' },
  rome: { fill: rome },
  persia: {
    fill: 'M12 1.8c4.6 5 6.7 8 6.7 12a6.7 6.7 0 0 1-13.4 0C5.3 9.5 10.5 7.5 12 1.8zM12 19c1.9-1.2 2.6-2.5 2.6-4s-1-2.7-2.6-4.3c-1.6 1.6-2.6 2.8-2.6 4.3s.7 2.8 2.6 4z',
  },
  iberia: {
    fill: 'M3.7 3.5c.2 3.5 1.8 5 4.3 5h8c2.5 0 4.1-1.5 4.3-5 2 4.5.8 7.8-3 8.7L15.2 20.5H8.8L6.7 12.2c-3.8-.9-5-4.2-3-8.7z',
  },
  nubia: { fill: 'M1.8 19.5L8.5 6.5l4 7.7 2.3-4.2 7.4 9.5z' },
  hellas: { fill: 'M9.7 4h4.6l7 16.5h-4.7L12 9 7.4 20.5H2.7z' },
  indus: { fill: 'M3.5 3.5h17v17h-17zM6.8 6.8v10.4h10.4V6.8zM9.5 9.5h5v5h-5z' },
  egypt: {
    fill: 'M10.6 21.5v-7.2H5v-2.9h5.6c-2.3-2.3-3.6-4.2-3.6-5.9A4.9 4.9 0 0 1 12 1.5a4.9 4.9 0 0 1 5 4c0 1.7-1.3 3.6-3.6 5.9H19v2.9h-5.6v7.2zM12 9.8c1.5-1.6 2.2-2.9 2.2-3.9a2.2 2.2 0 0 0-4.4 0c0 1 .7 2.3 2.2 3.9z',
  },
  parthia: { fill: 'M12 2l7 8.5h-4.2V22H9.2V10.5H5z' },
  crete: { fill: minoa },
  asia: hatti,
  italy: { fill: rome },
  africa: { fill: carthage },
  illyria: {
    stroke: 'M16.8 7.2c-1.6-2.7-8.4-2.8-8.6 1.3-.2 3.7 8.4 3.3 8.3 7.5-.1 4.6-7 5-10.5 1.7',
    fill: 'M15.3 3.8l5.2 3.3-3.9 3.6z',
    width: 3,
  },
  thrace: {
    fill: 'M7 3.5h10c0 5.2-1.2 8.8-3.6 10V18h3.1v2.7h-9V18h3.1v-4.5C8.2 12.3 7 8.7 7 3.5z',
    stroke: 'M7.6 5.5c-4-.6-4.4 4.5 1 5.6M16.4 5.5c4-.6 4.4 4.5-1 5.6',
    width: 1.8,
  },
  barbarians: {
    fill: 'M6.3 19v-5.6a5.7 5.7 0 0 1 11.4 0V19l-3.4 2v-5.3H9.7V21z',
    stroke:
      'M6.7 11.7C4 11 2.8 8 3.6 4.3c1 2.3 2.5 3.4 5.2 4M17.3 11.7c2.7-.7 3.9-3.7 3.1-7.4-1 2.3-2.5 3.4-5.2 4',
    width: 1.9,
  },
};

/** The emblem as markup that takes fill and stroke from the element around it. */
export function emblemMarkup({ fill, stroke, width = 2.6, turns }: Emblem): string {
  const filled = fill ? `<path d="${fill}" stroke="none" fill-rule="evenodd"/>` : '';
  if (!stroke) return filled;
  const arm = (turn: number): string => `<path d="${stroke}" transform="rotate(${turn} ${hub.join(' ')})"/>`;
  const lines = turns ? turns.map(arm).join('') : `<path d="${stroke}"/>`;
  return `${filled}<g fill="none" stroke-width="${width}" stroke-linejoin="round">${lines}</g>`;
}

/** A file of its own, for use outside a map. */
export function emblemFile(nation: string, ink = '#241a11'): string {
  const drawn = emblemMarkup(emblems[nation] ?? {});
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="${ink}" stroke="${ink}">${drawn}</svg>\n`;
}
