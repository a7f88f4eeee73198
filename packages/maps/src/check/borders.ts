import { areaOfCoast } from '../build.ts';
import { lineLength, type Point, segmentLength } from '../geometry.ts';
import type { AreaId } from '../types.ts';
import { isDry, type Picture } from './picture.ts';

/** Pixels at full size: a border that can be seen, and a touch that cannot. */
export const SHORTEST = 22;
export const TRIVIAL = 10;
const SAMPLE = 12;
/** Part of a border that may lie on the wrong side of the simplified coast. */
const FALSE_SHARE = 0.7;

export type EdgeKind = 'land' | 'water';

export interface DrawnEdge {
  kind: EdgeKind;
  areas: [AreaId, AreaId];
  /** Pixels of the longest continuous border, and that border itself. */
  length: number;
  line: Point[];
}

export interface DrawnEdges {
  land: Map<string, DrawnEdge>;
  water: Map<string, DrawnEdge>;
}

const pairKey = (a: AreaId, b: AreaId): string => (a < b ? `${a}|${b}` : `${b}|${a}`);

/** Rings are closed; every border is the border of exactly two; what remains is the frame. */
export function checkRings({ geometry, arcs, faults }: Picture): (string | undefined)[][] {
  const users: (string | undefined)[][] = arcs.map(() => []);
  const all = [...geometry.areas, { id: undefined, rings: geometry.outside }];
  for (const { id, rings } of all) {
    for (const ring of rings) {
      let end: Point | undefined;
      let first: Point | undefined;
      for (const ref of ring) {
        const arc = arcs[ref >= 0 ? ref : ~ref];
        if (!arc) {
          faults.push({ kind: 'ring', text: `${id ?? 'outside'}: no arc ${ref}` });
          continue;
        }
        users[ref >= 0 ? ref : ~ref]!.push(id);
        const [from, to] = ref >= 0 ? [arc[0]!, arc.at(-1)!] : [arc.at(-1)!, arc[0]!];
        if (end && segmentLength(end, from) > 0)
          faults.push({ kind: 'ring', text: `${id ?? 'outside'}: a gap in a ring at ${from}` });
        first ??= from;
        end = to;
      }
      if (!first || !end || segmentLength(first, end) > 0)
        faults.push({ kind: 'ring', text: `${id ?? 'outside'}: a ring is open` });
    }
  }
  for (const [k, used] of users.entries()) {
    const wanted = geometry.arcTypes[k] === 'F' ? 1 : 2;
    if (used.length !== wanted) faults.push({ kind: 'ring', text: `arc ${k} is used ${used.length} times` });
  }
  return users;
}

/** The drawn borders of each pair of areas; their type must agree with the coast and the areas. */
export function drawnEdges(picture: Picture, users: (string | undefined)[][]): DrawnEdges {
  const { geometry, facts, arcs, faults } = picture;
  const edges: DrawnEdges = { land: new Map(), water: new Map() };
  for (const [k, line] of arcs.entries()) {
    const [a, b] = users[k]!;
    const type = geometry.arcTypes[k];
    if (!a || !b || type === 'X' || type === 'F') {
      if (a && b) faults.push({ kind: 'edge', text: `${a}, ${b}: their border is typed as no border` });
      continue;
    }
    const kind: EdgeKind = type === 'L' ? 'land' : 'water';
    const hasSea = [a, b].some((id) => facts.get(id)?.kind === 'sea');
    if (hasSea !== (type === 'S'))
      faults.push({ kind: 'edge', text: `${a}, ${b}: a border of type ${type}` });
    const length = lineLength(line);
    const known = edges[kind].get(pairKey(a, b));
    if (known && known.length >= length) continue;
    edges[kind].set(pairKey(a, b), { kind, areas: a < b ? [a, b] : [b, a], length, line });
  }
  for (const { kind, areas, line } of [...edges.land.values(), ...edges.water.values()]) {
    if (wrongShare(picture, line, kind) > FALSE_SHARE)
      faults.push({ kind: 'edge', text: `${areas.join(', ')}: a ${kind} border does not lie on ${kind}` });
  }
  return edges;
}

/** Part of a line that lies on the other surface. */
function wrongShare(picture: Picture, line: readonly Point[], kind: EdgeKind): number {
  let [wrong, all] = [0, 0];
  for (let i = 0; i + 1 < line.length; i += 1) {
    const [a, b] = [line[i]!, line[i + 1]!];
    const count = Math.max(1, Math.ceil(segmentLength(a, b) / SAMPLE));
    for (let k = 0; k < count; k += 1) {
      const t = (k + 0.5) / count;
      const point: Point = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      all += 1;
      if (isDry(picture, point) !== (kind === 'land')) wrong += 1;
    }
  }
  return wrong / all;
}

export interface EdgeCount {
  land: number;
  water: number;
  /** The shortest borders, shortest first. */
  shortest: DrawnEdge[];
  marks: number;
}

/** Facts against picture: every edge a visible border or a mark, no other contact. */
export function compareEdges({ geometry, map, faults }: Picture, edges: DrawnEdges): EdgeCount {
  const marked = new Set(geometry.marks.map(({ kind, areas }) => `${kind} ${pairKey(...areas)}`));
  const count: EdgeCount = { land: 0, water: 0, shortest: [], marks: 0 };
  for (const kind of ['land', 'water'] as const) {
    const wanted = new Set(map.areas.flatMap((area) => area[kind].map((other) => pairKey(area.id, other))));
    for (const pair of wanted) {
      const edge = edges[kind].get(pair);
      const isMarked = marked.delete(`${kind} ${pair}`);
      const names = pair.replace('|', ', ');
      if (edge && edge.length >= SHORTEST) {
        if (isMarked) faults.push({ kind: 'mark', text: `${names}: a mark beside a ${kind} border` });
        count.shortest.push(edge);
      } else if (isMarked) count.marks += 1;
      else {
        const length = edge ? `only ${edge.length.toFixed(0)} px of` : 'no';
        faults.push({ kind: 'edge', text: `${names}: ${length} ${kind} border` });
        continue;
      }
      count[kind] += 1;
    }
    for (const [pair, { length }] of edges[kind]) {
      if (wanted.has(pair) || length <= TRIVIAL) continue;
      const names = pair.replace('|', ', ');
      faults.push({
        kind: 'contact',
        text: `${names}: ${length.toFixed(0)} px of a ${kind} border that is none`,
      });
    }
  }
  for (const mark of marked) faults.push({ kind: 'mark', text: `${mark}: a mark for no edge` });
  count.shortest.sort((a, b) => a.length - b.length);
  count.shortest = count.shortest.slice(0, 12);
  return count;
}

/** Coastal areas without a drawn way over water to an open sea; `closed` ones need none. */
export function unreachable({ map }: Picture, { water }: DrawnEdges, closed: readonly AreaId[]): AreaId[] {
  const next = new Map<AreaId, AreaId[]>();
  for (const { areas, length } of water.values()) {
    if (length < SHORTEST) continue;
    for (const [a, b] of [areas, areas.toReversed()]) next.set(a!, [...(next.get(a!) ?? []), b!]);
  }
  const reached = new Set(map.areas.filter(({ kind }) => kind === 'sea').map(({ id }) => id));
  for (const id of reached) for (const other of next.get(id) ?? []) reached.add(other);
  return map.areas
    .filter(({ coasts }) => coasts.length > 0)
    .map(({ coasts }) => areaOfCoast(coasts[0]!.id))
    .filter((id) => !reached.has(id) && !closed.includes(id));
}
