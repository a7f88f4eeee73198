import { type Answer, type AreaId, BARBARIANS, type DecisionOf, type NationId } from '@ochre/engine';
import {
  cityOwner,
  forecast,
  HERE,
  hasCity,
  nation,
  nations,
  shipCost,
  tokens,
  tokensOnBoard,
  value,
} from '@ochre/engine/query';
import { best, NOTHING } from '../evaluation/best.ts';
import type { Context } from '../evaluation/context.ts';
import { limitOf, piecesOf } from '../evaluation/pieces.ts';
import { hardship } from '../evaluation/places.ts';
import { bestAnswer } from '../search/imagine.ts';
import { tokenUse } from './order.ts';

/** Choices that are played through at most. */
const MOST_PLAYED = 4;
/** Losses elsewhere that are thought through at most. */
const RESERVES = 8;

/** What it is worth to hold an area in the end: its land, a site, what a city there would be. */
function groundWorth(context: Context, area: AreaId): number {
  const { site } = context.sight.rules.map.area(area);
  const city = hasCity(context.sight, context.who, area) ? 2 * context.rates.city : 0;
  return city + 2 + 0.7 * limitOf(context, context.who, area) + (site ? 6 : 0);
}

/** What a loss taken there costs; the ship at its price, hired ones nothing. */
function lossCost(context: Context, at: string): number {
  if (at.startsWith('hired')) return 0;
  if (at.startsWith('ship'))
    return shipCost(context.sight, context.who) * context.rates.token * context.temper.sea;
  return tokenUse(context, piecesOf(context.sight, context.who), at, tokens(context.sight, context.who, at));
}

/** Losses elsewhere only where they win the ground and cost less than it is worth; else here, where all is lost anyway. */
function likelyLoss(context: Context, area: AreaId, elsewhere: string): string {
  const { sight, who } = context;
  const cost = lossCost(context, elsewhere);
  if (cost === 0) return elsewhere;
  const left = forecast(sight, area, who, 0);
  const here = tokenUse(context, piecesOf(sight, who), area, Math.max(1, left));
  // Tokens lost elsewhere fight on here.
  for (let more = 1; more <= RESERVES; more++) {
    const saved = forecast(sight, area, who, more);
    const won = left > 0 ? (saved - left) * here : groundWorth(context, area) + (saved - 1) * here;
    if (saved > 0 && won > more * cost) return elsewhere;
  }
  return HERE;
}

function chosenLoss(
  context: Context,
  decision: DecisionOf<'conflictLoss'>,
  elsewhere: readonly string[],
): Answer<'conflictLoss'> {
  const likely = likelyLoss(context, decision.ask.area, elsewhere[0]!);
  if (!context.skill.foresees || (likely !== HERE && lossCost(context, likely) === 0)) return likely;
  const others = [HERE, ...elsewhere].filter((at) => at !== likely);
  return bestAnswer(context, decision, [likely, ...others.slice(0, MOST_PLAYED)])!;
}

export function conflictLoss(context: Context, decision: DecisionOf<'conflictLoss'>): Answer<'conflictLoss'> {
  const { area, among } = decision.ask;
  const elsewhere = among
    .filter((at) => at !== HERE)
    .sort((a, b) => lossCost(context, a) - lossCost(context, b));
  const loss = elsewhere.length > 0 ? chosenLoss(context, decision, elsewhere) : HERE;
  context.say(loss === HERE ? 'giveGround' : 'fightOn', { area });
  return loss;
}

/** The card always; treasury as far as stock is not missed for growth and taxes. */
export function spoils(context: Context, { ask, owner }: DecisionOf<'spoils'>): Answer<'spoils'> {
  const { sight } = context;
  const { stock, cities } = nation(sight, owner);
  const needed = value(sight, owner, 'taxRate') * cities.length + tokensOnBoard(sight, owner);
  const spare = context.turnsLeft === 0 ? stock.tokens : stock.tokens - needed;
  // A token of stock that would have grown is worth more than a point of treasury, less than two.
  const rich = value(sight, owner, 'treasuryPoints') > 1;
  const taken = rich ? ask.treasury : Math.max(0, Math.min(ask.treasury, spare));
  context.say(ask.card || taken > 0 ? 'takeSpoils' : 'stockNeeded');
  return { card: ask.card, treasury: taken };
}

const WAIT = 'wait:';

/** What hangs on the fight in an area for the thinker. */
function stake(context: Context, area: AreaId): number {
  const { sight, who } = context;
  const city = cityOwner(sight, area);
  if (city === who) return 2 * context.rates.city + hardship(sight, who, area);
  const prey = city === undefined ? 0 : city === BARBARIANS ? 10 : 20;
  return prey + groundWorth(context, area) + tokens(sight, who, area);
}

/** Own attacks before own cities, whose defenders they bring back to stock; then where most is at stake. */
export function fightOrder(context: Context, decision: DecisionOf<'chooseOne'>): Answer<'chooseOne'> {
  const { among } = decision.ask;
  const waits = among.filter((choice) => choice.startsWith(WAIT));
  const areaOf = (choice: string): AreaId => (choice.startsWith(WAIT) ? choice.slice(WAIT.length) : choice);
  const likely = [...(waits.length > 0 ? waits : among)].sort(
    (a, b) => stake(context, areaOf(b)) - stake(context, areaOf(a)),
  );
  const first = context.skill.foresees
    ? (bestAnswer(context, decision, likely.slice(0, MOST_PLAYED)) as string)
    : likely[0]!;
  context.say('mostAtStake', { area: areaOf(first) });
  return first;
}

/** One token more where it keeps a city from falling, from where it is missed least. */
export function reinforce(context: Context, { ask }: DecisionOf<'chooseOne'>): Answer<'chooseOne'> {
  const { sight, who } = context;
  const { map, policies } = sight.rules;
  const near = ask.among.filter((choice) => choice !== NOTHING);
  const strength = (other: NationId, area: AreaId): number =>
    other === who ? 0 : tokens(sight, other, area) + (sight.open.nations[other]!.hired?.[area] ?? 0);
  const saved = nation(sight, who).cities.filter(
    (area) =>
      near.every((next) => map.area(next).landSet.has(area)) &&
      nations(sight).some((other) => strength(other, area) === policies.cityAttack(sight, other, who).need),
  );
  const [area] = saved;
  if (area === undefined) {
    context.say('bringsNothing');
    return NOTHING;
  }
  context.say('sendHelp', { area });
  return best(near, (next) => -lossCost(context, next));
}

/** The conqueror takes treasury out of its own stock, a card out of the owner's hand. */
export const permitSpoils = (context: Context): string => {
  context.say('keepCards');
  return 'treasury';
};
