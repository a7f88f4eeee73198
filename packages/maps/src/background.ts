export interface BackgroundFile {
  /** Name beside background.json. */
  file: string;
  bytes: number;
  /** The first 16 digits. */
  sha256: string;
}

/** The painted page in several sizes: small ones to begin with, tiles of the full size for a closer look. */
export interface BackgroundSet {
  /** Full size, the pixels of the geometry. */
  width: number;
  height: number;
  /** Digest of the painted parts of the geometry. */
  geometry: string;
  /** Pictures of the whole page, smallest first. */
  whole: (BackgroundFile & { width: number; height: number })[];
  /** Squares of `side` full-size pixels (less at the right and lower edge), by row and column. */
  tiles: { side: number; files: BackgroundFile[][] };
}

/** The smallest picture of the whole page that is sharp at a scale (screen pixels for a full-size one). */
export function wholeFor(set: BackgroundSet, scale: number): BackgroundSet['whole'][number] | undefined {
  return set.whole.find(({ width }) => width >= set.width * scale);
}

export interface Tile {
  file: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The tiles that a window of the page touches. */
export function tilesIn(
  { width, height, tiles }: BackgroundSet,
  window: { x: number; y: number; width: number; height: number },
): Tile[] {
  return tiles.files.flatMap((row, j) =>
    row.flatMap(({ file }, i): Tile[] => {
      const [x, y] = [i * tiles.side, j * tiles.side];
      const tile = {
        file,
        x,
        y,
        width: Math.min(tiles.side, width - x),
        height: Math.min(tiles.side, height - y),
      };
      const apart =
        x >= window.x + window.width ||
        y >= window.y + window.height ||
        x + tile.width <= window.x ||
        y + tile.height <= window.y;
      return apart ? [] : [tile];
    }),
  );
}
