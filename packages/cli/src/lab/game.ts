import type { Brain } from '@ochre/bots';
import { type Config, hash, type NationId, type Result } from '@ochre/engine';
import { gameFor, playToEnd, Table, threadMs } from '@ochre/testkit';
import { labBrain } from './brain.ts';
import { Counter, type Figures } from './figures.ts';

/** A game to be played, told so that any thread or machine can. */
export interface LabGame {
  /** Its number in the series. */
  index: number;
  deal: number;
  config: Config;
  seed: string;
  /** The name of each nation's brain. */
  seats: Record<NationId, string>;
  /** Files that brains are loaded from. */
  modules?: string[];
}

/** The slowest answer of a brain. */
export interface Slowest {
  ms: number;
  kind: string;
}

/** A game that was played. All but `cost` is the same whenever and wherever it is played. */
export interface LabRecord {
  index: number;
  deal: number;
  rules: string;
  players: number;
  seats: Record<NationId, string>;
  turns: number;
  actions: number;
  result: Result;
  /** What each nation held in the end. */
  advances: Record<NationId, string[]>;
  figures: Figures;
  stateHash: string;
  cost: { cpuMs: number; decisions: number; slowest: Record<string, Slowest> };
}

/** The same brain with its slowest answer noted. */
function timed(brain: Brain, cost: LabRecord['cost']): Brain {
  return {
    id: brain.id,
    choose(sight, decision, rng, recall) {
      const start = threadMs();
      const answer = brain.choose(sight, decision, rng, recall);
      const ms = threadMs() - start;
      cost.decisions++;
      if (ms > (cost.slowest[brain.id]?.ms ?? -1)) cost.slowest[brain.id] = { ms, kind: decision.kind };
      return answer;
    },
  };
}

/** Plays it to its end. */
export function playGame(job: LabGame): LabRecord {
  const { index, deal, config, seed, seats } = job;
  const game = gameFor(config.ruleset);
  const counter = new Counter(game.rules);
  const cost: LabRecord['cost'] = { cpuMs: 0, decisions: 0, slowest: {} };
  const brains = new Map(
    [...new Set(Object.values(seats))].map((name) => [name, timed(labBrain(name)!, cost)]),
  );
  const start = threadMs();
  const table = new Table(game, config, seed, (owner) => brains.get(seats[owner]!)!, {
    after: (_, events) => counter.hear(events),
  });
  const { state, actions } = playToEnd(table);
  cost.cpuMs = threadMs() - start;
  const { nations, result, turn } = state.open;
  return {
    index,
    deal,
    rules: config.ruleset,
    players: config.players,
    seats,
    turns: turn,
    actions,
    result: result!,
    advances: Object.fromEntries(Object.entries(nations).map(([id, { advances }]) => [id, advances])),
    figures: counter.figures,
    stateHash: hash(state),
    cost,
  };
}
