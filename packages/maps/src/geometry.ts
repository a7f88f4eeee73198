import type { AreaId } from './types.ts';

export type Point = [x: number, y: number];

/** Points as integer steps: x and y of the first point, then the step to each further one. */
export type Steps = number[];

/**
 * What an arc separates: land border, coastal-water border, border of an open sea, edge of the board
 * (beyond lies no area), frame of the page.
 */
export type ArcType = 'L' | 'W' | 'S' | 'X' | 'F';

/** An index into `arcs`; `~index` means the arc runs backwards. */
export type ArcRef = number;

export interface LabelGeometry {
  /** Centre of the block of text. */
  at: Point;
  /** Font size, full-size pixels. */
  size: number;
  lines: string[];
  /** Width of each line, letter spacing included. */
  widths: number[];
  /** Degrees clockwise about `at`. */
  rotate?: number;
  /** A single line only: degrees its baseline turns through, arched upwards when positive. */
  bend?: number;
}

export interface AreaGeometry {
  id: AreaId;
  rings: ArcRef[][];
  label: LabelGeometry;
  /** Land areas: population disc, city (on the printed site, if there is one), two stacks of tokens. */
  pop?: Point;
  city?: Point;
  tokens?: [Point, Point];
  /** A place for ships on each coast, in the order of the topology; an open sea has one. */
  ships?: Point[];
  /** Mark of the nation that starts here. */
  start?: Point;
}

/** An edge of the facts that is shown by a mark, not by a border. */
export interface EdgeMark {
  kind: 'land' | 'water';
  areas: [AreaId, AreaId];
  at: Point;
  reason: string;
}

/** A drawn board; all coordinates are full-size pixels. */
export interface MapGeometry {
  id: string;
  width: number;
  height: number;
  /** One letter for each arc. */
  arcTypes: string;
  arcs: Steps[];
  /** In the order of the topology; the rings of an area fill by the even-odd rule. */
  areas: AreaGeometry[];
  /** Rings of the ground beyond the board. */
  outside: ArcRef[][];
  volcanoes: { id: string; areas: AreaId[]; at: Point }[];
  marks: EdgeMark[];
  /** Closed rings, even-odd: land is inside. */
  coast: Steps[];
  lakes: Steps[];
  rivers: Steps[];
}

/** Room that the anchors keep free, full-size pixels. */
export const pieceSizes = {
  disc: { radius: 19 },
  city: { radius: 17 },
  stack: { radius: 15 },
  start: { radius: 18 },
} as const;

/** How names are set, in parts of the font size. */
export const lettering = {
  linePitch: 0.98,
  capHeight: 0.65,
  spacing: { land: 0.045, sea: 0.08 },
} as const;

export function decodeSteps(steps: Steps): Point[] {
  const points: Point[] = [];
  let x = 0;
  let y = 0;
  for (let i = 0; i + 1 < steps.length; i += 2) {
    x += steps[i]!;
    y += steps[i + 1]!;
    points.push([x, y]);
  }
  return points;
}

