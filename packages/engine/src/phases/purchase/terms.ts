import { handValue } from '../../board/cards.ts';
import { nation } from '../../board/queries.ts';
import type { Purchase } from '../../decisions.ts';
import type { Position } from '../../position.ts';
import { value } from '../../ruleset/effects.ts';
import type { Advance, Effect } from '../../ruleset/types.ts';
import type { AdvanceId, CardId, NationId } from '../../state.ts';

// What a purchase costs and what it is paid with: for the check, the players and the bots alike.

type EffectOf<E extends Effect['effect']> = Extract<Effect, { effect: E }>;

export function effectOf<E extends Effect['effect']>(advance: Advance, kind: E): EffectOf<E> | undefined {
  return advance.effects.find((e): e is EffectOf<E> => e.effect === kind);
}

/** Advances the nation does not hold and may buy. */
export function forSale(p: Position, who: NationId): AdvanceId[] {
  const owned = new Set(nation(p, who).advances);
  const { notForSale } = p.rules.policies;
  const sold = p.rules.ruleset.advances.filter((a) => !owned.has(a.id) && !notForSale(p, who, a.id));
  return sold.map((a) => a.id);
}

/** How many advances the nation may still acquire. */
export function roomForAdvances(p: Position, who: NationId): number {
  return (p.rules.numbers['advanceLimit'] ?? Infinity) - nation(p, who).advances.length;
}

/** The advance in the transaction whose purchase gives this once. */
export function bringing<E extends Effect['effect']>(
  p: Position,
  buy: readonly AdvanceId[],
  kind: E,
): EffectOf<E> | undefined {
  for (const id of buy) {
    const effect = effectOf(p.rules.advance(id), kind);
    if (effect) return effect;
  }
  return undefined;
}

export function totalPrice(
  p: Position,
  who: NationId,
  buy: readonly AdvanceId[],
  discount?: AdvanceId,
): number {
  let total = 0;
  for (const id of buy) {
    const off = id === discount ? (bringing(p, buy, 'discountOther')?.points ?? 0) : 0;
    total += Math.max(0, p.rules.policies.price(p, who, id) - off);
  }
  return total;
}

/** Worth of the cards spent, one of them standing in for another commodity if so said. */
export function worth(p: Position, cards: readonly CardId[], substitute?: Purchase['substitute']): number {
  if (!substitute) return handValue(p.rules, cards);
  const rest = [...cards];
  rest.splice(rest.indexOf(substitute.card), 1, substitute.as);
  return handValue(p.rules, rest);
}

/** Treasury tokens due for what the cards leave open. */
export function treasuryDue(p: Position, who: NationId, open: number): number {
  return Math.ceil(Math.max(0, open) / value(p, who, 'treasuryPoints'));
}
