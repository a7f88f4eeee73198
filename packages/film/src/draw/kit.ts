import type { Owner } from '@ochre/engine';
import type { Point } from '@ochre/maps/geometry.ts';
import { emblems, hub, inkOn, shapes as pieces, styleOf } from '@ochre/maps/render/index.ts';
import { circle, fine, type GroupShape, type PathShape, type Shape } from '../picture.ts';
import { type Icon, icons } from './icons.ts';

/** Colours of what lies over the map. */
export const INK = {
  night: '#14100B',
  shade: '#140C05',
  panel: '#2B1D12',
  light: '#F6EAD2',
  soft: '#E4D2AE',
  dim: '#CDB792',
  ochre: '#F0B352',
  mark: '#DE9327',
  madder: '#98261C',
  rim: '#1D1209',
} as const;

/** The emblem of an owner about a point. */
export function emblem(owner: Owner, size: number, ink: string, [x, y]: Point = [0, 0]): GroupShape {
  const { fill, stroke, width = 2.6, turns = [0] } = emblems[owner] ?? {};
  const line: PathShape = { d: stroke ?? '', stroke: ink, width };
  const arms = turns.map((turn): Shape => (turn === 0 ? line : { shapes: [line], turn: [turn, ...hub] }));
  return {
    at: [fine(x - size / 2), fine(y - size / 2)],
    scale: fine((size / 24) * 100) / 100,
    shapes: [...(fill ? [{ d: fill, fill: ink }] : []), ...(stroke ? arms : [])],
  };
}

/** A disc with the emblem of its nation. */
export function badge(owner: Owner, [x, y]: Point, radius: number, rim: string = INK.rim): Shape[] {
  const { colour } = styleOf(owner);
  return [
    { d: circle(x, y, radius), fill: colour, stroke: rim, width: fine(radius / 8) },
    emblem(owner, radius * 1.2, inkOn(colour), [x, y]),
  ];
}

/** A city in the colour of its owner, standing on a point; `size` is its width. */
export function city(owner: Owner, at: Point, size: number, risen = 1): GroupShape {
  const { colour } = styleOf(owner);
  const ink = inkOn(colour);
  return {
    at: [fine(at[0]), fine(at[1] + (1 - risen) * size * 0.3)],
    scale: fine((size / 40) * (0.6 + 0.4 * risen) * 1000) / 1000,
    opacity: fine(risen),
    shapes: [{ d: pieces.city, fill: colour, stroke: INK.rim, width: 2.6 }, emblem(owner, 19, ink, [0, 4])],
  };
}

/** An icon of a grid of 24 about a point. */
export function icon(id: Icon, size: number, ink: string, [x, y]: Point): GroupShape {
  const { lines, tint } = icons[id];
  return {
    at: [fine(x - size / 2), fine(y - size / 2)],
    scale: fine((size / 24) * 100) / 100,
    shapes: [...(tint ? [{ d: tint, fill: ink, opacity: 0.25 }] : []), { d: lines, stroke: ink, width: 1.7 }],
  };
}
