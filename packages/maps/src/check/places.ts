import { type AreaGeometry, type Disc, labelDiscs, type Point, pieceSizes } from '../geometry.ts';
import { at, groundOf, roomOf } from '../room.ts';
import type { AreaData, AreaId } from '../types.ts';
import { isInside, isOnLand, type Picture } from './picture.ts';

/** Pixels at full size. */
export const SMALLEST_NAME = 18;
const ROUNDING = 1.5;
const VOLCANO_REACH = 30;

interface Piece extends Disc {
  what: string;
}

const disc = (what: string, [x, y]: Point, radius: number): Piece => ({ what, x, y, radius });

function piecesOf({ pop, city, tokens, start }: AreaGeometry): Piece[] {
  return [
    ...(pop ? [disc('population disc', pop, pieceSizes.disc.radius)] : []),
    ...(city ? [disc('city', city, pieceSizes.city.radius)] : []),
    ...(tokens ?? []).map((at) => disc('stack', at, pieceSizes.stack.radius)),
    ...(start ? [disc('start mark', start, pieceSizes.start.radius)] : []),
  ];
}

const touch = (a: Disc, b: Disc): boolean =>
  Math.hypot(a.x - b.x, a.y - b.y) < a.radius + b.radius - ROUNDING;

/** Every anchor is there and lies in its area, on land or water as it should. */
export function checkAnchors(picture: Picture): void {
  for (const [k, area] of picture.geometry.areas.entries()) {
    const facts = picture.facts.get(area.id);
    if (!facts) continue;
    const fault = (text: string) => picture.faults.push({ kind: 'anchor', text: `${area.id}: ${text}` });
    const place = (what: string, point: Point | undefined, surface?: 'land' | 'water') => {
      if (!point) return fault(`no ${what}`);
      if (!isInside(picture, k, point)) return fault(`${what} outside the area`);
      if (surface && isOnLand(picture, point) !== (surface === 'land')) fault(`${what} not on ${surface}`);
    };
    place('label', area.label?.at);
    if (facts.kind === 'land') {
      place('population disc', area.pop);
      place('city', area.city, 'land');
      for (const i of [0, 1]) place('stack', area.tokens?.[i], 'land');
      if (facts.start) place('start mark', area.start);
      else if (area.start) fault('a start mark where nobody starts');
    }
    const ships = area.ships ?? [];
    const wanted = facts.kind === 'sea' ? 1 : facts.coasts.length;
    if (ships.length !== wanted) fault(`${ships.length} places for ships, ${wanted} coasts`);
    for (const ship of ships) place('ship', ship, 'water');
  }
}

/** The share of an area's room below which its first stack would seem to stand on the border. */
export const NEAR = 0.4;

export interface AnchorReport {
  /** Part of the land areas whose first stack stands too near to the border. */
  share: number;
  /** Those areas: how far it stands from the border, and how far it could. */
  near: { area: AreaId; free: number; room: number }[];
}

/** How far first stacks stand from border, shore, lake and volcano, by the room there is. */
export function anchorReport({ geometry, facts, outlines }: Picture): AnchorReport {
  const ground = groundOf(geometry);
  const near: AnchorReport['near'] = [];
  let land = 0;
  for (const [k, { id, tokens }] of geometry.areas.entries()) {
    if (facts.get(id)?.kind !== 'land' || !tokens) continue;
    land += 1;
    const room = roomOf(ground, id, outlines[k]!);
    const free = at(room, room.free, ...tokens[0]);
    if (free < room.radius * NEAR)
      near.push({ area: id, free: Math.round(free), room: Math.round(room.radius) });
  }
  return { share: near.length / land, near };
}

/** Pieces of one area stand apart. */
export function checkPieces({ geometry, faults }: Picture): void {
  for (const area of geometry.areas) {
    const pieces = piecesOf(area);
    for (const [i, a] of pieces.entries()) {
      for (const b of pieces.slice(i + 1)) {
        if (touch(a, b)) faults.push({ kind: 'piece', text: `${area.id}: ${a.what} and ${b.what} overlap` });
      }
    }
  }
}

/** No name covers another or a piece; gives the number of collisions. */
export function checkLabels({ geometry, facts, faults }: Picture): number {
  let collisions = 0;
  const labels = geometry.areas
    .filter(({ label }) => label)
    .map((area) => ({ area, discs: labelDiscs(area.label) }));
  const boxes = labels.map(({ discs }) => ({
    left: Math.min(...discs.map(({ x, radius }) => x - radius)),
    right: Math.max(...discs.map(({ x, radius }) => x + radius)),
    top: Math.min(...discs.map(({ y, radius }) => y - radius)),
    bottom: Math.max(...discs.map(({ y, radius }) => y + radius)),
  }));
  const collide = (text: string) => {
    collisions += 1;
    faults.push({ kind: 'label', text });
  };
  for (const [i, { area, discs }] of labels.entries()) {
    if (area.label.size < SMALLEST_NAME && facts.get(area.id)?.kind === 'land')
      faults.push({ kind: 'label', text: `${area.id}: name of ${area.label.size} px` });
    const box = boxes[i]!;
    for (const [j, other] of labels.entries()) {
      const far = boxes[j]!;
      if (j <= i || box.right < far.left || far.right < box.left) continue;
      if (box.bottom < far.top || far.bottom < box.top) continue;
      if (discs.some((a) => other.discs.some((b) => touch(a, b))))
        collide(`${area.id}: its name and that of ${other.area.id} collide`);
    }
    for (const other of geometry.areas) {
      for (const piece of piecesOf(other)) {
        if (piece.x < box.left - 30 || piece.x > box.right + 30) continue;
        if (discs.some((letter) => touch(letter, piece)))
          collide(`${area.id}: its name covers the ${piece.what} of ${other.id}`);
      }
    }
  }
  return collisions;
}

/** Volcanoes are those of the facts and stand on their areas. */
export function checkVolcanoes(picture: Picture): void {
  const { geometry, map, faults } = picture;
  const touched = Map.groupBy(
    map.areas.filter(({ volcano }) => volcano),
    ({ volcano }) => volcano!,
  );
  const idsOf = (areas: AreaData[] | undefined) => (areas ?? []).map(({ id }) => id).sort();
  for (const { id, areas, at } of geometry.volcanoes) {
    if (idsOf(touched.get(id)).join() !== [...areas].sort().join())
      faults.push({ kind: 'anchor', text: `${id}: a volcano of other areas than in the facts` });
    for (const area of areas) {
      const k = geometry.areas.findIndex((each) => each.id === area);
      const near = [-VOLCANO_REACH, 0, VOLCANO_REACH].some((dx) =>
        [-VOLCANO_REACH, 0, VOLCANO_REACH].some((dy) => isInside(picture, k, [at[0] + dx, at[1] + dy])),
      );
      if (!near) faults.push({ kind: 'anchor', text: `${id}: the volcano does not touch ${area}` });
    }
    touched.delete(id);
  }
  for (const id of touched.keys()) faults.push({ kind: 'anchor', text: `${id}: volcano not drawn` });
}
