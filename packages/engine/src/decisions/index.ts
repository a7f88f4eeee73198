import type { Ability } from '../abilities/ability.ts';
import type { DecisionSpecs } from '../decisions.ts';
import { annexUnits } from './annexUnits.ts';
import { buyCard } from './buyCard.ts';
import { chooseCities } from './chooseCities.ts';
import { chooseCivilization } from './chooseCivilization.ts';
import { chooseCredits } from './chooseCredits.ts';
import { chooseNations } from './chooseNations.ts';
import { chooseOne } from './chooseOne.ts';
import { confirm } from './confirm.ts';
import { conflictLoss } from './conflictLoss.ts';
import { construct } from './construct.ts';
import { discardCards } from './discardCards.ts';
import { fileOrders } from './fileOrders.ts';
import { foundCities } from './foundCities.ts';
import { giveCard } from './giveCard.ts';
import { move } from './move.ts';
import { orderLosses } from './orderLosses.ts';
import { pickUnits } from './pickUnits.ts';
import { placeTokens } from './placeTokens.ts';
import { preventSteps } from './preventSteps.ts';
import { purchase } from './purchase.ts';
import { reduceCities } from './reduceCities.ts';
import { relocate } from './relocate.ts';
import { revealCards } from './revealCards.ts';
import { selectUnits } from './selectUnits.ts';
import { spoils } from './spoils.ts';
import { takeDamage } from './takeDamage.ts';
import { taxRate } from './taxRate.ts';
import { trade } from './trade.ts';
import { useAbility } from './useAbility.ts';

/** Every decision kind, for a rule set of these abilities; it may put its own spec in the place of one. */
export const decisionsWith = (abilities: readonly Ability[]): DecisionSpecs => ({
  chooseCivilization,
  foundCities,
  chooseCredits,
  placeTokens,
  taxRate,
  move,
  fileOrders,
  conflictLoss,
  construct,
  chooseCities,
  reduceCities,
  takeDamage,
  chooseNations,
  chooseOne,
  confirm,
  discardCards,
  selectUnits,
  annexUnits,
  orderLosses,
  pickUnits,
  preventSteps,
  spoils,
  buyCard,
  trade,
  useAbility: useAbility(abilities),
  giveCard,
  revealCards,
  purchase,
  relocate,
});
