import type { Answer, CardId, DecisionOf } from '@ochre/engine';
import { nation } from '@ochre/engine/query';
import { best } from '../evaluation/best.ts';
import type { Context } from '../evaluation/context.ts';
import { heldOf, keptWorth } from '../evaluation/hand.ts';
import { perilOf } from '../evaluation/perils.ts';

/** Cards in the order they are missed least, each with what its loss costs once those before it are gone. */
export function expendable(context: Context, cards: readonly CardId[]): { id: CardId; loss: number }[] {
  const { rules } = context.sight;
  const left = new Map<string, CardId[]>();
  const found: { id: CardId; loss: number }[] = [];
  for (const id of cards) {
    const { name, calamity } = rules.card(id);
    if (calamity) found.push({ id, loss: -perilOf(context.sight, context.who, calamity) });
    else left.set(name, [...(left.get(name) ?? []), id]);
  }
  const loss = (name: string): number => {
    const { stack, commodity } = rules.card(name);
    const n = left.get(name)!.length;
    const worth = (k: number): number => keptWorth(stack, commodity!.size, k, context.skill.patience);
    return worth(n) - worth(n - 1);
  };
  while (left.size > 0) {
    const name = best([...left.keys()], (one) => -loss(one));
    const low = loss(name);
    const pile = left.get(name)!;
    found.push({ id: pile.pop()!, loss: low });
    if (pile.length === 0) left.delete(name);
  }
  return found;
}

/** Cards worth so much, missed least together, none of which could be spared. */
function faceDiscard(context: Context, face: number, exact: boolean): Answer<'discardCards'> {
  const held = heldOf(context.sight, context.sight.own.hand);
  // By worth so far: the least loss that makes it.
  let table = new Map<number, { loss: number; ids: CardId[] }>([[0, { loss: 0, ids: [] }]]);
  for (const { n, cards, face: each, size } of held) {
    const worth = (k: number): number => keptWorth(each, size, k, context.skill.patience);
    const next = new Map(table);
    for (const [sum, way] of table)
      for (let k = 1; k <= n && sum + (k - 1) * each < face; k++) {
        const loss = way.loss + worth(n) - worth(n - k);
        const known = next.get(sum + k * each);
        if (!known || loss < known.loss)
          next.set(sum + k * each, { loss, ids: [...way.ids, ...cards.slice(0, k)] });
      }
    table = next;
  }
  const sums = [...table].filter(([sum]) => sum >= face);
  const least = Math.min(...sums.map(([sum]) => sum));
  const enough = sums.filter(([sum]) => !exact || sum === least).map(([, way]) => way);
  context.say('leastMissed');
  if (enough.length === 0) return { cards: held.flatMap((h) => h.cards) };
  return { cards: best(enough, (way) => -way.loss).ids };
}

/** Whole small sets before a card of a large one; treasury saves what is worth more than it costs. */
export function discardCards(
  context: Context,
  { ask, owner }: DecisionOf<'discardCards'>,
): Answer<'discardCards'> {
  const { sight } = context;
  if (ask.face !== undefined) return faceDiscard(context, ask.face, ask.excess === 'least');
  const hand = ask.any ? sight.own.hand : sight.own.hand.filter((c) => sight.rules.card(c).commodity);
  const due = expendable(context, hand).slice(0, Math.min(ask.count ?? 0, hand.length));
  const { payEach } = ask;
  const affordable = payEach ? Math.floor(nation(sight, owner).treasury / payEach) : 0;
  const dear = due.filter((c) => c.loss > (payEach ?? Infinity)).slice(-affordable || due.length);
  const saved = Math.min(dear.length, affordable);
  const kept = new Set(dear.slice(dear.length - saved));
  context.say('leastMissed');
  return {
    cards: due.filter((c) => !kept.has(c)).map((c) => c.id),
    ...(saved > 0 && { saved }),
  };
}

/** The card missed least that will do, unseen: a calamity before all others, where it may be one. */
export function giveCard(context: Context, { ask }: DecisionOf<'giveCard'>): Answer<'giveCard'> {
  const { rules, own } = context.sight;
  const fits = (id: CardId): boolean => {
    const { stack, commodity } = rules.card(id);
    return ask.stack === undefined ? commodity !== undefined && stack >= ask.minFace : stack === ask.stack;
  };
  const card = expendable(context, own.hand).find((c) => fits(c.id))?.id ?? null;
  context.say('leastMissed');
  return { card, openly: false };
}
