import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type KnobSet, knobsOf, type Settings, settingOf, skillOf, type Tunable } from '@ochre/bots/tuning';
import { gameFor, root } from '@ochre/testkit';
import { codeId } from '../lab/code.ts';
import { playSeries, type SeriesSettings } from '../lab/series.ts';
import { type Effect, effectsOf, wayOf } from './effects.ts';
import { settingsAt, type TuneGame, type TuneRecord } from './game.ts';
import { gamesOf, type TunePlan } from './plan.ts';

const PLAYS = new URL('./thread.ts', import.meta.url);

/** Plays what is left of the plan, or as much of it as there is time for. */
export function play(plan: TunePlan, settings: SeriesSettings): Promise<TuneRecord[]> {
  const { games: _, ...series } = plan;
  const head = { plan: series, code: codeId() };
  return playSeries<TuneGame, TuneRecord>(head, gamesOf(plan), settings, PLAYS);
}

/** What every knob is set to, what turning it brings, and what it had better be set to. */
export interface Tuned {
  effects: (Effect & { now: number; next: number })[];
  /** Points a seat of those that are tuned above the others'. */
  above: number;
}

const round = (n: number): number => Number(n.toPrecision(4));

export function tune(records: readonly TuneRecord[], level: Tunable, knobs: KnobSet, ruleset: string): Tuned {
  const effects = effectsOf(records, Object.keys(knobsOf(knobs, gameFor(ruleset).rules)));
  const next = settingsAt(level, ruleset, knobs, effects.map(wayOf));
  const skill = skillOf(level, ruleset);
  const mean = (mine: boolean): number => {
    const all = records.flatMap(({ points, turns }) =>
      Object.entries(points).flatMap(([id, n]) => (Object.hasOwn(turns, id) === mine ? [n] : [])),
    );
    return all.reduce((sum, n) => sum + n, 0) / Math.max(1, all.length);
  };
  return {
    effects: effects.map((e) => ({ ...e, now: settingOf(skill, e.path), next: round(next[e.path]!) })),
    above: mean(true) - mean(false),
  };
}

export function textOf({ effects, above }: Tuned, games: number): string {
  const lines = [...effects]
    .sort((a, b) => Math.abs(b.gain / b.error) - Math.abs(a.gain / a.error))
    .map(
      ({ path, gain, error, now, next }) =>
        `${path.padEnd(24)} ${gain.toFixed(2).padStart(6)} ± ${error.toFixed(2)}  ${round(now)} → ${next}`,
    );
  return [`${games} games; tuned seats ${above.toFixed(1)} points above the others`, ...lines].join('\n');
}

const FILE = join(root, 'packages', 'bots', 'src', 'tuning', 'tuned.json');

/** Files what a level is to be set to for a rule set, beside what was found for others. */
export function fileTuned(level: Tunable, ruleset: string, { effects }: Tuned, file = FILE): void {
  const all = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, Settings>>;
  const settings = Object.fromEntries(effects.map(({ path, next }) => [path, next]));
  const next = {
    ...all,
    [level]: { ...all[level], [ruleset]: { ...all[level]?.[ruleset], ...settings } },
  };
  writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`);
}
