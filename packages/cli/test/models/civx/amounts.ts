import type { GameEvent, Json, Rng } from '@ochre/engine';
import type { Model, Position, Question } from '../against.ts';

// CX 29: what a calamity costs its victims, as advances and cards from the other block change it. Who has no choice is
// not asked.

/** In ranking order. */
const PEOPLES = ['minoa', 'saba', 'rome', 'hatti', 'egypt'] as const;
const MOST_CITIES = 8;
/** Areas of a nation without a city. */
const FIELDS = 3;
const VICTIM = 'rome';

interface People {
  id: string;
  cards: string[];
  cities: number;
  /** In each of its areas without a city. */
  tokens: number[];
}

type Amounts = Record<string, number>;

interface World {
  peoples: People[];
  /** The card comes from the other block. */
  foreign: boolean;
  trader: string | undefined;
}

const cityAreas = (id: string): string[] => Array.from({ length: MOST_CITIES }, (_, i) => `${id}-c${i}`);
const fields = (id: string): string[] => Array.from({ length: FIELDS }, (_, i) => `${id}-t${i}`);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** Tokens by area, and cities that cost so much each. */
interface Losable {
  tokens: number[];
  cities: number;
  city: number;
}

/** In how many ways so much, or the least more, can be lost: with whole cities, 25.4. */
function waysToLose({ tokens, cities, city }: Losable, points: number): number {
  let ways = new Map([[0, 1]]);
  const lose = (amounts: number[]): void => {
    const next = new Map<number, number>();
    for (const [lost, n] of ways)
      for (const more of amounts) next.set(lost + more, n + (next.get(lost + more) ?? 0));
    ways = next;
  };
  for (const n of tokens) lose(Array.from({ length: n + 1 }, (_, lost) => lost));
  for (let n = 0; n < cities; n++) lose([0, city]);
  const enough = [...ways.keys()].filter((lost) => lost >= points);
  return enough.length > 0 ? ways.get(Math.min(...enough))! : 1;
}

class Reckoning {
  readonly world: World;
  constructor(world: World) {
    this.world = world;
  }

  people(id: string): People {
    return this.world.peoples.find((p) => p.id === id)!;
  }

  has(id: string, card: string): number {
    return Number(this.people(id).cards.includes(card));
  }

  cities(id: string): number {
    return this.people(id).cities;
  }

  tokens(id: string): number {
    return sum(this.people(id).tokens);
  }

  /** The first fields of all nations lie next to one another, and nothing else. */
  bordering(a: string, b: string): boolean {
    return this.people(a).tokens[0]! > 0 && this.people(b).tokens[0]! > 0;
  }

  /** 5.6 */
  points(id: string): number {
    return this.tokens(id) + 5 * this.cities(id);
  }

  /** So much for each of these advances. */
  per(id: string, points: number, ...cards: string[]): number {
    return points * cards.reduce((sum, card) => sum + this.has(id, card), 0);
  }

  get others(): string[] {
    return this.world.peoples.map(({ id }) => id).filter((id) => id !== VICTIM);
  }

  /** Those a victim may name: never the trader. */
  get nameable(): string[] {
    return this.others.filter((id) => id !== this.world.trader);
  }

  get foreign(): number {
    return Number(this.world.foreign);
  }

  /** Half, rounded up, with one of the cards; nothing is ever below zero. */
  due(id: string, points: number, halved?: string): number {
    const n = Math.max(0, points);
    return halved !== undefined && this.has(id, halved) ? Math.ceil(n / 2) : n;
  }

  /** The order, up to the cap, by which all is lost; never less than there is. */
  wanted(has: number, cap: number, lost: (order: number) => number): number {
    if (has === 0) return 0;
    let order = Math.min(has, cap);
    while (order < cap && lost(order) < has) order++;
    return order;
  }

  /**
   * What the victim has others lose: so much in all, each at most so much and no more than there is; asked only where
   * there is a choice.
   */
  *orders(purpose: string, total: number, each: number, among: Amounts): Model<Amounts> {
    const most: Amounts = {};
    for (const id in among) if (among[id]! > 0) most[id] = Math.min(each, among[id]!);
    const able = Object.keys(most);
    if (sum(Object.values(most)) <= total) return most;
    if (able.length === 1) return { [able[0]!]: Math.min(total, most[able[0]!]!) };
    const said = yield [{ owner: VICTIM, kind: 'orderLosses', ask: { purpose, total, most } }];
    return said[VICTIM] as Amounts;
  }

