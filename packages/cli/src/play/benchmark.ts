import { type Brain, brains } from '@ochre/bots';
import { type Action, type Config, clone, type Game, type GameState } from '@ochre/engine';
import { gameFor } from '../games.ts';
import { playOut, Table } from './table.ts';

export interface Benchmark {
  actionsPerCpuSecond: number;
  gameCpuMs: number;
  stateBytes: number;
  applyMs: number;
  viewMs: number;
  growth: number;
}

/** CPU milliseconds, this process alone. */
function cpu(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
const round = (n: number, digits: number): number => Number(n.toFixed(digits));

interface Recorded {
  start: GameState;
  actions: Action[];
  /** The state before each turn, and the index of its first action. */
  turns: Map<number, { state: GameState; at: number }>;
  end: GameState;
}

/** A game with everything needed to run parts of it again through `advance`. */
function record(game: Game, config: Config, seed: string, brain: Brain): Recorded {
  const actions: Action[] = [];
  const turns: Recorded['turns'] = new Map();
  const mark = (state: GameState): void => {
    if (!turns.has(state.open.turn)) turns.set(state.open.turn, { state: clone(state), at: actions.length });
  };
  const table = new Table(game, config, seed, () => brain, {
    before: (_, action) => void actions.push(action),
    after: mark,
  });
  const start = turns.get(1)!.state;
  return { start, actions, turns, end: playOut(table).state };
}

/** Milliseconds for an action of that turn, by playing it again and again. */
function costOfTurn(game: Game, r: Recorded, turn: number, ms: number): number {
  const from = r.turns.get(turn);
  const to = r.turns.get(turn + 1);
  if (!from || !to) return Number.NaN;
  const actions = r.actions.slice(from.at, to.at);
  const runs: number[] = [];
  for (let spent = 0; spent < ms; ) {
    const state = clone(from.state);
    const t = cpu(() => {
      for (const action of actions) game.advance(state, action);
    });
    runs.push(t / actions.length);
    spent += t + 0.1;
  }
  return median(runs);
}

function repeat(ms: number, once: () => void): number {
  let n = 0;
  let spent = 0;
  while (spent < ms) {
    spent += cpu(() => {
      for (let i = 0; i < 50; i++) once();
    });
    n += 50;
  }
  return spent / n;
}

export function benchmark(ruleset: string, players: number, seconds: number): Benchmark {
  const game = gameFor(ruleset);
  const ms = seconds * 1000;
  const config: Config = { ruleset, map: game.rules.map.id, players, options: { turns: 25 } };
  const random = record(game, config, 'bench', brains['sample']!);
  const replayAll = (): void => {
    const state = clone(random.start);
    for (const action of random.actions) game.advance(state, action);
  };
  replayAll(); // warm up
  const perReplay: number[] = [];
  for (let spent = 0; spent < ms; ) {
    const t = cpu(replayAll);
    perReplay.push(t);
    spent += t;
  }

  const whole: Config = { ruleset, map: game.rules.map.id, players, options: {} };
  const games: number[] = [];
  for (let i = 0; i < 3; i++)
    games.push(playOut(new Table(game, whole, `bench-${i}`, () => brains['builder']!)).cpuMs);

  const built = record(game, whole, 'bench-late', brains['builder']!);
  const last = [...built.turns.keys()].at(-1)!;
  const late = built.turns.get(last)!;
  const action = built.actions[late.at]!;
  const viewer = Object.keys(late.state.open.nations)[0]!;
  const bytes = [...built.turns.values()].map(({ state }) => Buffer.byteLength(JSON.stringify(state)));

  return {
    actionsPerCpuSecond: Math.round((random.actions.length / median(perReplay)) * 1000),
    gameCpuMs: Math.round(median(games)),
    stateBytes: Math.max(...bytes),
    applyMs: round(
      repeat(ms / 4, () => void game.apply(late.state, action)),
      4,
    ),
    viewMs: round(
      repeat(ms / 4, () => void game.view(late.state, viewer)),
      5,
    ),
    growth: round(costOfTurn(game, random, 20, ms / 2) / costOfTurn(game, random, 3, ms / 2), 3),
  };
}
