import type { Commodity } from '@ochre/engine';

/** Face value is the stack number; `size` is how many there are. Numbers of cards are not in the text. */
export const commodities: Commodity[] = [
  { id: 'hides', name: 'Hides', stack: 1, size: 7 },
  { id: 'ochre', name: 'Ochre', stack: 1, size: 7 },
  { id: 'iron', name: 'Iron', stack: 2, size: 5 },
  { id: 'papyrus', name: 'Papyrus', stack: 2, size: 5 },
  { id: 'salt', name: 'Salt', stack: 3, size: 9 },
  { id: 'grain', name: 'Grain', stack: 4, size: 8 },
  { id: 'cloth', name: 'Cloth', stack: 5, size: 7 },
  { id: 'bronze', name: 'Bronze', stack: 6, size: 6 },
  { id: 'spices', name: 'Spices', stack: 7, size: 5 },
  { id: 'gems', name: 'Gems', stack: 8, size: 4 },
  { id: 'gold', name: 'Gold', stack: 9, size: 3 },
];
