import { purchase as usual } from '@ochre/engine/phases';
import { nation, nations } from '@ochre/engine/query';
import type { Step } from '@ochre/engine/ruleset';

/** As usual; but who has a set count one card more does not do so again when the hand is counted: AC 32.261a. */
export const purchase: Step = {
  ...usual,
  run(play, frame) {
    if (frame.at === 0) for (const who of nations(play)) delete nation(play, who).boosted;
    return usual.run(play, frame);
  },
  on: {
    purchase(play, frame, by, answer, decision) {
      usual.on!.purchase!(play, frame, by, answer, decision);
      if (answer.boost !== undefined) nation(play, by).boosted = true;
    },
  },
};
