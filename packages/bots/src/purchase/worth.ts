import type { AdvanceId } from '@ochre/engine';
import { roomForAdvances, value } from '@ochre/engine/query';
import type { Context } from '../evaluation/context.ts';
import { Shelter } from '../evaluation/perils.ts';
import { fondness } from '../evaluation/temper.ts';
import { abilityWorth, shoreOf } from './abilities.ts';
import { Savings } from './credits.ts';
import type { Ware } from './market.ts';
import { Taste } from './taste.ts';

/** Cards that may be kept over the turn where sets grow as large as that income supposes. */
const USUAL_HAND = 8;

/** Who may keep few cards begins anew every turn: sets stay small, and they are worth the square of it. */
export function handPart({ sight, who }: Context): number {
  return Math.min(1, value(sight, who, 'handLimit') / USUAL_HAND) ** 2;
}

/** What the nation will have to spend a turn from now on. */
export function expectedIncome(context: Context): number {
  const { own, skill } = context;
  const { income, cities: usual } = skill.guesses;
  const cities = (own.cities.length + usual) / 2;
  return (skill.plans ? handPart(context) : 1) * (income.least + income.city * cities);
}

/** The part of what is left that the money to come will buy, and that there are places for. */
function shareBought(context: Context, wares: readonly Ware[]): number {
  const money = expectedIncome(context) * context.turnsLeft;
  let all = 0;
  for (const w of wares) all += w.price;
  const places = roomForAdvances(context.sight, context.who) / Math.max(1, wares.length);
  return Math.min(0.9, (1.3 * money) / (all + 1), places);
}

/** What an advance is worth in points if it is bought now: at the end, by what it takes off others, by what it does. */
export interface WorthParts {
  points: number;
  saved: number;
  ability: number;
}

export function worthParts(context: Context, wares: readonly Ware[]): Map<AdvanceId, WorthParts> {
  const { sight, who, rates, skill, temper } = context;
  const { turnsLeft } = context;
  const { worths, boons } = skill;
  const share = shareBought(context, wares);
  const savings = new Savings(sight, who, context.own.credits, wares);
  const shore = shoreOf(sight, who);
  const shelter = new Shelter(sight, who);
  const found = new Map<AdvanceId, WorthParts>();
  for (const w of wares) {
    const ability =
      worths.abilities * abilityWorth(boons, sight.rules, w.advance, shore) +
      worths.shelter * shelter.aTurn(w.id);
    found.set(w.id, {
      points: fondness(temper, w.advance) * rates.victory * w.advance.points,
      saved: worths.savings * temper.learning * share * savings.of(w.advance),
      ability: turnsLeft * ability,
    });
  }
  return found;
}

/** All of that together, to the taste of whoever buys. */
export function advanceWorths(context: Context, wares: readonly Ware[]): Map<AdvanceId, number> {
  const { sight, who, skill, turnsLeft } = context;
  const taste = skill.taste ? new Taste(sight, who, turnsLeft) : undefined;
  const found = new Map<AdvanceId, number>();
  for (const [id, { points, saved, ability }] of worthParts(context, wares)) {
    const worth = points + saved + ability;
    found.set(id, taste ? taste.worth(sight.rules.advance(id), worth) : worth);
  }
  return found;
}
