import type { Point } from '../geometry.ts';

export type Attributes = Record<string, string | number | undefined>;

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A number as SVG takes it: one digit after the point is a tenth of a pixel at full size. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

/** An element; attributes without a value are left out. */
export function el(name: string, attributes: Attributes, ...children: string[]): string {
  const listed = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : escapeText(value!)}"`)
    .join('');
  const inner = children.join('');
  return inner === '' ? `<${name}${listed}/>` : `<${name}${listed}>${inner}</${name}>`;
}

export const at = ([x, y]: Point, scale = 1, more = ''): string =>
  `translate(${short(x)} ${short(y)})${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}${more}`;