  /** Who can lose what is due in several ways chooses one. */
  *damage(purpose: string, due: Amounts, of: (id: string) => Losable): Model<void> {
    const questions = Object.entries(due).flatMap(([owner, points]): Question[] =>
      points > 0 && waysToLose(of(owner), points) > 1
        ? [{ owner, kind: 'takeDamage', ask: { purpose, points } }]
        : [],
    );
    if (questions.length > 0) yield questions;
  }

  *reductions(purpose: string, counts: Amounts): Model<void> {
    const questions = Object.entries(counts).flatMap(([owner, count]): Question[] =>
      count > 0 && this.cities(owner) > count
        ? [{ owner, kind: 'reduceCities', ask: { purpose, count } }]
        : [],
    );
    if (questions.length > 0) yield questions;
  }

  /** 29.335, 29.837: each secondary victim with Mythology names one more, in ranking order, not yet struck. */
  *passOn(purpose: string, ordered: Amounts, exempt: string[]): Model<string[]> {
    const more: string[] = [];
    for (const by of this.others) {
      if (!(by in ordered) || !this.has(by, 'mythology')) continue;
      const among = this.others.filter(
        (id) =>
          !(id in ordered) &&
          !more.includes(id) &&
          !exempt.some((card) => this.has(id, card)) &&
          this.cities(id) > 0 &&
          this.bordering(by, id),
      );
      if (among.length === 0) continue;
      if (among.length === 1) {
        more.push(among[0]!);
        continue;
      }
      const said = yield [
        { owner: by, kind: 'chooseNations', ask: { purpose: `${purpose}.tertiary`, among, count: 1 } },
      ];
      more.push((said[by] as string[])[0]!);
    }
    return more;
  }

  each(among: readonly string[], of: (id: string) => number): Amounts {
    return Object.fromEntries(among.map((id) => [id, of(id)]));
  }

  /** 29.32 */
  *famine(): Model<void> {
    const lost = (id: string, n: number): number => this.due(id, n - this.per(id, 4, 'pottery'));
    const ordered = yield* this.orders(
      'famine',
      20,
      8,
      this.each(this.others, (id) => this.wanted(this.points(id), 8, (n) => lost(id, n))),
    );
    const points: Amounts = { [VICTIM]: lost(VICTIM, 10) };
    for (const id in ordered) points[id] = lost(id, ordered[id]!);
    yield* this.damage('famine', points, (id) => ({ ...this.people(id), city: 5 }));
  }

  /** 29.33 */
  *superstition(): Model<void> {
    const among = this.nameable.filter((id) => !this.has(id, 'enlightenment'));
    const ordered = yield* this.orders(
      'superstition',
      1,
      1,
      this.each(among, (id) => this.cities(id)),
    );
    const more = yield* this.passOn('superstition', ordered, ['enlightenment']);
    const worse = (id: string): number => this.per(id, 1, 'universal-doctrine', 'monotheism');
    const own =
      3 + this.foreign + worse(VICTIM) - this.per(VICTIM, 1, 'empiricism', 'enlightenment', 'library');
    const counts: Amounts = { [VICTIM]: Math.max(0, own) };
    for (const id in ordered) counts[id] = ordered[id]! + worse(id);
    for (const id of more) counts[id] = 1;
    yield* this.reductions('superstition', counts);
  }

  /** 29.43: each city leaves one token, which supports at once. */
  *slaveRevolt(): Model<void> {
    const revolting = this.due(
      VICTIM,
      15 + this.per(VICTIM, 5, 'mining', 'naval-warfare') + 4 * this.foreign,
      'enlightenment',
    );
    const tokens = this.tokens(VICTIM);
    const cities = this.cities(VICTIM);
    const blocked = Math.min(tokens, revolting);
    for (let lost = 0; tokens + lost - blocked < 2 * (cities - lost); lost++)
      if (cities - lost > 1)
        yield [{ owner: VICTIM, kind: 'reduceCities', ask: { purpose: 'slave-revolt', count: 1 } }];
  }

  /** 29.52: everybody's tokens stand on the plain; all cities are coastal. */
  *flood(): Model<void> {
    if (this.tokens(VICTIM) === 0) {
      const kind = this.has(VICTIM, 'engineering') ? 'reduceCities' : 'chooseCities';
      if (this.cities(VICTIM) > 1) yield [{ owner: VICTIM, kind, ask: { purpose: 'flood', count: 1 } }];
      return;
    }
    const ordered = yield* this.orders(
      'flood',
      10,
      10,
      this.each(this.others, (id) => this.tokens(id)),
    );
    const lost = (id: string, n: number): number =>
      this.due(id, n - this.per(id, 4, 'masonry'), 'engineering');
    const points: Amounts = { [VICTIM]: lost(VICTIM, 17) };
    for (const id in ordered) points[id] = lost(id, ordered[id]!);
    yield* this.damage('flood', points, (id) => ({ ...this.people(id), cities: 0, city: 5 }));
  }

