import { type BlockId, type CardId, type Config, type Rng, shuffle } from '@ochre/engine';
import { calamities } from './tables/calamities.ts';
import { goods, mixed } from './tables/commodities.ts';

/** From so many players on East and West have stacks of their own: CX 10.34. */
export const SPLIT = 12;
const ALL_CARDS = 16;
const THIRD_GOOD = 9;
/** Nations of a block from which on its ninth stack has Regression: CX 10.32, CX 10.34. */
const REGRESSION = 7;

export const isSplit = (config: Config): boolean => config.players >= SPLIT;

/** Minor calamities are shuffled in: CX 10.33, CX 10.35. */
export function usesMinors(players: number): boolean {
  return (players >= THIRD_GOOD && players < SPLIT) || players >= ALL_CARDS;
}

interface Share {
  id: string;
  count: number;
}

/** Goods of a stack: CX 10.31, CX 10.33-35. The third one is the shared one unless that is in already. */
function sharesOf(config: Config, block: BlockId, stack: number): Share[] {
  const { players } = config;
  const here = goods.filter((g) => g.stack === stack);
  const { goods: chosen = 'block' } = isSplit(config) ? {} : config.options;
  const home = chosen === 'block' ? block : chosen;
  const own = here.filter((g) => (home === 'mixed' ? mixed[stack - 1]!.includes(g.id) : g.home === home));
  const shares: Share[] = own.map(({ id, size }) => ({ id, count: size }));
  const shared = here.find((g) => g.home === 'shared')!;
  if (players >= ALL_CARDS) shares.push({ id: shared.id, count: shared.size / 2 });
  else if (players >= THIRD_GOOD && players < SPLIT) {
    const third = own.includes(shared) ? here.find((g) => g.home === 'west' && !own.includes(g))! : shared;
    shares.push({ id: third.id, count: third.size });
  }
  return shares;
}

/** Nations that draw from the stacks of a block. */
function drawers(config: Config, block: BlockId): number {
  if (!isSplit(config)) return config.players;
  const half = Math.floor(config.players / 2);
  return block === 'west' ? half : config.players - half;
}

function evils(config: Config, block: BlockId, stack: number): { tradeable: CardId[]; others: CardId[] } {
  const named = (name: string): CardId => (isSplit(config) ? `${name}:${block}` : name);
  const here = calamities.filter(
    (c) =>
      c.stack === stack &&
      (c.kind === 'major' || usesMinors(config.players)) &&
      (c.id !== 'regression' || drawers(config, block) >= REGRESSION),
  );
  return {
    tradeable: here.filter((c) => c.tradeable).map((c) => named(c.id)),
    others: here.filter((c) => !c.tradeable).map((c) => named(c.id)),
  };
}

function commoditiesOf(config: Config, block: BlockId, stack: number): CardId[] {
  const named = (name: string): CardId => (isSplit(config) ? `${name}:${block}` : name);
  return sharesOf(config, block, stack).flatMap(({ id, count }) => Array<CardId>(count).fill(named(id)));
}

/** The cards of a stack, for everyone to read. */
export function stackCards(config: Config, block: BlockId, stack: number): CardId[] {
  const { tradeable, others } = evils(config, block, stack);
  return [...commoditiesOf(config, block, stack), ...tradeable, ...others];
}

/** As many goods on top as draw from the stack, then tradeable calamities among the rest, the others undermost: CX 10.31. */
export function prepareStack(config: Config, block: BlockId, stack: number, rng: Rng): CardId[] {
  const { tradeable, others } = evils(config, block, stack);
  const rest = shuffle(rng, commoditiesOf(config, block, stack));
  if (stack === 1) return rest;
  const top = rest.splice(0, isSplit(config) ? Math.ceil(config.players / 2) : config.players);
  return [...top, ...shuffle(rng, [...rest, ...tradeable]), ...others];
}
