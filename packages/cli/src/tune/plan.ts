import { type KnobSet, knobsOf, type Tunable } from '@ochre/bots/tuning';
import { type Config, hash, quick } from '@ochre/engine';
import { gameFor } from '@ochre/testkit';
import { seatingOf } from '../lab/seating.ts';
import type { TuneGame } from './game.ts';

/** What is tuned, and by which games. The same plan always means the same games. */
export interface TunePlan {
  level: Tunable;
  knobs: KnobSet;
  /** Who has the other seats. */
  others: string;
  tables: Config[];
  games: number;
  seed: string;
}

/** Of seven seats, those that others have: what is tuned must not learn to play against itself alone. */
const OTHERS = 2;
const OF = 7;

/** At every seat that is tuned each knob is turned up or down by itself, so that one game tells of all of them. */
export function gamesOf({ level, knobs, others, tables, games, seed }: TunePlan): TuneGame[] {
  return Array.from({ length: games }, (_, index) => {
    const { config, seed: own, seats } = seatingOf(tables, seed, 1, index);
    const rng = quick(Number.parseInt(hash([own, 'turns']).slice(0, 8), 16));
    const tuned = Object.keys(seats).filter((_, seat) => (seat + index) % OF >= OTHERS);
    const turned = knobsOf(knobs, gameFor(config.ruleset).rules);
    const way = (): number[] => Object.keys(turned).map(() => 2 * rng.int(2) - 1);
    return {
      index,
      config,
      seed: own,
      level,
      knobs,
      turns: Object.fromEntries(tuned.map((id) => [id, way()])),
      others,
    };
  });
}
