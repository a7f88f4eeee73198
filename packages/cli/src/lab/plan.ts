import type { BrainModule } from '@ochre/bots/modules';
import { type Config, hash } from '@ochre/engine';
import type { LabGame } from './game.ts';
import { type Seating, seatingOf, seatingsAmong } from './seating.ts';

/** What a run of the laboratory is about. The same plan always means the same games. */
export interface Plan {
  kind: 'versus' | 'among' | 'tournament' | 'survey';
  /** Names of brains; who is against whom in a head-to-head, the first one's share told; who is among whom. */
  entrants: string[];
  /** Rule sets and numbers of players, taken in turn. */
  tables: Config[];
  games: number;
  seed: string;
  /** Where brains come from that are not of this house. */
  modules?: BrainModule[];
}

function seatings({ kind, entrants, tables, seed, games }: Plan): Seating[] {
  if (kind === 'among') return seatingsAmong(tables, seed, games);
  return Array.from({ length: games }, (_, index) => seatingOf(tables, seed, entrants.length, index));
}

export function gamesOf(plan: Plan): LabGame[] {
  return seatings(plan).map(({ deal, config, seed, seats }, index) => {
    const names = Object.entries(seats).map(([nation, entrant]) => [nation, plan.entrants[entrant]!]);
    const game: LabGame = { index, deal, config, seed, seats: Object.fromEntries(names) };
    return plan.modules ? { ...game, modules: plan.modules.map(({ path }) => path) } : game;
  });
}

/** Short, and of no other plan. */
export const planId = (plan: object): string => hash(plan).slice(0, 12);
