import type { Point } from '../src/geometry.ts';
import { blankRaster, fillRings, type Raster } from '../src/raster.ts';
import type { AreaId } from '../src/types.ts';
import type { Board } from './board.ts';
import { type Box, boxOf, type NaturalEarth } from './natural-earth.ts';
import type { Projection } from './projection.ts';
import { strokeLine } from './raster.ts';
import type { GeographySettings, Island, LonLat } from './settings.ts';

interface Enlarged extends Island {
  polygon: LonLat[][];
  place: (point: Point) => Point;
}

const width = (box: Box): number => box.east - box.west;

/** The land polygon nearest to the place an island is authored at. */
function polygonAt(land: readonly LonLat[][][], [lon, lat]: LonLat): LonLat[][] {
  const distance = (polygon: LonLat[][]): number => {
    const box = boxOf(polygon[0]!);
    if (width(box) > 6) return 99;
    const inside = lon >= box.west && lon <= box.east && lat >= box.south && lat <= box.north;
    const middle = Math.hypot((box.west + box.east) / 2 - lon, (box.south + box.north) / 2 - lat);
    return middle - (inside ? 1 : 0);
  };
  return land.reduce((best, polygon) => (distance(polygon) < distance(best) ? polygon : best));
}

export class Geography {
  readonly earth: NaturalEarth;
  readonly #settings: GeographySettings;
  readonly #projection: Projection;
  readonly #islands: Enlarged[];

  constructor(earth: NaturalEarth, settings: GeographySettings, projection: Projection) {
    this.earth = earth;
    this.#settings = settings;
    this.#projection = projection;
    this.#islands = settings.islands.map((island) => {
      const polygon = polygonAt(earth.land, island.at);
      const box = boxOf(polygon[0]!);
      const [x, y] = projection.toPage([(box.west + box.east) / 2, (box.south + box.north) / 2]);
      const [shiftX, shiftY] = island.shift ?? [0, 0];
      const scaleX = island.sx ?? island.scale ?? 1;
      const scaleY = island.sy ?? island.scale ?? 1;
      const place = ([px, py]: Point): Point => [
        x + shiftX + (px - x) * scaleX,
        y + shiftY + (py - y) * scaleY,
      ];
      return { ...island, polygon, place };
    });
  }

  /** Where each area starts; areas of an enlarged island move with it. */
  seeds(board: Board): Point[] {
    const islandOf = new Map<AreaId, Enlarged>();
    for (const island of this.#islands) for (const id of island.areas ?? []) islandOf.set(id, island);
    return board.areas.map(({ id }, i) => {
      const point = this.#projection.toPage(board.places[i]!);
      return islandOf.get(id)?.place(point) ?? point;
    });
  }

  line(places: readonly LonLat[]): Point[] {
    return places.map(this.#projection.toPage);
  }

  /** The coast with all authored corrections, painted at any resolution. */
  landRaster(columns: number, rows: number, cell: number): Raster {
    const raster = blankRaster(columns, rows, cell);
    const { landFills, waterCuts, thicken } = this.#settings;
    const redrawn = new Set(this.#islands.map(({ polygon }) => polygon));
    const rest = this.earth.land.filter((polygon) => !redrawn.has(polygon));
    const rings = rest.map((polygon) => polygon.map((ring) => this.line(ring)));
    fillRings(raster, rings.flat());
    for (const { polygon, place, grow = 0 } of this.#islands) {
      const outline = polygon.map((ring) => this.line(ring).map(place));
      fillRings(raster, outline);
      for (const ring of outline) strokeLine(raster, [...ring, ring[0]!], grow);
    }
    const mainland = rest.flatMap((polygon, i) => (width(boxOf(polygon[0]!)) > 12 ? rings[i]! : []));
    for (const { at, r: radius, w } of thicken) {
      const within = { at: this.#projection.toPage(at), radius };
      for (const ring of mainland) strokeLine(raster, [...ring, ring[0]!], w, 1, within);
    }
    for (const [strokes, value] of [
      [landFills, 1],
      [waterCuts, 0],
    ] as const) {
      for (const { pts, w, closed } of strokes) {
        const line = this.line(pts);
        if (closed) fillRings(raster, [line], value);
        strokeLine(raster, closed ? [...line, line[0]!] : line, w, value);
      }
    }
    return raster;
  }
}
