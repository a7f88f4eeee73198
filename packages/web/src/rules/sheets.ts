import type { Calamity, Config, Game, Kind, Ruleset, SuccessionTable } from '@ochre/engine';
import type { LensPart } from '@ochre/rulesets/lens.ts';
import { lens as english } from '@ochre/rulesets/lens.ts';
import { type PhaseTold, turnTold } from '@ochre/rulesets/turn.ts';
import { type Phase, phasesOf } from '../table/phases.ts';
import { asksByCard, asksOf } from './asks.ts';
import { alone } from './coming.ts';

/** A phase on the sheet of the turn: its steps, the rules that say what happens, and what can be asked in it. */
export interface PhaseRow extends PhaseTold, Phase {
  asks: readonly Kind[];
  /** Each card asks for something else. */
  byCard: boolean;
}

export const phaseRows = (rules: Ruleset): PhaseRow[] =>
  phasesOf(rules).map((phase, i) => ({
    ...phase,
    ...turnTold[rules.book]![i]!,
    asks: [...new Set(phase.steps.flatMap(asksOf))],
    byCard: phase.steps.some(asksByCard),
  }));

/** A row of the lens as one book has it, in the words of the lens given. */
export interface Told {
  topic: string;
  says: string;
}

/** Rows of the lens by their English names; those that the book has nothing of are left out. */
export function toldOf(
  spoken: { lens: readonly LensPart[]; LENS_BOOKS: readonly string[] },
  book: string,
  rows: readonly (readonly [part: string, topic: string])[],
  same: string,
): Told[] {
  return rows.map(([part, topic]) => {
    const i = english.findIndex((one) => one.part === part);
    const j = english[i]!.rows.findIndex((row) => row.topic === topic);
    const said = spoken.lens[i]!;
    const row = said.rows[j]!;
    return { topic: row.topic || said.part, says: alone(row, spoken.LENS_BOOKS, book, same) };
  });
}

/** The tracks that a table can choose from, the usual one first. */
export function tracksOf(game: Game): SuccessionTable[] {
  const { id, map, players, options } = game.rules.ruleset;
  const { rules } = game;
  return (options['ast']?.values ?? [undefined]).map((ast) => {
    const chosen: Config['options'] = ast === undefined ? {} : { ast };
    const config = { ruleset: id, map, players: players.min, options: chosen };
    const { state } = game.start(config, 'sheet');
    return rules.policies.succession({ rules, config: state.config, open: state.open });
  });
}

/** The spaces on which an epoch begins, from the first nation that gets there to the last. */
export function startOf({ starts }: SuccessionTable, epoch: number): { first: number; last: number } {
  const all = Object.values(starts).map((row) => row[epoch]!);
  return { first: Math.min(...all), last: Math.max(...all) };
}

/** The calamities of each stack. */
export function stacksOf({ calamities }: Ruleset): { stack: number; calamities: Calamity[] }[] {
  const stacks = [...new Set(calamities.map(({ stack }) => stack))].sort((a, b) => a - b);
  return stacks.map((stack) => ({ stack, calamities: calamities.filter((one) => one.stack === stack) }));
}
