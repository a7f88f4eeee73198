export type NationId = (typeof nations)[number]['id'];
export type Block = 'west' | 'east';

/** In A.S.T. order: the half of the board a nation's region lies on, and how many areas it has. */
export const nations = [
  { id: 'minoa', half: 'west', areas: 15 },
  { id: 'saba', half: 'east', areas: 22 },
  { id: 'assyria', half: 'west', areas: 17 },
  { id: 'maurya', half: 'east', areas: 18 },
  { id: 'celt', half: 'west', areas: 22 },
  { id: 'babylon', half: 'east', areas: 16 },
  { id: 'carthage', half: 'west', areas: 16 },
  { id: 'dravidia', half: 'east', areas: 17 },
  { id: 'hatti', half: 'west', areas: 18 },
  { id: 'kushan', half: 'east', areas: 17 },
  { id: 'rome', half: 'west', areas: 15 },
  { id: 'persia', half: 'east', areas: 20 },
  { id: 'iberia', half: 'west', areas: 16 },
  { id: 'nubia', half: 'east', areas: 19 },
  { id: 'hellas', half: 'west', areas: 18 },
  { id: 'indus', half: 'east', areas: 18 },
  { id: 'egypt', half: 'west', areas: 16 },
  { id: 'parthia', half: 'east', areas: 18 },
] as const;

/** What a complete board holds; see `validate`. */
export interface Expected {
  name: string;
  /** Land areas of each region; none where the board has no regions. */
  regions: Record<string, number>;
  land: number;
  seas: number;
  highestLimit: number;
  /** Nations that have a starting location. */
  starts: readonly string[];
  /** Areas taken to be coastal although the board shows no open sea for them. */
  closedWater?: readonly string[];
}

export const worldExpected: Expected = {
  name: 'The Ancient World',
  regions: Object.fromEntries(nations.map(({ id, areas }) => [id, areas])),
  land: 318,
  seas: 20,
  highestLimit: 4,
  starts: nations.map(({ id }) => id),
};
