import {
  citePart,
  damageQuestion,
  lossStep,
  number,
  sufferDamage,
  takeTreasury,
  unitsWithin,
} from '@ochre/engine/calamities';
import { about, nation, nations, tokensOnBoard } from '@ochre/engine/query';
import { comeBack, goAway, type Step } from '@ochre/engine/ruleset';
import { chosen, upTo } from '@ochre/engine/testing';

const STOCK = 0;
const SPLIT = 1;
const BOARD = 2;
const OVER = 3;

/** Tokens for each city leave the game for a turn: from stock, and where that is short from treasury or the board. */
export const banditry = lossStep('banditry', {
  harm: { loses: 'units' },
  terms: {
    with: { perCity: 'number' },
    twists: {},
    cites: ['board'],
  },
  next(play, hit, calamity) {
    const who = hit.nation;
    const own = nation(play, who);
    if (hit.at === STOCK) {
      hit.at = SPLIT;
      const due = number(calamity, 'perCity') * own.cities.length;
      const all = own.stock.tokens + own.treasury + tokensOnBoard(play, who);
      hit.ordered = Math.min(due, all);
      const short = Math.max(0, hit.ordered - own.stock.tokens);
      const least = Math.max(0, short - tokensOnBoard(play, who));
      const most = Math.min(short, own.treasury);
      if (least < most) {
        const ask = { purpose: about(calamity.id, 'treasury'), among: upTo(most, least) };
        return { kind: 'chooseOne', owner: who, ask, cite: calamity.cite };
      }
      hit.saved = most;
    }
    if (hit.at === SPLIT) {
      hit.at = BOARD;
      const short = Math.max(0, hit.ordered! - own.stock.tokens);
      const onBoard = short - (hit.saved ?? 0);
      takeTreasury(play, who, hit.saved ?? 0, calamity.cite);
      const units = { ...unitsWithin(play, who), cities: [] };
      const question = damageQuestion(play, who, about(calamity.id), onBoard, units, calamity.cite);
      if (question) return question;
    }
    if (hit.at === OVER) return undefined;
    hit.at = OVER;
    goAway(play, who, hit.ordered!);
    if (hit.ordered! > 0) play.emit('tokensRobbed', calamity.cite, { nation: who, tokens: hit.ordered! });
    return undefined;
  },
  on: {
    chooseOne(_play, hit, _, answer) {
      hit.saved = chosen(answer, 'count');
    },
    takeDamage: (play, hit, calamity, answer) =>
      sufferDamage(play, hit.nation, answer, citePart(calamity, 'board')),
  },
});

/** Tokens that were away for a turn are in stock again. */
export const homecoming: Step = {
  id: 'homecoming',
  cites: ['homecoming'],
  run(play) {
    for (const who of nations(play)) {
      const n = nation(play, who).away ?? 0;
      if (n === 0) continue;
      comeBack(play, who);
      play.emit('tokensBack', play.rules.cite('homecoming'), { nation: who, tokens: n });
    }
    return 'done';
  },
};
