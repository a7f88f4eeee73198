import { checkRings, compareEdges, drawnEdges, type EdgeKind, unreachable } from './check/borders.ts';
import { type GeometryFault, type Picture, unpack } from './check/picture.ts';
import {
  type AnchorReport,
  anchorReport,
  checkAnchors,
  checkLabels,
  checkPieces,
  checkVolcanoes,
} from './check/places.ts';
import { checkWaters, watersOf } from './check/waters.ts';
import type { MapGeometry } from './geometry.ts';
import type { AreaId, MapData } from './types.ts';
import { expectedOf, validate } from './validate.ts';

export { SHORTEST, TRIVIAL } from './check/borders.ts';
export type { FaultKind, GeometryFault } from './check/picture.ts';
export { SMALLEST_NAME } from './check/places.ts';

export interface GeometryReport {
  areas: number;
  land: number;
  seas: number;
  /** Land areas of each region. */
  regions: Record<string, number>;
  /** Edges of the facts that are drawn, marks included. */
  landEdges: number;
  waterEdges: number;
  /** All faults; none when picture and facts agree. */
  mismatches: number;
  /** Edges shown by a mark instead of a border. */
  marks: number;
  labelCollisions: number;
  unreachable: AreaId[];
  /** Areas whose water comes in several parts. */
  severalWaters: AreaId[];
  /** The shortest borders, in pixels at full size. */
  shortest: { kind: EdgeKind; areas: [AreaId, AreaId]; length: number }[];
  /** Font size of names of land areas: smallest, median. */
  names: { smallest: number; median: number };
  /** First stacks that stand near the border though there is room. */
  anchors: AnchorReport;
  faults: GeometryFault[];
}

export interface GeometryCheckOptions {
  /** Areas for which it is decided that several parts of their water are one coast. */
  decided?: readonly AreaId[];
}

/** Compares a drawn board with the facts, from the two files alone. */
export function checkGeometry(
  geometry: MapGeometry,
  map: MapData,
  { decided = [] }: GeometryCheckOptions = {},
): GeometryReport {
  const picture = unpack(geometry, map);
  const { faults } = picture;
  for (const text of validate(map)) faults.push({ kind: 'count', text });
  checkAreas(picture);
  const users = checkRings(picture);
  const edges = drawnEdges(picture, users);
  const { land, water, marks, shortest } = compareEdges(picture, edges);
  checkAnchors(picture);
  checkPieces(picture);
  const labelCollisions = checkLabels(picture);
  checkVolcanoes(picture);
  const severalWaters = checkWaters(picture, watersOf(picture), decided);
  const lost = unreachable(picture, edges, expectedOf(map.id)?.closedWater ?? []);
  for (const id of lost) faults.push({ kind: 'coast', text: `${id}: no way over water to an open sea` });
  return {
    ...counts(map),
    landEdges: land,
    waterEdges: water,
    mismatches: faults.length,
    marks,
    labelCollisions,
    unreachable: lost,
    severalWaters,
    shortest: shortest.map(({ kind, areas, length }) => ({ kind, areas, length: Math.round(length) })),
    names: nameSizes(picture),
    anchors: anchorReport(picture),
    faults,
  };
}

/** The same areas in the same order, each with room. */
function checkAreas({ geometry, map, outlines, faults }: Picture): void {
  const drawn = geometry.areas.map(({ id }) => id);
  const wanted = map.areas.map(({ id }) => id);
  if (drawn.join() !== wanted.join()) {
    const missing = wanted.filter((id) => !drawn.includes(id));
    const extra = drawn.filter((id) => !wanted.includes(id));
    faults.push({
      kind: 'area',
      text: `other areas than in the facts: ${[...missing, ...extra].join(', ')}`,
    });
  }
  for (const [k, id] of drawn.entries()) {
    if (outlines[k]!.length === 0) faults.push({ kind: 'area', text: `${id}: not drawn` });
  }
}

function counts({ areas }: MapData): Pick<GeometryReport, 'areas' | 'land' | 'seas' | 'regions'> {
  const land = areas.filter(({ kind }) => kind === 'land');
  const regions: Record<string, number> = {};
  for (const { region } of land) if (region) regions[region] = (regions[region] ?? 0) + 1;
  return { areas: areas.length, land: land.length, seas: areas.length - land.length, regions };
}

function nameSizes({ geometry, facts }: Picture): GeometryReport['names'] {
  const sizes = geometry.areas
    .filter(({ id, label }) => label && facts.get(id)?.kind === 'land')
    .map(({ label }) => label.size)
    .sort((a, b) => a - b);
  return { smallest: sizes[0] ?? 0, median: sizes[sizes.length >> 1] ?? 0 };
}
