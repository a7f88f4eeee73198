import { type BlockId, type CardId, type Config, type Rng, shuffle } from '@ochre/engine';
import { calamities } from './tables/calamities.ts';
import { commodities } from './tables/commodities.ts';

const goods = (stack: number): CardId[] =>
  commodities.filter((c) => c.stack === stack).flatMap((c) => Array<CardId>(c.size).fill(c.id));

const evils = (stack: number): CardId[] => calamities.filter((c) => c.stack === stack).map((c) => c.id);

/** The cards of a stack, for everyone to read. */
export function stackCards(_config: Config, _block: BlockId, stack: number): CardId[] {
  return [...goods(stack), ...evils(stack)];
}

/** Commodities shuffled, the calamity undermost: CL 3.7. */
export function prepareStack(_config: Config, _block: BlockId, stack: number, rng: Rng): CardId[] {
  return [...shuffle(rng, goods(stack)), ...evils(stack)];
}
