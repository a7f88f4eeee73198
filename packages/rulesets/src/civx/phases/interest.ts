import { type Revolt, revolts } from '@ochre/engine/phases';
import { citeValue, nation, nations, value } from '@ochre/engine/query';
import { collect, type Step } from '@ochre/engine/ruleset';

/** Interest on treasury out of stock; each token that is not there makes a city revolt, once all have collected. */
export const interest: Step = {
  id: 'interest',
  cites: ['interestRevolt'],
  calls: [revolts],
  run(play, frame) {
    if (frame.at++ > 0) return 'done';
    const all: Revolt[] = [];
    for (const who of nations(play)) {
      const { treasury, stock, cities } = nation(play, who);
      const due = Math.floor(treasury / 2) * value(play, who, 'interest');
      if (due === 0) continue;
      const paid = Math.min(due, stock.tokens);
      collect(play, who, paid);
      play.emit('interest', citeValue(play, who, 'interest')!, { nation: who, due, treasury: paid });
      if (paid < due)
        all.push({ victim: who, left: Math.min(due - paid, cities.length), taxed: [...cities] });
    }
    if (all.length > 0) play.push(revolts, { revolts: all, over: 'interestRevolt' });
    return 'again';
  },
};
