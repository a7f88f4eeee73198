import { type Json, pick, type Rng, shuffle } from '@ochre/engine';
import type { Question } from '../against.ts';
import { add, type Board, type Counts, FACES, goods, range, sum } from './board.ts';

// What one people decides about losses of its own: DH 21.2, 24.1.6 to 24.1.8, 29.6.2.2.

export type Decides = Generator<Question, void, Json>;

const CITY = 5;
/** A city has to cost a point at least. */
const MOST_LEFT = 4;

interface Taken {
  tokens: Counts;
  cities: Counts;
}

export interface Units {
  tokens: Counts;
  cities: string[];
  /** Points that are never exceeded: DH 30.18.5. */
  most?: number;
}

export function units(board: Board, id: string, within: (area: string) => boolean = () => true): Units {
  const { tokens, cities } = board.of(id);
  return {
    tokens: Object.fromEntries(Object.entries(tokens).filter(([area]) => within(area))),
    cities: cities.filter(within),
  };
}

/** What can be lost so that a counter stays in every area: DH 29.6.2.2. */
export function sparing({ tokens, cities }: Units): Units {
  const left = Object.entries(tokens).map(([area, n]): [string, number] => [area, n - 1]);
  return { tokens: Object.fromEntries(left.filter(([, n]) => n > 0)), cities };
}

class Toll {
  readonly board: Board;
  readonly id: string;
  readonly units: Units;
  readonly points: number;
  /** Counters in the place of each city: fewest and most. */
  readonly fewest: Counts = {};
  readonly most: Counts = {};

  constructor(board: Board, id: string, lost: Units, points: number, stays: number) {
    this.board = board;
    this.id = id;
    this.units = lost;
    this.points = points;
    for (const area of lost.cities) {
      this.fewest[area] = board.tokens(id, area) > 0 ? 0 : stays;
      this.most[area] = Math.max(stays, Math.min(MOST_LEFT, board.leaves(id, area)));
    }
  }

  get stock(): number {
    return this.board.stock(this.id).tokens;
  }

  /** Every sum that can be lost. */
  sums(): number[] {
    let ways = new Set(['0 0']);
    for (const area of this.units.cities) {
      const next = new Set(ways);
      for (const way of ways) {
        const [lost, placed] = way.split(' ').map(Number) as [number, number];
        for (const n of range(this.fewest[area]!, this.most[area]!))
          next.add(`${lost + CITY - n} ${placed + n}`);
      }
      ways = next;
    }
    const found = new Set<number>();
    for (const way of ways) {
      const [lost, placed] = way.split(' ').map(Number) as [number, number];
      for (const n of range(0, sum(this.units.tokens))) if (placed <= this.stock + n) found.add(lost + n);
    }
    return [...found];
  }

  /** Exactly the points, or the least more; all there may be where they are out of reach: DH 24.1.7, 24.1.8. */
  get due(): number {
    const sums = this.sums().filter((n) => n <= (this.units.most ?? n));
    const enough = sums.filter((n) => n >= this.points);
    return enough.length > 0 ? Math.min(...enough) : Math.max(...sums);
  }

  legal({ tokens, cities }: Taken): boolean {
    const { units: lost } = this;
    const fits = Object.entries(cities).every(
      ([area, n]) => lost.cities.includes(area) && n >= this.fewest[area]! && n <= this.most[area]!,
    );
    const there = Object.entries(tokens).every(([area, n]) => n <= (lost.tokens[area] ?? 0));
    const points = sum(tokens) + Object.values(cities).reduce((all, n) => all + CITY - n, 0);
    return fits && there && sum(cities) <= this.stock + sum(tokens) && points === this.due;
  }

  /** Any way to lose something. */
  random(rng: Rng): Json {
    const tokens: Counts = {};
    const cities: Counts = {};
    for (const [area, n] of Object.entries(this.units.tokens)) {
      const lost = rng.int(n + 1);
      if (lost > 0) tokens[area] = lost;
    }
    for (const area of this.units.cities) if (rng.int(2)) cities[area] = rng.int(this.most[area]! + 1);
    return { tokens, cities } as Json;
  }

  suffer({ tokens, cities }: Taken): void {
    const own = this.board.of(this.id);
    for (const [area, n] of Object.entries(tokens)) add(own.tokens, area, -n);
    for (const [area, n] of Object.entries(cities)) {
      this.board.raze(this.id, area);
      add(own.tokens, area, n);
    }
  }

  /** Every way to lose what is due, area by area. */
  *ways(): Generator<Taken> {
    const { units: lost, due } = this;
    const places = [
      ...lost.cities.map((area) => ({ area, city: true })),
      ...Object.keys(lost.tokens).map((area) => ({ area, city: false })),
    ];
    const dearest = ({ area, city }: { area: string; city: boolean }): number =>
      city ? CITY - this.fewest[area]! : lost.tokens[area]!;
    const ways = function* (this: Toll, i: number, taken: Taken, points: number): Generator<Taken> {
      const reach = places.slice(i).reduce((all, place) => all + dearest(place), points);
      if (points > due || reach < due) return;
      if (i === places.length) {
        if (this.legal(taken)) yield taken;
        return;
      }
      const { area, city } = places[i]!;
      yield* ways.call(this, i + 1, taken, points);
      if (city)
        for (const n of range(this.fewest[area]!, this.most[area]!))
          yield* ways.call(
            this,
            i + 1,
            { ...taken, cities: { ...taken.cities, [area]: n } },
            points + CITY - n,
          );
      else
        for (const n of range(1, lost.tokens[area]!))
          yield* ways.call(this, i + 1, { ...taken, tokens: { ...taken.tokens, [area]: n } }, points + n);
    };
    yield* ways.call(this, 0, { tokens: {}, cities: {} }, 0);
  }

