import { type BlockId, type CardId, type Config, type Rng, shuffle } from '@ochre/engine';
import { calamities } from './tables/calamities.ts';
import { commodities } from './tables/commodities.ts';

/** Cards at the bottom of a stack among which a table may hide what cannot be traded: AC var.net.2. */
const LAST = 3;

const goods = (stack: number): CardId[] =>
  commodities.filter((c) => c.stack === stack).flatMap((c) => Array<CardId>(c.size).fill(c.id));

const evils = (stack: number, tradeable: boolean): CardId[] =>
  calamities.filter((c) => c.stack === stack && c.tradeable === tradeable).map((c) => c.id);

/** The cards of a stack, for everyone to read. */
export function stackCards(_config: Config, _block: BlockId, stack: number): CardId[] {
  return [...goods(stack), ...evils(stack, true), ...evils(stack, false)];
}

/** As many goods on top as there are players, then what can be traded among the rest, the others undermost: AC 15.2a-e. */
export function prepareStack(config: Config, _block: BlockId, stack: number, rng: Rng): CardId[] {
  const rest = shuffle(rng, goods(stack));
  if (stack === 1) return rest;
  const top = rest.splice(0, config.players);
  const cards = [...top, ...shuffle(rng, [...rest, ...evils(stack, true)])];
  const fixed = evils(stack, false);
  if (config.options['lastThree'] !== true || fixed.length === 0) return [...cards, ...fixed];
  const last = cards.splice(cards.length - (LAST - fixed.length));
  return [...cards, ...shuffle(rng, [...last, ...fixed])];
}
