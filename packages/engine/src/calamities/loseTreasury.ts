import { loseTreasury as lose, number } from './common.ts';
import { lossStep } from './losses.ts';

export const loseTreasury = lossStep('loseTreasury', {
  next(play, hit, calamity) {
    lose(play, hit.nation, number(calamity, 'lose'), calamity.cite);
    return undefined;
  },
  take() {},
});
