import { contains, goodsValue, stuckCards } from '../board/cards.ts';
import { nation, nations } from '../board/queries.ts';
import type { Answer, DecisionOf, DecisionSpec, TradeAnswer } from '../decisions.ts';
import { pick, type Rng, shuffle } from '../kernel/rng.ts';
import type { Sight } from '../position.ts';
import { refuse, type Violation } from '../refusals.ts';
import { int, list, literal, object, oneDo, type Shape, text } from '../shape.ts';
import type { CardId, NationId, Offer } from '../state.ts';
import { absent } from './keptOut.ts';

type Trade = DecisionOf<'trade'>;
type Posting = Extract<Answer<'trade'>, { do: 'offer' }>;

/** Offers one nation may have standing: a bound of the table, not of the rules. */
const STANDING = 20;

const cards = list(text(60), 60);
const names = list(text(40), 60);

/** The offer as the owner of the sight may read it. */
export function findOffer(sight: Pick<Sight, 'open' | 'own'>, id: string): Offer | undefined {
  return sight.open.offers.find((o) => o.id === id) ?? sight.own.offers.find((o) => o.id === id);
}

const mayTake = (sight: Sight, offer: Offer): boolean => offer.from !== sight.viewer;

function tradeable(sight: Sight): CardId[] {
  return sight.own.hand.filter((c) => sight.rules.policies.mayTrade(sight, sight.own, c));
}

/** Trades are with nations that have cards enough, as far as all can see; sizes of hands are open. */
function checkPartner(sight: Sight, d: Trade, id: NationId): Violation | undefined {
  const { cite } = sight.rules;
  const gone = absent(sight, id, cite('tradePair'));
  if (gone) return gone;
  if (id === d.owner) return refuse('tradeWithYourself', {}, cite('tradePair'));
  const { minCards } = d.ask;
  const cards = sight.handSizes[id]! - stuckCards(sight, id);
  return cards < minCards
    ? refuse('partnerCards', { cards, least: minCards }, cite('tradeCards'))
    : undefined;
}

const partners = (sight: Sight, d: Trade): NationId[] =>
  nations(sight).filter((id) => !checkPartner(sight, d, id));

function checkNames(sight: Sight, told: readonly string[], count: number): Violation | undefined {
  const { rules } = sight;
  if (told.length > count) return refuse('fewerCards', {}, rules.cite('tradeNames'));
  for (const name of told) {
    const card = rules.findCard(name);
    if (card?.calamity && rules.variants.tradeNames === 'commodities')
      return refuse('calamityNamed', {}, rules.cite('calamityUnnamed'));
    if (card?.name !== name) return refuse('noCommodity', { good: name }, rules.cite('tradeNames'));
  }
  return undefined;
}

/** What one side puts in: cards enough, held and tradeable, and the first names true. */
function checkSide(sight: Sight, d: Trade, given: CardId[], told: string[]): Violation | undefined {
  const { rules, own } = sight;
  const { minCards, trueNames } = d.ask;
  if (given.length < minCards) return refuse('tradeCards', { least: minCards }, rules.cite('tradeCards'));
  if (!contains(own.hand, given)) return refuse('notHeld', {}, d.cite);
  const stuck = given.find((c) => !rules.policies.mayTrade(sight, own, c));
  if (stuck !== undefined) {
    const rule = own.received?.includes(stuck) ? 'tradedOnce' : 'nonTradeable';
    return refuse('nonTradeable', {}, rules.cite(rule));
  }
  const evils = given.filter((c) => rules.card(c).calamity).length;
  if (evils > mostEvils(sight)) return refuse('tooManyCalamities', {}, rules.cite('calamitiesPerSide'));
  if (told.length < trueNames) return refuse('unnamed', { names: trueNames }, rules.cite('tradeNames'));
  const violation = checkNames(sight, told, given.length);
  if (violation) return violation;
  const held = given.map((c) => rules.card(c).name);
  if (!contains(held, told.slice(0, trueNames)))
    return refuse('untrue', { names: trueNames }, rules.cite('trueNames'));
  return undefined;
}

/** Treasury on top of the cards: what is given is there, and the stock of who gets it has as much to turn over. */
function checkTreasury(sight: Sight, d: Trade, gives: number, gets: number): Violation | undefined {
  if (gives === 0 && gets === 0) return undefined;
  const cite = sight.rules.cite('tradeTreasury');
  const { treasury, stock } = nation(sight, d.owner);
  if (gives > treasury) return refuse('treasury', { treasury }, cite);
  return gets > stock.tokens + gives
    ? refuse('treasuryStock', { most: stock.tokens + gives }, cite)
    : undefined;
}

