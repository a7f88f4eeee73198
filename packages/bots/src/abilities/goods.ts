import type { NationId } from '@ochre/engine';
import type { Benefit } from '@ochre/engine/query';
import { best } from '../evaluation/best.ts';
import { heldOf } from '../evaluation/hand.ts';
import { type Ideas, list } from './idea.ts';

/** What a card given by another is worth: the giver picks it. */
const LEVIED = 8;
/** What is thought of the chance that somebody holds what is asked for. */
const CHANCE = 0.3;
/** Cards below these are not worth selling; treasury above is enough. */
const LOW = 4;
const ENOUGH = 15;
const KEPT = 10;

const levyCards: Ideas = (context, _use, choices) => {
  const { sight } = context;
  const worth = (who: NationId): number =>
    sight.handSizes[who]! > 0 ? 1 + context.rivalry(who) + 0.05 * sight.handSizes[who]! : -1;
  const among = list<NationId>(choices['nations']).filter((who) => worth(who) > 0);
  const named = among.sort((a, b) => worth(b) - worth(a)).slice(0, Number(choices['most'] ?? 1));
  return named.length > 0 ? [{ params: { nations: named }, worth: LEVIED * named.length }] : [];
};

/** Single cards that nothing will come of. */
const sellCards: Ideas = (context, _use, choices) => {
  const { rules } = context.sight;
  const cards = list<string>(choices['cards']);
  const single = cards.filter(
    (c) => cards.filter((o) => rules.card(o).name === rules.card(c).name).length === 1,
  );
  const times = Number(choices['times'] ?? 1);
  let room = Number(choices['most'] ?? 0) - KEPT;
  const sold: string[] = [];
  for (const card of single.sort((a, b) => rules.card(b).stack - rules.card(a).stack)) {
    const brings = times * rules.card(card).stack;
    if (rules.card(card).stack < LOW || brings > room) continue;
    sold.push(card);
    room -= brings;
  }
  return sold.length > 0 && context.own.treasury < ENOUGH
    ? [{ params: { cards: sold }, worth: 2 * sold.length }]
    : [];
};

/** The commodity that makes most of what is held, from the largest hand of those in front. */
const demandCard: Ideas = (context, _use, choices) => {
  const { sight } = context;
  const among = list<NationId>(choices['nations']).filter((who) => sight.handSizes[who]! > 0);
  const goods = heldOf(sight, sight.own.hand).filter((h) => h.n < h.size);
  if (among.length === 0 || goods.length === 0) return [];
  const { name, n, face } = best(goods, (h) => (2 * h.n + 1) * h.face);
  const nation = best(among, (who) => sight.handSizes[who]! * (0.5 + context.rivalry(who)));
  return [{ params: { nation, commodity: name }, worth: CHANCE * (2 * n + 1) * face }];
};

/** Ideas for abilities that bring cards or treasury. */
export const goodsIdeas = {
  cardsLevied: levyCards,
  cardsSold: sellCards,
  cardDemanded: demandCard,
} satisfies Partial<Record<Benefit, Ideas>>;
