import type { Game, GameState } from '@ochre/engine';
import type { Root } from '@ochre/engine/testing';
import { Mismatch } from './types.ts';

/** Where a phase (`conflict#2`: its second occurrence) stands in the set-up or the turn. */
export function phaseIndex(game: Game, phase: string): { playing: boolean; index: number } {
  const { setup, turn } = game.rules.ruleset;
  const [step, nth = '1'] = phase.split('#');
  const nthOf = (list: readonly string[]): number =>
    [...list.keys()].filter((i) => list[i] === step)[Number(nth) - 1] ?? -1;
  const index = nthOf(turn);
  if (index >= 0) return { playing: true, index };
  if (nthOf(setup) >= 0) return { playing: false, index: nthOf(setup) };
  throw new Mismatch(`no phase ${phase} (a turn has: ${turn.join(', ')}; the set-up: ${setup.join(', ')})`);
}

/** How far the game has come, in phases counted from the first turn on; the set-up comes before 0. */
export function ordinal({ rules: { ruleset } }: Game, { frames, open }: GameState): number {
  const [root] = frames;
  if (!root) return Number.POSITIVE_INFINITY;
  const { setup, turn } = ruleset;
  return (root.locals as Root).playing ? open.turn * turn.length + root.at - 1 : root.at - 1 - setup.length;
}

/** The same of a phase by its name: that of the turn given, or the next to come from `from` on. */
export function ordinalOf(
  game: Game,
  phase: string,
  { turn, from }: { turn: number; from?: number },
): number {
  const { playing, index } = phaseIndex(game, phase);
  const { setup, turn: phases } = game.rules.ruleset;
  if (!playing) return index - setup.length;
  const at = turn * phases.length + index;
  return from === undefined || at >= from ? at : at + phases.length;
}

/** The phase that stands there, as `phaseIndex` reads it. */
export function phaseAt({ rules: { ruleset } }: Game, at: number): string {
  const { setup, turn } = ruleset;
  if (at < 0) return setup[at + setup.length]!;
  const phase = turn[at % turn.length]!;
  const nth = turn.slice(0, (at % turn.length) + 1).filter((other) => other === phase).length;
  return nth > 1 ? `${phase}#${nth}` : phase;
}
