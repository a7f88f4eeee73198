import { putUnder } from '../board/cards.ts';
import type { Play } from '../kernel/play.ts';
import type { Step } from '../kernel/step.ts';
import type { BlockId } from '../state.ts';

/** Cards given up this turn go under their stacks. */
export const returning = (put: (play: Play, block: BlockId) => void): Step => ({
  id: 'returnCards',
  cites: ['returnCards'],
  run(play) {
    for (const block of Object.keys(play.state.hidden.stacks).sort()) put(play, block);
    play.emit('cardsReturned', play.rules.cite('returnCards'), {});
    return 'done';
  },
});

/** Unshuffled. */
export const returnCards = returning(putUnder);
