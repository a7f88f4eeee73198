import type { Commodity } from '@ochre/engine';

/** Face value is the stack number; `size` is how many there are: AC 8.1a-i. */
export const commodities: Commodity[] = [
  { id: 'hides', name: 'Hides', stack: 1, size: 7 },
  { id: 'ochre', name: 'Ochre', stack: 1, size: 7 },
  { id: 'iron', name: 'Iron', stack: 2, size: 8 },
  { id: 'papyrus', name: 'Papyrus', stack: 2, size: 7 },
  { id: 'salt', name: 'Salt', stack: 3, size: 9 },
  { id: 'timber', name: 'Timber', stack: 3, size: 8 },
  { id: 'grain', name: 'Grain', stack: 4, size: 8 },
  { id: 'oil', name: 'Oil', stack: 4, size: 7 },
  { id: 'cloth', name: 'Cloth', stack: 5, size: 7 },
  { id: 'wine', name: 'Wine', stack: 5, size: 6 },
  { id: 'bronze', name: 'Bronze', stack: 6, size: 6 },
  { id: 'silver', name: 'Silver', stack: 6, size: 5 },
  { id: 'spices', name: 'Spices', stack: 7, size: 6 },
  { id: 'resin', name: 'Resin', stack: 7, size: 5 },
  { id: 'gems', name: 'Gems', stack: 8, size: 5 },
  { id: 'dye', name: 'Dye', stack: 8, size: 4 },
  { id: 'gold', name: 'Gold', stack: 9, size: 5 },
  { id: 'ivory', name: 'Ivory', stack: 9, size: 4 },
];
