import type { Ask, NationId, Offer } from '@ochre/engine';
import { goodsValue } from '@ochre/engine/query';
import type { Costs, LikelyHands } from './likelyHands.ts';
import { type Payment, payment } from './payment.ts';
import { type Board, Choice, type Proposal } from './propose.ts';
import { burdenFor } from './restraint.ts';
import { type TradeHand, tally } from './tradeHand.ts';
import { coinsWorth, treasurySums } from './treasury.ts';
import { wariness, wordOf } from './trust.ts';

/** Commodities looked at as wishes and as gifts. */
const WISHES = 7;
const GIFTS = 8;
/** Wishes asked for beside a commodity one has none of. */
const BESIDES = 3;
/** What a deal has to bring, and how likely it has to be taken. */
const LEAST = 1;
const UNLIKELY = 0.01;
/** The same where somebody is asked for what it shows: others may have it too, but nobody knows. */
const HARDLY = 0.05;
/** Where one nation is this part of all the chance there is, it is asked alone: others need not know. */
const ALONE = 0.8;
/** The same for who made an offer that this one answers, and what such an answer counts for besides. */
const ANSWERED = 0.5;
const COURTESY = 1.25;

/** Deals looked at again with treasury, and what a deal counts for that nobody is likely to take without. */
const HAGGLED = 20;
const HAGGLE = 0.15;

/** Whom an offer is made to, if not to all, and what it answers. */
type Addressed = Pick<Proposal, 'to' | 'replyTo'>;

/** What is asked for: what it brings, and the part of that which rests on a taker's word alone. */
interface Wanted {
  names: string[];
  worth: number;
  stake: number;
  costs: Costs;
}

/** A deal that treasury on either side might make better. */
interface Close {
  paid: Payment;
  want: Wanted;
  brings: Float64Array;
  gain: number;
  promise: number;
}

const promising = (all: Close[]): Close[] => all.sort((a, b) => b.promise - a.promise).slice(0, HAGGLED);

/**
 * The deal most worth offering by what it brings times how likely it is taken by hands the others may hold; where somebody is
 * seen to have what is asked for, the best of these.
 */
export function bid(
  tradeHand: TradeHand,
  ask: Ask<'trade'>,
  likelyHands: LikelyHands,
  board: Board,
  pass: boolean,
  hush: boolean,
): Proposal | undefined {
  const { minCards, trueNames } = ask;
  const { context, sight } = tradeHand;
  const { rules } = sight;
  const { partners, chances } = likelyHands;
  const { guesses, worths } = context.skill;
  const { honours, taker, named } = guesses;
  const wishes = tradeHand.wishes(WISHES);
  const fresh = likelyHands.pairs(context.skill.ventures, tradeHand.goods);
  const asked = [...wantsOf(wishes), ...venturesOf(fresh, wishes)].map((names): Wanted => {
    const sure = tradeHand.change(tally(names.slice(0, trueNames), 1));
    const honoured = names.length > trueNames ? honours * (tradeHand.change(tally(names, 1)) - sure) : 0;
    const risk = names.length < minCards ? taker : named;
    return {
      names,
      worth: sure + honoured + worths.filler * (minCards - names.length) - risk,
      stake: honoured + risk,
      costs: likelyHands.costs(names, minCards),
    };
  });
  const open = asked.filter(({ names, costs }) => names.length <= minCards && costs.hands.length > 0);
  const keep = new Set(wishes);
  // One offer at a time to each.
  const asking = new Set(board.mine.map((o) => o.to));
  const callers = board.others.filter((o) => !asking.has(o.from));
  const envy = likelyHands.partners.map(({ who }) => context.envy(who));
  const doubt = likelyHands.partners.map(({ who }) => 1 - wordOf(sight, who));
  const wary = likelyHands.partners.map(({ who }) => wariness(sight, who));
  const trusting = doubt.every((d) => d === 0);
  const goods = context.skill.asksWhoShows ? goodsOf(likelyHands, board.others, trueNames) : [];
  const choice = new Choice(board.mine);
  const shown = new Choice(board.mine);
  const close: Close[] = [];
  const propose = (paid: Payment, want: Wanted, gain: number, chance: number, coins?: number): void => {
    const { names: wants, stake } = want;
    const { surplus } = likelyHands;
    const rest = { paid, wants, ...(coins !== undefined && { coins }) };
    let lost = 0;
    let doubted = 0;
    for (let p = 0; p < envy.length; p++) {
      lost += (envy[p]! * surplus[p]!) / chance;
      doubted += chances[p]! * (stake * doubt[p]! + wary[p]!);
    }
    const offer = (address: () => Addressed, gain: number, lost: number, chance: number): void => {
      const score = Math.max(gain - lost, worths.ownPart * gain) * chance;
      if (choice.outdone(COURTESY * score)) return;
      const to = address();
      choice.add({ ...to, ...rest, gain, score: score * (to.replyTo === undefined ? 1 : COURTESY) });
    };
    if (goods.length > 0) {
      // Who is not seen to have it is asked with all others.
      offer(() => ({}), gain, lost, chance);
      partners.forEach(({ who }, p) => {
        const { shows, seeks } = goods[p]!;
        if (chances[p]! < HARDLY || !wants.every((name) => shows.has(name) && !seeks.has(name))) return;
        const to = repliesTo(callers, who, paid.names, wants);
        shown.add({ ...to, ...rest, gain, shown: true, score: gain * chances[p]! });
      });
      return;
    }
    if (trusting) {
      const address = (): Addressed => addressed(likelyHands, chance, callers, asking, paid.names, wants);
      offer(address, gain, lost, chance);
      return;
    }
    // Whoever may take it counts by what his word is worth; else somebody is asked who keeps it.
    const left = gain - doubted / chances.reduce((sum, c) => sum + c, 0);
    if (left > LEAST) offer(() => ({}), left, lost, chance);
    for (const [p, { who }] of partners.entries()) {
      const theirs = gain - stake * doubt[p]! - wary[p]!;
      if (asking.has(who) || theirs <= LEAST || chances[p]! < UNLIKELY) continue;
      const address = (): Addressed => repliesTo(callers, who, paid.names, wants);
      offer(address, theirs, (envy[p]! * surplus[p]!) / chances[p]!, chances[p]!);
    }
  };
  const weigh = (paid: Payment): void => {
    const { names: told } = paid;
    const value = ask.values && { value: goodsValue(rules, paid.cards) };
    const gives = { count: paid.cards.length, names: told, ...value };
    const brings = likelyHands.brings({ gives, ...(!paid.burden && !paid.hushed && { clean: true }) });
    for (const want of open) {
      const gain = want.worth - paid.cost;
      if (gain <= LEAST || want.names.some((name) => told.includes(name))) continue;
      const chance = likelyHands.taken(brings, want.costs);
      if (ask.treasury) close.push({ paid, want, brings, gain, promise: gain * (chance + HAGGLE) });
      if (chance >= UNLIKELY) propose(paid, want, gain, chance);
    }
  };
  const burden = pass ? burdenFor(context, tradeHand.burdens) : undefined;
  for (const told of bundles(tradeHand))
    for (const evil of burden ? [burden, undefined] : [undefined]) {
      const paid = payment(tradeHand, told, minCards, trueNames, keep, evil);
      if (!paid || paid.burden !== !!evil) continue;
      // Without a calamity there is nothing to hide, but now and then silence is to mean nothing.
      if (hush && !evil) paid.hushed = true;
      else if (!evil) paid.names = paid.cards.map((c) => rules.card(c).name);
      weigh(paid);
    }
  for (const { paid, want, brings, gain } of promising(close))
    for (const coins of treasurySums(context)) {
      const left = gain - coinsWorth(context, coins);
      const chance = left > LEAST ? likelyHands.taken(brings, want.costs, coins) : 0;
      if (chance >= UNLIKELY) propose(paid, want, left, chance, coins);
    }
  return shown.best ?? choice.best;
}

