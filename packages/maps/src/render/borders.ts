import { boxOf, svgCurve } from '../geometry.ts';
import type { Scene } from './scene.ts';
import { el } from './svg.ts';

/** For each arc the regions on its sides. */
function regionsBeside({ geometry, areas }: Scene): Map<number, Set<string>> {
  const beside = new Map<number, Set<string>>();
  for (const { id, rings } of geometry.areas) {
    const region = areas.get(id)?.data.region;
    if (region === undefined) continue;
    for (const ref of rings.flat()) {
      const arc = ref >= 0 ? ref : ~ref;
      const known = beside.get(arc) ?? new Set();
      beside.set(arc, known.add(region));
    }
  }
  return beside;
}

function lines(scene: Scene, kind: string, keep: (arc: number) => boolean = () => true): string {
  return scene.arcs
    .filter((arc, i) => scene.geometry.arcTypes[i] === kind && keep(i) && scene.sees(boxOf(arc)))
    .map(svgCurve)
    .join('');
}

export function landBorders(scene: Scene): string {
  const d = lines(scene, 'L');
  return el('path', { class: 'border-halo', d }) + el('path', { class: 'border land', d });
}

/** Where two regions meet: a broad band below the border. */
export function regionBorders(scene: Scene): string {
  const beside = regionsBeside(scene);
  const d = lines(scene, 'L', (arc) => (beside.get(arc)?.size ?? 0) > 1);
  return el('path', { class: 'border region', d });
}

export const coastBorders = (scene: Scene): string =>
  el('path', { class: 'border water', d: lines(scene, 'W') });

export const seaBorders = (scene: Scene): string => el('path', { class: 'border sea', d: lines(scene, 'S') });

/** Where the board ends though the land goes on. */
export function boardEdge(scene: Scene): string {
  const d = lines(scene, 'X');
  return el('path', { class: 'edge-halo', d }) + el('path', { class: 'edge', d });
}
