import {
  boxOf,
  decodeSteps,
  insideRings,
  type Point,
  ringPoints,
  type Steps,
  svgCurve,
  svgPath,
} from '../geometry.ts';
import type { Scene } from './scene.ts';
import { el } from './svg.ts';

const visible = (scene: Scene, lines: readonly Steps[]) =>
  lines.map(decodeSteps).filter((line) => scene.sees(boxOf(line)));

/** The stretches of a line whose points are kept. */
function parts(line: readonly Point[], keep: (point: Point) => boolean): Point[][] {
  const result: Point[][] = [[]];
  for (const point of line) {
    if (keep(point)) result.at(-1)!.push(point);
    else if (result.at(-1)!.length > 0) result.push([]);
  }
  return result.filter((part) => part.length > 1);
}

/** Lakes and rivers of the board, with a pale bank so that they read on dark ground. */
export function rivers(scene: Scene): string {
  const beyond = scene.geometry.outside.map((ring) => ringPoints(scene.arcs, ring));
  const lines = visible(scene, scene.geometry.rivers)
    .flatMap((line) => parts(line, (point) => !insideRings(beyond, point)))
    .map(svgCurve)
    .join('');
  const lakes = visible(scene, scene.geometry.lakes)
    .map((ring) => svgPath(ring, true))
    .join('');
  return (
    el('path', { class: 'river-bank', d: lines }) +
    el('path', { class: 'river', d: lines }) +
    el('path', { class: 'lake', d: lakes })
  );
}

export function coast(scene: Scene): string {
  const rings = visible(scene, scene.geometry.coast).map((ring) => svgPath(ring, true));
  return el('path', { class: 'coast', d: rings.join('') });
}

/** Outlines of the painted flood plains, each an element of its own: to light up or to recolour. */
export function floodPlains(scene: Scene): string {
  return Object.entries(scene.scenery?.floodPlains ?? {})
    .map(([area, rings]) => {
      const d = visible(scene, rings)
        .map((ring) => svgPath(ring, true))
        .join('');
      return d && el('path', { class: 'flood', 'data-area': area, d });
    })
    .join('');
}

/** Land as a clip, so that tints stay off the water. */
export function landClip(scene: Scene): string {
  const d = visible(scene, scene.geometry.coast)
    .map((ring) => svgPath(ring, true))
    .join('');
  return el('clipPath', { id: 'land' }, el('path', { d, 'clip-rule': 'evenodd' }));
}
