import { areaOfCoast } from '../src/build.ts';
import type { AreaGeometry, Disc, Point } from '../src/geometry.ts';
import type { AreaData, AreaId } from '../src/types.ts';
import { bareBlock, placeBlock, type Shape } from './blocks.ts';
import { parts } from './grid.ts';
import type { Setting } from './names.ts';
import { bestSpots } from './pieces.ts';
import { discsOf } from './place-land.ts';
import type { Room } from './room.ts';
import { axisOf, centreOf } from './shape.ts';

const SHIP = 36;
const SEA_SIZES = [92, 80, 70, 60, 52, 45, 39, 34, 30, 26, 23, 20];

const rounded = ({ x, y }: { x: number; y: number }): Point => [Math.round(x), Math.round(y)];

export interface SeaPlaces extends Pick<AreaGeometry, 'label' | 'ships'> {
  taken: Disc[];
}

/** The name of an open sea, as large as it fits, and a place for ships beside it. */
export function placeSea(room: Room, settings: readonly Setting[]): SeaPlaces | undefined {
  const axis = axisOf(room, room.own);
  const shapes: Shape[] = [];
  for (const size of SEA_SIZES) {
    for (const setting of settings) {
      shapes.push({ size, setting, rotate: 0, bend: 0 });
      const rotate = Math.round(axis.degrees);
      if (axis.ratio < 1.4 || Math.abs(rotate) < 8 || Math.abs(rotate) > 78) continue;
      if (setting.lines.length > 1) continue;
      for (const bend of [0, -30, 30]) shapes.push({ size, setting, rotate, bend });
    }
  }
  const blocks = shapes.map(bareBlock).sort((a, b) => b.score - a.score);
  const centre = centreOf(room, room.wet);
  const placed = placeBlock({ room, blocks, pieces: [], centre, overhang: 1, step: 3, preferLand: -30 });
  if (!placed) return undefined;
  const taken = discsOf(placed);
  const [ship] = bestSpots(room, room.wet, SHIP, () => 0, 1, [...room.taken, ...taken]);
  if (!ship) return undefined;
  return { label: { ...placed.block.label, at: rounded(placed) }, ships: [rounded(ship)], taken };
}

/** A place for ships on each coast: in the part of the own water that borders what the coast borders. */
export function placeShips(
  room: Room,
  area: AreaData,
  indexOf: (id: AreaId) => number,
): (Point | undefined)[] {
  const { grid, labels, land } = room.page;
  const field = room.wet;
  const isWater = (at: number) => labels[at] === room.label && !land[at];
  const waters = area.coasts.length > 1 ? parts(grid, isWater) : undefined;
  const borders = waters?.cells.map((cells) => {
    const around = new Set<number>();
    for (const at of cells) for (const next of grid.around(at)) if (!land[next]) around.add(labels[next]!);
    return around;
  });
  return area.coasts.map(({ water }) => {
    let own = field;
    if (waters && borders) {
      const wanted = water.map((id) => indexOf(areaOfCoast(id)));
      const count = (k: number) => wanted.filter((label) => borders[k]!.has(label)).length;
      const best = borders.reduce((most, _, k) => (count(k) > count(most) ? k : most), 0);
      own = field.map((value, index) => {
        const [x, y] = room.point(index);
        const at = Math.floor(y / room.page.cell) * grid.columns + Math.floor(x / room.page.cell);
        return waters.of[at] === best ? value : 0;
      });
    }
    const [free] = bestSpots(room, own, SHIP, () => 0, 1);
    const [ship] = free ? [free] : bestSpots(room, own, SHIP, () => 0, 1, []);
    return ship && rounded(ship);
  });
}
