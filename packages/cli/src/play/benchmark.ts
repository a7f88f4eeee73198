import { brains } from '@ochre/bots';
import { type Config, clone, type Game } from '@ochre/engine';
import { gameFor, playOut, processMs, type Recorded, record, Table } from '@ochre/testkit';

export interface Benchmark {
  actionsPerCpuSecond: number;
  gameCpuMs: number;
  stateBytes: number;
  applyMs: number;
  viewMs: number;
  growth: number;
}

function cpu(run: () => void): number {
  const start = processMs();
  run();
  return processMs() - start;
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
const round = (n: number, digits: number): number => Number(n.toFixed(digits));

/** Milliseconds an action of each turn asked for takes, within the game played from its start, median over games played again. */
function costOfTurns(game: Game, r: Recorded, turns: number[], repeats: number): number[] {
  const spans = turns.map((turn) => [r.turns.get(turn)!.at, r.turns.get(turn + 1)!.at] as const);
  const costs: number[][] = turns.map(() => []);
  for (let i = 0; i < repeats; i++) {
    const state = clone(r.start);
    let at = 0;
    const playTo = (end: number): void => {
      for (; at < end; at++) game.advance(state, r.actions[at]!);
    };
    spans.forEach(([from, to], k) => {
      playTo(from);
      costs[k]!.push(cpu(() => playTo(to)) / (to - from));
    });
  }
  return costs.map(median);
}

/** What an action of a late turn costs against one of an early turn, over several games: one alone is chance. */
function growthOf(game: Game, games: Recorded[], early: number, late: number): number {
  const ratios = games.map((r) => {
    const [first, last] = costOfTurns(game, r, [early, late], 15);
    return last! / first!;
  });
  return median(ratios);
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
  const others = ['bench-2', 'bench-3', 'bench-4', 'bench-5', 'bench-6'].map((seed) =>
    record(game, config, seed, brains['sample']!),
  );
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
    growth: round(growthOf(game, [random, ...others], 3, 20), 3),
  };
}
