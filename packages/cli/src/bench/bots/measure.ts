import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { rulesetFor } from '@ochre/testkit';
import type { Series, SeriesCost } from './series.ts';

/** Milliseconds of one core that an answer may take. */
export const budgets: Readonly<Record<string, number>> = {
  easy: 100,
  steady: 100,
  strong: 1000,
  master: 1000,
};

/** What a level costs in a rule set at a number of players. */
export interface BotCost {
  decisions: number;
  slowestMs: number;
  slowestKind: string;
  slowestTurn: number;
  p99Ms: number;
  /** The slowest answer against what it may take. */
  ofBudget: number;
  coldGameMs: number;
  /** The median of the games after the first. */
  warmGameMs?: number;
}

const script = fileURLToPath(new URL('./process.ts', import.meta.url));

function inNewProcess(series: Series): SeriesCost {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, JSON.stringify(series)], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${series.config.ruleset} with ${series.level} ended: ${stderr}`);
  return JSON.parse(stdout) as SeriesCost;
}

const round = (n: number): number => Number(n.toFixed(n < 10 ? 2 : 0));

/** Plays so many games in a new process, the first of them cold. */
export function measureBots(
  rules: string,
  players: number,
  level: string,
  games: number,
  options: Series['config']['options'] = {},
): BotCost {
  const seeds = Array.from({ length: games }, (_, i) => `bench-${i + 1}`);
  const config = { ruleset: rules, map: rulesetFor(rules).map, players, options };
  const { games: times, decisions, slowest, p99Ms } = inNewProcess({ config, level, seeds });
  const [cold, ...warm] = times;
  warm.sort((a, b) => a - b);
  return {
    decisions,
    slowestMs: round(slowest.ms),
    slowestKind: slowest.kind,
    slowestTurn: slowest.turn,
    p99Ms: round(p99Ms),
    ofBudget: round(slowest.ms / budgets[level]!),
    coldGameMs: Math.round(cold!),
    ...(warm.length > 0 && { warmGameMs: Math.round(warm[warm.length >> 1]!) }),
  };
}