/** Whether `who` can give and take the treasury an offer speaks of. */
export function affords({ open }: Pick<Sight, 'open'>, who: NationId, { gives, wants }: Offer): boolean {
  const { treasury, stock } = open.nations[who]!;
  const asked = wants.treasury ?? 0;
  return asked <= treasury && (gives.treasury ?? 0) <= stock.tokens + asked;
}

/** Whether the maker of an offer can still give and take the treasury it speaks of. */
export function solvent({ open }: Pick<Sight, 'open'>, { from, gives, wants }: Offer): boolean {
  const { treasury, stock } = open.nations[from]!;
  const given = gives.treasury ?? 0;
  return given <= treasury && (wants.treasury ?? 0) <= stock.tokens + given;
}

function checkOffer(sight: Sight, d: Trade, a: Posting): Violation | undefined {
  const { rules, own } = sight;
  if (Object.keys(own.committed).length >= STANDING)
    return refuse('offersStanding', { most: STANDING }, d.cite);
  const alone = a.to === undefined ? undefined : checkPartner(sight, d, a.to);
  if (alone) return alone;
  if (a.wants.count < d.ask.minCards)
    return refuse('tradeCards', { least: d.ask.minCards }, rules.cite('tradeCards'));
  if (a.wants.value !== undefined && !d.ask.values) return refuse('noValues', {}, rules.cite('tradeNames'));
  if (a.replyTo !== undefined) {
    const answered = findOffer(sight, a.replyTo);
    if (!answered || !mayTake(sight, answered)) return refuse('noOffer', {}, d.cite);
    if (a.to !== answered.from) return refuse('counterOffer', {}, rules.cite('tradePair'));
  }
  return (
    checkSide(sight, d, a.cards, a.names) ??
    checkNames(sight, a.wants.names, a.wants.count) ??
    checkTreasury(sight, d, a.treasury ?? 0, a.wants.treasury ?? 0)
  );
}

function checkAccept(sight: Sight, d: Trade, id: string, given: CardId[], told: string[]) {
  const { rules } = sight;
  const offer = findOffer(sight, id);
  if (!offer || !mayTake(sight, offer)) return refuse('noOffer', {}, d.cite);
  if (given.length !== offer.wants.count)
    return refuse('wantsCards', { cards: offer.wants.count }, rules.cite('tradeAsAgreed'));
  const violation = checkSide(sight, d, given, told);
  if (violation) return violation;
  if (goodsValue(rules, given) < (offer.wants.value ?? 0))
    return refuse('wantsValue', { value: offer.wants.value! }, rules.cite('tradeAsAgreed'));
  const unpaid = checkTreasury(sight, d, offer.wants.treasury ?? 0, offer.gives.treasury ?? 0);
  if (unpaid) return unpaid;
  const { trueNames } = d.ask;
  if (!contains(told.slice(0, trueNames), offer.wants.names.slice(0, trueNames)))
    return refuse('wantsNamed', {}, rules.cite('tradeAsAgreed'));
  return undefined;
}

/** Calamities that one side may give. */
const mostEvils = (sight: Sight): number =>
  sight.config.options['manyCalamities'] ? Infinity : (sight.rules.numbers.calamitiesPerSide ?? Infinity);

/** Cards of the hand that meet an offer, the first that do and as few dear ones as it takes; or undefined. */
export function meet(sight: Sight, d: Trade, offer: Offer): { cards: CardId[]; names: string[] } | undefined {
  const { rules } = sight;
  const { trueNames } = d.ask;
  const { count, names: wanted, value = 0, treasury = 0 } = offer.wants;
  if (checkTreasury(sight, d, treasury, offer.gives.treasury ?? 0)) return undefined;
  const evil = (c: CardId): boolean => !!rules.card(c).calamity;
  const left = tradeable(sight);
  const given: CardId[] = [];
  const most = mostEvils(sight);
  const take = (fits: (card: CardId) => boolean): boolean => {
    const room = given.filter(evil).length < most;
    const at = left.findIndex((c) => (room || !evil(c)) && fits(c));
    if (at >= 0) given.push(...left.splice(at, 1));
    return at >= 0;
  };
  const asked = wanted.slice(0, trueNames);
  if (!asked.every((name) => take((c) => rules.card(c).name === name))) return undefined;
  while (given.length < trueNames)
    if (!take((c) => !evil(c)) && !(rules.variants.tradeNames === 'anyCard' && take(evil))) return undefined;
  while (given.length < count) if (!take(() => true)) return undefined;
  const worth = (...cards: CardId[]): number => goodsValue(rules, cards);
  // Too cheap: what nobody asked for makes way for the dearest, cheapest first.
  while (worth(...given) < value) {
    const free = given.slice(asked.length).sort((a, b) => worth(a) - worth(b));
    const dearest = left.findLastIndex((c) => !evil(c));
    if (dearest < 0 || free.length === 0 || worth(left[dearest]!) <= worth(free[0]!)) return undefined;
    given.splice(given.lastIndexOf(free[0]!), 1, ...left.splice(dearest, 1));
  }
  const others = given.slice(asked.length).sort((a, b) => Number(evil(a)) - Number(evil(b)));
  const named = others.slice(0, trueNames - asked.length).map((c) => rules.card(c).name);
  return { cards: given, names: [...asked, ...named] };
}

