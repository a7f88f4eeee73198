import type { Play } from '../kernel/play.ts';
import { shuffle } from '../kernel/rng.ts';
import type { Position } from '../position.ts';
import type { Card, Rules } from '../ruleset/types.ts';
import type { BlockId, CardId, NationId } from '../state.ts';
import { nation } from './queries.ts';

// The only writer of hands, stacks and discard piles.

/** By stack, calamities last, then by name: hands never show in which order cards came. */
export function compareCards(rules: Rules, a: CardId, b: CardId): number {
  if (a === b) return 0;
  const ca = rules.card(a);
  const cb = rules.card(b);
  return ca.stack - cb.stack || Number(!!ca.calamity) - Number(!!cb.calamity) || (a < b ? -1 : 1);
}

function insert(play: Play, who: NationId, card: CardId): void {
  const { hand } = play.own(who);
  let at = hand.length;
  while (at > 0 && compareCards(play.rules, hand[at - 1]!, card) > 0) at--;
  hand.splice(at, 0, card);
}

function take(play: Play, who: NationId, card: CardId): void {
  const { hand } = play.own(who);
  const at = hand.indexOf(card);
  if (at < 0) throw new Error(`${who} does not hold ${card}`);
  hand.splice(at, 1);
}

/** What is left of `hand` without `cards` (with repeats), as far as they are there. */
export function without(hand: readonly CardId[], cards: readonly CardId[]): CardId[] {
  const left = [...hand];
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Whether `cards` (with repeats) are all in `hand`. */
export const contains = (hand: readonly CardId[], cards: readonly CardId[]): boolean =>
  without(hand, cards).length === hand.length - cards.length;

export function isCommodity(rules: Rules, card: CardId): boolean {
  return rules.card(card).commodity !== undefined;
}

export function commodities(rules: Rules, hand: readonly CardId[]): CardId[] {
  return hand.filter((c) => isCommodity(rules, c));
}

export function calamities(rules: Rules, hand: readonly CardId[]): CardId[] {
  return hand.filter((c) => rules.card(c).calamity);
}

/** The top card of a stack of the nation's own (or the given) block, or the substitute, if there is one, where it is empty. */
export function drawCard(
  play: Play,
  who: NationId,
  stack: number,
  block: BlockId = nation(play, who).block,
): CardId | undefined {
  const pile = play.state.hidden.stacks[block]?.[stack - 1];
  const card = pile?.shift() ?? substituteOf(play);
  if (card !== undefined) insert(play, who, card);
  if (card !== undefined && play.rules.variants.drawers === 'remembered') record(play, who, card);
  return card;
}

/** What an empty stack gives at this table. */
function substituteOf(play: Play): CardId | undefined {
  const { policies, ruleset } = play.rules;
  return policies.substitutes?.(play) === false ? undefined : ruleset.substituteCard;
}

/** Whether that came from an empty stack. */
export const fromEmpty = (rules: Rules, card: CardId | undefined): boolean =>
  card === undefined || card === rules.ruleset.substituteCard;

/** Who drew a calamity is remembered until it is turned in, whatever hands it goes through. */
function record(play: Play, who: NationId, id: CardId): void {
  if (play.rules.card(id).calamity) play.state.hidden.drawnBy = { ...play.state.hidden.drawnBy, [id]: who };
}

function homeOf(play: Play, card: Card): BlockId {
  return card.block ?? Object.keys(play.state.hidden.stacks)[0]!;
}

/** What was known of a calamity in this hand goes with it. */
function forget(play: Play, who: NationId, id: CardId): void {
  const { tradedBy, drawnBy } = play.state.hidden;
  delete tradedBy[id];
  if (drawnBy) delete drawnBy[id];
  const own = play.own(who);
  if (own.received) own.received = own.received.filter((card) => card !== id);
  const { shown } = play.open;
  if (shown?.[who]) shown[who] = shown[who].filter((card) => card !== id);
}

/** Cards of `who` that cannot be traded, as all have seen. */
export function stuckCards({ rules, open }: Position, who: NationId): number {
  const seen = open.shown?.[who] ?? [];
  return seen.filter((id) => rules.card(id).calamity?.tradeable === false).length;
}

/** All see a calamity of `who` from now on. */
export function show(play: Play, who: NationId, id: CardId): void {
  play.open.shown ??= {};
  play.open.shown[who] = [...(play.open.shown[who] ?? []), id];
}

/** Cards from a hand to their discard piles; substitutes go back to their open supply. */
export function discard(play: Play, who: NationId, cards: readonly CardId[]): void {
  for (const id of cards) {
    take(play, who, id);
    forget(play, who, id);
    const card = play.rules.card(id);
    if (id !== play.rules.ruleset.substituteCard)
      play.state.hidden.discards[homeOf(play, card)]![card.stack - 1]!.push(id);
  }
}

/** Cards from a hand to the table before their owner, where all see them and nothing is paid with them. */
export function layOpen(play: Play, who: NationId, cards: readonly CardId[]): void {
  for (const id of cards) take(play, who, id);
  const own = nation(play, who);
  own.laidOpen = [...(own.laidOpen ?? []), ...cards];
}

/** And back. */
export function takeUp(play: Play, who: NationId): void {
  const own = nation(play, who);
  for (const id of own.laidOpen ?? []) insert(play, who, id);
  delete own.laidOpen;
}

/** Discards shuffled and put under their stack, those that cannot be traded undermost; undrawn cards stay as they lie. */
export function recycle(play: Play, block: BlockId): void {
  const { stacks, discards } = play.state.hidden;
  const tradeable = (id: CardId): boolean => play.rules.card(id).calamity?.tradeable !== false;
  discards[block]!.forEach((pile, i) => {
    const shuffled = shuffle(play.rng, pile.filter(tradeable));
    stacks[block]![i]!.push(...shuffled, ...pile.filter((id) => !tradeable(id)));
    pile.length = 0;
  });
}

/** Discards put under their stack: commodities, then what can be traded, then the rest, each of these shuffled. */
export function putInLayers(play: Play, block: BlockId): void {
  const { stacks, discards } = play.state.hidden;
  const layer = (id: CardId): number => {
    const { calamity } = play.rules.card(id);
    return calamity ? 1 + Number(!calamity.tradeable) : 0;
  };
  discards[block]!.forEach((pile, i) => {
    for (const n of [0, 1, 2])
      stacks[block]![i]!.push(
        ...shuffle(
          play.rng,
          pile.filter((id) => layer(id) === n),
        ),
      );
    pile.length = 0;
  });
}

/** Discards put under their stack as they lie, calamities undermost. */
export function putUnder(play: Play, block: BlockId): void {
  const { stacks, discards } = play.state.hidden;
  discards[block]!.forEach((pile, i) => {
    stacks[block]![i]!.push(...commodities(play.rules, pile), ...calamities(play.rules, pile));
    pile.length = 0;
  });
}

/** Cards from one hand to another. `traded` remembers the giver of each calamity. */
export function give(
  play: Play,
  from: NationId,
  to: NationId,
  cards: readonly CardId[],
  traded = false,
): void {
  for (const id of cards) {
    take(play, from, id);
    insert(play, to, id);
    if (play.rules.card(id).calamity && traded) {
      play.state.hidden.tradedBy[id] = from;
      if (play.rules.variants.receivedCalamities === 'remembered') receive(play, to, id);
    } else delete play.state.hidden.tradedBy[id];
  }
}

function receive(play: Play, who: NationId, id: CardId): void {
  const own = play.own(who);
  own.received = [...(own.received ?? []), id];
}

/** Value of one commodity held `n` times: n squared times its face. */
export function setValue(face: number, n: number): number {
  return n * n * face;
}

/** Value of cards turned in together, by commodity whatever the block. */
export function handValue(rules: Rules, cards: readonly CardId[]): number {
  const counts = new Map<string, number>();
  for (const id of cards) {
    const card = rules.card(id);
    if (card.commodity) counts.set(card.name, (counts.get(card.name) ?? 0) + 1);
  }
  let total = 0;
  for (const [name, n] of counts) total += setValue(rules.card(name).stack, n);
  return total;
}

/** Printed numbers of commodities added up; calamities count nothing. */
export function goodsValue(rules: Rules, cards: readonly CardId[]): number {
  return faceValue(rules, commodities(rules, cards));
}

/** Printed numbers added up. */
export function faceValue(rules: Rules, cards: readonly CardId[]): number {
  return cards.reduce((sum, id) => sum + rules.card(id).stack, 0);
}
