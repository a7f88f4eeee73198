import type { Point } from '../geometry.ts';
import { shapes } from '../icons/marks.ts';
import { emblem } from './emblem.ts';
import { hatched } from './hatch.ts';
import { inkOn, styleOf } from './nations.ts';
import { BARBARIANS } from './pieces.ts';
import { type Scene, shown } from './scene.ts';
import { at, el } from './svg.ts';

/** A city: colour, hatch and emblem of its owner; a pirate city is dark and flies a flag. */
export function city(owner: string, place: Point, scale = 1): string {
  const { colour } = styleOf(owner);
  const ink = inkOn(colour);
  const pirates = owner === BARBARIANS;
  return el(
    'g',
    { class: pirates ? 'city pirate' : 'city', 'data-owner': owner, transform: at(place, scale * 0.86) },
    pirates ? el('path', { class: 'flag', d: shapes.flag }) : '',
    el('path', { class: 'body', d: shapes.city, fill: colour }),
    hatched(owner, shapes.city),
    pirates ? '' : el('circle', { cy: 3, r: 11.5, fill: colour }),
    el('path', { class: 'shine', d: shapes.cityShine }),
    emblem(owner, 20, ink, 0, 3.5),
  );
}

export function cities(scene: Scene): string {
  return [...shown(scene)]
    .flatMap(({ data, geometry }) => {
      const owner = scene.occupied?.cities.get(data.id);
      return owner && geometry.city ? [city(owner, geometry.city, scene.pieceScale)] : [];
    })
    .join('');
}
