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
  return (skill.plans ? handPart(mind) : 1) * (INCOME.least + INCOME.city * cities);
}

/** An advance still to be bought, with the credits there are toward each of its groups, and the best of them. */
interface Owed {
  ware: Ware;
  now: number[];
  best: number;
}

function owedOf(wares: readonly Ware[], credits: Record<string, number>): Owed[] {
  return wares.map((ware) => {
    const now = ware.advance.groups.map((g) => credits[g] ?? 0);
    return { ware, now, best: Math.max(0, ...now) };
  });
}

/** What the credits on an advance save on all that is still to be bought, as far as it will be. */
function creditWorth({ id, advance }: Ware, owed: readonly Owed[], share: number): number {
  const { credits: more, creditTo, creditsTo } = advance;
  let saved = 0;
  for (const { ware, now, best } of owed) {
    if (ware.id === id) continue;
    const { groups } = ware.advance;
    let after = 0;
    for (let i = 0; i < groups.length; i++) after = Math.max(after, now[i]! + (more[groups[i]!] ?? 0));
    const special = (creditTo?.advance === ware.id ? creditTo.points : 0) + (creditsTo?.[ware.id] ?? 0);
    saved += Math.min(ware.price, after - best + special);
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
  const owed = owedOf(wares, mind.own.credits);
  const worths = new Map<AdvanceId, number>();
  for (const w of wares) {
    const ability = abilityWorth(sight, who, w.advance) + protection(sight, who, w.id);
    worths.set(
      w.id,
      rates.victory * w.advance.points + temper.learning * creditWorth(w, owed, share) + turnsLeft * ability,
    );
  }
  return worths;
}