  /** 29.62: the cities of everybody lie at the same sea. */
  *cyclone(): Model<void> {
    if (this.cities(VICTIM) === 0) return;
    const questions = this.world.peoples.flatMap(({ id }): Question[] => {
      const most = (id === VICTIM ? 3 : 2) - this.per(id, 1, 'masonry') + this.per(id, 1, 'trade-routes');
      const kind = this.has(id, 'engineering') ? 'reduceCities' : 'chooseCities';
      return this.cities(id) > most ? [{ owner: id, kind, ask: { purpose: 'cyclone', count: most } }] : [];
    });
    if (questions.length > 0) yield questions;
  }

  /** 29.63: a token stays in every area, also in the place of a city. */
  *epidemic(): Model<void> {
    const losable = (id: string): Losable => {
      const { tokens, cities } = this.people(id);
      return { tokens: tokens.map((n) => Math.max(0, n - 1)), cities, city: 4 };
    };
    const within = (id: string): number => sum(losable(id).tokens) + 4 * this.cities(id);
    const total = 25 + 5 * this.foreign;
    const lost = (id: string, n: number): number =>
      this.due(
        id,
        n + this.per(id, 5, 'roadbuilding', 'trade-empire') - this.per(id, 4, 'herbalism'),
        'medicine',
      );
    const most = this.each(this.nameable, (id) => this.wanted(within(id), 10, (n) => lost(id, n)));
    const ordered = yield* this.orders('epidemic', total, 10, most);
    const points: Amounts = { [VICTIM]: lost(VICTIM, 16 + 5 * this.foreign) };
    for (const id in ordered) points[id] = lost(id, ordered[id]!);
    yield* this.damage('epidemic', points, losable);
  }

  /** 29.73 */
  *civilDisorder(): Model<void> {
    const count =
      Math.max(0, this.cities(VICTIM) - 3) +
      this.foreign -
      this.per(VICTIM, 1, 'music', 'drama-and-poetry', 'law', 'democracy') +
      this.per(VICTIM, 1, 'military', 'mercenary-army', 'advanced-military');
    yield* this.reductions('civil-disorder', { [VICTIM]: count });
  }

  /** 29.83 */
  *iconoclasm(): Model<void> {
    const purpose = 'iconoclasm-and-heresy';
    const among = this.nameable.filter((id) => !this.has(id, 'theology'));
    const worse = (id: string): number =>
      this.per(id, 1, 'monotheism', 'roadbuilding') - this.per(id, 1, 'philosophy');
    const ordered = yield* this.orders(
      purpose,
      2 + this.foreign,
      2,
      this.each(among, (id) => this.wanted(this.cities(id), 2, (n) => n + worse(id))),
    );
    const more = yield* this.passOn(purpose, ordered, ['theology', 'philosophy']);
    const own =
      4 + this.foreign + worse(VICTIM) - this.per(VICTIM, 1, 'deism') - this.per(VICTIM, 2, 'theology');
    const counts: Amounts = { [VICTIM]: Math.max(0, own) };
    for (const id in ordered) counts[id] = Math.max(0, ordered[id]! + worse(id));
    for (const id of more) counts[id] = 1;
    yield* this.reductions(purpose, counts);
  }

  /** 29.93: the trader picks for the victim, who picks for two others. */
  *piracy(): Model<void> {
    const lost = (id: string, n: number): number =>
      n + this.per(id, 1, 'trade-empire') - this.per(id, 1, 'harbor-defenses');
    const among = this.nameable.filter((id) => lost(id, 1) > 0 && this.cities(id) > 0);
    let named = among;
    if (among.length > 2) {
      const said = yield [
        { owner: VICTIM, kind: 'chooseNations', ask: { purpose: 'piracy', among, count: 2 } },
      ];
      named = said[VICTIM] as string[];
    }
    const owner = this.world.trader ?? VICTIM;
    yield* this.seize('piracy', owner, VICTIM, lost(VICTIM, 2));
    for (const id of named) yield* this.seize('piracy', VICTIM, id, lost(id, 1));
  }

  *seize(purpose: string, owner: string, of: string, count: number): Model<void> {
    if (this.cities(of) > count) yield [{ owner, kind: 'chooseCities', ask: { purpose, of, count } }];
  }

