import { move } from '../move/move.ts';
import { purchase } from '../purchase/purchase.ts';
import type { Answers } from '../thinker.ts';
import { trade } from '../trade/trade.ts';
import { useAbility } from './abilities.ts';
import { buyCard } from './buyCard.ts';
import { discardCards, giveCard } from './cards.ts';
import { chooseOne } from './choose.ts';
import { chooseCities, preventSteps, reduceCities } from './cities.ts';
import { construct } from './construct.ts';
import { placeTokens, relocate, taxRate } from './people.ts';
import { chooseNations, orderLosses } from './victims.ts';

/** How each kind of decision is thought about; the others are answered as the rules suggest. */
export const answers: Answers = {
  buyCard,
  chooseCities,
  chooseNations,
  chooseOne,
  construct,
  discardCards,
  giveCard,
  move,
  orderLosses,
  placeTokens,
  preventSteps,
  purchase,
  reduceCities,
  relocate,
  taxRate,
  trade,
  useAbility,
};
