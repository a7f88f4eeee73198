/** How a nation is told from the others: hue, one of six hatches, an emblem (see icons/emblems.ts). */
export interface NationStyle {
  colour: string;
  /** 0 to 5; the hatches go with three steps of lightness. */
  hatch: number;
}

const table = {
  hellas: '#F7E13A',
  minoa: '#B2D544',
  egypt: '#E8C391',
  hatti: '#F291BE',
  assyria: '#55BDE6',
  iberia: '#F4F2EC',
  carthage: '#F0900F',
  nubia: '#27B5A6',
  saba: '#E8602C',
  celt: '#358C2C',
  rome: '#D3127C',
  babylon: '#6A6E75',
  persia: '#8E3DB0',
  parthia: '#78702A',
  maurya: '#C8171D',
  indus: '#0D4F2F',
  dravidia: '#22277F',
  kushan: '#5E1218',
  // Nations of the classic board alone.
  illyria: '#F7E13A',
  crete: '#358C2C',
  asia: '#F0900F',
  thrace: '#2F62B5',
  italy: '#C8171D',
  africa: '#7A4A22',
} as const;

export const nationStyles: Readonly<Record<string, NationStyle>> = Object.fromEntries(
  Object.entries(table).map(([id, colour], i) => [id, { colour, hatch: i % 6 }]),
);

const barbarianStyle: NationStyle = { colour: '#1D1209', hatch: 0 };

const unknown: NationStyle = { colour: '#B9AC94', hatch: 0 };

export const styleOf = (owner: string): NationStyle =>
  nationStyles[owner] ?? (owner === 'barbarians' ? barbarianStyle : unknown);

export const DARK_INK = '#20150b';
export const LIGHT_INK = '#fffaf0';

/** The ink that reads on a colour. */
export function inkOn(colour: string): string {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b! > 0.19 ? DARK_INK : LIGHT_INK;
}

/** Lines of the hatches on a square of 20. */
export const hatches: readonly string[] = [
  '',
  'M-4 24L24-4M-14 14L14-14M6 34L34 6',
  'M-4-4L24 24M-14 6L14 34M6-14L34 14',
  'M0 10H20',
  'M10 0V20',
  'M7 7h6v6h-6z',
];

/** The same six classes as dashes of a ring or a chart line. */
export const dashes: readonly string[] = ['', '8 4', '2.5 3.5', '10 3 2.5 3', '5 3', '1.5 2.5 6 2.5'];