  /** What is lost where that leaves nothing to decide: every way leaves the same board. */
  only(): Taken | undefined {
    let only: Taken | undefined;
    for (const way of this.ways()) {
      if (only && left(way) !== left(only)) return undefined;
      only ??= way;
    }
    return only;
  }
}

/** The cities that go, and how many counters more or fewer there are in each area. */
function left({ tokens, cities }: Taken): string {
  const areas = [...new Set([...Object.keys(tokens), ...Object.keys(cities)])].sort();
  return JSON.stringify([
    Object.keys(cities).sort(),
    areas.map((area) => [area, (cities[area] ?? 0) - (tokens[area] ?? 0)]).filter(([, n]) => n !== 0),
  ]);
}

/** The most unit points that an Epidemic can take. */
export function mostInEpidemic(board: Board, id: string): number {
  return Math.max(...new Toll(board, id, sparing(units(board, id)), 0, 1).sums());
}

/** Unit points are lost, of these units; `stays`: a counter at least in every area. */
export function* damage(board: Board, rng: Rng, id: string, points: number, lost: Units, stays = 0): Decides {
  if (points === 0) return;
  const toll = new Toll(board, id, lost, points, stays);
  if (toll.due === 0) return;
  const only = toll.only();
  if (only) return toll.suffer(only);
  const said = yield {
    owner: id,
    kind: 'takeDamage',
    ask: { points, tokens: lost.tokens, cities: lost.cities },
    legal: (answer) => toll.legal(answer as never),
    candidates: Array.from({ length: 12 }, () => toll.random(rng)),
  };
  toll.suffer(said as never);
}

/** So many of these cities are reduced, of the owner's choice; as many counters as the area holds: DH 21.2.1. */
export function* reduce(
  board: Board,
  rng: Rng,
  id: string,
  among: readonly string[],
  count: number,
): Decides {
  const n = Math.min(count, among.length);
  if (n === 0) return;
  const leaves = (area: string, stock: number): number => Math.min(board.leaves(id, area), stock);
  const { tokens: stock } = board.stock(id);
  const all = among.reduce((total, area) => total + leaves(area, stock), 0);
  if (among.length === n && (n === 1 || all <= stock)) {
    for (const area of among) board.reduce(id, area);
    return;
  }
  const answerOf = (areas: readonly string[]): { area: string; tokens: number }[] => {
    let left = stock;
    return areas.map((area) => {
      const tokens = leaves(area, left);
      left -= tokens;
      return { area, tokens };
    });
  };
  const right = answerOf(shuffle(rng, [...among]).slice(0, n));
  const off = right.map((r, i) => (i === 0 ? { ...r, tokens: r.tokens + 1 } : r));
  yield {
    owner: id,
    kind: 'reduceCities',
    ask: { among: [...among], count },
    answers: [right],
    refused: [right.slice(1), off, ...(n < among.length ? [answerOf(among.slice(0, n + 1))] : [])],
  };
  for (const { area } of right) board.reduce(id, area);
}

/** One of several by a choice of one, without a question where there is only one. */
export function* oneOf(
  owner: string,
  purpose: string,
  among: readonly string[],
): Generator<Question, string, Json> {
  if (among.length === 1) return among[0]!;
  return (yield { owner, kind: 'chooseOne', ask: { purpose, among: [...among] } }) as string;
}

/** So many cities of somebody, picked by `owner`; all of them where there are no more. */
export function* cities(
  owner: string,
  of: string,
  among: readonly string[],
  count: number,
): Generator<Question, string[], Json> {
  if (among.length <= count) return [...among].sort();
  if (count <= 0) return [];
  const ask = { of, among: [...among], count };
  const said = (yield {
    owner,
    kind: 'chooseCities',
    ask,
    refused: [[], among.slice(0, count + 1)],
  }) as string[];
  return said;
}

const face = (cards: readonly string[]): number => cards.reduce((all, card) => all + FACES[card]!, 0);

function subsets<T>(all: readonly T[]): T[][] {
  return all.reduce<T[][]>((found, one) => found.flatMap((some) => [some, [...some, one]]), [[]]);
}

/** Commodities of so much face value, exactly or the least more: DH 24.1.8. What becomes of them is said by `go`. */
export function* faceLoss(
  board: Board,
  rng: Rng,
  id: string,
  amount: number,
  go: (cards: string[]) => void,
): Decides {
  const own = board.of(id);
  const held = goods(own.hand);
  if (amount === 0 || held.length === 0) return;
  const gone = (cards: string[]): void => {
    own.hand = own.hand.filter((card) => !cards.includes(card));
    go(cards);
  };
  const cheapest = Math.min(...held.map((card) => FACES[card]!));
  if (face(held) - cheapest < amount) return gone(held);
  const ways = subsets(held);
  const enough = ways.map(face).filter((n) => n >= amount);
  const due = enough.length > 0 ? Math.min(...enough) : face(held);
  const said = yield {
    owner: id,
    kind: 'discardCards',
    ask: { face: amount },
    legal: (answer) => face((answer as { cards: string[] }).cards) === due,
    candidates: Array.from({ length: 10 }, () => ({ cards: pick(rng, ways) })),
  };
  gone((said as { cards: string[] }).cards);
}
