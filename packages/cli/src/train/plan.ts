import type { BrainModule } from '@ochre/bots/modules';
import { type Config, hash, pick, quick, shuffle } from '@ochre/engine';
import { gameFor } from '@ochre/testkit';
import type { TrainGame } from './game.ts';

/** What is learnt from: games of these bots, mixed at every table. The same plan always means the same games. */
export interface TrainPlan {
  tables: Config[];
  bots: string[];
  games: number;
  seed: string;
  modules?: BrainModule[];
}

/** All games of a plan: nations and bots are drawn anew for each. */
export function gamesOf({ tables, bots, games, seed, modules }: TrainPlan): TrainGame[] {
  return Array.from({ length: games }, (_, index) => {
    const config = tables[index % tables.length]!;
    const own = `${seed}-train-${index}`;
    const rng = quick(Number.parseInt(hash([own, 'seats']).slice(0, 8), 16));
    const { ruleset, map } = gameFor(config.ruleset).rules;
    const pool = ruleset.layout(config, map).nations.map(({ id }) => id);
    const chosen = new Set(shuffle(rng, [...pool]).slice(0, config.players));
    const nations = pool.filter((id) => chosen.has(id));
    const seats = Object.fromEntries(nations.map((id) => [id, pick(rng, bots)]));
    const game: TrainGame = { index, config: { ...config, nations }, seed: own, seats };
    return modules ? { ...game, modules: modules.map(({ path }) => path) } : game;
  });
}
