import { takeTreasury as lose } from './common.ts';
import { lossStep, measure } from './losses.ts';

export const loseTreasury = lossStep('loseTreasury', {
  harm: { loses: 'treasury', byNumber: true },
  terms: {
    with: { lose: 'number' },
    twists: {},
    cites: [],
  },
  next(play, hit, calamity) {
    lose(play, hit.nation, measure(play, hit, calamity, 'lose'), calamity.cite);
    return undefined;
  },
  take() {},
});
