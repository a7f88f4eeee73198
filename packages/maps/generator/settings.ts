import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { AreaId } from '../src/types.ts';

/** Longitude and latitude in degrees. */
export type LonLat = [lon: number, lat: number];

/** A band about a line that wants more or less paper (a factor) or other weights (factors). */
export interface Zone {
  name: string;
  line: LonLat[];
  /** Half width and fading edge, degrees. */
  r: number;
  fade?: number;
  paper?: number;
  shape?: number;
  room?: number;
  north?: number;
}

export interface ProjectionSettings {
  /** The page just holds these points. */
  fit: LonLat[];
  stretchX?: number;
  /** Full-size pixels: width of the page, side of a cell of the generator's grid. */
  width: number;
  cell: number;
  sheet: {
    box: [west: number, south: number, east: number, north: number];
    cell: number;
    sigma: number;
    exponent: number;
    floor: number;
    seaWeight: number;
    room: number;
    shapeFloor: number;
    north: number;
    zones: Zone[];
  };
}

export interface Stroke {
  name: string;
  w: number;
  pts: LonLat[];
  closed?: boolean;
}

/** An island drawn larger about its centre; `shift` and `grow` (outline) in pixels. */
export interface Island {
  name: string;
  at: LonLat;
  scale?: number;
  sx?: number;
  sy?: number;
  shift?: [number, number];
  grow?: number;
  areas?: AreaId[];
}

export interface GeographySettings {
  waterCuts: Stroke[];
  landFills: Stroke[];
  keepLakes: LonLat[];
  thicken: { name: string; at: LonLat; r: number; w: number }[];
  islands: Island[];
}

export interface AuthoredMark {
  kind: 'land' | 'water';
  areas: [AreaId, AreaId];
  at: LonLat;
  reason: string;
}

export interface SeedSettings {
  move: Record<AreaId, LonLat>;
  /** Shore points an area must own; the nearest shore unless stated. */
  coast: Record<AreaId, LonLat[]>;
  /** Further points that belong to an area. */
  extra: Record<AreaId, LonLat[]>;
  /** Cells. How far an outer area spreads, how much water a coast keeps towards its sea, smallest land. */
  reach: Record<AreaId, number> & { default: number };
  seaReach: Record<AreaId, number>;
  bandOf: Record<AreaId, number>;
  coastBand: number;
  minSize: Record<AreaId, number> & { default: number };
  marks: AuthoredMark[];
}

export interface PlainSettings {
  plains: { name: string; w: number; lines: LonLat[][] }[];
}

export interface RangeSettings {
  /** w: half width in full-size pixels, h: height from 0 to 1. */
  ranges: { name: string; w: number; h: number; pts: LonLat[] }[];
}

export interface DecorationSettings {
  /** Page rectangles without names or pieces: left, top, width, height. */
  keepFree: [number, number, number, number][];
  volcanoes: { id: string; at: LonLat; areas: AreaId[] }[];
  maxName?: number;
  hyphens: Record<AreaId, string[]>;
}

export interface LetterSettings {
  bold: Record<string, number>;
  italic: Record<string, number>;
}

export interface Settings {
  projection: ProjectionSettings;
  geography: GeographySettings;
  seeds: SeedSettings;
  floodplains: PlainSettings;
  mountains: RangeSettings;
  decoration: DecorationSettings;
  letters: LetterSettings;
}

const folder = new URL('../data/', import.meta.url);

function read<T>(map: string, name: string): T {
  const own = new URL(`${map}/${name}.yaml`, folder);
  const file = existsSync(own) ? own : new URL(`common/${name}.yaml`, folder);
  return parse(readFileSync(file, 'utf8')) as T;
}

/** The authored files of a map; what its folder lacks is taken from `common`. */
export function readSettings(map: string): Settings {
  return {
    projection: read(map, 'projection'),
    geography: read(map, 'geography'),
    seeds: read(map, 'seeds'),
    floodplains: read(map, 'floodplains'),
    mountains: read(map, 'mountains'),
    decoration: read(map, 'decoration'),
    letters: read(map, 'letters'),
  };
}
