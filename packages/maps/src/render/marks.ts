import type { Point } from '../geometry.ts';
import { shapes } from '../icons/marks.ts';
import { emblem } from './emblem.ts';
import { inkOn, styleOf } from './nations.ts';
import { type Scene, shown } from './scene.ts';
import { at, el } from './svg.ts';
import { discColours } from './themes.ts';

export const disc = (limit: number, place: Point): string =>
  el(
    'g',
    { class: 'disc', transform: at(place) },
    el('circle', { r: 17.5, fill: discColours[limit] ?? discColours[1] }),
    el('text', { y: 9.2, 'font-size': 26 }, String(limit)),
  );

/** Population discs. */
export function discs(scene: Scene): string {
  return [...shown(scene)]
    .filter(({ data, geometry }) => data.limit !== undefined && geometry.pop)
    .map(({ data, geometry }) => disc(data.limit!, geometry.pop!))
    .join('');
}

export const site = (kind: 'black' | 'white', place: Point): string =>
  el('rect', {
    class: `site ${kind}`,
    transform: at(place),
    x: -11.5,
    y: -11.5,
    width: 23,
    height: 23,
    rx: 1.5,
  });

/** City sites; one that bears a city is left out. */
export function sites(scene: Scene): string {
  return [...shown(scene)]
    .filter(({ data, geometry }) => data.site && geometry.city && !scene.occupied?.cities.has(data.id))
    .map(({ data, geometry }) => site(data.site!, geometry.city!))
    .join('');
}

export const volcano = (place: Point, scale = 1): string =>
  el(
    'g',
    { class: 'volcano', transform: at(place, scale) },
    el('path', { class: 'cone', d: shapes.cone }),
    el('path', { class: 'lava', d: shapes.lava }),
  );

export const volcanoes = (scene: Scene): string =>
  scene.geometry.volcanoes
    .filter(({ at: [x, y] }) => scene.sees({ x, y, width: 0, height: 0 }))
    .map(({ at: place }) => volcano(place))
    .join('');

/** A shield, so that it is not taken for a token. */
const plaque = 'M-16.5-16H16.5V2.5C16.5 11 9 16 0 19.5C-9 16-16.5 11-16.5 2.5Z';

/** A shield with the emblem of the nation that starts here. */
export function startMark(nation: string, place: Point): string {
  const { colour } = styleOf(nation);
  return el(
    'g',
    { class: 'start', 'data-nation': nation, transform: at(place) },
    el('path', { class: 'plaque', d: plaque, fill: colour }),
    el('path', { class: 'ring', d: plaque, transform: 'scale(.8)' }),
    emblem(nation, 19, inkOn(colour), 0, -1.5),
  );
}

export function starts(scene: Scene): string {
  return [...shown(scene)]
    .filter(({ data, geometry }) => data.start && geometry.start)
    .map(({ data, geometry }) => startMark(data.start!, geometry.start!))
    .join('');
}

/** Edges that geography forbids to draw: a bridge over land, a fairway over water. */
export function edgeMarks(scene: Scene): string {
  return scene.geometry.marks
    .map(({ kind, areas, at: place }) =>
      el(
        'g',
        { class: `edge-mark ${kind}`, 'data-areas': areas.join(' '), transform: at(place) },
        el('circle', { r: 13 }),
        el('path', { d: 'M-8 0H8M-4-4.5L-8 0L-4 4.5M4-4.5L8 0L4 4.5' }),
      ),
    )
    .join('');
}

/** Where an area has more than one coast, an anchor on each: a ship leaves by the coast it came to. */
export function anchorages(scene: Scene): string {
  return [...shown(scene)]
    .filter(({ data }) => data.coasts.length > 1)
    .flatMap(({ data, geometry }) =>
      (geometry.ships ?? []).map((place, i) =>
        el(
          'g',
          { class: 'anchorage', 'data-coast': data.coasts[i]?.id, transform: at(place) },
          el('circle', { r: 12 }),
          el('path', { d: 'M0-6.5V6.5M-4-3.5H4M-6.5 1C-6 5-3 6.5 0 6.5S6 5 6.5 1' }),
        ),
      ),
    )
    .join('');
}
