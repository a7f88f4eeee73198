import type { AreaId, Civilization, NationId } from '@ochre/engine';

/** Down the succession track: CX 12.4 names the first two and the last; blocks: CX 11.11t. */
export const civilizations: Civilization[] = [
  { id: 'minoa', name: 'Minoa', rank: 1, block: 'west' },
  { id: 'saba', name: 'Saba', rank: 2, block: 'east' },
  { id: 'celt', name: 'Celts', rank: 3, block: 'west' },
  { id: 'assyria', name: 'Assyria', rank: 4, block: 'west' },
  { id: 'rome', name: 'Rome', rank: 5, block: 'west' },
  { id: 'babylon', name: 'Babylon', rank: 6, block: 'east' },
  { id: 'carthage', name: 'Carthage', rank: 7, block: 'west' },
  { id: 'hellas', name: 'Hellas', rank: 8, block: 'west' },
  { id: 'maurya', name: 'Maurya', rank: 9, block: 'east' },
  { id: 'dravidia', name: 'Dravidia', rank: 10, block: 'east' },
  { id: 'kushan', name: 'Kush', rank: 11, block: 'east' },
  { id: 'nubia', name: 'Nubia', rank: 12, block: 'east' },
  { id: 'persia', name: 'Persia', rank: 13, block: 'east' },
  { id: 'hatti', name: 'Hatti', rank: 14, block: 'west' },
  { id: 'iberia', name: 'Iberia', rank: 15, block: 'west' },
  { id: 'indus', name: 'Indus', rank: 16, block: 'east' },
  { id: 'parthia', name: 'Parthia', rank: 17, block: 'east' },
  { id: 'egypt', name: 'Egypt', rank: 18, block: 'west' },
];

/** Start areas of the table CX 11.11t where they are not those of the board. */
export const starts: Record<NationId, AreaId> = { hellas: 'aetolia', egypt: 'memphis' };
