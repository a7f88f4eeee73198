import { BARBARIANS, type NationId, type Owner } from '@ochre/engine';
import { nationStyles } from '@ochre/maps/render/nations.ts';

/** Colour, ink on it, and hatch class of every nation: colour never stands alone. */
export interface NationLook {
  fill: string;
  ink: string;
  /** One of six hatches; with three lightness steps no two neighbours share both. */
  hatch: number;
}

const DARK = '#20150b';
const LIGHT = '#fffaf0';

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

export const inkOn = (fill: string): string => (luminance(fill) > 0.19 ? DARK : LIGHT);

const looks: Record<Owner, NationLook> = Object.fromEntries(
  Object.entries(nationStyles).map(([id, { colour, hatch }]) => [
    id,
    { fill: colour, ink: inkOn(colour), hatch },
  ]),
);
const STRANGER: NationLook = { fill: '#8F7748', ink: LIGHT, hatch: 0 };

const palette = Object.values(looks);
looks[BARBARIANS] = { fill: '#2A1410', ink: '#FBD9C6', hatch: 2 };

let met = 0;

/** Nations that nobody has drawn for have a colour of the palette each, as they are met; seats have no nation yet. */
export function lookOf(owner: Owner): NationLook {
  looks[owner] ??= owner.startsWith('seat-') ? STRANGER : palette[met++ % palette.length]!;
  return looks[owner];
}
export const nationIds = (): NationId[] => Object.keys(looks).filter((id) => id !== BARBARIANS);

/** The sprite symbol that stands for an owner. */
export const emblemOf = (owner: Owner): string =>
  owner === BARBARIANS ? '#i-barbarian' : owner in nationStyles ? `#e-${owner}` : '#i-users';

/** Lines of the hatch classes on a 20 by 20 tile; none for the first. */
export const HATCHES: readonly (string | undefined)[] = [
  undefined,
  'M-4 24L24 -4',
  'M-4 -4L24 24',
  'M0 10H20',
  'M10 0V20',
  'M7 7h6v6h-6z',
];

/** Dash patterns of chart lines, by the same classes. */
export const DASHES: readonly string[] = ['', '14 3', '5 3', '14 3 3 3', '9 3', '3 3 9 3'];
