import { hatches, inkOn, styleOf } from '@ochre/maps/render/index.ts';
import type { Fading, Paint, Shape, Tint } from './picture.ts';

const FAMILY = {
  display: "'Alegreya Variable',Alegreya",
  plain: "'Source Sans 3 Variable','Source Sans 3'",
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export interface SvgOptions {
  /** Of the picture, in its own units. */
  width: number;
  height: number;
  /** The part of the plane that is drawn; from 0,0 unless said. */
  viewBox?: readonly number[];
  /** All shapes are cut to this outline, even-odd. */
  clip?: string;
  /** Markup below the shapes. */
  below?: string;
  style?: string;
}

/** Shapes as an SVG. */
export function svgOf(shapes: readonly Shape[], options: SvgOptions): string {
  const writer = new Writer();
  const drawn = shapes.map((shape) => writer.shape(shape, 1)).join('');
  const { width, height, viewBox = [0, 0, width, height], clip, below = '', style } = options;
  const defs =
    writer.defs + (clip ? `<clipPath id="cut"><path d="${clip}" clip-rule="evenodd"/></clipPath>` : '');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox.join(' ')}">`,
    style ? `<style>${style}</style>` : '',
    defs && `<defs>${defs}</defs>`,
    below,
    clip ? `<g clip-path="url(#cut)">${drawn}</g>` : drawn,
    '</svg>',
  ].join('');
}

class Writer {
  readonly #paints = new Map<string, string>();

  get defs(): string {
    return [...this.#paints.values()].join('');
  }

  shape(shape: Shape, above: number): string {
    const opacity = above * (shape.opacity ?? 1);
    if (opacity <= 0) return '';
    const seen = opacity < 1 ? ` opacity="${Math.round(opacity * 1000) / 1000}"` : '';
    if ('shapes' in shape) {
      const { at, scale, turn } = shape;
      const moves = [
        ...(at ? [`translate(${at.join(' ')})`] : []),
        ...(turn ? [`rotate(${turn.join(' ')})`] : []),
        ...(scale !== undefined ? [`scale(${scale})`] : []),
      ];
      const moved = moves.length > 0 ? ` transform="${moves.join(' ')}"` : '';
      return `<g${moved}>${shape.shapes.map((one) => this.shape(one, opacity)).join('')}</g>`;
    }
    if ('text' in shape) {
      const { text, at, size, face, bold, anchor, fill } = shape;
      const set = `x="${at[0]}" y="${at[1]}" font-size="${size}" font-family="${FAMILY[face]}"`;
      const how = `${bold ? ' font-weight="700"' : ''}${anchor ? ` text-anchor="${anchor}"` : ''}`;
      return `<text ${set}${how} fill="${fill}"${seen}>${escaped(text)}</text>`;
    }
    const { d, fill, stroke, width = 1, dash } = shape;
    const filled = fill === undefined ? ' fill="none"' : ` fill="${this.paint(fill)}" fill-rule="evenodd"`;
    const lined = stroke
      ? ` stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"${dash ? ` stroke-dasharray="${dash}"` : ''}`
      : '';
    return `<path d="${d}"${filled}${lined}${seen}/>`;
  }

  paint(paint: Paint): string {
    if (typeof paint === 'string') return paint;
    const key = JSON.stringify(paint);
    if (!this.#paints.has(key)) {
      const id = `p${this.#paints.size}`;
      this.#paints.set(key, 'tint' in paint ? tintMarkup(id, paint) : fadingMarkup(id, paint));
    }
    return `url(#p${[...this.#paints.keys()].indexOf(key)})`;
  }
}

/** How a hatch is drawn over its colour: both renderers go by it. */
export const HATCH = { side: 20, width: 2.6, opacity: 0.34 };

function tintMarkup(id: string, { tint, pitch }: Tint): string {
  const { colour, hatch } = styleOf(tint);
  const [d, ink] = [hatches[hatch], inkOn(colour)];
  const { side, width, opacity } = HATCH;
  const solid = hatch === 5;
  const lines = d
    ? `<path d="${d}" fill="${solid ? ink : 'none'}" stroke="${solid ? 'none' : ink}" stroke-width="${width}" opacity="${opacity}"/>`
    : '';
  const scale = Math.round((pitch / side) * 1000) / 1000;
  return `<pattern id="${id}" width="${side}" height="${side}" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})"><rect width="${side}" height="${side}" fill="${colour}"/>${lines}</pattern>`;
}

function fadingMarkup(id: string, { from, to, stops }: Fading): string {
  const drawn = stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${from}" x2="0" y2="${to}">${drawn}</linearGradient>`;
}
