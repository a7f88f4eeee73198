import { putUnder } from '../board/cards.ts';
import type { Step } from '../kernel/step.ts';

/** Cards given up this turn go under their stacks unshuffled. */
export const returnCards: Step = {
  id: 'returnCards',
  run(play) {
    for (const block of Object.keys(play.state.hidden.stacks).sort()) putUnder(play, block);
    play.emit('cardsReturned', play.rules.cite('returnCards'), {});
    return 'done';
  },
};
