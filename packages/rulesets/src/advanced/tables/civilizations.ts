import type { Civilization } from '@ochre/engine';

/** From the top of the track to its bottom: AC 17.4. Iberia takes the place of Italy and is never with it: AC we.1. */
export const civilizations: Civilization[] = [
  { id: 'africa', name: 'Africa', rank: 1, block: 'main' },
  { id: 'italy', name: 'Italy', rank: 2, block: 'main' },
  { id: 'iberia', name: 'Iberia', rank: 2, block: 'main' },
  { id: 'illyria', name: 'Illyria', rank: 3, block: 'main' },
  { id: 'thrace', name: 'Thrace', rank: 4, block: 'main' },
  { id: 'crete', name: 'Crete', rank: 5, block: 'main' },
  { id: 'asia', name: 'Asia', rank: 6, block: 'main' },
  { id: 'assyria', name: 'Assyria', rank: 7, block: 'main' },
  { id: 'babylon', name: 'Babylon', rank: 8, block: 'main' },
  { id: 'egypt', name: 'Egypt', rank: 9, block: 'main' },
];
