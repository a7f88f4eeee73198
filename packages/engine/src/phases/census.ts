import { nation, nations, tokensOnBoard } from '../board/queries.ts';
import type { Step } from '../kernel/step.ts';
import type { NationId } from '../state.ts';

/** 2B: tokens on the board are counted; the count decides the order of movement. */
export const census: Step = {
  id: 'census',
  run(play) {
    const counts: Record<NationId, number> = {};
    for (const who of nations(play)) counts[who] = nation(play, who).census = tokensOnBoard(play, who);
    const order = play.rules.policies.movementOrder(play);
    play.emit('census', play.rules.cite('census'), { counts, order });
    return 'done';
  },
};
