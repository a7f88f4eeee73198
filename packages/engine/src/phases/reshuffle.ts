import { recycle } from '../board/cards.ts';
import type { Step } from '../kernel/step.ts';

/** The last step of a turn: each block by itself, then what belongs to this turn alone is forgotten. */
export const reshuffle: Step = {
  id: 'reshuffle',
  cites: ['reshuffle'],
  run(play) {
    for (const block of Object.keys(play.state.hidden.stacks).sort()) recycle(play, block);
    play.open.calamities = {};
    delete play.open.engaged;
    for (const own of Object.values(play.open.nations)) delete own.fresh;
    play.emit('reshuffled', play.rules.cite('reshuffle'), {});
    return 'done';
  },
};