  /** 29.23: what the trader has no city for falls to whoever has most in stock; of equals the trader picks. */
  *treachery(): Model<void> {
    const count = Math.min(this.cities(VICTIM), 1 + this.per(VICTIM, 1, 'provincial-empire'));
    const { trader } = this.world;
    if (trader === undefined) {
      yield* this.reductions('treachery', { [VICTIM]: count });
      return;
    }
    yield* this.seize('treachery.annexed', trader, VICTIM, count);
    const stock = (id: string): number => 55 + 9 * 5 - this.points(id);
    const short = count - (9 - this.cities(trader));
    if (short <= 0) return;
    // At most one is left, as everybody has a city in stock.
    const most = Math.max(...this.nameable.map(stock));
    const among = this.nameable.filter((id) => stock(id) === most);
    if (among.length > 1)
      yield [{ owner: trader, kind: 'chooseNations', ask: { purpose: 'treachery.taker', among, count: 1 } }];
  }

  /** 29.53: how many barbarians come; they always can, by the edge of the victim's land or from the sea. */
  horde(): number {
    return (
      15 + 5 * this.foreign + this.per(VICTIM, 5, 'provincial-empire') - this.per(VICTIM, 4, 'mercenary-army')
    );
  }

  /**
   * 29.82: unit points that go over. Tokens are within reach of neighbours, cities only once no token is left; a city
   * takes one from stock.
   */
  tyranny(): number {
    const twice = 2 * this.cities(VICTIM);
    const more = this.per(VICTIM, 5, 'mercenary-army', 'fundamentalism') - this.per(VICTIM, 4, 'rhetoric');
    const due = this.due(VICTIM, twice + more, 'democracy');
    const takers = this.others.filter((id) => this.bordering(id, VICTIM));
    const tokens = this.tokens(VICTIM);
    if (takers.length === 0) return 0;
    const stock = sum(takers.map((id) => 9 - this.cities(id)));
    const cities = Math.min(stock, this.cities(VICTIM), Math.ceil(Math.max(0, due - tokens) / 5));
    return Math.min(due, tokens) + 5 * cities;
  }

  /** 29.72: four cards worth nine each. */
  *corruption(points: Amounts): Model<void> {
    const least = Math.min(...Object.values(points));
    const face = this.due(
      VICTIM,
      11 + this.per(VICTIM, 5, 'economics', 'politics', 'trade-empire') - this.per(VICTIM, 4, 'mythology'),
      'law',
    );
    if (points[VICTIM] === least) return;
    const poorest = this.others.filter((id) => points[id] === least);
    const said = yield [{ owner: VICTIM, kind: 'discardCards', ask: { purpose: 'corruption', face } }];
    const { cards } = said[VICTIM] as { cards: string[] };
    if (poorest.length > 1)
      for (const _ of cards)
        yield [{ owner: VICTIM, kind: 'chooseOne', ask: { purpose: 'corruption.to', among: poorest } }];
  }
}

const ADVANCES: Record<string, string[]> = {
  famine: ['pottery'],
  superstition: ['universal-doctrine', 'monotheism', 'empiricism', 'enlightenment', 'library', 'mythology'],
  'slave-revolt': ['mining', 'naval-warfare', 'enlightenment'],
  flood: ['masonry', 'engineering'],
  cyclone: ['masonry', 'engineering', 'trade-routes'],
  epidemic: ['herbalism', 'medicine', 'roadbuilding', 'trade-empire'],
  'civil-disorder': [
    'music',
    'drama-and-poetry',
    'law',
    'democracy',
    'military',
    'mercenary-army',
    'advanced-military',
  ],
  'iconoclasm-and-heresy': ['deism', 'philosophy', 'theology', 'monotheism', 'roadbuilding', 'mythology'],
  piracy: ['trade-empire', 'harbor-defenses'],
  treachery: ['provincial-empire'],
  'barbarian-hordes': ['provincial-empire', 'mercenary-army'],
  tyranny: ['rhetoric', 'democracy', 'mercenary-army', 'fundamentalism'],
  corruption: ['economics', 'politics', 'trade-empire', 'mythology', 'law'],
};
/** What these cost, for who has the fewest points of advances. */
const COSTS: Amounts = {
  economics: 140,
  politics: 200,
  'trade-empire': 230,
  mythology: 50,
  law: 150,
};
const CALAMITIES = Object.keys(ADVANCES);
const TRADEABLE = new Set([
  'superstition',
  'slave-revolt',
  'barbarian-hordes',
  'epidemic',
  'civil-disorder',
  'iconoclasm-and-heresy',
  'piracy',
  'treachery',
]);

