import type { Advance, AdvanceId, GroupId, NationId, Position } from '@ochre/engine';
import { effectOf } from '@ochre/engine/query';
import type { Context } from '../evaluation/context.ts';
import { Shelter } from '../evaluation/perils.ts';
import { fondness } from '../evaluation/temper.ts';
import { abilityWorth, shoreOf } from './abilities.ts';
import { acquire, type Holdings, holdingsOf, imagine } from './market.ts';

/** What the price of others falls by once an advance is held. */
interface Saving {
  on: Int16Array;
  by: Float64Array;
}

/** Advances that come free with one. */
interface Gift {
  group: GroupId;
  below: number;
  count: number;
}

/** An advance that may be bought in this turn or a later one, as the plans for the game count it. */
export interface Good {
  id: AdvanceId;
  advance: Advance;
  price: number;
  /** What it is worth at the end, and what its attributes bring a turn. */
  worth: number;
  use: number;
  /** What it saves this turn of calamities yet to strike. */
  shelter: number;
  saving: Saving;
  /** Goods that must be held before. */
  after: number[];
  rebate: number;
  gift: Gift | undefined;
}

/** Whether it is for sale, or will be when what it builds on is held. */
function obtainable(p: Position, who: NationId, held: Holdings, advance: Advance): boolean {
  if (held.advances.includes(advance.id)) return false;
  const missing = (advance.after ?? []).filter((id) => !held.advances.includes(id));
  const then = imagine(p, who, acquire(p, held, missing));
  return p.rules.policies.notForSale(then, who, advance.id) === undefined;
}

/** All that can be had until the end of the game. */
export function catalogueOf(context: Context): Good[] {
  const { sight, who, rates } = context;
  const { rules } = sight;
  const held = holdingsOf(sight, who);
  const sold = rules.ruleset.advances.filter((a) => obtainable(sight, who, held, a));
  const prices = sold.map((a) => rules.policies.price(sight, who, a.id));
  const savingOf = ({ id }: Advance): Saving => {
    const then = imagine(sight, who, acquire(sight, held, [id]));
    const on: number[] = [];
    const by: number[] = [];
    sold.forEach((other, i) => {
      const saved = other.id === id ? 0 : prices[i]! - rules.policies.price(then, who, other.id);
      if (saved <= 0) return;
      on.push(i);
      by.push(saved);
    });
    return { on: Int16Array.from(on), by: Float64Array.from(by) };
  };
  const { worths, boons } = context.skill;
  const shore = shoreOf(sight, who);
  const shelter = new Shelter(sight, who);
  return sold.map((advance, i) => {
    const gift = effectOf(advance, 'freeAdvance');
    return {
      id: advance.id,
      advance,
      price: prices[i]!,
      worth: fondness(context.temper, advance) * rates.victory * advance.points,
      use:
        worths.abilities * abilityWorth(boons, rules, advance, shore) +
        worths.shelter * shelter.aTurn(advance.id),
      shelter: worths.shelter * shelter.now(advance.id),
      saving: savingOf(advance),
      after: (advance.after ?? []).flatMap((id) => {
        const at = sold.findIndex((a) => a.id === id);
        return at < 0 ? [] : [at];
      }),
      rebate: effectOf(advance, 'discountOther')?.points ?? 0,
      gift: gift && { group: gift.group, below: gift.below, count: gift.count ?? 1 },
    };
  });
}
