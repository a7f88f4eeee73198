import type { GameState, Json, Rng } from '@ochre/engine';
import { expect } from 'vitest';
import type { Model, Position } from '../against.ts';

// CX 29.823, 25.4: every way to annex unit after unit is gone through, near ones first, and only those are open that
// come to the points due, or as little above them as can be.

const VICTIM = 'egypt';
const TAKER = 'rome';

interface Area {
  tokens: number;
  city: boolean;
}

interface Land {
  areas: Record<string, Area>;
  next: Record<string, string[]>;
  /** Where the taker has units. */
  held: Set<string>;
}

const holding = ({ tokens, city }: Area): boolean => tokens > 0 || city;

/** Areas to annex from now. */
function open({ areas, next, held }: Land): string[] {
  const all = Object.keys(areas).filter((id) => holding(areas[id]!));
  const near = all.filter((id) => held.has(id) || next[id]!.some((other) => held.has(other)));
  return near.length > 0 ? near : all;
}

function taken(land: Land, id: string, tokens: number, city: boolean): Land {
  const area = land.areas[id]!;
  const left = { tokens: area.tokens - tokens, city: city ? false : area.city };
  return { ...land, areas: { ...land.areas, [id]: left }, held: new Set([...land.held, id]) };
}

/** What exceeds the points in the end, at best. */
function excess(land: Land, due: number, known: Map<string, number>): number {
  if (due <= 0) return -due;
  const ids = open(land);
  if (ids.length === 0) return 0;
  const key = JSON.stringify([due, land.areas, [...land.held].sort()]);
  const before = known.get(key);
  if (before !== undefined) return before;
  let least = Infinity;
  for (const id of ids) {
    const { tokens, city } = land.areas[id]!;
    if (tokens > 0) least = Math.min(least, excess(taken(land, id, 1, false), due - 1, known));
    if (city) least = Math.min(least, excess(taken(land, id, 0, true), due - 5, known));
  }
  known.set(key, least);
  return least;
}

class Rule {
  land: Land;
  due: number;
  readonly #known = new Map<string, number>();
  constructor(land: Land, due: number) {
    this.land = land;
    this.due = due;
  }

  options(): Map<string, [Land, number]> {
    const best = excess(this.land, this.due, this.#known);
    const found = new Map<string, [Land, number]>();
    const offer = (name: string, land: Land, points: number): void => {
      if (excess(land, this.due - points, this.#known) === best) found.set(name, [land, points]);
    };
    for (const id of open(this.land)) {
      const { tokens, city } = this.land.areas[id]!;
      const most = Math.min(tokens, this.due);
      if (most > 1) offer(`all:${id}`, taken(this.land, id, most, false), most);
      if (tokens > 0) offer(`one:${id}`, taken(this.land, id, 1, false), 1);
      if (city) offer(`city:${id}`, taken(this.land, id, 0, true), 5);
    }
    return found;
  }

  /** A pile alone within reach that opens the way to nothing: one after the other or all at once, it ends alike. */
  alone(): string | undefined {
    const [id, ...others] = open(this.land);
    const { areas, next } = this.land;
    if (id === undefined || others.length > 0 || areas[id]!.city) return undefined;
    return next[id]!.some((other) => areas[other] && holding(areas[other])) ? undefined : id;
  }

  /** Everything that can be left of the victim in the end. */
  ends(): Set<string> {
    if (this.due <= 0) return new Set([JSON.stringify(this.land.areas)]);
    const ways = [...this.options().values()];
    return new Set(ways.flatMap(([land, points]) => [...new Rule(land, this.due - points).ends()]));
  }

  /** What is open, without what makes no difference. */
  choices(): Map<string, [Land, number]> {
    const options = this.options();
    const id = this.alone();
    const [all, one] = [options.get(`all:${id}`), options.get(`one:${id}`)];
    if (!all || !one) return options;
    const endsOf = ([land, points]: [Land, number]): Set<string> => new Rule(land, this.due - points).ends();
    expect(endsOf(one)).toEqual(endsOf(all));
    options.delete(`one:${id}`);
    return options;
  }

  *run(): Model<void> {
    const all = Object.values(this.land.areas).reduce((sum, a) => sum + a.tokens + (a.city ? 5 : 0), 0);
    if (this.due >= all) {
      for (const id in this.land.areas) this.land.areas[id] = { tokens: 0, city: false };
      return;
    }
    while (this.due > 0) {
      const options = this.choices();
      let [choice] = [...options.keys()];
      if (options.size > 1) {
        const among = [...options.keys()];
        const ask = { purpose: 'tyranny.annex', among };
        const said = yield [{ owner: TAKER, kind: 'chooseOne', ask, answers: among }];
        choice = said[TAKER] as string;
      }
      const [land, points] = options.get(choice!)!;
      this.land = land;
      this.due -= points;
    }
  }
}

const IDS = ['p', 'q', 'r', 's', 't', 'u'];

/** A few areas of the victim, joined at random, some next to the only neighbour. */
export function tyranny(rng: Rng): Position {
  const ids = IDS.slice(0, 3 + rng.int(4));
  const areas: Record<string, Area> = {};
  const next: Record<string, string[]> = Object.fromEntries([...ids, 'n'].map((id) => [id, []]));
  const join = (a: string, b: string): void => {
    next[a]!.push(b);
    next[b]!.push(a);
  };
  for (const [i, id] of ids.entries()) {
    const city = rng.int(2) === 0;
    areas[id] = { tokens: city ? 0 : 1 + rng.int(4), city };
    if (i === 0 || rng.int(3) === 0) join(id, 'n');
    for (const other of ids.slice(0, i)) if (rng.int(4) === 0) join(id, other);
  }
  const cities = ids.filter((id) => areas[id]!.city);
  const advances = ['mercenary-army', 'fundamentalism'].filter(() => rng.int(2) === 0);
  const due = 2 * cities.length + 5 * advances.length;
  const rule = new Rule({ areas, next, held: new Set(['n']) }, due);
  const tokensOf = (all: Record<string, Area>): Record<string, number> =>
    Object.fromEntries(Object.entries(all).flatMap(([id, { tokens }]) => (tokens > 0 ? [[id, tokens]] : [])));
  return {
    scenario: {
      rules: 'civx',
      map: Object.fromEntries([...ids, 'n'].map((id) => [id, { limit: 5, land: next[id]! }])),
      phase: 'allCalamities',
      nations: {
        [VICTIM]: { tokens: tokensOf(areas), cities, advances, hand: ['tyranny'] },
        [TAKER]: { tokens: { n: 1 } },
      },
    },
    model: () => rule.run(),
    outcome: (): Json => ({
      tokens: tokensOf(rule.land.areas),
      cities: Object.keys(rule.land.areas).filter((id) => rule.land.areas[id]!.city),
    }),
    seen: ({ open: { nations } }: GameState): Json => {
      const { tokens, cities } = nations[VICTIM]!;
      return { tokens, cities: [...cities].sort() };
    },
  };
}
