import { advancedExpected } from './advanced/nations.ts';
import type { BoardId } from './boards.ts';
import { areaOfCoast } from './build.ts';
import { classicExpected } from './classic/nations.ts';
import { neighbours, waterGraph } from './graph.ts';
import type { AreaData, AreaId, MapData } from './types.ts';
import { type Expected, worldExpected } from './world/nations.ts';

const expectations: Readonly<Record<string, Expected>> = {
  world: worldExpected,
  classic: classicExpected,
  advanced: advancedExpected,
} satisfies Record<BoardId, Expected>;

/** What a board of our own must hold. */
export const expectedOf = (map: string): Expected | undefined => expectations[map];

/** The problems of a map; none when it is sound. `expected` adds counts of regions and seas. */
export function validate(map: MapData, expected: Expected | undefined = expectedOf(map.id)): string[] {
  const byId = new Map(map.areas.map((area) => [area.id, area]));
  const unresolved = ids(map, byId);
  if (unresolved.length > 0) return unresolved;
  return [
    ...map.areas.flatMap((area) => [...marks(area, expected?.highestLimit), ...edges(area, byId)]),
    ...coasts(map, byId, expected?.closedWater),
    ...connectivity(map, byId),
    ...volcanoes(map),
    ...starts(map),
    ...(expected ? counts(map, expected) : []),
  ];
}

function repeated(values: string[]): string[] {
  return [...new Set(values.filter((value, i) => values.indexOf(value) !== i))];
}

function ids(map: MapData, byId: Map<AreaId, AreaData>): string[] {
  const known = new Set([...byId.keys(), ...map.areas.flatMap((area) => area.coasts.map(({ id }) => id))]);
  const problems = repeated(map.areas.map(({ id }) => id)).map((id) => `${id}: id used twice`);
  problems.push(...repeated(map.areas.map(({ name }) => name)).map((name) => `${name}: name used twice`));
  for (const area of map.areas) {
    if (!area.name.trim()) problems.push(`${area.id}: no name, so not on the map`);
    for (const id of neighbours(area)) if (!byId.has(id)) problems.push(`${area.id}: unknown area ${id}`);
    for (const coast of area.coasts) {
      for (const id of coast.water)
        if (!known.has(id)) problems.push(`${coast.id}: unknown coast or sea ${id}`);
      const fits = area.coasts.length === 1 ? coast.id === area.id : coast.id.startsWith(`${area.id}.`);
      if (!fits) problems.push(`${area.id}: coast id ${coast.id}`);
    }
    for (const id of repeated(area.coasts.map((coast) => coast.id)))
      problems.push(`${id}: coast id used twice`);
  }
  return problems;
}

function marks(area: AreaData, highestLimit = 5): string[] {
  const problems: string[] = [];
  const { id, limit } = area;
  if (area.kind === 'sea') {
    if (limit !== undefined) problems.push(`${id}: an open sea has no population limit`);
    if (area.land.length > 0) problems.push(`${id}: an open sea has no land border`);
    const markings = [area.region, area.site, area.floodPlain, area.volcano, area.start];
    if (markings.some((mark) => mark !== undefined) || area.coastal || area.coasts.length > 0) {
      problems.push(`${id}: an open sea has water only`);
    }
    return problems;
  }
  if (limit === undefined || !Number.isInteger(limit) || limit < 0 || limit > highestLimit)
    problems.push(`${id}: population limit ${limit}`);
  if (area.site === 'white' && !area.floodPlain) problems.push(`${id}: white city site off a flood plain`);
  return problems;
}

function edges(area: AreaData, byId: Map<AreaId, AreaData>): string[] {
  const problems: string[] = [];
  for (const kind of ['land', 'water'] as const) {
    const list = area[kind];
    if (list.some((id, i) => i > 0 && list[i - 1]! >= id))
      problems.push(`${area.id}: ${kind} edges not sorted`);
    for (const id of list) {
      if (id === area.id) problems.push(`${id}: ${kind} edge to itself`);
      if (!byId.get(id)![kind].includes(area.id))
        problems.push(`${area.id}: ${kind} edge to ${id} is one-sided`);
    }
  }
  return problems;
}

