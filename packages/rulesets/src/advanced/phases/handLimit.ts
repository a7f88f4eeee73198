import { handLimit as usual } from '@ochre/engine/phases';
import { nations } from '@ochre/engine/query';
import { type Step, takeUp } from '@ochre/engine/ruleset';

/** As usual; Grain that was put up in a Famine is in hand again, and counts: AC 30.312b. */
export const handLimit: Step = {
  ...usual,
  run(play, frame) {
    if (frame.at === 0) for (const who of nations(play)) takeUp(play, who);
    return usual.run(play, frame);
  },
};
