import { chooseCities, preventSteps, reduceCities } from '../losses/cities.ts';
import { takeDamage } from '../losses/damage.ts';
import { annexUnits, pickUnits, selectUnits } from '../losses/factions.ts';
import { conflictLoss, spoils } from '../losses/fights.ts';
import { move } from '../move/move.ts';
import { purchase } from '../purchase/purchase.ts';
import type { Answers } from '../thinker.ts';
import { trade } from '../trade/trade.ts';
import { useAbility } from './abilities.ts';
import { buyCard } from './buyCard.ts';
import { discardCards, giveCard } from './cards.ts';
import { chooseOne } from './choose.ts';
import { construct } from './construct.ts';
import { confirm } from './payments.ts';
import { placeTokens, relocate, taxRate } from './people.ts';
import { chooseCivilization, chooseCredits, foundCities } from './setup.ts';
import { chooseNations, orderLosses } from './victims.ts';

/** How each kind of decision is thought about; the others are answered as the rules suggest. */
export const answers: Answers = {
  annexUnits,
  buyCard,
  chooseCities,
  chooseCivilization,
  chooseCredits,
  chooseNations,
  chooseOne,
  confirm,
  conflictLoss,
  construct,
  discardCards,
  foundCities,
  giveCard,
  move,
  orderLosses,
  pickUnits,
  placeTokens,
  preventSteps,
  purchase,
  reduceCities,
  relocate,
  selectUnits,
  spoils,
  takeDamage,
  taxRate,
  trade,
  useAbility,
};
