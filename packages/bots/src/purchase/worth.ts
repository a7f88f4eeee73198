import type { AdvanceId } from '@ochre/engine';
import { value } from '@ochre/engine/ruleset/effects.ts';
import type { Mind } from '../mind/mind.ts';
import { protection } from '../mind/perils.ts';
import { abilityWorth } from './abilities.ts';
import type { Ware } from './market.ts';

/** Points a turn that cards and treasury of a nation bring once it has traded: so many, and more with each city. */
const INCOME = { least: 15, city: 11 };
/** Cities a nation has in the long run, calamities counted. */
export const CITIES = 5.5;

/** Cards that may be kept over the turn where sets grow as large as that income supposes. */
const USUAL_HAND = 8;

/** Who may keep few cards begins anew every turn: sets stay small, and they are worth the square of it. */
export function handPart({ sight, who }: Mind): number {
  return Math.min(1, value(sight, who, 'handLimit') / USUAL_HAND) ** 2;
}

/** What the nation will have to spend a turn from now on. */
export function expectedIncome(mind: Mind): number {
  const { own, skill } = mind;
  const cities = (own.cities.length + CITIES) / 2;
  return (skill.plans ? handPart(mind) : 1) * skill.optimism * (INCOME.least + INCOME.city * cities);
}

/** What the credits on an advance save on all that is still to be bought, as far as it will be. */
function creditWorth(
  ware: Ware,
  wares: readonly Ware[],
  credits: Record<string, number>,
  share: number,
): number {
  const { credits: more, creditTo, creditsTo } = ware.advance;
  let saved = 0;
  for (const { id, advance, price } of wares) {
    if (id === ware.id) continue;
    let before = 0;
    let after = 0;
    for (const g of advance.groups) {
      const now = credits[g] ?? 0;
      if (now > before) before = now;
      const then = now + (more[g] ?? 0);
      if (then > after) after = then;
    }
    const special = (creditTo?.advance === id ? creditTo.points : 0) + (creditsTo?.[id] ?? 0);
    saved += Math.min(price, after - before + special);
  }
  return saved * share;
}

/** The part of what is left that the money to come will buy. */
function shareBought(mind: Mind, wares: readonly Ware[]): number {
  const money = expectedIncome(mind) * mind.turnsLeft;
  let all = 0;
  for (const w of wares) all += w.price;
  return Math.min(0.9, (1.3 * money) / (all + 1));
}

/** What each advance is worth in points if it is bought now. */
export function advanceWorths(mind: Mind, wares: readonly Ware[]): Map<AdvanceId, number> {
  const { sight, who, rates, temper } = mind;
  const { turnsLeft } = mind;
  const share = shareBought(mind, wares);
  const { credits } = mind.own;
  const worths = new Map<AdvanceId, number>();
  for (const w of wares) {
    const ability = abilityWorth(sight, who, w.advance) + protection(sight, who, w.id);
    worths.set(
      w.id,
      rates.victory * w.advance.points +
        temper.learning * creditWorth(w, wares, credits, share) +
        turnsLeft * ability,
    );
  }
  return worths;
}