/** Whom a deal is offered to: all, or the one by far the likeliest to take it; and what of his it answers. */
function addressed(
  { chances, partners }: LikelyHands,
  chance: number,
  callers: readonly Offer[],
  asking: ReadonlySet<NationId | undefined>,
  gives: readonly string[],
  wants: readonly string[],
): Addressed {
  const at = chances.findIndex((c) => c >= ANSWERED * chance);
  if (at < 0) return {};
  const to = repliesTo(callers, partners[at]!.who, gives, wants);
  return to.replyTo !== undefined || (chances[at]! >= ALONE * chance && !asking.has(to.to)) ? to : {};
}

/** To one nation alone, and as an answer to an offer of its own where it fits one. */
function repliesTo(
  callers: readonly Offer[],
  to: NationId,
  gives: readonly string[],
  wants: readonly string[],
): { to: NationId; replyTo?: string } {
  const answered = callers.find(
    (o) =>
      o.from === to &&
      o.gives.names.some((name) => wants.includes(name)) &&
      o.wants.names.some((name) => gives.includes(name)),
  );
  return answered ? { to, replyTo: answered.id } : { to };
}

/** What a partner shows on the board, and what it looks for itself. */
interface Goods {
  shows: ReadonlySet<string>;
  seeks: ReadonlySet<string>;
}

const goodsOf = ({ partners }: LikelyHands, others: readonly Offer[], true_: number): Goods[] =>
  partners.map(({ who }) => {
    const theirs = others.filter((o) => o.from === who);
    return {
      shows: new Set(theirs.flatMap((o) => o.gives.names.slice(0, true_))),
      seeks: new Set(theirs.flatMap((o) => o.wants.names)),
    };
  });

/** One to three cards of one or two commodities. */
function wantsOf(wishes: readonly string[]): string[][] {
  const all: string[][] = [];
  wishes.forEach((a, i) => {
    all.push([a], [a, a], [a, a, a]);
    for (const b of wishes.slice(i + 1)) all.push([a, b], [a, a, b], [a, b, b]);
  });
  return all;
}

/** Two or three cards of a commodity one has none of yet, alone or with one that is collected. */
const venturesOf = (fresh: readonly string[], wishes: readonly string[]): string[][] =>
  fresh.flatMap((a) => [[a, a], [a, a, a], ...wishes.slice(0, BESIDES).map((b) => [a, a, b])]);

/** Two cards to name, of what is missed least for the numbers on it. */
function bundles(tradeHand: TradeHand): string[][] {
  const gifts = [...tradeHand.goods.values()]
    .filter((h) => h.face > 0)
    .map((h) => ({ name: h.name, n: h.n, price: tradeHand.last(h, h.n) / h.face }))
    .sort((a, b) => a.price - b.price)
    .slice(0, GIFTS);
  const all: string[][] = [];
  gifts.forEach((a, i) => {
    if (a.n >= 2) all.push([a.name, a.name]);
    for (const b of gifts.slice(i + 1)) all.push([a.name, b.name]);
  });
  return all;
}
