import { nation } from '../../board/queries.ts';
import type { Purchase } from '../../decisions.ts';
import type { Cite } from '../../events.ts';
import type { Position } from '../../position.ts';
import { boosts, value } from '../../ruleset/effects.ts';
import type { Advance, Effect } from '../../ruleset/types.ts';
import type { AdvanceId, CardId, GroupId, NationId } from '../../state.ts';

// What a purchase costs and what it is paid with: for the check, the players and the bots alike.

type EffectOf<E extends Effect['effect']> = Extract<Effect, { effect: E }>;

export function effectOf<E extends Effect['effect']>(advance: Advance, kind: E): EffectOf<E> | undefined {
  return advance.effects.find((e): e is EffectOf<E> => e.effect === kind);
}

/** All advances that come with a purchase. */
export function acquired({ buy, free, alsoFree }: Purchase): AdvanceId[] {
  return [...buy, ...(free === undefined ? [] : [free]), ...(alsoFree === undefined ? [] : [alsoFree])];
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
  return (p.rules.numbers.advanceLimit ?? Infinity) - nation(p, who).advances.length;
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

/** Worth of the cards spent: one may stand in for another commodity, one set may count a card more. */
export function worth(
  p: Position,
  who: NationId,
  cards: readonly CardId[],
  { substitute, boost }: Pick<Purchase, 'substitute' | 'boost'> = {},
): number {
  const { cardsValue } = p.rules.policies;
  if (!substitute) return cardsValue(p, who, cards, boost);
  const rest = [...cards];
  rest.splice(rest.indexOf(substitute.card), 1, substitute.as);
  return cardsValue(p, who, rest, boost);
}

/** The rule by which a set of the commodity may count one card more for `who`. */
export function citeBoost(p: Position, who: NationId, commodity: string): Cite | undefined {
  return boosts(p, who).find(({ goods }) => goods.includes(commodity))?.cite;
}

/** The commodity among the cards that gains most by counting one card more, if any gains. */
export function bestBoost(p: Position, who: NationId, cards: readonly CardId[]): string | undefined {
  if (boosts(p, who).length === 0) return undefined;
  let best: string | undefined;
  let most = worth(p, who, cards);
  for (const name of new Set(cards.map((id) => p.rules.card(id).name))) {
    const n = citeBoost(p, who, name) ? worth(p, who, cards, { boost: name }) : 0;
    if (n > most) [best, most] = [name, n];
  }
  return best;
}

/** The group that all credits of choice have to go to: that chosen with another advance, if the row says so. */
export function likeGroup(
  p: Position,
  who: NationId,
  choice: EffectOf<'creditsOfChoice'>,
): GroupId | undefined {
  const chosen = choice.like === undefined ? undefined : nation(p, who).chosen?.[choice.like];
  return chosen && Object.keys(chosen)[0];
}

/** Credits of choice that come with an advance: as named, or all to the group that they have to go to. */
export function creditsWith(
  p: Position,
  who: NationId,
  id: AdvanceId,
  named?: Record<GroupId, number>,
): Record<GroupId, number> | undefined {
  const choice = effectOf(p.rules.advance(id), 'creditsOfChoice');
  const like = choice && likeGroup(p, who, choice);
  return named ?? (like === undefined ? undefined : { [like]: choice!.points });
}

/** Treasury tokens due for what the cards leave open. */
export function treasuryDue(p: Position, who: NationId, open: number): number {
  return Math.ceil(Math.max(0, open) / value(p, who, 'treasuryPoints'));
}
