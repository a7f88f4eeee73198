import type { CardId, Sight } from '@ochre/engine';
import type { Context } from '../evaluation/context.ts';
import { type Held, heldOf, setWorth } from '../evaluation/hand.ts';
import { perilOf } from '../evaluation/perils.ts';

/** A calamity that may be handed on. */
export interface Burden {
  card: CardId;
  relief: number;
}

/** A hand while it is traded with: what each card more or less is worth. */
export class TradeHand {
  readonly sight: Sight;
  readonly context: Context;
  readonly goods: ReadonlyMap<string, Held>;
  /** Calamities that may be traded, the worst first. */
  readonly burdens: readonly Burden[];

  constructor(context: Context) {
    this.context = context;
    this.sight = context.sight;
    const { hand } = context.sight.own;
    const { policies } = context.sight.rules;
    const sight = context.sight;
    const free = hand.filter((c) => policies.mayTrade(sight, sight.own, c));
    this.goods = new Map(heldOf(sight, free).map((h) => [h.name, h]));
    const burdens: Burden[] = [];
    for (const card of free) {
      const { calamity } = sight.rules.card(card);
      if (calamity)
        burdens.push({ card, relief: context.skill.worths.peril * perilOf(sight, context.who, calamity) });
    }
    this.burdens = burdens.sort((a, b) => b.relief - a.relief);
  }

  count(name: string): number {
    return this.goods.get(name)?.n ?? 0;
  }

  /** What `n` of a commodity are worth. */
  worth(name: string, n: number): number {
    const held = this.goods.get(name);
    const { hope } = this.context.skill;
    if (held) return setWorth(held.face, held.size, n, hope);
    const { stack, commodity } = this.sight.rules.card(name);
    return setWorth(stack, commodity?.size ?? 0, n, hope);
  }

  /** What the last of `n` held adds to the worth of its set. */
  last({ face, size }: Held, n: number): number {
    const { hope } = this.context.skill;
    return setWorth(face, size, n, hope) - setWorth(face, size, n - 1, hope);
  }

  /** Commodities held that one more of would bring most. */
  wishes(most: number): string[] {
    return [...this.goods.values()]
      .filter((h) => h.face > 0 && h.n < h.size)
      .map((h) => ({ name: h.name, more: this.last(h, h.n + 1) }))
      .sort((a, b) => b.more - a.more)
      .slice(0, most)
      .map((h) => h.name);
  }

  /** What a change of the hand brings, by commodity. */
  change(by: ReadonlyMap<string, number>): number {
    let sum = 0;
    for (const [name, d] of by)
      if (d !== 0) {
        const n = this.count(name);
        sum += this.worth(name, n + d) - this.worth(name, n);
      }
    return sum;
  }
}

/** Names counted into a change of the hand. */
export function tally(
  names: Iterable<string>,
  sign: 1 | -1,
  into = new Map<string, number>(),
): Map<string, number> {
  for (const name of names) into.set(name, (into.get(name) ?? 0) + sign);
  return into;
}
