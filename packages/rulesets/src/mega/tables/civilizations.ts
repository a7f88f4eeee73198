import type { Civilization } from '@ochre/engine';

export const civilizations: Civilization[] = [
  { id: 'minoa', name: 'Minoa', rank: 1, block: 'west' },
  { id: 'saba', name: 'Saba', rank: 2, block: 'east' },
  { id: 'assyria', name: 'Assyria', rank: 3, block: 'west' },
  { id: 'maurya', name: 'Maurya', rank: 4, block: 'east' },
  { id: 'celt', name: 'Celt', rank: 5, block: 'west' },
  { id: 'babylon', name: 'Babylon', rank: 6, block: 'east' },
  { id: 'carthage', name: 'Carthage', rank: 7, block: 'west' },
  { id: 'dravidia', name: 'Dravidia', rank: 8, block: 'east' },
  { id: 'hatti', name: 'Hatti', rank: 9, block: 'west' },
  { id: 'kushan', name: 'Kushan', rank: 10, block: 'east' },
  { id: 'rome', name: 'Rome', rank: 11, block: 'west' },
  { id: 'persia', name: 'Persia', rank: 12, block: 'east' },
  { id: 'iberia', name: 'Iberia', rank: 13, block: 'west' },
  { id: 'nubia', name: 'Nubia', rank: 14, block: 'east' },
  { id: 'hellas', name: 'Hellas', rank: 15, block: 'west' },
  { id: 'indus', name: 'Indus', rank: 16, block: 'east' },
  { id: 'egypt', name: 'Egypt', rank: 17, block: 'west' },
  { id: 'parthia', name: 'Parthia', rank: 18, block: 'east' },
];
