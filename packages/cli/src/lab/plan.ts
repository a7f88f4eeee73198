import { type Config, hash } from '@ochre/engine';
import type { LabGame } from './game.ts';
import { seatingOf } from './seating.ts';

/** What a run of the laboratory is about. The same plan always means the same games. */
export interface Plan {
  kind: 'versus' | 'tournament' | 'survey';
  /** Names of brains; who is against whom in a head-to-head, the first one's share told. */
  entrants: string[];
  /** Rule sets and numbers of players, taken in turn. */
  tables: Config[];
  games: number;
  seed: string;
}

export function gamesOf(plan: Plan): LabGame[] {
  const { entrants, tables, seed } = plan;
  return Array.from({ length: plan.games }, (_, index) => {
    const { deal, config, seed: own, seats } = seatingOf(tables, seed, entrants.length, index);
    const names = Object.entries(seats).map(([nation, entrant]) => [nation, entrants[entrant]!]);
    return { index, deal, config, seed: own, seats: Object.fromEntries(names) };
  });
}

/** Short, and of no other plan. */
export const planId = (plan: Plan): string => hash(plan).slice(0, 12);
