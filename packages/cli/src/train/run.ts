import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURES, type Learnt } from '@ochre/bots/value';
import { hash } from '@ochre/engine';
import { root } from '@ochre/testkit';
import { playSeries, type SeriesSettings } from '../lab/series.ts';
import { fit } from './fit.ts';
import type { TrainGame, TrainRecord } from './game.ts';
import { gamesOf, type TrainPlan } from './plan.ts';
import { bestUnsure, byNetwork, byStanding, judged, pointsOff, textOf } from './report.ts';
import { split } from './samples.ts';

export interface TrainSettings extends SeriesSettings {
  /** Neurons between features and what comes out. */
  hidden: number;
  tell(line: string): void;
}

const PLAYS = new URL('./thread.ts', import.meta.url);

/** Plays what is left of the plan, or as much of it as there is time for. */
export function play(plan: TrainPlan, settings: SeriesSettings): Promise<TrainRecord[]> {
  // Games of older bots are as good to learn from, as long as the same was kept of them.
  const { games: _, ...series } = plan;
  const head = { plan: series, code: hash(FEATURES).slice(0, 12) };
  return playSeries<TrainGame, TrainRecord>(head, gamesOf(plan), settings, PLAYS);
}

/** Of a thousand nations with cities, how many lose one or more, two or more … in a turn. */
export function fallenOf(records: readonly TrainRecord[]): number[] {
  const counts = records[0]!.fallen.map((_, n) => records.reduce((sum, { fallen }) => sum + fallen[n]!, 0));
  const all = counts.reduce((sum, n) => sum + n, 0);
  return counts.slice(1).map((_, n) => {
    const more = counts.slice(n + 1).reduce((sum, count) => sum + count, 0);
    return Math.round((1000 * more) / Math.max(1, all));
  });
}

/** By how much less loss neurons have to be worth their while. */
const WORTH_NEURONS = 0.01;

/** Learns from games, keeps the simpler network where the other sees no further, and says how well it judges. */
export function learn(records: readonly TrainRecord[], { hidden, tell }: TrainSettings) {
  const { train, aside, held } = split(records);
  if (train.length === 0 || aside.length === 0 || held.length === 0)
    throw new Error(`${records.length} games are too few to learn from`);
  const tries = [[], [hidden]].map((layers) => {
    const found = fit(train, aside, layers, 1, (round, loss) =>
      tell(
        `${layers.length > 0 ? `${hidden} neurons` : 'no neurons'}, round ${round}: loss ${loss.toFixed(4)}`,
      ),
    );
    return { name: layers.length > 0 ? `network of ${hidden}` : 'linear', ...found };
  });
  const [linear, network] = tries as [(typeof tries)[0], (typeof tries)[0]];
  const chosen = network.loss < linear.loss - WORTH_NEURONS ? network : linear;
  const unsure = bestUnsure(train);
  const judges = {
    'hand-set terms': judged(held, byStanding(60)),
    [`hand-set terms, uncertainty fitted (${Math.round(unsure)})`]: judged(held, byStanding(unsure)),
    [linear.name]: judged(held, byNetwork(linear.weights)),
    [network.name]: judged(held, byNetwork(network.weights)),
  };
  const report = `${records.length} games, chosen: ${chosen.name}\n${textOf(judges)}\npoints in the end: off by ${pointsOff(held, chosen.weights).toFixed(1)} in the mean`;
  const learnt = { ...chosen.weights, fallen: fallenOf(records) };
  return { learnt, judges, report };
}

const FILE = join(root, 'packages', 'bots', 'src', 'value', 'weights.json');

/** Files what was learnt of a rule set beside what was learnt of others: a line for each. Who went by it goes on. */
export function fileLearnt(ruleset: string, found: Omit<Learnt, 'guides'>, file = FILE): void {
  const all = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Learnt>;
  const learnt: Learnt = { ...found, guides: all[ruleset]?.guides ?? false };
  const lines = Object.entries({ ...all, [ruleset]: learnt })
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, of]) => `${JSON.stringify(id)}: ${JSON.stringify(of)}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}
