import { nation, peoples } from '../board/queries.ts';
import { remove } from '../board/transfer.ts';
import type { Counts } from '../decisions.ts';
import type { Cite } from '../events.ts';
import type { Play } from '../kernel/play.ts';
import type { Step } from '../kernel/step.ts';
import type { NationId } from '../state.ts';

export function removeSurplus(play: Play, who: NationId, cite: Cite): void {
  const removed: Counts = {};
  const standing = nation(play, who).tokens;
  for (const area in standing) {
    const excess = standing[area]! - play.rules.policies.limit(play, who, area);
    if (excess <= 0) continue;
    remove(play, who, area, excess);
    removed[area] = excess;
  }
  if (Object.keys(removed).length > 0) play.emit('surplusRemoved', cite, { nation: who, tokens: removed });
}

/** 5B, 11: what stands above a limit goes. Barbarians stay: the duty is the players'. */
export const surplus: Step = {
  id: 'surplus',
  run(play) {
    for (const who of peoples(play)) removeSurplus(play, who, play.rules.cite('surplus'));
    return 'done';
  },
};
