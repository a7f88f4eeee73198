import { type BlockId, type CardId, type Config, type Rng, shuffle } from '@ochre/engine';
import { calamities } from './tables/calamities.ts';
import { commoditiesOf, type Share } from './tables/division.ts';

/** Bands of player counts that set up alike: MC setup.gen.1. */
export type Band = '5-8' | '9-11' | '12-14' | '15-18';

export function bandOf(players: number): Band {
  if (players <= 8) return '5-8';
  if (players <= 11) return '9-11';
  return players <= 14 ? '12-14' : '15-18';
}

/** Minor calamities are in the game: MC setup.9-11.4, setup.15-18.11. */
export function usesMinors(players: number): boolean {
  return ['9-11', '15-18'].includes(bandOf(players));
}

/** What lies in a stack, sorted by where it lies at first. */
interface Parts {
  regular: CardId[];
  additional: CardId[];
  minor: CardId[];
  tradeable: CardId[];
  nonTradeable: CardId[];
}

/** Two blocks are told apart on the cards; with one block a face is enough. */
function partsOf(config: Config, block: BlockId, stack: number): Parts {
  const id = (name: string): CardId => (config.players >= 12 ? `${name}:${block}` : name);
  const shares = commoditiesOf(bandOf(config.players), block, stack);
  const cards = (some: Share[]): CardId[] => some.flatMap((s) => Array<CardId>(s.count).fill(id(s.name)));
  const evils = calamities.filter((c) => c.stack === stack);
  const majors = evils.filter((c) => c.kind === 'major');
  return {
    regular: cards(shares.filter((s) => !s.additional)),
    additional: cards(shares.filter((s) => s.additional)),
    minor: usesMinors(config.players) ? evils.filter((c) => c.kind === 'minor').map((c) => id(c.id)) : [],
    tradeable: majors.filter((c) => c.tradeable).map((c) => id(c.id)),
    nonTradeable: majors.filter((c) => !c.tradeable).map((c) => id(c.id)),
  };
}

/** The cards of a stack, for everyone to read: MC setup.gen.28. */
export function stackCards(config: Config, block: BlockId, stack: number): CardId[] {
  const parts = partsOf(config, block, stack);
  return [...parts.regular, ...parts.additional, ...parts.minor, ...parts.tradeable, ...parts.nonTradeable];
}

/** The prepared order of a stack for the first turn: MC setup.5-8.5-9, setup.9-11.6-8, setup.12-14.16-18, setup.15-18.16-18. */
export function prepareStack(config: Config, block: BlockId, stack: number, rng: Rng): CardId[] {
  const { regular, additional, minor, tradeable, nonTradeable } = partsOf(config, block, stack);
  if (bandOf(config.players) === '5-8') {
    const rest = shuffle(rng, regular);
    const top = rest.splice(0, config.players);
    return [...top, ...shuffle(rng, [...rest, ...tradeable]), ...nonTradeable];
  }
  const upper = shuffle(rng, [...regular, ...minor]);
  return [...upper, ...shuffle(rng, [...additional, ...tradeable]), ...nonTradeable];
}
