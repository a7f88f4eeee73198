import type { Point } from '../geometry.ts';
import { shapes } from '../icons/marks.ts';
import { emblem } from './emblem.ts';
import { hatched } from './hatch.ts';
import { DARK_INK, LIGHT_INK, styleOf } from './nations.ts';
import type { Stack } from './pieces.ts';
import { plate } from './plate.ts';
import { type Scene, shown } from './scene.ts';
import { at, el } from './svg.ts';

/** A ship: hull and foresail in the owner's colour and hatch, his emblem on the mainsail. */
export function ship(owner: string, count: number, place: Point, scale = 1): string {
  const { colour } = styleOf(owner);
  return el(
    'g',
    { class: 'ship', 'data-owner': owner, transform: at(place, scale * 0.92) },
    el('path', { class: 'body', d: shapes.hull, fill: colour }),
    el('path', { class: 'mast', d: shapes.mast }),
    el('path', { class: 'body', d: shapes.mainSail, fill: LIGHT_INK }),
    el('path', { class: 'body', d: shapes.foreSail, fill: colour }),
    hatched(owner, shapes.foreSail),
    emblem(owner, 12.5, DARK_INK, 7.4, -9),
    count > 1 ? plate(count, [26, -13]) : '',
  );
}

/** Ships lie side by side on their coast. */
export function ships(scene: Scene): string {
  const pitch = 45 * scene.pieceScale;
  const row = (stacks: readonly Stack[], [x, y]: Point): string[] =>
    stacks.map(({ owner, count }, i) =>
      ship(owner, count, [x + (i - (stacks.length - 1) / 2) * pitch, y], scene.pieceScale),
    );
  return [...shown(scene)]
    .flatMap(({ data, geometry }) => {
      const coasts = data.kind === 'sea' ? [data.id] : data.coasts.map(({ id }) => id);
      return coasts.flatMap((id, i) => {
        const place = geometry.ships?.[i] ?? geometry.ships?.[0];
        return place ? row(scene.occupied?.ships.get(id) ?? [], place) : [];
      });
    })
    .join('');
}
