import { DARK_INK, hatches, inkOn, LIGHT_INK, styleOf } from './nations.ts';
import { el } from './svg.ts';

/** Fine hatches for small things, in dark and light ink. */
export const wallDefs = (): string =>
  hatches
    .flatMap((d, hatch) =>
      Object.entries({ d: DARK_INK, l: LIGHT_INK }).map(([key, ink]) => {
        if (!d) return '';
        const tile = { width: 20, height: 20, patternUnits: 'userSpaceOnUse', patternTransform: 'scale(.4)' };
        const solid = hatch === 5;
        const paint = { fill: solid ? ink : 'none', stroke: solid ? 'none' : ink };
        const line = el('path', { d, ...paint, 'stroke-width': 3, opacity: '.45' });
        return el('pattern', { id: `wall-${hatch}-${key}`, ...tile }, line);
      }),
    )
    .join('');

/** The fine hatch of an owner over a shape; nothing where his class has none. */
export function hatched(owner: string, d: string): string {
  const { colour, hatch } = styleOf(owner);
  const key = inkOn(colour) === LIGHT_INK ? 'l' : 'd';
  return hatches[hatch] ? el('path', { d, fill: `url(#wall-${hatch}-${key})` }) : '';
}
