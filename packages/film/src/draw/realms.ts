import type { AreaId, Owner } from '@ochre/engine';
import type { Point } from '@ochre/maps/geometry.ts';
import { fine, type Shape } from '../picture.ts';
import type { Stage } from '../stage.ts';
import type { Hold, Realms } from '../story/story.ts';
import { eased, over } from '../timing.ts';
import { INK } from './kit.ts';

/** Side of the hatch's square on the picture, in pixels. */
const PITCH = 14;
/** A realm grows from its heart outwards: what lies farthest begins so late, in parts of the whole. */
const LATEST = 0.55;
/** Steps of a change: a border that moves less is not drawn anew. */
const STEPS = 16;

/** The colour of a single token is thin, that of a city full. */
const strengthOf = ({ strength }: Hold): number => 0.5 + 0.035 * Math.min(6, strength);

const centre = (stage: Stage, area: AreaId): Point => stage.areas.get(area)?.centre ?? [0, 0];
const apart = ([ax, ay]: Point, [bx, by]: Point): number => Math.sqrt((ax - bx) ** 2 + (ay - by) ** 2);

/** The one of some areas that lies nearest to the middle of them all. */
export function middleOf(stage: Stage, areas: readonly AreaId[]): Point | undefined {
  const points = areas.map((area) => centre(stage, area));
  const [first] = points;
  if (!first) return undefined;
  const mean = (axis: 0 | 1): number => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const middle: Point = [mean(0), mean(1)];
  return points.reduce((best, point) => (apart(point, middle) < apart(best, middle) ? point : best), first);
}

const hearts = new WeakMap<Realms, WeakMap<Stage, Map<Owner, Point>>>();

/** Where the heart of each realm is. */
export function heartsOf(stage: Stage, realms: Realms): ReadonlyMap<Owner, Point> {
  const known = hearts.get(realms)?.get(stage);
  if (known) return known;
  const held = Map.groupBy(Object.keys(realms), (area) => realms[area]!.owner);
  const found = new Map([...held].map(([owner, areas]) => [owner, middleOf(stage, areas)!]));
  const kept = hearts.get(realms) ?? new WeakMap<Stage, Map<Owner, Point>>();
  hearts.set(realms, kept.set(stage, found));
  return found;
}

/** The realms on their way from one state of the board to the next. */
export function realmShapes(stage: Stage, from: Realms, to: Realms, progress: number): Shape[] {
  const pitch = fine(PITCH / stage.scale);
  const shapes: Shape[] = [];
  const lay = (area: AreaId, { owner }: Hold, opacity: number): void => {
    const { path } = stage.areas.get(area) ?? {};
    if (path && opacity > 0) shapes.push({ d: path, fill: { tint: owner, pitch }, opacity: fine(opacity) });
  };
  const late = latenessOf(stage, from, to);
  for (const area of new Set([...Object.keys(from), ...Object.keys(to)])) {
    const [was, is] = [from[area], to[area]];
    const begins = late.get(area) ?? 0;
    const done = Math.round(eased(over(progress, begins, 1 - LATEST)) * STEPS) / STEPS;
    if (was && is && was.owner === is.owner)
      lay(area, is, strengthOf(was) + (strengthOf(is) - strengthOf(was)) * done);
    else {
      if (was) lay(area, was, strengthOf(was) * (1 - done));
      if (is) lay(area, is, strengthOf(is) * done);
    }
  }
  return [...shapes, ...frontiers(stage, from, to, eased(progress))];
}

/** Width of the line round a realm, in pixels. */
const FRONTIER = 2.6;

/** The lines where one realm meets another, or land that is nobody's. */
function frontiers({ borders, scale }: Stage, from: Realms, to: Realms, done: number): Shape[] {
  const parts = (realms: Realms, beside: readonly AreaId[]): boolean => {
    const [a, b] = beside.map((area) => realms[area]?.owner);
    return a !== b;
  };
  const lines = { stays: '', goes: '', comes: '' };
  for (const { beside, path } of borders) {
    const [was, is] = [parts(from, beside), parts(to, beside)];
    if (was || is) lines[was && is ? 'stays' : is ? 'comes' : 'goes'] += path;
  }
  const how = { stroke: INK.rim, width: fine(FRONTIER / scale) };
  const line = (d: string, opacity: number): Shape[] =>
    d && opacity > 0 ? [{ d, ...how, opacity: fine(0.7 * opacity) }] : [];
  return [...line(lines.stays, 1), ...line(lines.goes, 1 - done), ...line(lines.comes, done)];
}

/** How late each area that changes hands does so, in parts of the whole. */
function latenessOf(stage: Stage, from: Realms, to: Realms): Map<AreaId, number> {
  const [before, after] = [heartsOf(stage, from), heartsOf(stage, to)];
  const away = new Map<AreaId, number>();
  const farthest = new Map<Owner, number>();
  for (const [area, { owner }] of Object.entries(to)) {
    if (from[area]?.owner === owner) continue;
    const far = apart(centre(stage, area), before.get(owner) ?? after.get(owner)!);
    away.set(area, far);
    farthest.set(owner, Math.max(far, farthest.get(owner) ?? 1));
  }
  return new Map([...away].map(([area, far]) => [area, (LATEST * far) / farthest.get(to[area]!.owner)!]));
}
