import type { Point } from '../geometry.ts';
import { emblem } from './emblem.ts';
import { inset } from './inset.ts';
import { dashes, inkOn, styleOf } from './nations.ts';
import { plate } from './plate.ts';
import { type Scene, shown } from './scene.ts';
import { at, el } from './svg.ts';

const RADIUS = 16;

/** A stack of tokens: colour, emblem, a ring whose dashes go with the hatch, and how many. */
export function token(owner: string, count: number, place: Point, scale = 1): string {
  const { colour, hatch } = styleOf(owner);
  const ink = inkOn(colour);
  return el(
    'g',
    { class: 'token', 'data-owner': owner, transform: at(place, scale) },
    count > 2 ? el('circle', { class: 'body', cx: 2, cy: 4.5, r: RADIUS, fill: colour }) : '',
    count > 1 ? el('circle', { class: 'body', cx: 1, cy: 2.2, r: RADIUS, fill: colour }) : '',
    el('circle', { class: 'body', r: RADIUS, fill: colour }),
    el('circle', {
      class: 'ring',
      r: RADIUS - 2.8,
      stroke: ink,
      'stroke-dasharray': dashes[hatch] || undefined,
    }),
    emblem(owner, 19, ink),
    count > 1 ? plate(count, [RADIUS * 0.8, -RADIUS * 0.8]) : '',
  );
}

/** Places of stacks: the two anchors, then beside them. */
function places(anchors: readonly Point[], count: number, pitch: number): Point[] {
  const [first = [0, 0], second = first] = anchors;
  return Array.from({ length: count }, (_, i): Point => {
    const [x, y] = i % 2 === 0 ? first : second;
    const lap = Math.floor(i / 2);
    return [x + lap * pitch * 0.75, y + lap * pitch * 0.55];
  });
}

export function tokens(scene: Scene): string {
  return [...shown(scene)]
    .flatMap((area) => {
      const stacks = scene.occupied?.tokens.get(area.data.id) ?? [];
      if (stacks.length === 0) return [];
      const spots = places(area.geometry.tokens ?? [], stacks.length, 2 * RADIUS);
      const clear = RADIUS * scene.pieceScale + 3;
      return stacks.map(({ owner, count }, i) =>
        token(owner, count, inset(scene, area, spots[i]!, clear), scene.pieceScale),
      );
    })
    .join('');
}
