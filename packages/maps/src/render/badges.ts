import type { Point } from '../geometry.ts';
import { emblem } from './emblem.ts';
import { inkOn, styleOf } from './nations.ts';
import type { Scene } from './scene.ts';
import { at, el } from './svg.ts';

/** Where a nation's heart is: the one of its areas that lies nearest to the middle of them all. */
function heart(scene: Scene, nation: string): Point | undefined {
  const held: Point[] = [];
  for (const [area, holder] of scene.occupied?.holder ?? []) {
    const place = holder === nation ? scene.areas.get(area)?.geometry : undefined;
    if (place?.pop) held.push(place.pop);
  }
  if (held.length === 0) return undefined;
  const middle = (axis: 0 | 1) => held.reduce((sum, point) => sum + point[axis], 0) / held.length;
  const [x, y] = [middle(0), middle(1)];
  const away = (point: Point) => Math.hypot(point[0] - x, point[1] - y);
  return held.reduce((best, point) => (away(point) < away(best) ? point : best));
}

/** From afar: one badge for each nation, with its census. */
export function badges(scene: Scene): string {
  const scale = Math.min(3.2, 0.8 / scene.scale);
  return [...(scene.occupied?.census ?? [])]
    .flatMap(([nation, census]) => {
      const place = heart(scene, nation);
      if (!place || census === 0) return [];
      const { colour } = styleOf(nation);
      const wide = String(census).length * 4.6 + 5;
      return [
        el(
          'g',
          { class: 'badge', 'data-owner': nation, transform: at(place, scale) },
          el('circle', { class: 'body', r: 15, fill: colour }),
          el('circle', { class: 'ring', r: 12.6, stroke: inkOn(colour) }),
          emblem(nation, 18, inkOn(colour)),
          el(
            'g',
            { class: 'count', transform: 'translate(12.5 -11.5)' },
            el('rect', { x: -wide, y: -8.5, width: 2 * wide, height: 17, rx: 8.5 }),
            el('text', { y: 4.7, 'font-size': 13.5 }, String(census)),
          ),
        ),
      ];
    })
    .join('');
}
