import { type Config, hash, type NationId, quick, type Rng, shuffle } from '@ochre/engine';
import { gameFor } from '@ochre/testkit';

/** One game of a series: who plays, and which of the entrants each nation belongs to, by number. */
export interface Seating {
  config: Config;
  seed: string;
  /** Games of a deal differ in nothing but the entrants' seats. */
  deal: number;
  seats: Record<NationId, number>;
}

const randomFor = (seed: string, what: string): Rng =>
  quick(Number.parseInt(hash([seed, what]).slice(0, 8), 16));

/** Nations that can play in this configuration, in a fixed order. */
function poolOf(config: Config): NationId[] {
  const { ruleset, map } = gameFor(config.ruleset).rules;
  return ruleset.layout(config, map).nations.map(({ id }) => id);
}

/** So many seats for as many entrants, as evenly as it goes, each entrant's seats in a row. */
const shareOut = (players: number, entrants: number): number[] =>
  Array.from({ length: players }, (_, seat) => Math.ceil(((seat + 1) * entrants) / players) - 1);

/** What games of a deal have in common; `order`: its nations as they are shared out. */
function dealt(tables: readonly Config[], seed: string, deal: number) {
  const config = tables[deal % tables.length]!;
  const own = `${seed}-${deal}`;
  const pool = poolOf(config);
  const chosen = shuffle(randomFor(own, 'nations'), [...pool]).slice(0, config.players);
  const nations = pool.filter((id) => chosen.includes(id));
  const order = shuffle(randomFor(own, 'seats'), [...nations]);
  return { config: { ...config, nations }, seed: own, deal, order };
}

/**
 * The `index`-th game of a series. As many games in a row as there are entrants share nations and seed while the
 * entrants move on by one, so that each of them has every seat of the deal once.
 */
export function seatingOf(tables: readonly Config[], seed: string, entrants: number, index: number): Seating {
  const { order, ...deal } = dealt(tables, seed, Math.floor(index / entrants));
  const turns = Array.from({ length: entrants }, (_, entrant) => entrant);
  // Two change places; more than two would otherwise always have the same neighbours.
  if (entrants > 2) shuffle(randomFor(deal.seed, 'entrants'), turns);
  const shares = shareOut(order.length, entrants);
  const seats = order.map((nation, i) => [nation, turns[(shares[i]! + index) % entrants]!] as const);
  return { ...deal, seats: Object.fromEntries(seats) };
}

/** A series of so many games of the first entrant alone among the second: every deal once for each of its seats. */
export function seatingsAmong(tables: readonly Config[], seed: string, games: number): Seating[] {
  const found: Seating[] = [];
  for (let n = 0; found.length < games; n++) {
    const { order, ...deal } = dealt(tables, seed, n);
    for (const alone of order)
      found.push({ ...deal, seats: Object.fromEntries(order.map((id) => [id, Number(id !== alone)])) });
  }
  return found.slice(0, games);
}
