export type AreaId = string;
export type CoastId = string;
export type RegionId = string;

/** Neighbours by water: coasts of land areas, or ids of open seas. */
export interface CoastData {
  id: CoastId;
  water: (CoastId | AreaId)[];
}

export interface AreaData {
  id: AreaId;
  name: string;
  kind: 'land' | 'sea';
  /** The nation whose region holds the area. */
  region?: RegionId;
  limit?: 0 | 1 | 2 | 3 | 4 | 5;
  site?: 'black' | 'white';
  floodPlain?: string;
  volcano?: string;
  /** The nation that starts here. */
  start?: RegionId;
  /** Areas that share a land border, sorted. */
  land: AreaId[];
  /** Areas that share a water border of any kind, inland water too, sorted. */
  water: AreaId[];
  /** A land area whose water reaches an open sea. */
  coastal: boolean;
  /** None when not coastal; a single coast has the id of its area. */
  coasts: CoastData[];
}

/** Who plays at a player count on a side of the board, and in which block. */
export interface SetupData {
  players: number;
  side: string;
  nations: { id: RegionId; block: string }[];
}

export interface MapData {
  id: string;
  name: string;
  areas: AreaData[];
  setups?: SetupData[];
}
