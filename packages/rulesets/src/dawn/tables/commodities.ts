import type { Commodity } from '@ochre/engine';

/** Where a commodity is found: `small` in games of 5-11 (`middle`: only from 8 on), `home` from 12 on. */
export interface Good extends Commodity {
  small?: 'always' | 'middle';
  home: 'west' | 'east' | 'shared';
}

const good = (id: string, stack: number, size: number, home: Good['home'], small?: Good['small']): Good => ({
  id,
  name: id[0]!.toUpperCase() + id.slice(1),
  stack,
  size,
  home,
  ...(small && { small }),
});

/** 286 cards in 45 commodities: DH 8.2.1t. */
export const commodities: Good[] = [
  good('clay', 1, 7, 'west', 'always'),
  good('ochre', 1, 7, 'west'),
  good('hides', 1, 7, 'east', 'always'),
  good('flax', 1, 7, 'east'),
  good('bone', 1, 8, 'shared', 'middle'),
  good('iron', 2, 8, 'west', 'always'),
  good('papyri', 2, 7, 'west'),
  good('stone', 2, 7, 'east', 'always'),
  good('furs', 2, 8, 'east'),
  good('wax', 2, 8, 'shared', 'middle'),
  good('fish', 3, 8, 'west', 'always'),
  good('fruit', 3, 9, 'west'),
  good('salt', 3, 9, 'east', 'always'),
  good('timber', 3, 8, 'east'),
  good('ceramics', 3, 8, 'shared', 'middle'),
  good('oil', 4, 8, 'west', 'always'),
  good('wool', 4, 7, 'west'),
  good('cotton', 4, 7, 'east', 'always'),
  good('sugar', 4, 8, 'east'),
  good('grain', 4, 8, 'shared', 'middle'),
  good('wine', 5, 6, 'west', 'always'),
  good('textiles', 5, 7, 'west'),
  good('livestock', 5, 7, 'east', 'always'),
  good('lacquer', 5, 6, 'east'),
  good('glass', 5, 6, 'shared', 'middle'),
  good('copper', 6, 6, 'west', 'always'),
  good('tin', 6, 5, 'west'),
  good('silver', 6, 5, 'east', 'always'),
  good('bronze', 6, 6, 'east'),
  good('lead', 6, 6, 'shared', 'middle'),
  good('resin', 7, 5, 'west', 'always'),
  good('incense', 7, 6, 'west'),
  good('spice', 7, 6, 'east', 'always'),
  good('jade', 7, 5, 'east'),
  good('herbs', 7, 6, 'shared', 'middle'),
  good('gemstones', 8, 5, 'west', 'always'),
  good('marble', 8, 4, 'west'),
  good('dye', 8, 4, 'east', 'always'),
  good('tea', 8, 5, 'east'),
  good('obsidian', 8, 4, 'shared', 'middle'),
  good('gold', 9, 5, 'west', 'always'),
  good('ivory', 9, 4, 'west'),
  good('silk', 9, 4, 'east', 'always'),
  good('pearls', 9, 5, 'east'),
  good('amber', 9, 4, 'shared', 'middle'),
];
