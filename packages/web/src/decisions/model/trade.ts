import type { CardId, DecisionOf, NationId, Offer, Rules, Sight } from '@ochre/engine';
import { contains, handValue, without } from '@ochre/engine/query';

type Asked = DecisionOf<'trade'>;

export interface Side {
  cards: CardId[];
  /** Names said aloud: the first ones true. */
  names: string[];
}

export interface Worth {
  before: number;
  /** What is certain: the names that have to be true. */
  sure: number;
  /** If every name said is true. */
  claimed: number;
  /** Calamities that go with what is given. */
  rid: CardId[];
  /** What it is worth to be rid of them: each as much as a card of its stack. */
  relief: number;
}

export interface Appraisal {
  offer: Offer;
  mine: boolean;
  toMe: boolean;
  /** What I would give: the cards that cost me least. Undefined where I cannot meet it. */
  side: Side | undefined;
  /** Commodities asked for that I lack. */
  missing: string[];
  worth: Worth;
  group: Group;
}

/** A commodity I have too little of: how many cards are missing, and whether I hold some. */
export interface Lack {
  name: string;
  n: number;
  held: boolean;
}

/** What is missing of each commodity. */
export function lacks({ rules, own }: Sight, missing: readonly string[]): Lack[] {
  const names = new Set(missing.filter((name) => name !== ''));
  return [...names].map((name) => ({
    name,
    n: missing.filter((other) => other === name).length,
    held: own.hand.some((c) => rules.card(c).name === name),
  }));
}

/** By their use to me: surely better, one card short, as good or a bet, worse, beyond what I hold; and my own. */
export type Group = 'better' | 'near' | 'even' | 'worse' | 'out' | 'mine';
export const GROUPS: readonly Group[] = ['better', 'near', 'even', 'worse', 'out', 'mine'];

const tradeable = (rules: Rules, hand: readonly CardId[]): CardId[] =>
  hand.filter((c) => rules.card(c).calamity?.tradeable !== false);

/** What the hand is worth less without the card. */
export function lossOf(rules: Rules, hand: readonly CardId[], card: CardId): number {
  return handValue(rules, hand) - handValue(rules, without(hand, [card]));
}

function takeCheapest(
  rules: Rules,
  hand: readonly CardId[],
  given: CardId[],
  fits: (card: CardId) => boolean,
): boolean {
  const left = without(hand, given);
  let best: CardId | undefined;
  let least = Infinity;
  for (const card of new Set(tradeable(rules, left).filter(fits))) {
    const loss = lossOf(rules, left, card);
    if (loss < least) {
      best = card;
      least = loss;
    }
  }
  if (best === undefined) return false;
  given.push(best);
  return true;
}

/**
 * The cards that meet an offer at the least loss of set value, with calamities where nothing need be named, and the commodities it
 * asks for that are not held.
 */
export function cheapestSide(
  sight: Sight,
  wants: Offer['wants'],
  trueNames: number,
): { side: Side | undefined; missing: string[] } {
  const { rules } = sight;
  const { hand } = sight.own;
  const given: CardId[] = [];
  const names: string[] = [];
  const missing: string[] = [];
  const isGood = (c: CardId): boolean => rules.card(c).commodity !== undefined;
  const isEvil = (c: CardId): boolean => !isGood(c);
  for (let i = 0; i < trueNames; i++) {
    const asked = wants.names[i];
    const taken =
      asked === undefined
        ? takeCheapest(rules, hand, given, isGood) ||
          takeCheapest(rules, hand, given, (c) => mayName(rules, c))
        : takeCheapest(rules, hand, given, (c) => rules.card(c).name === asked);
    if (taken) names.push(rules.card(given.at(-1)!).name);
    else missing.push(asked ?? '');
  }
  if (missing.length > 0) return { side: undefined, missing };
  // What is asked for besides is given where it is held: nobody breaks a word who did not mean to.
  for (const asked of wants.names.slice(trueNames, wants.count))
    takeCheapest(rules, hand, given, (c) => rules.card(c).name === asked);
  const most = sight.config.options['manyCalamities']
    ? Infinity
    : (rules.numbers.calamitiesPerSide ?? Infinity);
  const evils = (): number => given.filter(isEvil).length;
  const room = wants.count - Math.max(trueNames, wants.names.length);
  while (given.length < wants.count)
    if (
      !(evils() < Math.min(most, room) && takeCheapest(rules, hand, given, isEvil)) &&
      !takeCheapest(rules, hand, given, isGood) &&
      !(evils() < most && takeCheapest(rules, hand, given, isEvil))
    )
      return { side: undefined, missing: [''] };
  return { side: { cards: given, names }, missing };
}

