import type { CardId, DecisionOf, Json } from '@ochre/engine';
import { nation } from '@ochre/engine/board/queries.ts';
import { keptWorth } from '../mind/hand.ts';
import type { Mind } from '../mind/mind.ts';
import { perilOf } from '../mind/perils.ts';

/** Cards in the order they are missed least, each with what its loss costs once those before it are gone. */
function expendable(mind: Mind, cards: readonly CardId[]): { id: CardId; loss: number }[] {
  const { rules } = mind.sight;
  const left = new Map<string, CardId[]>();
  const found: { id: CardId; loss: number }[] = [];
  for (const id of cards) {
    const { name, calamity } = rules.card(id);
    if (calamity) found.push({ id, loss: -perilOf(mind.sight, mind.who, calamity) });
    else left.set(name, [...(left.get(name) ?? []), id]);
  }
  const loss = (name: string): number => {
    const { stack, commodity } = rules.card(name);
    const n = left.get(name)!.length;
    const worth = (k: number): number => keptWorth(stack, commodity!.size, k, mind.skill.patience);
    return worth(n) - worth(n - 1);
  };
  while (left.size > 0) {
    let best = '';
    let low = Infinity;
    for (const name of left.keys()) {
      const l = loss(name);
      if (l < low) [best, low] = [name, l];
    }
    const pile = left.get(best)!;
    found.push({ id: pile.pop()!, loss: low });
    if (pile.length === 0) left.delete(best);
  }
  return found;
}

/** Whole small sets before a card of a large one; treasury saves what is worth more than it costs. */
export function discardCards(mind: Mind, { ask, owner }: DecisionOf<'discardCards'>): Json | undefined {
  const { sight } = mind;
  // Worth so much and nothing to spare: the rules' own way finds that.
  if (ask.face !== undefined) return undefined;
  const hand = ask.any ? sight.own.hand : sight.own.hand.filter((c) => sight.rules.card(c).commodity);
  const due = expendable(mind, hand).slice(0, Math.min(ask.count ?? 0, hand.length));
  const { payEach } = ask;
  const affordable = payEach ? Math.floor(nation(sight, owner).treasury / payEach) : 0;
  const dear = due.filter((c) => c.loss > (payEach ?? Infinity)).slice(-affordable || due.length);
  const saved = Math.min(dear.length, affordable);
  const kept = new Set(dear.slice(dear.length - saved));
  mind.say('leastMissed');
  return {
    cards: due.filter((c) => !kept.has(c)).map((c) => c.id),
    ...(saved > 0 && { saved }),
  };
}

/** The card missed least that will do, unseen. */
export function giveCard(mind: Mind, { ask }: DecisionOf<'giveCard'>): Json {
  const { sight } = mind;
  const fit = sight.own.hand.filter(
    (c) => sight.rules.card(c).commodity && sight.rules.card(c).stack >= ask.minFace,
  );
  const all = sight.own.hand.filter((c) => sight.rules.card(c).commodity);
  const card = expendable(mind, all).find((c) => fit.includes(c.id))?.id ?? null;
  mind.say('leastMissed');
  return { card, openly: false };
}
