import type { Answer, AreaId, CardId, Counts, DecisionOf, Kind, Order } from '@ochre/engine';
import { adviser } from '../../i18n/adviser.ts';
import { text } from '../../i18n/index.ts';
import type { Session } from '../../session/session.ts';
import { cutList, totalOf } from '../../ui/cutList.ts';
import { lossName } from '../model/loss.ts';
import { areaName, cardName, coastName, nationName } from '../model/names.ts';
import { optionName } from '../model/one.ts';

// Advised answers in a sentence each.

/** Walks that leave one area each are told of so many. */
const MOST = 4;

type Walk = Extract<Order, { do: 'walk' }>;

const sum = (walks: readonly Walk[]): number => walks.reduce((n, walk) => n + walk.n, 0);

/** Names in a row; beyond a few, how many more there are. */
export const listed = (all: readonly string[]): string =>
  cutList(
    all,
    (name) => name,
    (others) => [adviser.value.andMore(others.length)],
  );

const areas = ({ rules }: Session, ids: readonly AreaId[]): string[] => ids.map((a) => areaName(rules, a));

const places = (session: Session, ids: readonly AreaId[]): string =>
  ids.length > 0 ? `${listed(areas(session, ids))}.` : adviser.value.nothing;

const people = ({ rules }: Session, ids: readonly string[]): string =>
  ids.length > 0 ? `${listed(ids.map((id) => nationName(rules, id)))}.` : adviser.value.nothing;

/** So many each: of areas, nations or whatever is counted. */
function numbers(counts: Readonly<Record<string, number>>, name: (id: string) => string): string {
  const say = adviser.value;
  const some = Object.entries(counts).filter(([, n]) => n > 0);
  if (some.length === 0) return say.nothing;
  const told = cutList(
    some,
    ([id, n]) => say.each(n, name(id)),
    (others) => [say.eachMore(totalOf(others), others.length)],
  );
  return `${told}.`;
}

const tokensIn = (session: Session, counts: Counts): string => units(session, counts, []);

/** A city, or so many tokens of an area. */
type Unit = { area: AreaId; n: number | 'city' };

/** Tokens by area, and cities with them. */
function units({ rules }: Session, tokens: Counts, cities: readonly AreaId[]): string {
  const say = adviser.value;
  const all: Unit[] = [
    ...cities.map((area): Unit => ({ area, n: 'city' })),
    ...Object.entries(tokens).flatMap(([area, n]): Unit[] => (n > 0 ? [{ area, n }] : [])),
  ];
  if (all.length === 0) return say.nothing;
  const told = cutList(
    all,
    ({ area, n }) =>
      n === 'city' ? say.cityIn(areaName(rules, area)) : say.inArea(n, areaName(rules, area)),
    (others) => {
      const counts = others.flatMap(({ area, n }) => (n === 'city' ? [] : [[area, n] as const]));
      const more = others.length - counts.length;
      return [
        ...(more > 0 ? [say.moreCities(more)] : []),
        ...(counts.length > 0 ? [say.inMore(totalOf(counts), counts.length)] : []),
      ];
    },
  );
  return `${told}.`;
}

const tokensPlaced = (counts: Counts): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

/** Orders told together. */
interface Told {
  words: string;
  moves: number;
}

/** Walks told together under a key. */
function together(all: readonly Walk[], key: (walk: Walk) => string): Walk[][] {
  const found = new Map<string, Walk[]>();
  for (const walk of all) found.set(key(walk), [...(found.get(key(walk)) ?? []), walk]);
  return [...found.values()];
}

const movesOf = (all: readonly Told[]): number => all.reduce((n, { moves }) => n + moves, 0);

/** Those who go to one place on foot are told together, where most go first; those who leave one, where that is shorter. */
function walks({ rules }: Session, list: readonly Order[]): Told[] {
  const say = adviser.value;
  const all = together(
    list.filter((o) => o.do === 'walk'),
    ({ from, to }) => `${from} ${to}`,
  ).map((same) => ({ ...same[0]!, n: sum(same) }));
  const names = (ids: AreaId[]): string => listed(ids.map((id) => areaName(rules, id)));
  const arriving = together(all, ({ to }) => to).sort((a, b) => sum(b) - sum(a));
  const leaving = together(all, ({ from, n }) => `${from} ${n}`);
  if (leaving.length >= arriving.length)
    return arriving.map((some) => {
      const sources = names(some.map(({ from }) => from));
      return { words: say.walk(sum(some), sources, areaName(rules, some[0]!.to)), moves: some.length };
    });
  const told = leaving.map((some): Told => {
    const [{ n, from }] = some as [Walk];
    const to = text.value.ui.list(some.map((walk) => areaName(rules, walk.to)));
    const words = (some.length > 1 ? say.walkEach : say.walk)(n, areaName(rules, from), to);
    return { words, moves: some.length };
  });
  // Each names several places: commas would not keep them apart.
  const words = told.slice(0, MOST).map((one) => one.words);
  const rest = movesOf(told.slice(MOST));
  if (rest > 0) words.push(say.moreMoves(rest));
  return [{ words: words.join('; '), moves: movesOf(told) }];
}

function order({ rules }: Session, o: Order): Told[] {
  const say = adviser.value;
  if (o.do === 'build') return [{ words: say.ship(coastName(rules, o.at)), moves: 1 }];
  if (o.do !== 'sail') return [];
  const to = o.legs.findLast((leg) => leg.to !== undefined)?.to;
  return to === undefined ? [] : [{ words: say.sail(coastName(rules, to)), moves: 1 }];
}