/** Unit points that went over to others. */
function annexed(events: readonly GameEvent[]): number {
  const points = events.map(({ type, open }) => {
    if (type === 'citiesAnnexed') return 5 * open.cities.length;
    return type === 'tokensAnnexed' ? sum(Object.values(open.tokens)) : 0;
  });
  return sum(points);
}

const arrived = (events: readonly GameEvent[]): number =>
  events.find((e) => e.type === 'barbariansArrive')!.open.tokens;

/** Nothing that is asked concerns the model. */
function* nothing(): Model<void> {}

function mapOf(): Record<string, Json> {
  const map: Record<string, Json> = { sea: { sea: true } };
  const hubs = PEOPLES.map((id) => `${id}-t0`);
  for (const id of PEOPLES) {
    for (const area of cityAreas(id)) map[area] = { limit: 1, water: ['sea'] };
    for (const [i, area] of fields(id).entries())
      map[area] = {
        limit: 5,
        floodPlain: 'nile',
        water: ['sea'],
        land: i === 0 ? hubs.filter((hub) => hub !== area) : [`${id}-t0`],
      };
  }
  return map;
}

/** One calamity, with random advances of all. */
export function amounts(rng: Rng): Position {
  const calamity = CALAMITIES[rng.int(CALAMITIES.length)]!;
  const relevant = ADVANCES[calamity]!;
  const split = rng.int(2) === 0;
  const foreign = split && TRADEABLE.has(calamity) && rng.int(2) === 0;
  const trader =
    TRADEABLE.has(calamity) && rng.int(2) === 0 ? ['minoa', 'egypt', 'hatti'][rng.int(3)] : undefined;
  const rich = rng.int(2) === 0;
  const peoples = PEOPLES.map((id) => ({
    id,
    cards: relevant.filter(() => rng.int(3) === 0),
    cities: rich ? MOST_CITIES : rng.int(MOST_CITIES + 1),
    tokens: fields(id).map(() => (rich ? 7 : rng.int(6))),
  }));
  const block = (id: string): string => (split && id === 'saba' ? 'east' : 'west');
  const named = (card: string): string => (split ? `${card}:${foreign ? 'east' : 'west'}` : card);
  const goods = calamity === 'corruption' ? Array<string>(4).fill(split ? 'amber:west' : 'amber') : [];
  const world: World = { peoples, foreign, trader };
  const reckoning = new Reckoning(world);
  const nations = Object.fromEntries(
    peoples.map(({ id, cards, cities, tokens }) => [
      id,
      {
        block: block(id),
        cities: cityAreas(id).slice(0, cities),
        tokens: Object.fromEntries(fields(id).flatMap((area, i) => (tokens[i] ? [[area, tokens[i]]] : []))),
        advances: cards,
        hand: id === VICTIM ? [named(calamity), ...goods] : [],
      },
    ]),
  );
  const points = Object.fromEntries(
    peoples
      .filter(({ id }) => block(id) === block(VICTIM))
      .map(({ id, cards }) => [id, sum(cards.map((card) => COSTS[card] ?? 0))]),
  );
  const models: Record<string, () => Model<void>> = {
    famine: () => reckoning.famine(),
    superstition: () => reckoning.superstition(),
    'slave-revolt': () => reckoning.slaveRevolt(),
    flood: () => reckoning.flood(),
    cyclone: () => reckoning.cyclone(),
    epidemic: () => reckoning.epidemic(),
    'civil-disorder': () => reckoning.civilDisorder(),
    'iconoclasm-and-heresy': () => reckoning.iconoclasm(),
    piracy: () => reckoning.piracy(),
    treachery: () => reckoning.treachery(),
    corruption: () => reckoning.corruption(points),
  };
  const ends: Record<string, Pick<Position, 'outcome' | 'seen' | 'openEnded'>> = {
    tyranny: { outcome: () => reckoning.tyranny(), seen: (_, events) => annexed(events), openEnded: true },
    'barbarian-hordes': {
      outcome: () => reckoning.horde(),
      seen: (_, events) => arrived(events),
      openEnded: true,
    },
  };
  return {
    scenario: {
      rules: 'civx',
      players: split ? 12 : 9,
      map: mapOf() as never,
      phase: 'allCalamities',
      nations: nations as never,
      ...(trader && { tradedBy: { [named(calamity)]: trader } }),
    },
    model: models[calamity] ?? nothing,
    ...(ends[calamity] ?? { outcome: () => null, seen: () => null }),
  };
}
