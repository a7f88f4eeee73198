import { type Hit, type Hits, onHits, runHits } from '@ochre/engine/calamities';
import { called, holders, reveal } from '@ochre/engine/phases';
import type { Nothing, Step } from '@ochre/engine/ruleset';

/** All minors at once; several of one nation by ascending stack. Every minor is a Loss. */
export const minorCalamities: Step<Nothing, Hits> = {
  id: 'minorCalamities',
  cites: ['minorRevealed'],
  run(play, frame) {
    if (frame.at === 0) {
      frame.at = 1;
      const held = holders(play);
      const hits: Hit[] = [];
      for (const calamity of called(play, (c) => c.kind === 'minor'))
        for (const holder of held.get(calamity) ?? []) {
          reveal(play, calamity, holder, 'minorRevealed');
          hits.push({ nation: holder.victim, calamity: calamity.id, as: 'primary', at: 0 });
        }
      frame.locals.hits = hits;
    }
    return runHits(play, frame);
  },
  on: onHits,
};
