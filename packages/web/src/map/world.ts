import type { AreaId, CoastId } from '@ochre/engine';
import type { AreaData, MapData } from '@ochre/maps';
import {
  type AreaGeometry,
  areaPath,
  type Baseline,
  baselines,
  boxOf,
  decodeSteps,
  type LabelGeometry,
  type MapGeometry,
  type Point,
  reworded,
  ringPoints,
  svgCurve,
} from '@ochre/maps/geometry.ts';
import { type Ground, groundOf, type Room, roomOf } from '@ochre/maps/room.ts';
import { Territories } from '@ochre/maps/territory.ts';
import { text } from '../i18n/index.ts';
import { nameOfArea } from '../i18n/naming.ts';
import type { Box } from './camera.ts';
import { LEVELS } from './camera.ts';

/** An area as it is drawn. */
export interface DrawnArea {
  id: AreaId;
  readonly name: string;
  sea: boolean;
  data: AreaData;
  path: string;
  outlines: readonly Point[][];
  box: Box;
  readonly label: LabelGeometry;
  readonly lines: Baseline[];
  /** Letters on the screen in pixels, whatever the scale. */
  readonly fontSize: number;
  /** The level of the scale from which the name is written. */
  level: number;
  pop?: Point;
  city: Point;
  start?: Point;
  /** Where it has room for pieces; measured when it is first asked for. */
  readonly room: Room;
}

/** A drawn board, ready for the widget: paths, anchors, and where ships lie. */
export interface DrawnWorld {
  id: string;
  width: number;
  height: number;
  areas: DrawnArea[];
  byId: Record<AreaId, DrawnArea>;
  harbours: Record<CoastId, Point>;
  /** The area of each coast; an open sea is its own. */
  areaOfCoast: Record<CoastId, AreaId>;
  /** Borders by kind, and rivers: those that lie together are one path. */
  borders: Record<string, string[]>;
  rivers: string[];
  outside: string;
  volcanoes: MapGeometry['volcanoes'];
  /** Whose ground is where; measured when it is first asked for. */
  territories(): Territories;
}

/** Names are written once the letters of the board would be so large on the screen. */
const MIN_LETTERS = { land: 9.4, sea: 5.5 };

/** About the scale at which the whole page is in sight. */
const LEAST_SCALE = 0.1;

/** Letters between 11 and 14 pixels by the size they have on the printed board. */
function screenLetters(size: number): number {
  if (size >= 33) return 14;
  if (size >= 26) return 13;
  return size >= 20 ? 12 : 11;
}

const firstLevel = (size: number, letters: number): number => {
  const at = LEVELS.findIndex((k) => size * Math.max(k, LEAST_SCALE) >= letters);
  return at < 0 ? LEVELS.length - 1 : at;
};

/** The letters of an area's name, as printed, or in its room in the language spoken. */
function lettered(printed: LabelGeometry, data: AreaData): () => { label: LabelGeometry; lines: Baseline[] } {
  const set = (label: LabelGeometry) => ({ label, lines: baselines({ ...label, at: [0, 0] }) });
  const known = new Map<string | undefined, ReturnType<typeof set>>();
  return () => {
    const name = text.value.names.areas[data.id];
    const said = known.get(name) ?? set(name ? reworded(printed, name, data.kind === 'land') : printed);
    known.set(name, said);
    return said;
  };
}

function drawArea(shape: AreaGeometry, data: AreaData, arcs: readonly Point[][], ground: Ground): DrawnArea {
  const { label: printed } = shape;
  const at = shape.pop ?? printed.at;
  const outlines = shape.rings.map((ring) => ringPoints(arcs, ring));
  let room: Room | undefined;
  const said = lettered(printed, data);
  return {
    id: shape.id,
    get name() {
      return nameOfArea(data);
    },
    sea: data.kind === 'sea',
    data,
    path: areaPath(arcs, shape.rings),
    outlines,
    box: boxOf(outlines.flat()),
    get label() {
      return said().label;
    },
    get lines() {
      return said().lines;
    },
    get fontSize() {
      return screenLetters(said().label.size);
    },
    level: firstLevel(printed.size, data.kind === 'sea' ? MIN_LETTERS.sea : MIN_LETTERS.land),
    ...(shape.pop && { pop: shape.pop }),
    city: shape.city ?? at,
    ...(shape.start && { start: shape.start }),
    get room() {
      room ??= roomOf(ground, shape.id, outlines);
      return room;
    },
  };
}

/** Units of the page that what is drawn as one path measures, about: browsers leave out what is not in sight. */
const CELL = 900;

/** The paths of things that lie together, as one each. */
export function together(things: readonly { box: Box; path: string }[]): string[] {
  const cells = Map.groupBy(things, ({ box: { x, y, width, height } }) =>
    [x + width / 2, y + height / 2].map((n) => Math.floor(n / CELL)).join(),
  );
  return [...cells.values()].map((some) => some.map(({ path }) => path).join(''));
}

const curved = (line: readonly Point[]) => ({ box: boxOf(line), path: svgCurve(line) });

export function drawWorld(geometry: MapGeometry, map: MapData): DrawnWorld {
  const arcs = geometry.arcs.map(decodeSteps);
  const ground = groundOf(geometry);
  const shapes = new Map(geometry.areas.map((a) => [a.id, a]));
  const areas = map.areas.flatMap((data) => {
    const shape = shapes.get(data.id);
    return shape ? [drawArea(shape, data, arcs, ground)] : [];
  });
  const byId = Object.fromEntries(areas.map((a) => [a.id, a]));
  const harbours: Record<CoastId, Point> = {};
  const areaOfCoast: Record<CoastId, AreaId> = {};
  for (const { id, data, label } of areas) {
    areaOfCoast[id] = id;
    for (const coast of data.coasts) areaOfCoast[coast.id] = id;
    const ships = shapes.get(id)!.ships ?? [];
    if (data.kind === 'sea') harbours[id] = ships[0] ?? label.at;
    data.coasts.forEach((coast, i) => {
      harbours[coast.id] = ships[i] ?? ships[0] ?? byId[id]!.city;
    });
  }
  const lines = Map.groupBy(arcs.entries(), ([i]) => geometry.arcTypes[i]!);
  const borders = Object.fromEntries(
    [...lines].map(([kind, some]) => [kind, together(some.map(([, arc]) => curved(arc)))]),
  );
  const { id, width, height, volcanoes } = geometry;
  let territories: Territories | undefined;
  return {
    id: id ?? map.id,
    width,
    height,
    areas,
    byId,
    harbours,
    areaOfCoast,
    borders,
    volcanoes,
    rivers: together(geometry.rivers.map((r) => curved(decodeSteps(r)))),
    outside: areaPath(arcs, geometry.outside),
    territories() {
      territories ??= new Territories(areas, geometry);
      return territories;
    },
  };
}
