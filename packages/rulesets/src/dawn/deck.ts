import { type BlockId, type CardId, type Config, type Rng, shuffle } from '@ochre/engine';
import { calamities } from './tables/calamities.ts';
import { homeBlock, middle } from './tables/civilizations.ts';
import { commodities, type Good } from './tables/commodities.ts';

/** From so many players on there are two blocks: DH 9.1.6. */
const TWO_BLOCKS = 12;
const SHARED_FROM = 15;
const MINORS_FROM = 8;

/** Half of the shared cards go to either block: DH 10.1.4.4. */
function share(players: number, block: BlockId, good: Good): number {
  if (players < TWO_BLOCKS) {
    if (good.small === 'always') return good.size;
    return good.small === 'middle' && players >= MINORS_FROM ? good.size : 0;
  }
  if (good.home === 'shared') return players >= SHARED_FROM ? good.size / 2 : 0;
  return good.home === block ? good.size : 0;
}

/** Two blocks are told apart on the cards; with one block a face is enough. */
const face = (players: number, block: BlockId, name: string): CardId =>
  players >= TWO_BLOCKS ? `${name}:${block}` : name;

function goods({ players }: Config, block: BlockId, stack: number): CardId[] {
  return commodities
    .filter((c) => c.stack === stack)
    .flatMap((c) => Array<CardId>(share(players, block, c)).fill(face(players, block, c.id)));
}

/** Minors are left out of the smallest games: DH 10.1.4.1. */
function evils({ players }: Config, block: BlockId, stack: number, tradeable: boolean): CardId[] {
  return calamities
    .filter((c) => c.stack === stack && c.tradeable === tradeable)
    .filter((c) => c.kind === 'major' || players >= MINORS_FROM)
    .map((c) => face(players, block, c.id));
}

/** Those who draw from the stacks of a block. */
function drawers({ players }: Config, block: BlockId): number {
  if (players < TWO_BLOCKS) return players;
  const between = middle[players];
  const half = Math.floor(players / 2);
  return between !== undefined && homeBlock(between) === block ? half + 1 : half;
}

export function stackCards(config: Config, block: BlockId, stack: number): CardId[] {
  return [
    ...goods(config, block, stack),
    ...evils(config, block, stack, true),
    ...evils(config, block, stack, false),
  ];
}

/** A commodity for each player of the block on top, then what can be traded, the rest undermost: DH 10.1.4.5. */
export function prepareStack(config: Config, block: BlockId, stack: number, rng: Rng): CardId[] {
  const rest = shuffle(rng, goods(config, block, stack));
  const top = stack === 1 ? [] : rest.splice(0, drawers(config, block));
  const middle = shuffle(rng, [...rest, ...evils(config, block, stack, true)]);
  return [...top, ...middle, ...evils(config, block, stack, false)];
}
