import type { BlockId } from '@ochre/engine';
import type { Band } from '../deck.ts';
import { commodities } from './commodities.ts';

/** Cards of one commodity in a stack; the additional set lies in the lower part of the first deal. */
export interface Share {
  name: string;
  count: number;
  additional: boolean;
}

// Per stack: the sets of the West, of the East, and the one that joins either in larger games.
const west = ['ochre', 'papyri', 'fish', 'wool', 'wine', 'tin', 'resin', 'marble', 'ivory'];
const west2 = ['clay', 'iron', 'fruit', 'oil', 'textiles', 'copper', 'incense', 'gemstones', 'gold'];
const east = ['flax', 'stone', 'timber', 'cotton', 'lacquer', 'silver', 'jade', 'dye', 'silk'];
const east2 = ['hides', 'furs', 'salt', 'sugar', 'livestock', 'bronze', 'spice', 'tea', 'pearls'];
const third = ['bone', 'wax', 'ceramics', 'grain', 'glass', 'lead', 'herbs', 'obsidian', 'amber'];

// With two blocks the sets `west2`, `east2` and `third` are split: cards in the home block / in the other.
const split: [number, number, number][] = [
  [5, 4, 4],
  [4, 4, 4],
  [5, 4, 4],
  [4, 4, 4],
  [4, 3, 3],
  [3, 3, 3],
  [3, 3, 3],
  [3, 2, 2],
  [3, 2, 2],
];

const sizeOf = (name: string): number => commodities.find((c) => c.id === name)!.size;

/** The division of trade cards: MC div.*. */
export function commoditiesOf(band: Band, block: BlockId, stack: number): Share[] {
  const i = stack - 1;
  const share = (name: string, count: number, additional: boolean): Share => ({ name, count, additional });
  const whole = (name: string, additional: boolean): Share => share(name, sizeOf(name), additional);
  const own = block === 'west' ? [west[i]!, west2[i]!] : [east[i]!, east2[i]!];
  if (band === '5-8') return own.map((name) => whole(name, false));
  if (band === '9-11') return [...own.map((name) => whole(name, false)), whole(third[i]!, true)];

  const [home, away, joint] = split[i]!;
  const broken = [
    share(west2[i]!, block === 'west' ? home : away, false),
    share(east2[i]!, block === 'east' ? home : away, false),
  ];
  if (band === '15-18') broken.push(share(third[i]!, joint, false));
  return [whole(own[0]!, true), ...broken];
}
