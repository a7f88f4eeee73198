import type { BlockId, Commodity } from '@ochre/engine';

/** Where a commodity is at home: one of the blocks, or both. */
export type Home = BlockId | 'shared';

const row = (name: string, stack: number, size: number, home: Home): Commodity & { home: Home } => ({
  id: name.toLowerCase(),
  name,
  stack,
  size,
  home,
});

/** Value, number of cards and home of each commodity: CX 7.21t. */
export const goods = [
  row('Ochre', 1, 7, 'west'),
  row('Clay', 1, 7, 'west'),
  row('Hides', 1, 7, 'east'),
  row('Flax', 1, 7, 'east'),
  row('Bone', 1, 8, 'shared'),
  row('Iron', 2, 8, 'west'),
  row('Papyrus', 2, 7, 'west'),
  row('Stone', 2, 8, 'east'),
  row('Furs', 2, 7, 'east'),
  row('Wax', 2, 8, 'shared'),
  row('Fish', 3, 8, 'west'),
  row('Fruit', 3, 9, 'west'),
  row('Salt', 3, 9, 'east'),
  row('Timber', 3, 8, 'east'),
  row('Ceramics', 3, 8, 'shared'),
  row('Wool', 4, 8, 'west'),
  row('Oil', 4, 7, 'west'),
  row('Cotton', 4, 7, 'east'),
  row('Sugar', 4, 8, 'east'),
  row('Grain', 4, 8, 'shared'),
  row('Wine', 5, 6, 'west'),
  row('Textiles', 5, 7, 'west'),
  row('Livestock', 5, 7, 'east'),
  row('Lacquer', 5, 6, 'east'),
  row('Glass', 5, 6, 'shared'),
  row('Tin', 6, 5, 'west'),
  row('Copper', 6, 6, 'west'),
  row('Bronze', 6, 6, 'east'),
  row('Silver', 6, 5, 'east'),
  row('Lead', 6, 6, 'shared'),
  row('Resin', 7, 5, 'west'),
  row('Incense', 7, 6, 'west'),
  row('Spices', 7, 6, 'east'),
  row('Jade', 7, 5, 'east'),
  row('Herbs', 7, 6, 'shared'),
  row('Gems', 8, 5, 'west'),
  row('Dye', 8, 4, 'west'),
  row('Marble', 8, 5, 'east'),
  row('Tea', 8, 4, 'east'),
  row('Obsidian', 8, 4, 'shared'),
  row('Amber', 9, 5, 'west'),
  row('Ivory', 9, 4, 'west'),
  row('Silk', 9, 4, 'east'),
  row('Gold', 9, 5, 'east'),
  row('Pearl', 9, 4, 'shared'),
];

export const commodities: Commodity[] = goods.map(({ home: _, ...commodity }) => commodity);

const homes = new Map(goods.map(({ id, home }) => [id, home]));

export const homeOf = (commodity: string): Home | undefined => homes.get(commodity);

/** Two goods a stack for the smallest games, instead of those of one block: CX 10.31t. */
export const mixed: string[][] = [
  ['ochre', 'hides'],
  ['iron', 'papyrus'],
  ['timber', 'salt'],
  ['oil', 'grain'],
  ['wine', 'textiles'],
  ['bronze', 'silver'],
  ['resin', 'spices'],
  ['gems', 'dye'],
  ['gold', 'ivory'],
];
