import { type Brain, findBrain } from '@ochre/bots';
import type { Config } from '@ochre/engine';
import { gameFor, playToEnd, processMs, Table, threadMs } from '@ochre/testkit';

/** Games of one level, one after the other in one process. */
export interface Series {
  config: Config;
  level: string;
  seeds: string[];
}

/** One answer and what it took. */
export interface Thought {
  kind: string;
  turn: number;
  ms: number;
}

export interface SeriesCost {
  /** CPU time of each game, all threads of the process together. */
  games: number[];
  decisions: number;
  slowest: Thought;
  p99Ms: number;
}

/** The same brain, with what each answer takes its thread. */
function timed(brain: Brain, thoughts: Thought[]): Brain {
  return {
    id: brain.id,
    choose(sight, decision, rng, recall) {
      const start = threadMs();
      const answer = brain.choose(sight, decision, rng, recall);
      thoughts.push({ kind: decision.kind, turn: sight.open.turn, ms: threadMs() - start });
      return answer;
    },
  };
}

export function playSeries({ config, level, seeds }: Series): SeriesCost {
  const thoughts: Thought[] = [];
  const brain = timed(findBrain(level)!, thoughts);
  const game = gameFor(config.ruleset);
  const games = seeds.map((seed) => {
    const start = processMs();
    playToEnd(new Table(game, config, seed, () => brain));
    return processMs() - start;
  });
  thoughts.sort((a, b) => b.ms - a.ms);
  const p99 = thoughts[Math.floor(thoughts.length / 100)]!;
  return { games, decisions: thoughts.length, slowest: thoughts[0]!, p99Ms: p99.ms };
}
