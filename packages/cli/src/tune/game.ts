import {
  brainWith,
  type KnobSet,
  knobsOf,
  settingOf,
  skillOf,
  type Tunable,
  turned,
} from '@ochre/bots/tuning';
import type { Config, NationId } from '@ochre/engine';
import { gameFor, playToEnd, Table } from '@ochre/testkit';
import { labBrain } from '../lab/brain.ts';

/** A game to tune by, told so that any thread can play it: by nation which way each knob is turned, the others play as they do. */
export interface TuneGame {
  index: number;
  config: Config;
  seed: string;
  level: Tunable;
  knobs: KnobSet;
  turns: Record<NationId, number[]>;
  others: string;
}

/** A game that was played: what each place was worth to whom, and points above the table's mean. */
export interface TuneRecord {
  index: number;
  turns: Record<NationId, number[]>;
  worth: Record<NationId, number>;
  points: Record<NationId, number>;
}

/** What a place is worth of a hundred: each half of the one before, since it is winning that counts. */
const worthOf = (place: number): number => 100 / 2 ** (place - 1);

/** What each knob is set to where it is turned so far. */
export function settingsAt(
  level: Tunable,
  ruleset: string,
  knobs: KnobSet,
  turns: readonly number[],
): Record<string, number> {
  const skill = skillOf(level, ruleset);
  const each = Object.entries(knobsOf(knobs, gameFor(ruleset).rules)).map(([path, turn], i) => [
    path,
    turned(settingOf(skill, path), turn, turns[i]!),
  ]);
  return Object.fromEntries(each);
}

export function playGame({ index, config, seed, level, knobs, turns, others }: TuneGame): TuneRecord {
  const game = gameFor(config.ruleset);
  const brains = new Map(
    Object.entries(turns).map(([id, way]) => [
      id,
      brainWith(level, config.ruleset, settingsAt(level, config.ruleset, knobs, way)),
    ]),
  );
  const table = new Table(game, config, seed, (owner) => brains.get(owner) ?? labBrain(others)!);
  const { order, scores } = playToEnd(table).state.open.result!;
  const totals = Object.entries(scores).map(([id, by]): [NationId, number] => [id, by['total'] ?? 0]);
  const mean = totals.reduce((sum, [, n]) => sum + n, 0) / Math.max(1, totals.length);
  return {
    index,
    turns,
    worth: Object.fromEntries(order.map((id, at) => [id, worthOf(at + 1)])),
    points: Object.fromEntries(totals.map(([id, n]) => [id, n - mean])),
  };
}
