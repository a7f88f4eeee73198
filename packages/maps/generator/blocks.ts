import {
  type Disc,
  type LabelGeometry,
  labelDiscs,
  lettering,
  type Point,
  pieceSizes,
} from '../src/geometry.ts';
import type { Setting } from './names.ts';
import { overlaps, type Room } from './room.ts';

/** A name with its population disc and start mark, as offsets from the middle of the name. */
export interface Block {
  label: LabelGeometry;
  disc?: Point;
  start?: Point;
  letters: Disc[];
  marks: Disc[];
  /** How good it is wherever it stands. */
  score: number;
}

export interface Placed {
  block: Block;
  x: number;
  y: number;
  score: number;
  /** Pixels by which letters or marks reach over the border, summed. */
  over: number;
}

export interface Shape {
  size: number;
  setting: Setting;
  rotate: number;
  bend: number;
}

const GAP = 4;
const R = pieceSizes.disc.radius;
const START = pieceSizes.start.radius;

const turn = ([x, y]: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
};

function labelOf({ size, setting, rotate, bend }: Shape): LabelGeometry {
  const label: LabelGeometry = {
    at: [0, 0],
    size,
    lines: setting.lines,
    widths: setting.widths.map((width) => Math.round(width * size)),
  };
  if (rotate) label.rotate = rotate;
  if (bend) label.bend = bend;
  return label;
}

const LARGE = 30;

/** What a shape is worth: large letters, few lines, upright and straight. */
function scoreOf({ setting, rotate, bend }: Shape, letters: number): number {
  const lean = rotate ? 6 + Math.abs(rotate) * 0.12 : 0;
  const curve = bend ? 2 + Math.abs(bend) * 0.03 : 0;
  return letters - (setting.lines.length - 1) * 1.2 - lean - curve;
}

/** Names of areas gain less beyond a good size. */
const landScore = (shape: Shape): number =>
  scoreOf(shape, Math.min(shape.size, LARGE) * 1.25 + Math.max(0, shape.size - LARGE) * 0.5);

/** A name alone, as large as can be. */
export function bareBlock(shape: Shape): Block {
  const label = labelOf(shape);
  return { label, letters: labelDiscs(label), marks: [], score: scoreOf(shape, shape.size * 0.8) };
}

/** The ways to put disc and start mark beside the name: above it, or at its ends. */
export function markedBlocks(shape: Shape, hasStart: boolean): Block[] {
  const label = labelOf(shape);
  const letters = labelDiscs(label);
  const { size, setting, rotate, bend } = shape;
  const half = Math.max(...label.widths) / 2;
  const tall = ((setting.lines.length - 1) * lettering.linePitch * size + lettering.capHeight * size) / 2;
  const dip = half * Math.tan((bend * Math.PI) / 720);
  const ways: { disc: Point; start?: Point; bonus: number }[] = [];
  const above = -(tall + R + GAP);
  const [left, right]: [Point, Point] = [
    [-(half + R + GAP), dip],
    [half + (hasStart ? START : R) + GAP, dip],
  ];
  if (hasStart) {
    const apart = (R + START + GAP) / 2;
    ways.push({ disc: [-apart, above], start: [apart, above], bonus: 1 });
    ways.push({ disc: [-apart, -above], start: [apart, -above], bonus: -1 });
    ways.push({ disc: left, start: right, bonus: 0 });
    ways.push({ disc: [0, above], start: [0, tall + START + GAP], bonus: 0.5 });
  } else {
    ways.push({ disc: [0, above], bonus: 1 }, { disc: left, bonus: 0 });
    ways.push({ disc: [0, -above], bonus: -1 }, { disc: right, bonus: -1 });
  }
  return ways.map(({ disc, start, bonus }) => {
    const turned = { disc: turn(disc, rotate), start: start && turn(start, rotate) };
    const marks: Disc[] = [{ x: turned.disc[0], y: turned.disc[1], radius: R }];
    if (turned.start) marks.push({ x: turned.start[0], y: turned.start[1], radius: START });
    return { label, ...turned, letters, marks, score: landScore(shape) + bonus };
  });
}

export interface Search {
  room: Room;
  /** Sorted, the best first. */
  blocks: readonly Block[];
  /** Pieces of the area itself. */
  pieces: readonly Disc[];
  centre: Point;
  /** Pixels that letters and marks may reach over the border, each. */
  overhang: number;
  /** Cells between places tried. */
  step: number;
  preferLand: number;
}

const MARGIN_BONUS = 6;

/** The best place of the best block; nothing where none fits. */
export function placeBlock(search: Search): Placed | undefined {
  const { room, blocks, step, preferLand } = search;
  const spots = spotsOf(room, step);
  const obstacles = [...room.taken, ...search.pieces];
  let best: Placed | undefined;
  for (const block of blocks) {
    const most = block.score + MARGIN_BONUS + Math.max(0, preferLand);
    if (best && most <= best.score) break;
    for (const spot of spots) {
      const [x, y] = room.point(spot);
      const placed = judge(search, block, x, y, obstacles, best?.score ?? Number.NEGATIVE_INFINITY);
      if (placed) best = placed;
    }
  }
  return best;
}

function spotsOf(room: Room, step: number): number[] {
  const spots: number[] = [];
  for (let row = 0; row < room.rows; row += step) {
    for (let column = row % (2 * step) ? step >> 1 : 0; column < room.columns; column += step) {
      const spot = row * room.columns + column;
      if (room.own[spot]! > 3) spots.push(spot);
    }
  }
  return spots;
}

function judge(
  { room, centre, overhang, preferLand }: Search,
  block: Block,
  x: number,
  y: number,
  obstacles: readonly Disc[],
  toBeat: number,
): Placed | undefined {
  let score =
    block.score + MARGIN_BONUS + Math.max(0, preferLand) - 0.025 * Math.hypot(x - centre[0], y - centre[1]);
  if (score <= toBeat) return undefined;
  let over = 0;
  let margin: number = 9;
  let dry = 0;
  for (const discs of [block.marks, block.letters]) {
    for (const disc of discs) {
      const at = room.at(x + disc.x, y + disc.y);
      if (at < 0) return undefined;
      const spare = room.own[at]! - disc.radius;
      if (spare < -overhang) return undefined;
      if (spare < 0) over -= spare;
      margin = Math.min(margin, spare);
      if (room.isLand(at)) dry += 1;
    }
    if (score - over * 1.2 <= toBeat) return undefined;
  }
  const share = dry / (block.marks.length + block.letters.length);
  score -= over * 1.2 + MARGIN_BONUS - (Math.max(0, margin) / 9) * MARGIN_BONUS;
  score += preferLand * share - Math.max(0, preferLand) - (share > 0.04 && share < 0.96 ? 2 : 0);
  if (score <= toBeat) return undefined;
  for (const discs of [block.marks, block.letters]) {
    for (const disc of discs) {
      const moved = { x: x + disc.x, y: y + disc.y, radius: disc.radius };
      if (room.inKeepFree(moved.x, moved.y)) return undefined;
      if (obstacles.some((other) => overlaps(moved, other, 2))) return undefined;
    }
  }
  return { block, x, y, score, over };
}
