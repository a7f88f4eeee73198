import type { Answer, AreaId, Counts, DecisionOf, Kind, Order } from '@ochre/engine';
import { adviser } from '../../i18n/adviser.ts';
import { text } from '../../i18n/index.ts';
import type { Session } from '../../session/session.ts';
import { areaName, cardName, coastName, nationName } from '../model/names.ts';
import { optionName } from '../model/one.ts';

// Advised answers in a sentence each.

const MOST = 4;

/** Names in a row; beyond a few, how many more there are. */
export function listed(names: readonly string[]): string {
  const { ui } = text.value;
  if (names.length <= MOST) return ui.list(names);
  return ui.list([...names.slice(0, MOST - 1), adviser.value.andMore(names.length - MOST + 1)]);
}

const areas = ({ rules }: Session, ids: readonly AreaId[]): string[] => ids.map((a) => areaName(rules, a));

const places = (session: Session, ids: readonly AreaId[]): string =>
  ids.length > 0 ? `${listed(areas(session, ids))}.` : adviser.value.nothing;

const people = ({ rules }: Session, ids: readonly string[]): string =>
  ids.length > 0 ? `${listed(ids.map((id) => nationName(rules, id)))}.` : adviser.value.nothing;

/** So many each: of areas, nations or whatever is counted. */
function numbers(counts: Readonly<Record<string, number>>, name: (id: string) => string): string {
  const say = adviser.value;
  const some = Object.entries(counts).filter(([, n]) => n > 0);
  return some.length > 0 ? `${listed(some.map(([id, n]) => say.each(n, name(id))))}.` : say.nothing;
}

const tokensIn = (session: Session, counts: Counts): string => units(session, counts, []);

/** Tokens by area, and cities with them. */
function units(session: Session, tokens: Counts, cities: readonly AreaId[]): string {
  const say = adviser.value;
  const parts = [
    ...areas(session, cities).map(say.cityIn),
    ...Object.entries(tokens)
      .filter(([, n]) => n > 0)
      .map(([area, n]) => say.inArea(n, areaName(session.rules, area))),
  ];
  return parts.length > 0 ? `${listed(parts)}.` : say.nothing;
}

const tokensPlaced = (counts: Counts): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

function order({ rules }: Session, o: Order): string[] {
  const say = adviser.value;
  if (o.do === 'walk') return [say.walk(o.n, areaName(rules, o.from), areaName(rules, o.to))];
  if (o.do === 'build') return [say.ship(coastName(rules, o.at))];
  if (o.do !== 'sail') return [];
  const to = o.legs.findLast((leg) => leg.to !== undefined)?.to;
  return to === undefined ? [] : [say.sail(coastName(rules, to))];
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
  const told = list.flatMap((o) => order(session, o));
  const say = adviser.value;
  return told.length > 0 ? `${listed(told)}.` : shipsAlone(decision) ? say.noShips : say.stay;
}

function loss({ rules }: Session, option: string, area: AreaId): string {
  const say = text.value.decisions.conflictLoss;
  const [what, place] = option.split(':');
  if (option === 'here') return say.here(areaName(rules, area));
  if (what === 'ship') return place === undefined ? say.ship : say.shipAt(coastName(rules, place));
  if (what === 'hired') return text.value.civx.lossHired(areaName(rules, place ?? area));
  return say.nearby(areaName(rules, option));
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
  conflictLoss: (session, answer, d) => `${loss(session, answer, (d.ask as { area: AreaId }).area)}.`,
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
    if (answer.do === 'offer') return say.offer(answer.cards.length, answer.wants.count);
    if (answer.do !== 'accept') return say.doneTrading;
    const { open, own } = session.view.peek();
    const offer = [...open.offers, ...(own?.offers ?? [])].find((o) => o.id === answer.offer);
    return say.take(offer ? nationName(session.rules, offer.from) : '');
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