/** Names as cards of the commodity, those that name one. */
const cardsOf = (rules: Rules, names: readonly string[]): CardId[] =>
  names.filter((name) => rules.findCard(name)?.commodity);

export function worthOf(
  sight: Sight,
  given: readonly CardId[],
  got: readonly string[],
  trueNames: number,
): Worth {
  const { rules, own } = sight;
  const kept = without(own.hand, given);
  const rid = given.filter((c) => rules.card(c).calamity);
  return {
    rid,
    relief: rid.reduce((sum, c) => sum + rules.card(c).stack, 0),
    before: handValue(rules, own.hand),
    sure: handValue(rules, [...kept, ...cardsOf(rules, got.slice(0, trueNames))]),
    claimed: handValue(rules, [...kept, ...cardsOf(rules, got)]),
  };
}

/** What is certain to be better: the sets, and calamities that are gone. */
export const gainOf = ({ before, sure, relief }: Worth): number => sure - before + relief;

/** Whether it does me good, whatever may prove untrue. */
export const surelyGains = (worth: Worth): boolean => gainOf(worth) > 0;

/** Whether it may do me good: if all is true, and what nobody speaks of is worth a point a card. */
function mayGain({ worth, offer: { gives } }: Pick<Appraisal, 'worth' | 'offer'>): boolean {
  const unsaid = Math.max(0, gives.count - gives.names.length);
  return gainOf({ ...worth, sure: worth.claimed }) + unsaid >= 0;
}

function groupOf(a: Omit<Appraisal, 'group'>): Group {
  if (a.mine) return 'mine';
  if (!a.side) return a.missing.length === 1 && a.missing[0] !== '' ? 'near' : 'out';
  if (surelyGains(a.worth)) return 'better';
  return mayGain(a) ? 'even' : 'worse';
}

export function appraise(sight: Sight, d: Asked, offer: Offer): Appraisal {
  const mine = offer.from === d.owner;
  const { side, missing } = mine
    ? { side: undefined, missing: [] }
    : cheapestSide(sight, offer.wants, d.ask.trueNames);
  const worth = mine
    ? worthOf(sight, sight.own.committed[offer.id] ?? [], offer.wants.names, offer.wants.names.length)
    : worthOf(sight, side?.cards ?? [], offer.gives.names, d.ask.trueNames);
  const a = { offer, mine, toMe: offer.to === d.owner, side, missing, worth };
  return { ...a, group: groupOf(a) };
}

/** All offers in sight, in groups by what I can do with them: of each the surest gain first, before it the one I am advised to take. */
export function market(sight: Sight, d: Asked, advised?: string): Record<Group, Appraisal[]> {
  const seen = new Map([...sight.open.offers, ...sight.own.offers].map((o) => [o.id, o]));
  const groups = Object.fromEntries(GROUPS.map((g) => [g, []])) as unknown as Record<Group, Appraisal[]>;
  for (const offer of seen.values()) {
    const a = appraise(sight, d, offer);
    groups[a.group].push(a);
  }
  const isAdvised = ({ offer }: Appraisal): number => Number(offer.id === advised);
  const gain = ({ worth }: Appraisal): number => gainOf(worth) + (worth.claimed - worth.sure) / 1000;
  for (const g of GROUPS)
    groups[g].sort(
      (a, b) => isAdvised(b) - isAdvised(a) || a.missing.length - b.missing.length || gain(b) - gain(a),
    );
  return groups;
}

export interface Good {
  name: string;
  offered: number;
  wanted: number;
}

/** How often each name is said in the one list that says it most often. */
function mostOf(lists: readonly (readonly string[])[]): Map<string, number> {
  const most = new Map<string, number>();
  for (const names of lists)
    for (const name of names)
      most.set(name, Math.max(most.get(name) ?? 0, names.filter((other) => other === name).length));
  return most;
}

/** What others offer by name and ask for: offers of one nation stand for the same cards, so its largest counts. */
export function goods(offers: readonly Offer[], me: NationId): Good[] {
  const all = new Map<string, Good>();
  const count = (kind: 'offered' | 'wanted', names: ReadonlyMap<string, number>): void => {
    for (const [name, n] of names) {
      const good = all.get(name) ?? { name, offered: 0, wanted: 0 };
      good[kind] += n;
      all.set(name, good);
    }
  };
  for (const [nation, its] of Map.groupBy(offers, ({ from }) => from)) {
    if (nation === me) continue;
    count('offered', mostOf(its.map(({ gives }) => gives.names)));
    count('wanted', mostOf(its.map(({ wants }) => wants.names)));
  }
  return [...all.values()].sort(
    (a, b) => b.offered + b.wanted - a.offered - a.wanted || (a.name < b.name ? -1 : 1),
  );
}