const standing = (sight: Sight): Offer[] =>
  [...sight.open.offers, ...sight.own.offers].filter((o) => mayTake(sight, o));

function sampleOffer(sight: Sight, d: Trade, rng: Rng): Answer<'trade'> | undefined {
  const { minCards, trueNames } = d.ask;
  const given = shuffle(rng, tradeable(sight));
  given.sort((a, b) => Number(!!sight.rules.card(a).calamity) - Number(!!sight.rules.card(b).calamity));
  given.splice(trueNames, given.length - minCards);
  const told = given.slice(0, trueNames).map((c) => sight.rules.card(c));
  if (given.length < minCards || told.some((c) => c.calamity)) return undefined;
  const all = standing(sight);
  const reply = all.length > 0 && rng.int(2) === 0 ? pick(rng, all) : undefined;
  const to = reply?.from ?? pick(rng, [undefined, ...partners(sight, d)]);
  const purse = d.ask.treasury ? nation(sight, d.owner).treasury : 0;
  const treasury = purse > 0 && rng.int(4) === 0 ? 1 + rng.int(Math.min(purse, 5)) : 0;
  return {
    do: 'offer',
    ...(to !== undefined && { to }),
    cards: given,
    names: told.map((c) => c.name),
    wants: { count: minCards, names: reply ? reply.gives.names.slice(0, 1) : [] },
    ...(treasury > 0 && { treasury }),
    ...(reply && { replyTo: reply.id }),
  };
}

const shapeOf = (treasury: boolean): Shape<TradeAnswer> => {
  const purse: { treasury?: Shape<number> } = treasury ? { treasury: int(0, 60) } : {};
  const wants = object({ count: int(0, 60), names }, { value: int(0, 600), ...purse });
  return oneDo({
    offer: [
      { cards, names, wants },
      { to: text(), clean: literal(true), replyTo: text(), ...purse },
    ],
    withdraw: [{ offer: text() }],
    accept: [{ offer: text(), cards, names }],
    done: [{}],
    resume: [{}],
  });
};

export const trade: DecisionSpec<'trade'> = {
  shape: shapeOf(false),
  check(sight, d, answer) {
    if (answer.do === 'done') return undefined;
    if (answer.do === 'withdraw')
      return Object.hasOwn(sight.own.committed, answer.offer) ? undefined : refuse('noOwnOffer', {}, d.cite);
    const over = sight.rules.cite('tradeEnd');
    if (answer.do === 'resume') return d.optional ? undefined : refuse('trading', {}, over);
    if (d.optional) return refuse('finished', {}, over);
    return answer.do === 'offer'
      ? checkOffer(sight, d, answer)
      : checkAccept(sight, d, answer.offer, answer.cards, answer.names);
  },
  choices: (sight, d) => ({
    finished: d.optional === true,
    cards: tradeable(sight),
    partners: partners(sight, d),
    accept: (d.optional ? [] : standing(sight)).flatMap((o) => {
      const side = meet(sight, d, o);
      return side ? [{ offer: o.id, ...side }] : [];
    }),
    withdraw: Object.keys(sight.own.committed).sort(),
  }),
  /** Lively, but done soon enough for random games to move on. */
  sample(sight, d, rng) {
    const luck = d.optional ? 0 : rng.int(8);
    const mine = Object.keys(sight.own.committed);
    if (luck >= 5 && mine.length < 3) return sampleOffer(sight, d, rng) ?? { do: 'done' };
    if (luck === 4 && mine.length > 0) return { do: 'withdraw', offer: pick(rng, mine.sort()) };
    const all = luck >= 2 ? standing(sight) : [];
    if (all.length > 0) {
      const offer = pick(rng, all);
      const side = meet(sight, d, offer);
      if (side) return { do: 'accept', offer: offer.id, ...side };
    }
    return { do: 'done' };
  },
  fallback: () => ({ do: 'done' }),
};

/** Where treasury may be part of a deal. */
export const tradeWithTreasury: DecisionSpec<'trade'> = { ...trade, shape: shapeOf(true) };