export function encodeSteps(points: readonly (readonly [number, number])[]): Steps {
  const steps: Steps = [];
  let x = 0;
  let y = 0;
  for (const point of points) {
    const [nextX, nextY] = [Math.round(point[0]), Math.round(point[1])];
    steps.push(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  return steps;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The least box about some points. */
export function boxOf(points: readonly Point[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export const segmentLength = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

export function lineLength(line: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i += 1) sum += segmentLength(line[i - 1]!, line[i]!);
  return sum;
}

/** The points of a ring of arcs; first and last are the same. */
export function ringPoints(arcs: readonly Point[][], ring: readonly ArcRef[]): Point[] {
  const points: Point[] = [];
  for (const ref of ring) {
    const arc = ref >= 0 ? arcs[ref]! : arcs[~ref]!.toReversed();
    points.push(...(points.length > 0 ? arc.slice(1) : arc));
  }
  return points;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A straight-edged SVG path. */
export function svgPath(points: readonly Point[], closed = false): string {
  if (points.length === 0) return '';
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${closed ? 'Z' : ''}`;
}

/** The same line with its corners rounded; the ends stay. */
export function svgCurve(points: readonly Point[]): string {
  if (points.length < 3) return svgPath(points);
  let path = `M${round(points[0]![0])} ${round(points[0]![1])}`;
  for (let i = 1; i < points.length - 1; i += 1) {
    const [x, y] = points[i]!;
    const [nextX, nextY] = points[i + 1]!;
    const last = i === points.length - 2;
    path += `Q${round(x)} ${round(y)} ${round(last ? nextX : (x + nextX) / 2)} ${round(last ? nextY : (y + nextY) / 2)}`;
  }
  return path;
}

/** The filled outline of an area as one SVG path (fill-rule evenodd). */
export function areaPath(arcs: readonly Point[][], rings: readonly ArcRef[][]): string {
  return rings.map((ring) => svgPath(ringPoints(arcs, ring), true)).join('');
}

/** Whether a point lies inside rings filled by the even-odd rule. */
export function insideRings(rings: readonly (readonly Point[])[], [x, y]: Point): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
      const [ax, ay] = ring[i]!;
      const [bx, by] = ring[j]!;
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  }
  return inside;
}

/** A line of a label: centred on `at` and turned, or along a path when the name is bent. */
export interface Baseline {
  text: string;
  /** Middle of the baseline. */
  at: Point;
  rotate: number;
  /** SVG path of the bent baseline; the text stands in its middle. */
  path?: string;
}

/** A name in other words, in as many lines as it had, smaller where it is longer. */
export function reworded(label: LabelGeometry, text: string, land: boolean): LabelGeometry {
  const words = (land ? text.toUpperCase() : text).split(' ');
  const lines: string[] = Array.from({ length: Math.min(label.lines.length, words.length) }, () => '');
  words.forEach((word, i) => {
    const line = Math.floor((i * lines.length) / words.length);
    lines[line] = `${lines[line]} ${word}`.trim();
  });
  const longest = (all: string[]) => Math.max(...all.map((line) => line.length));
  const size = label.size * Math.min(1, longest(label.lines) / longest(lines));
  const letter = Math.max(...label.widths) / longest(label.lines) / label.size;
  return { ...label, lines, size, widths: lines.map((line) => line.length * letter * size) };
}

/** Where the letters of a label stand. */
export function baselines(label: LabelGeometry): Baseline[] {
  const { size, lines, rotate = 0, bend = 0 } = label;
  const place = turner(label);
  const drop = (size * lettering.capHeight) / 2;
  if (bend) {
    const { radius, centre } = arcOf(label);
    const half = (label.widths[0]! / 2 / Math.abs(radius)) * 1.15;
    const on = (angle: number): Point =>
      place([Math.sin(angle) * (radius - drop), centre - Math.cos(angle) * (radius - drop)]);
    const [from, to] = [on(-Math.sign(bend) * half), on(Math.sign(bend) * half)];
    const turn = Math.abs(radius - drop);
    const path = `M${svgPoint(from)}A${round(turn)} ${round(turn)} 0 0 ${bend > 0 ? 1 : 0} ${svgPoint(to)}`;
    return [{ text: lines[0]!, at: on(0), rotate, path }];
  }
  return lines.map((text, k) => {
    const y = (k - (lines.length - 1) / 2) * size * lettering.linePitch + drop;
    return { text, at: place([0, y]), rotate };
  });
}

const svgPoint = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

function turner({ at, rotate = 0 }: LabelGeometry): (point: Point) => Point {
  const angle = (rotate * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ([x, y]) => [at[0] + x * cos - y * sin, at[1] + x * sin + y * cos];
}

/** The circle the middle of the letters follows; `radius` is negative when the name sags. */
function arcOf({ widths, bend = 0 }: LabelGeometry): { radius: number; centre: number } {
  const turn = (bend * Math.PI) / 180;
  const radius = widths[0]! / turn;
  return { radius, centre: radius };
}

export interface Disc {
  x: number;
  y: number;
  radius: number;
}

/** Discs that cover the letters of a label. */
export function labelDiscs(label: LabelGeometry): Disc[] {
  const { size, widths, bend = 0 } = label;
  const place = turner(label);
  const radius = (size * lettering.capHeight) / 2 + 1;
  return widths.flatMap((width, k) => {
    const run = Math.max(0, width - radius * 1.6);
    const count = Math.max(2, Math.ceil(run / (radius * 1.2)) + 1);
    const y = (k - (widths.length - 1) / 2) * size * lettering.linePitch;
    return Array.from({ length: count }, (_, i): Disc => {
      const along = (i / (count - 1) - 0.5) * run;
      let local: Point = [along, y];
      if (bend) {
        const arc = arcOf(label);
        const angle = along / arc.radius;
        local = [Math.sin(angle) * arc.radius, arc.centre - Math.cos(angle) * arc.radius];
      }
      const [px, py] = place(local);
      return { x: px, y: py, radius };
    });
  });
}
