interface Cell {
  id: string;
  x: number;
  y: number;
  limit: number;
  site?: 'black';
  start?: string;
}

export const SEA = 'lagoon';

/** The areas of the island by column and row. */
export const CELLS: readonly Cell[] = [
  { id: 'north-head', x: 0, y: 0, limit: 2, start: 'reef' },
  { id: 'long-beach', x: 1, y: 0, limit: 3, site: 'black' },
  { id: 'palm-point', x: 2, y: 0, limit: 2 },
  { id: 'west-cove', x: 0, y: 1, limit: 3, site: 'black' },
  { id: 'old-crater', x: 1, y: 1, limit: 4, site: 'black' },
  { id: 'east-cove', x: 2, y: 1, limit: 3, site: 'black' },
  { id: 'coral-bank', x: 0, y: 2, limit: 2 },
  { id: 'turtle-bay', x: 1, y: 2, limit: 3, site: 'black' },
  { id: 'south-head', x: 2, y: 2, limit: 2, start: 'hill' },
];

export const areaAt = (x: number, y: number): string | undefined =>
  CELLS.find((cell) => cell.x === x && cell.y === y)?.id;
