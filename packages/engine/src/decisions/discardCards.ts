import { commodities, contains, faceValue, isCommodity } from '../board/cards.ts';
import { nation } from '../board/queries.ts';
import type { Answer, Choices, DecisionOf, DecisionSpec } from '../decisions.ts';
import { shuffle } from '../kernel/rng.ts';
import type { Sight } from '../position.ts';
import { refuse, type Violation } from '../refusals.ts';
import { int, list, object, text } from '../shape.ts';
import type { CardId } from '../state.ts';

type Asked = DecisionOf<'discardCards'>;
type Discard = Answer<'discardCards'>;

const held = (sight: Sight, { ask }: Asked): readonly CardId[] =>
  ask.any ? sight.own.hand : commodities(sight.rules, sight.own.hand);

function countNeeded(sight: Sight, d: Asked): number {
  return Math.min(d.ask.count ?? 0, held(sight, d).length);
}

/** Cards that treasury can save. */
function savable(sight: Sight, d: Asked): number {
  const { payEach } = d.ask;
  if (!payEach) return 0;
  return Math.min(countNeeded(sight, d), Math.floor(nation(sight, d.owner).treasury / payEach));
}

function checkCount(sight: Sight, d: Asked, { cards, saved = 0 }: Discard): Violation | undefined {
  if (saved > savable(sight, d)) return refuse('treasurySavesFewer', {}, sight.rules.cite('payExactly'));
  const needed = countNeeded(sight, d) - saved;
  return cards.length === needed ? undefined : refuse('discardCards', { cards: needed }, d.cite);
}

/** Sums of face values that cards from each of these on can come to: the last entry is of none. */
function sums(sight: Sight, cards: readonly CardId[]): Set<number>[] {
  const found = [new Set([0])];
  for (const id of [...cards].reverse()) {
    const [rest] = found as [Set<number>];
    const { stack } = sight.rules.card(id);
    found.unshift(new Set([...rest, ...[...rest].map((sum) => sum + stack)]));
  }
  return found;
}

/** What has to be discarded where the face value is exact: that or the least more; all where it is not enough. */
function leastFace(sight: Sight, cards: readonly CardId[], face: number): number {
  const [all] = sums(sight, cards) as [Set<number>];
  const enough = [...all].filter((sum) => sum >= face);
  return enough.length > 0 ? Math.min(...enough) : Math.max(...all);
}

/** Cards of exactly that face value, those first in this order rather than others. */
function exactly(sight: Sight, face: number, order: readonly CardId[]): CardId[] {
  const rest = sums(sight, order);
  let left = face;
  return order.filter((id, i) => {
    const { stack } = sight.rules.card(id);
    if (stack > left || !rest[i + 1]!.has(left - stack)) return false;
    left -= stack;
    return true;
  });
}

function checkExact(sight: Sight, d: Asked, face: number, sum: number): Violation | undefined {
  const least = leastFace(sight, held(sight, d), face);
  if (sum === least) return undefined;
  const cite = sum < least ? d.cite : sight.rules.cite('exactDamage');
  return refuse('discardExactly', { face: least }, cite);
}

/** Enough, and nothing that could be spared unless more is welcome; everything where it is not enough. */
function checkFace(sight: Sight, d: Asked, face: number, { cards, saved }: Discard): Violation | undefined {
  const { rules } = sight;
  if (saved) return refuse('treasurySavesNone', {}, d.cite);
  const sum = faceValue(rules, cards);
  const all = held(sight, d);
  if (faceValue(rules, all) < face)
    return cards.length === all.length ? undefined : refuse('discardAll', {}, rules.cite('allUnits'));
  if (d.ask.excess === 'least') return checkExact(sight, d, face, sum);
  if (sum < face) return refuse('discardFace', { face }, d.cite);
  const least = Math.min(...cards.map((id) => rules.card(id).stack));
  return d.ask.excess === 'free' || sum - least < face ? undefined : refuse('discardLess', {}, d.cite);
}

/** Cards in this order until they are worth enough, then without those that can be spared. */
function worth(sight: Sight, d: Asked, face: number, order: CardId[]): CardId[] {
  if (d.ask.excess === 'least') return exactly(sight, leastFace(sight, order, face), order);
  const value = (id: CardId): number => sight.rules.card(id).stack;
  if (faceValue(sight.rules, order) < face) return order;
  const taken: CardId[] = [];
  let sum = 0;
  for (const id of order) {
    if (sum >= face) break;
    taken.push(id);
    sum += value(id);
  }
  for (let i = taken.length - 1; i >= 0; i--) {
    if (sum - value(taken[i]!) < face) continue;
    sum -= value(taken[i]!);
    taken.splice(i, 1);
  }
  return taken;
}

/** By what its set is worth less without the card, the cheapest first (per point of face if asked). */
function cheapestFirst(sight: Sight, d: Asked): { id: CardId; loss: number }[] {
  const perFace = d.ask.face !== undefined;
  const cards = held(sight, d).map((id) => sight.rules.card(id));
  return cards
    .map(({ id, name, stack, calamity }) => {
      const loss = calamity ? -1 : (2 * cards.filter((c) => c.name === name).length - 1) * stack;
      return { id, loss, price: perFace && stack > 0 ? loss / stack : loss };
    })
    .sort((a, b) => a.price - b.price);
}

export const discardCards: DecisionSpec<'discardCards'> = {
  shape: object({ cards: list(text(), 100) }, { saved: int(0, 20) }),
  check(sight, d, answer) {
    const { rules } = sight;
    if (!contains(sight.own.hand, answer.cards)) return refuse('notHeld', {}, d.cite);
    if (!d.ask.any && !answer.cards.every((id) => isCommodity(rules, id)))
      return refuse('commoditiesOnly', {}, d.cite);
    return d.ask.face === undefined ? checkCount(sight, d, answer) : checkFace(sight, d, d.ask.face, answer);
  },
  choices(sight, d) {
    const among = [...held(sight, d)];
    const { face } = d.ask;
    const bounds: Choices<'discardCards'> =
      face === undefined
        ? { among, count: countNeeded(sight, d), savable: savable(sight, d) }
        : {
            among,
            face:
              d.ask.excess === 'least'
                ? leastFace(sight, among, face)
                : Math.min(face, faceValue(sight.rules, among)),
          };
    return bounds;
  },
  sample(sight, d, rng) {
    const order = shuffle(rng, [...held(sight, d)]);
    if (d.ask.face !== undefined) return { cards: worth(sight, d, d.ask.face, order) };
    const saved = rng.int(savable(sight, d) + 1);
    return { cards: order.slice(0, countNeeded(sight, d) - saved), ...(saved > 0 && { saved }) };
  },
  fallback(sight, d) {
    const order = cheapestFirst(sight, d);
    if (d.ask.face !== undefined)
      return {
        cards: worth(
          sight,
          d,
          d.ask.face,
          order.map((c) => c.id),
        ),
      };
    const losing = order.slice(0, countNeeded(sight, d));
    const dear = losing.filter((c) => c.loss > (d.ask.payEach ?? Infinity)).length;
    const saved = Math.min(dear, savable(sight, d));
    return { cards: losing.slice(0, losing.length - saved).map((c) => c.id), ...(saved > 0 && { saved }) };
  },
};
