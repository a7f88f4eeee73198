import { BARBARIANS } from '@ochre/engine';
import { cityAttack as usual } from '@ochre/engine/phases';
import { cityOwner, tokens } from '@ochre/engine/query';
import { remove } from '@ochre/engine/ruleset';

const FOUGHT = 2;

/** As usual; but tokens that stand for a city of pirates are there for the fight alone. */
export const cityAttack: typeof usual = {
  ...usual,
  run(play, frame) {
    const { area, defender } = frame.locals;
    if (frame.at === FOUGHT && defender === BARBARIANS && cityOwner(play, area) === undefined) {
      const left = tokens(play, BARBARIANS, area);
      if (left > 0) {
        remove(play, BARBARIANS, area, left);
        play.emit('barbariansPerish', play.rules.cite('pirateCityFalls'), { area, tokens: left });
      }
    }
    return usual.run(play, frame);
  },
};
