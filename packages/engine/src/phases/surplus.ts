import { nation, nations } from '../board/queries.ts';
import { remove } from '../board/transfer.ts';
import type { Counts } from '../decisions.ts';
import type { Step } from '../kernel/step.ts';

/** 5B, 11: what stands above a limit goes. Barbarians stay: the duty is the players'. */
export const surplus: Step = {
  id: 'surplus',
  run(play) {
    for (const who of nations(play)) {
      const removed: Counts = {};
      const standing = nation(play, who).tokens;
      for (const area in standing) {
        const excess = standing[area]! - play.rules.policies.limit(play, who, area);
        if (excess <= 0) continue;
        remove(play, who, area, excess);
        removed[area] = excess;
      }
      if (Object.keys(removed).length > 0)
        play.emit('surplusRemoved', play.rules.cite('surplus'), { nation: who, tokens: removed });
    }
    return 'done';
  },
};
