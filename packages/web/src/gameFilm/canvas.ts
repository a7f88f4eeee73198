import { HATCH, type Paint, type Shape } from '@ochre/film';
import { hatches, inkOn, styleOf } from '@ochre/maps/render/index.ts';

type Context = CanvasRenderingContext2D;

const FAMILY = {
  display: '"Alegreya Variable", Alegreya, Georgia, serif',
  plain: '"Source Sans 3 Variable", "Source Sans 3", system-ui, sans-serif',
};

/** Fonts that must be there before anything is drawn: a canvas does not wait for them. */
export const loadFonts = (): Promise<unknown> =>
  Promise.all(
    Object.values(FAMILY).flatMap((family) =>
      ['400', '700'].map((weight) => document.fonts.load(`${weight} 20px ${family}`)),
    ),
  );

/** Outlines of areas are long, and the same in every frame. */
const paths = new Map<string, Path2D>();
const LONG = 200;

function pathOf(d: string): Path2D {
  if (d.length < LONG) return new Path2D(d);
  const known = paths.get(d) ?? new Path2D(d);
  paths.set(d, known);
  return known;
}

const tiles = new Map<string, HTMLCanvasElement>();
/** Tiles are drawn larger than they are shown, so that their lines stay fine. */
const FINE = 2;

function tileOf(owner: string): HTMLCanvasElement {
  const known = tiles.get(owner);
  if (known) return known;
  const { colour, hatch } = styleOf(owner);
  const tile = document.createElement('canvas');
  tile.width = tile.height = HATCH.side * FINE;
  const context = tile.getContext('2d')!;
  context.scale(FINE, FINE);
  context.fillStyle = colour;
  context.fillRect(0, 0, HATCH.side, HATCH.side);
  const lines = hatches[hatch];
  if (lines) {
    context.globalAlpha = HATCH.opacity;
    context.lineWidth = HATCH.width;
    context.strokeStyle = context.fillStyle = inkOn(colour);
    if (hatch === 5) context.fill(new Path2D(lines));
    else context.stroke(new Path2D(lines));
  }
  tiles.set(owner, tile);
  return tile;
}

function styleFor(context: Context, paint: Paint): string | CanvasPattern | CanvasGradient {
  if (typeof paint === 'string') return paint;
  if ('tint' in paint) {
    const pattern = context.createPattern(tileOf(paint.tint), 'repeat')!;
    pattern.setTransform(new DOMMatrix().scale(paint.pitch / HATCH.side / FINE));
    return pattern;
  }
  const gradient = context.createLinearGradient(0, paint.from, 0, paint.to);
  for (const [offset, colour, opacity] of paint.stops) {
    const alpha = Math.round(opacity * 255)
      .toString(16)
      .padStart(2, '0');
    gradient.addColorStop(offset, `${colour}${alpha}`);
  }
  return gradient;
}

/** Draws shapes as `svgOf` writes them. */
export function drawShapes(context: Context, shapes: readonly Shape[], above = 1): void {
  for (const shape of shapes) {
    const opacity = above * (shape.opacity ?? 1);
    if (opacity <= 0) continue;
    context.globalAlpha = opacity;
    if ('shapes' in shape) {
      const { at, scale, turn } = shape;
      context.save();
      if (at) context.translate(...at);
      if (turn) {
        const [degrees, x, y] = turn;
        context.translate(x, y);
        context.rotate((degrees * Math.PI) / 180);
        context.translate(-x, -y);
      }
      if (scale !== undefined) context.scale(scale, scale);
      drawShapes(context, shape.shapes, opacity);
      context.restore();
    } else if ('text' in shape) {
      const { text, at, size, face, bold, anchor, fill } = shape;
      context.font = `${bold ? 700 : 400} ${size}px ${FAMILY[face]}`;
      context.textAlign = anchor === 'middle' ? 'center' : anchor === 'end' ? 'right' : 'left';
      context.fillStyle = fill;
      context.fillText(text, ...at);
    } else {
      const { d, fill, stroke, width = 1, dash } = shape;
      const path = pathOf(d);
      if (fill !== undefined) {
        context.fillStyle = styleFor(context, fill);
        context.fill(path, 'evenodd');
      }
      if (stroke) {
        context.strokeStyle = stroke;
        context.lineWidth = width;
        context.lineJoin = context.lineCap = 'round';
        context.setLineDash(dash ? dash.split(' ').map(Number) : []);
        context.stroke(path);
      }
    }
  }
  context.globalAlpha = 1;
}
