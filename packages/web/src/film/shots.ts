import type { Open, Rules } from '@ochre/engine';
import type { LoggedEvent } from '../session/session.ts';
import type { Act } from './acts.ts';
import { roundsOf } from './lengths.ts';
import type { Shot } from './parts.ts';
import { Shown } from './shown.ts';

/** Positions in the course of a beat: what is on its way is nowhere, who fights grows fewer round by round. */
export function shotsOf(
  rules: Rules,
  start: Open,
  end: Open,
  acts: readonly Act[],
  heard: readonly LoggedEvent[],
  ms: number,
): Shot[] {
  const kind = acts[0]!.kind;
  if (kind === 'calamity')
    return [
      { at: 0, open: start },
      { at: ms, open: end },
    ];
  // What a page tells is on the board from the first moment on; the strip shows how markers get there.
  if (kind !== 'act')
    return [
      { at: 0, open: start },
      { at: 1, open: end },
      { at: ms, open: end },
    ];
  const shown = new Shown(rules, start);
  for (const { event } of heard) shown.depart(event);
  for (const { effects } of acts)
    for (const effect of effects)
      if (effect.kind === 'voyage' && effect.route.length > 1)
        shown.putOut(effect.owner, effect.route[0]!, effect.n);
  const counted = new Shown(rules, start);
  const shots: Shot[] = [{ at: 0, open: shown.open, counted: start }];
  const fights = acts.flatMap(({ effects }) => effects.filter((e) => e.kind === 'fight'));
  const rounds = Math.max(0, ...fights.map(roundsOf));
  for (let round = 1; round < rounds; round++) {
    for (const board of [shown, counted])
      for (const fight of fights) board.fight(fight.area, fight.sides, round / roundsOf(fight));
    shots.push({ at: (ms * round) / rounds, open: shown.open, counted: counted.open });
  }
  shots.push({ at: ms, open: end });
  return shots;
}
