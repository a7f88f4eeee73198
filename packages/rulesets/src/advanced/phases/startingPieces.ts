import type { AreaId, NationId } from '@ochre/engine';
import { nations } from '@ochre/engine/query';
import { type Play, place, type Step } from '@ochre/engine/ruleset';
import { chosen, each } from '@ochre/engine/testing';
import { waits } from '../latecomer.ts';
import { startsOf } from '../tables/starts.ts';

function begin(play: Play, who: NationId, area: AreaId): void {
  place(play, who, area, 1);
  play.emit('startingToken', play.rules.cite('startingToken'), { nation: who, area });
}

/** One token in a start area of choice; who comes late has none. */
export const startingPieces: Step = {
  id: 'startingPieces',
  run(play, frame) {
    if (frame.at++ > 0) return 'done';
    const cite = play.rules.cite('startingToken');
    const free = nations(play).filter((who) => {
      if (waits(play, who)) return false;
      const [only, ...others] = startsOf(play, who);
      if (only !== undefined && others.length === 0) begin(play, who, only);
      return others.length > 0;
    });
    play.askAll(
      free.map((owner) => ({
        kind: 'chooseOne',
        owner,
        ask: { purpose: 'startArea', among: each('area', startsOf(play, owner)) },
        cite,
      })),
    );
    return 'again';
  },
  on: { chooseOne: (play, _frame, by, answer) => begin(play, by, chosen(answer, 'area')) },
};