/** Calamities that may be spoken of in a deal, and that can be in one. */
export function nameableEvils({ variants, ruleset }: Rules): string[] {
  if (variants.tradeNames === 'commodities') return [];
  return ruleset.calamities.filter(({ tradeable }) => tradeable).map(({ id }) => id);
}

/** Whether the rules let its name be said. */
const mayName = (rules: Rules, card: CardId): boolean =>
  rules.card(card).commodity !== undefined || rules.variants.tradeNames === 'anyCard';

/** An offer being written, or an answer to one. */
export interface OfferDraft {
  to?: NationId;
  replyTo?: string;
  /** What is really given. */
  cards: CardId[];
  /** Of these the ones to be named truly, before others. */
  vouched?: CardId[];
  /** Claimed after the true names: '' where nothing is said. */
  claims: string[];
  wants: { count: number; names: string[] };
}

/** Its cards by what is said of them: named and true first, then the rest. Calamities are named only where nothing else is left. */
export function partsOf(
  rules: Rules,
  { cards, vouched = [] }: OfferDraft,
  trueNames: number,
): { named: CardId[]; rest: CardId[] } {
  const named: CardId[] = [];
  const rest = [...cards];
  const name = (card: CardId | undefined): boolean => {
    if (card === undefined || named.length === trueNames || !rest.includes(card)) return false;
    named.push(...rest.splice(rest.indexOf(card), 1));
    return true;
  };
  for (const card of vouched) name(card);
  while (name(rest.find((c) => rules.card(c).commodity)));
  while (name(rest.find((c) => mayName(rules, c))));
  return { named, rest };
}

/** The names a draft says: true ones, then the claims. */
export function namesOf(rules: Rules, draft: OfferDraft, trueNames: number): string[] {
  const { named, rest } = partsOf(rules, draft, trueNames);
  const claims = draft.claims.slice(0, rest.length).filter((name) => name !== '');
  return [...named.map((c) => rules.card(c).name), ...claims];
}

/** What `from` said of its unnamed cards is said of the same cards of `to`, wherever they now lie. */
function saidAgain(rules: Rules, from: OfferDraft, to: OfferDraft, trueNames: number): OfferDraft {
  const before = partsOf(rules, from, trueNames).rest.map((card, i) => ({ card, claim: from.claims[i] }));
  const said = (card: CardId): string => {
    const at = before.findIndex((one) => one.card === card);
    return (at < 0 ? undefined : before.splice(at, 1)[0]!.claim) ?? '';
  };
  return { ...to, claims: partsOf(rules, to, trueNames).rest.map(said) };
}

const unsaid = (draft: OfferDraft, at: number): OfferDraft => ({
  ...draft,
  claims: draft.claims.map((claim, i) => (i === at ? '' : claim)),
});

/** The draft with the unnamed card at `at` named truly. */
export function vouchedFor(rules: Rules, draft: OfferDraft, at: number, trueNames: number): OfferDraft {
  const { named, rest } = partsOf(rules, draft, trueNames);
  const vouched = [rest[at]!, ...named].slice(0, trueNames);
  return saidAgain(rules, unsaid(draft, at), { ...draft, vouched }, trueNames);
}

/** The draft without a card, an unnamed one if there is such. */
export function takenBack(rules: Rules, draft: OfferDraft, card: CardId, trueNames: number): OfferDraft {
  const at = partsOf(rules, draft, trueNames).rest.lastIndexOf(card);
  const cards = draft.cards.toSpliced(draft.cards.lastIndexOf(card), 1);
  return saidAgain(rules, unsaid(draft, at), { ...draft, cards }, trueNames);
}

/** The hand by name, best sets first, calamities last. */
export function handSets(
  rules: Rules,
  hand: readonly CardId[],
): { name: string; cards: CardId[]; value: number }[] {
  const sets = new Map<string, CardId[]>();
  for (const card of hand) {
    const { name } = rules.card(card);
    sets.set(name, [...(sets.get(name) ?? []), card]);
  }
  const all = [...sets].map(([name, cards]) => ({ name, cards, value: handValue(rules, cards) }));
  const isCalamity = (s: { cards: CardId[] }): number =>
    Number(rules.card(s.cards[0]!).calamity !== undefined);
  return all.sort((a, b) => isCalamity(a) - isCalamity(b) || b.value - a.value);
}

export { contains, handValue };
