import { type ArcRef, encodeSteps, type MapGeometry, type Point } from '@ochre/maps/geometry.ts';
import { areaAt, CELLS, SEA } from './grid.ts';

/** Full-size pixels of an area and of the water about the island. */
const SIDE = 400;
const WATER = 400;
const PAGE = 3 * SIDE + 2 * WATER;

const arcs: Point[][] = [];
let arcTypes = '';

function arc(type: string, ...points: Point[]): ArcRef {
  arcs.push(points);
  arcTypes += type;
  return arcs.length - 1;
}

const corner = (x: number, y: number): Point => [WATER + x * SIDE, WATER + y * SIDE];
/** Land on both sides, or the lagoon on one. */
const border = (a: string | undefined, b: string | undefined): string => (a && b ? 'L' : 'S');

/** Borders along the rows from left to right, and along the columns from top to bottom. */
const across = new Map<string, ArcRef>();
const down = new Map<string, ArcRef>();
for (let y = 0; y <= 3; y++)
  for (let x = 0; x < 3; x++)
    across.set(`${x},${y}`, arc(border(areaAt(x, y - 1), areaAt(x, y)), corner(x, y), corner(x + 1, y)));
for (let x = 0; x <= 3; x++)
  for (let y = 0; y < 3; y++)
    down.set(`${x},${y}`, arc(border(areaAt(x - 1, y), areaAt(x, y)), corner(x, y), corner(x, y + 1)));

/** Round a rectangle of cells, clockwise. */
function ring(x: number, y: number, size: number): ArcRef[] {
  const n = Array.from({ length: size }, (_, i) => i);
  return [
    ...n.map((i) => across.get(`${x + i},${y}`)!),
    ...n.map((i) => down.get(`${x + size},${y + i}`)!),
    ...n.map((i) => ~across.get(`${x + size - 1 - i},${y + size}`)!),
    ...n.map((i) => ~down.get(`${x},${y + size - 1 - i}`)!),
  ];
}

const frame = arc('F', [0, 0], [PAGE, 0], [PAGE, PAGE], [0, PAGE], [0, 0]);
const shore = [corner(0, 0), corner(3, 0), corner(3, 3), corner(0, 3), corner(0, 0)];
const name = (id: string): string =>
  id.replace(/(^|-)(\w)/g, (_, dash, c) => (dash ? ' ' : '') + c.toUpperCase());
const label = (id: string, at: Point, size: number) => ({
  at,
  size,
  lines: [name(id)],
  widths: [name(id).length * size * 0.55],
});

/** How far ships lie off the shore. */
const BERTH = 60;

const land = CELLS.map(({ id, x, y }): MapGeometry['areas'][number] => {
  const [left, top] = corner(x, y);
  const at = (dx: number, dy: number): Point => [left + dx, top + dy];
  return {
    id,
    rings: [ring(x, y, 1)],
    label: label(id, at(200, 70), 40),
    pop: at(60, 130),
    city: at(200, 210),
    tokens: [at(130, 320), at(270, 320)],
    start: at(340, 130),
    ships: [
      at(x === 0 ? -BERTH : x === 2 ? SIDE + BERTH : 200, y === 0 ? -BERTH : y === 2 ? SIDE + BERTH : 200),
    ],
  };
});

/** Squares in the sea: a board need not be painted to be played on. */
const geometry: MapGeometry = {
  id: 'island',
  width: PAGE,
  height: PAGE,
  arcTypes,
  arcs: arcs.map(encodeSteps),
  areas: [
    ...land,
    {
      id: SEA,
      rings: [[frame], ring(0, 0, 3)],
      label: label(SEA, [PAGE / 2, 150], 60),
      ships: [[PAGE / 2, 250]],
    },
  ],
  outside: [],
  volcanoes: [],
  marks: [],
  coast: [encodeSteps(shore)],
  lakes: [],
  rivers: [],
};

export default geometry;