/** Orders of a movement, made now or filed ahead. */
const ordersIn = (answer: Answer<'move'> | Answer<'fileOrders'>): readonly Order[] =>
  Array.isArray(answer) ? answer : answer && 'orders' in answer ? answer.orders : [];

/** Where ships have a phase of their own, only they are asked about. */
const shipsAlone = ({ kind, ask }: DecisionOf<'move' | 'fileOrders'>): boolean =>
  kind === 'move' && ask.part === 'ships';

function orders(
  session: Session,
  list: readonly Order[],
  decision: DecisionOf<'move' | 'fileOrders'>,
): string {
  const told = [...walks(session, list), ...list.flatMap((o) => order(session, o))];
  const say = adviser.value;
  if (told.length === 0) return shipsAlone(decision) ? say.noShips : say.stay;
  const words = cutList(
    told,
    (one) => one.words,
    (others) => [say.moreMoves(movesOf(others))],
  );
  return `${words}.`;
}

/** Cards by name, how many of each: a deal is told with every card that goes into it. */
function cards({ rules }: Session, ids: readonly CardId[]): string[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(cardName(rules, id), (counts.get(cardName(rules, id)) ?? 0) + 1);
  return [...counts].map(([name, n]) => adviser.value.cards(n, name));
}

type Spoken = { [K in Kind]: (session: Session, answer: Answer<K>, decision: DecisionOf<K>) => string };

const SPOKEN: Spoken = {
  chooseCivilization: ({ rules }, answer) => adviser.value.lead(nationName(rules, answer)),
  foundCities: places,
  chooseCredits: (_, answer) => numbers(answer, (group) => text.value.decisions.shop.group[group] ?? group),
  placeTokens: (session, answer, { ask }) =>
    'from' in ask && tokensPlaced(answer) === 0 ? adviser.value.theyStay : tokensIn(session, answer),
  relocate: tokensIn,
  taxRate: (_, answer) => adviser.value.rate(answer),
  move: (session, answer, d) => orders(session, ordersIn(answer), d),
  fileOrders: (session, answer, d) => orders(session, ordersIn(answer), d),
  conflictLoss: ({ rules }, answer, { ask }) => `${lossName(rules, ask, answer)}.`,
  construct: (session, answer) => {
    const say = adviser.value;
    const where = answer.map((b) => b.area);
    return where.length > 0
      ? say.build(listed(areas(session, where)))
      : `${text.value.decisions.construct.none}.`;
  },
  chooseCities: places,
  reduceCities: (session, answer) =>
    places(
      session,
      answer.map((r) => r.area),
    ),
  takeDamage: (session, { tokens, cities }) => units(session, tokens, Object.keys(cities)),
  annexUnits: (session, { tokens, cities }) => units(session, tokens, cities),
  pickUnits: (session, { tokens, cities }) => units(session, tokens, cities),
  selectUnits: places,
  preventSteps: places,
  orderLosses: ({ rules }, answer) => numbers(answer, (id) => nationName(rules, id)),
  chooseNations: people,
  revealCards: people,
  chooseOne: ({ rules }, answer, d) => `${optionName(rules, d.ask, answer)}.`,
  confirm: (_, answer) => (answer ? adviser.value.yes : adviser.value.no),
  discardCards: ({ rules }, { cards }) =>
    cards.length > 0 ? `${listed(cards.map((c) => cardName(rules, c)))}.` : adviser.value.nothing,
  giveCard: ({ rules }, { card }) => (card === null ? adviser.value.nothing : `${cardName(rules, card)}.`),
  spoils: (_, { card, treasury }) => adviser.value.spoils(card, treasury),
  buyCard: (_, answer) => {
    const say = adviser.value;
    return answer.do === 'buy' ? say.stack(answer.stack) : say.pass;
  },
  useAbility: ({ rules }, answer) => {
    const say = adviser.value;
    return 'use' in answer ? say.useIt(rules.advance(answer.use).name) : say.pass;
  },
  purchase: ({ rules }, { buy }) => {
    const say = adviser.value;
    return buy.length > 0
      ? say.buy(listed(buy.map((id) => rules.advance(id).name)))
      : `${text.value.decisions.shop.nothing}.`;
  },
  trade: (session, answer) => {
    const say = adviser.value;
    const { rules } = session;
    const { list } = text.value.ui;
    if (answer.do === 'offer') {
      const { names, count } = answer.wants;
      const rest = count > names.length ? [say.anything(count - names.length)] : [];
      const to = answer.to === undefined ? undefined : nationName(rules, answer.to);
      return say.offer(
        list(cards(session, answer.cards)),
        list([...cards(session, names), ...rest]),
        to,
        answer.clean === true,
      );
    }
    if (answer.do !== 'accept') return say.doneTrading;
    const { open, own } = session.view.peek();
    const offer = [...open.offers, ...(own?.offers ?? [])].find((o) => o.id === answer.offer);
    return say.take(offer ? nationName(rules, offer.from) : '', list(cards(session, answer.cards)));
  },
};

/** What to do, as far as a sentence holds it; the draft shows the rest. */
export function adviceWords<K extends Kind>(
  session: Session,
  decision: DecisionOf<K>,
  answer: Answer<K>,
): string {
  const words = SPOKEN[decision.kind](session, answer, decision);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
