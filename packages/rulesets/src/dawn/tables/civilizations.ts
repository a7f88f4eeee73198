import type { BlockId, Civilization } from '@ochre/engine';

/** In the order of the chart; the block is that of the game of eighteen. */
export const civilizations: Civilization[] = [
  { id: 'minoa', name: 'Minoa', rank: 1, block: 'west' },
  { id: 'saba', name: 'Saba', rank: 2, block: 'east' },
  { id: 'celt', name: 'Celt', rank: 3, block: 'west' },
  { id: 'assyria', name: 'Assyria', rank: 4, block: 'west' },
  { id: 'rome', name: 'Rome', rank: 5, block: 'west' },
  { id: 'babylon', name: 'Babylon', rank: 6, block: 'east' },
  { id: 'carthage', name: 'Carthage', rank: 7, block: 'west' },
  { id: 'hellas', name: 'Hellas', rank: 8, block: 'west' },
  { id: 'maurya', name: 'Maurya', rank: 9, block: 'east' },
  { id: 'dravidia', name: 'Dravidia', rank: 10, block: 'east' },
  { id: 'kushan', name: 'Kushan', rank: 11, block: 'east' },
  { id: 'nubia', name: 'Nubia', rank: 12, block: 'east' },
  { id: 'persia', name: 'Persia', rank: 13, block: 'east' },
  { id: 'hatti', name: 'Hatti', rank: 14, block: 'west' },
  { id: 'iberia', name: 'Iberia', rank: 15, block: 'west' },
  { id: 'indus', name: 'Indus', rank: 16, block: 'east' },
  { id: 'parthia', name: 'Parthia', rank: 17, block: 'east' },
  { id: 'egypt', name: 'Egypt', rank: 18, block: 'west' },
];

/** Of an odd number of civilizations in two blocks, from west to east on the board: the one in the middle. */
export const middle: Readonly<Record<number, string>> = { 13: 'egypt', 15: 'assyria', 17: 'babylon' };

/** The block that one has in the game of eighteen. */
export const homeBlock = (id: string): BlockId => civilizations.find((c) => c.id === id)!.block;