function coasts(map: MapData, byId: Map<AreaId, AreaData>, closedWater: readonly AreaId[] = []): string[] {
  const graph = waterGraph(map);
  const reached = walk(
    map.areas.filter((area) => area.kind === 'sea').map(({ id }) => id),
    (id) => graph.get(id) ?? [],
  );
  const problems: string[] = [];
  for (const area of map.areas.filter(({ kind }) => kind === 'land')) {
    const { id } = area;
    if (area.coastal !== area.coasts.length > 0)
      problems.push(`${id}: coastal ${area.coastal}, coasts ${area.coasts.length}`);
    const bordered = new Set<AreaId>();
    for (const coast of area.coasts) {
      if (!reached.has(coast.id) && !closedWater.includes(id))
        problems.push(`${coast.id}: coast reaches no open sea`);
      for (const other of coast.water) {
        bordered.add(areaOfCoast(other));
        if (!graph.get(other)?.has(coast.id))
          problems.push(`${coast.id}: coast edge to ${other} is one-sided`);
      }
    }
    for (const other of bordered) {
      if (!area.water.includes(other)) problems.push(`${id}: a coast borders ${other}, the area does not`);
    }
    for (const other of area.water) {
      const there = byId.get(other)!;
      if (!area.coastal && there.kind === 'sea') problems.push(`${id}: borders ${other} but is not coastal`);
      const inland = !area.coastal || (there.kind === 'land' && !there.coastal);
      if (!inland && !bordered.has(other)) problems.push(`${id}: no coast borders ${other}`);
    }
  }
  return problems;
}

function walk(from: string[], next: (id: string) => Iterable<string>): Set<string> {
  const reached = new Set(from);
  for (const id of reached) for (const other of next(id)) reached.add(other);
  return reached;
}

function connectivity(map: MapData, byId: Map<AreaId, AreaData>): string[] {
  const first = map.areas[0];
  if (!first) return ['no areas'];
  const reached = walk([first.id], (id) => neighbours(byId.get(id)!));
  return map.areas.filter(({ id }) => !reached.has(id)).map(({ id }) => `${id}: cut off from ${first.id}`);
}

function volcanoes(map: MapData): string[] {
  const touched = Map.groupBy(
    map.areas.filter(({ volcano }) => volcano),
    ({ volcano }) => volcano!,
  );
  return [...touched].flatMap(([volcano, areas]) => {
    const [a, b] = areas;
    if (areas.length > 2) return [`${volcano}: volcano in ${areas.length} areas`];
    if (a && b && !a.land.includes(b.id)) return [`${volcano}: ${a.id} and ${b.id} share no land border`];
    return [];
  });
}

function starts(map: MapData): string[] {
  const areas = map.areas.filter(({ start }) => start);
  // Where the board has regions, a nation starts at one place of its own; elsewhere it may choose.
  const homes = areas.filter(({ region }) => region).map(({ start }) => start!);
  const problems = repeated(homes).map((nation) => `${nation}: two starting locations`);
  for (const { id, start, region } of areas) {
    if (region && region !== start) problems.push(`${id}: start of ${start} in the region of ${region}`);
  }
  return problems;
}

function counts(map: MapData, expected: Expected): string[] {
  const problems: string[] = [];
  const count = (test: (area: AreaData) => boolean) => map.areas.filter(test).length;
  const seas = count(({ kind }) => kind === 'sea');
  const land = map.areas.length - seas;
  if (seas !== expected.seas) problems.push(`${seas} open seas, expected ${expected.seas}`);
  if (land !== expected.land) problems.push(`${land} land areas, expected ${expected.land}`);
  for (const [region, wanted] of Object.entries(expected.regions)) {
    const areas = count((area) => area.region === region);
    if (areas !== wanted) problems.push(`${region}: ${areas} areas, expected ${wanted}`);
  }
  for (const nation of expected.starts) {
    if (!map.areas.some(({ start }) => start === nation)) problems.push(`${nation}: no starting location`);
  }
  if (Object.keys(expected.regions).length === 0) return problems;
  for (const area of map.areas) {
    if (area.kind === 'land' && !(area.region && area.region in expected.regions)) {
      problems.push(`${area.id}: region ${area.region}`);
    }
  }
  return problems;
}
