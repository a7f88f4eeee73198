import type { GameState, Json, Rng } from '@ochre/engine';
import { expect } from 'vitest';
import type { Model, Position } from '../against.ts';
import { onlyPick } from '../picks.ts';
import { forced } from '../taking.ts';

// CX 29.42: a nation falls into two factions. One board, one set of stacks, so that nobody is too far away.

const VICTIM = 'rome';
const OTHERS = ['minoa', 'saba', 'egypt'] as const;
const TOKENS = 55;
const CITIES = 9;
/** What the victim picks by its place on the table, from the fifth on: 29.42051. */
const BY_SPACE = [25, 23, 21, 19, 17, 15, 13, 11, 9, 7, 5];
const COSTS: Record<string, number> = {
  music: 50,
  'drama-and-poetry': 50,
  theocracy: 95,
  'art-of-war': 170,
  philosophy: 220,
  military: 180,
  'advanced-military': 240,
  library: 250,
  theology: 240,
};

type Counts = Record<string, number>;

interface Units {
  tokens: Counts;
  cities: string[];
}

interface People extends Units {
  id: string;
  cards: string[];
  space: number;
  treasury: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
const tokensOf = ({ tokens }: Units): number => sum(Object.values(tokens));
const pointsOf = (units: Units): number => tokensOf(units) + 5 * units.cities.length;
const areasOf = ({ tokens, cities }: Units): string[] => [...new Set([...Object.keys(tokens), ...cities])];
const filled = (tokens: Counts): Counts =>
  Object.fromEntries(Object.entries(tokens).filter(([, n]) => n > 0));

function without(all: Units, some: Units): Units {
  const tokens: Counts = {};
  for (const area in all.tokens) tokens[area] = all.tokens[area]! - (some.tokens[area] ?? 0);
  return { tokens: filled(tokens), cities: all.cities.filter((area) => !some.cities.includes(area)) };
}

function joined(a: Units, b: Units): Units {
  const tokens = { ...a.tokens };
  for (const area in b.tokens) tokens[area] = (tokens[area] ?? 0) + b.tokens[area]!;
  return { tokens, cities: [...a.cities, ...b.cities] };
}

/** 25.4: the exact points, or as little more as can be. */
function leastSum(units: Units, points: number): number {
  const sums: number[] = [];
  for (let cities = 0; cities <= units.cities.length; cities++)
    if (5 * cities + tokensOf(units) >= points) sums.push(Math.max(points, 5 * cities));
  return Math.min(...sums);
}

class War {
  readonly peoples: People[];
  readonly next: Record<string, string[]>;
  wild: Units = { tokens: {}, cities: [] };
  constructor(peoples: People[], next: Record<string, string[]>) {
    this.peoples = peoples;
    this.next = next;
  }

  people(id: string): People {
    return this.peoples.find((p) => p.id === id)!;
  }

  has(card: string): boolean {
    return this.people(VICTIM).cards.includes(card);
  }

  worth(id: string): number {
    return sum(this.people(id).cards.map((card) => COSTS[card]!));
  }

  stockTokens(id: string): number {
    return TOKENS - tokensOf(this.people(id)) - this.people(id).treasury;
  }

  stockCities(id: string): number {
    return CITIES - this.people(id).cities.length;
  }

  gone(id: string): boolean {
    return pointsOf(this.people(id)) === 0;
  }

  /** 29.4203 */
  stock(id: string): number {
    return id !== VICTIM && this.gone(id) ? Infinity : this.stockTokens(id) + 5 * this.stockCities(id);
  }

  /** Those with most in stock; nobody where the victim has as much. */
  first(among: readonly string[]): string[] {
    const most = Math.max(0, ...among.map((id) => this.stock(id)));
    if (this.stock(VICTIM) >= most) return [];
    return among.filter((id) => this.stock(id) === most);
  }

  around(areas: readonly string[]): Set<string> {
    return new Set(areas.flatMap((area) => [area, ...this.next[area]!]));
  }

  bordering(a: string, b: string): boolean {
    const near = this.around(areasOf(this.people(a)));
    return areasOf(this.people(b)).some((area) => near.has(area));
  }

  *pick(owner: string, of: string, among: Units, points: number): Model<Units> {
    if (points <= 0) return { tokens: {}, cities: [] };
    if (pointsOf(among) <= points) return among;
    const only = onlyPick(among, (picked) => pointsOf(picked) === leastSum(among, points));
    if (only) return only;
    const ask = { of, points, tokens: among.tokens, cities: among.cities };
    const said = yield [{ owner, kind: 'pickUnits', ask }];
    const picked = said[owner] as unknown as Units;
    expect(pointsOf(picked)).toBe(leastSum(among, points));
    return picked;
  }

  *choose(purpose: string, among: string[]): Model<string | undefined> {
    if (among.length < 2) return among[0];
    const said = yield [
      { owner: VICTIM, kind: 'chooseNations', ask: { purpose: `civil-war.${purpose}`, among, count: 1 } },
    ];
    return (said[VICTIM] as string[])[0];
  }

  *run(): Model<void> {
    const victim = this.people(VICTIM);
    if (victim.space < 5 || this.gone(VICTIM)) return;
    const ceiling = 1.2 * this.worth(VICTIM) + 200;
    const eligible = OTHERS.filter((id) => this.worth(id) <= ceiling);
    const rival = yield* this.choose('rival', this.first(eligible));
    const leader = rival ?? VICTIM;
    const all: Units = { tokens: victim.tokens, cities: victim.cities };
    const philosopher = this.has('philosophy');
    const more = 5 * Number(this.has('music')) + 5 * Number(this.has('drama-and-poetry'));
    const own = BY_SPACE[victim.space - 5]! + more + 10 * Number(this.has('theocracy'));
    const part = Math.max(0, own - 5 * Number(this.has('art-of-war')));
    const mine = philosopher ? { tokens: {}, cities: [] } : yield* this.pick(VICTIM, VICTIM, all, part);
    const theirs = yield* this.pick(leader, VICTIM, without(all, mine), philosopher ? 15 : 20);
    const faction = joined(mine, theirs);
    const said = yield [
      {
        owner: VICTIM,
        kind: 'chooseOne',
        ask: { purpose: 'civil-war.side', among: ['first', 'second'] },
        answers: ['first', 'second'],
      },
    ];
    const leaving = said[VICTIM] === 'second' ? faction : without(all, faction);
    yield* this.hand(yield* this.bleed(leaving, leader, rival), eligible, rival);
  }

  /** 29.4208; what is left of the faction that leaves. */
  *bleed(faction: Units, leader: string, rival: string | undefined): Model<Units> {
    const victim = this.people(VICTIM);
    const points = 5 * Number(this.has('military')) + 5 * Number(this.has('advanced-military'));
    const third = this.has('advanced-military')
      ? yield* this.choose(
          'bystander',
          OTHERS.filter(
            (id) =>
              id !== rival &&
              (this.bordering(VICTIM, id) || (rival !== undefined && this.bordering(rival, id))),
          ),
        )
      : undefined;
    let leaving = faction;
    const kept = (): Units => without(victim, leaving);
    yield* this.shed(VICTIM, victim, points, kept, () => areasOf(leaving));
    yield* this.shed(
      leader,
      victim,
      points,
      () => leaving,
      () => areasOf(kept()),
      (lost) => {
        leaving = without(leaving, lost);
      },
    );
    if (third !== undefined) {
      const people = this.people(third);
      const whole = (): Units => ({ tokens: people.tokens, cities: people.cities });
      yield* this.shed(third, people, 5, whole, () => areasOf(victim));
    }
    return leaving;
  }

  /** Points off the units of a faction, next to the other one as far as there are any. */
  *shed(
    owner: string,
    from: People,
    points: number,
    own: () => Units,
    other: () => string[],
    lose: (lost: Units) => void = () => undefined,
  ): Model<void> {
    let due = points;
    while (due > 0 && pointsOf(own()) > 0) {
      const near = this.around(other());
      const { tokens, cities } = own();
      const close = {
        tokens: Object.fromEntries(Object.entries(tokens).filter(([area]) => near.has(area))),
        cities: cities.filter((area) => near.has(area)),
      };
      const lost = yield* this.pick(owner, from.id, pointsOf(close) > 0 ? close : { tokens, cities }, due);
      due -= pointsOf(lost);
      lose(lost);
      Object.assign(from, without(from, lost));
    }
  }

  /** 29.4209-4210 */
  *hand(faction: Units, eligible: readonly string[], rival: string | undefined): Model<void> {
    let leaving = faction;
    const done: string[] = [];
    if (rival !== undefined) this.revive(rival);
    while (pointsOf(leaving) > 0) {
      const [n, m] = [tokensOf(leaving), leaving.cities.length];
      const able = eligible.filter(
        (id) =>
          !done.includes(id) && ((n > 0 && this.stockTokens(id) > 0) || (m > 0 && this.stockCities(id) > 0)),
      );
      const among = rival === undefined ? [] : able.includes(rival) ? [rival] : this.first(able);
      const to = yield* this.choose('taker', among);
      if (to === undefined) {
        this.wild = joined(this.wild, leaving);
        this.take(leaving);
        return;
      }
      done.push(to);
      const [tokens, cities] = [this.stockTokens(to), this.stockCities(to)];
      let part = forced(leaving, { tokens, cities });
      if (!part) {
        const ask = { of: VICTIM, tokens: leaving.tokens, cities: leaving.cities };
        const said = yield [{ owner: to, kind: 'annexUnits', ask }];
        part = said[to] as unknown as Units;
        expect([tokensOf(part), part.cities.length]).toEqual([Math.min(tokens, n), Math.min(cities, m)]);
      }
      this.take(part);
      const people = this.people(to);
      this.revive(to);
      Object.assign(people, joined(people, part));
      leaving = without(leaving, part);
    }
  }

  revive(id: string): void {
    if (!this.gone(id)) return;
    const [people, victim] = [this.people(id), this.people(VICTIM)];
    people.space = victim.space;
    people.cards = [...new Set([...people.cards, ...victim.cards])];
  }

  take(units: Units): void {
    const victim = this.people(VICTIM);
    Object.assign(victim, without(victim, units));
  }
}

const LANDS = ['a', 'b', 'c', 'd', 'e', 'f'];

function unitsOf(rng: Rng, lands: readonly string[], most: number): Units {
  const tokens: Counts = {};
  const cities: string[] = [];
  for (const land of lands)
    if (rng.int(3) === 0) cities.push(land);
    else tokens[land] = rng.int(most + 1);
  return { tokens: filled(tokens), cities };
}

/** A victim of six areas, three others with two each, joined at random. */
export function civilWar(rng: Rng): Position {
  const lands: Record<string, string[]> = { [VICTIM]: LANDS };
  for (const id of OTHERS) lands[id] = [`${id}-1`, `${id}-2`];
  const all = Object.values(lands).flat();
  const next: Record<string, string[]> = Object.fromEntries(all.map((id) => [id, []]));
  for (const [i, a] of all.entries())
    for (const b of all.slice(0, i))
      if (rng.int(5) === 0) {
        next[a]!.push(b);
        next[b]!.push(a);
      }
  const peoples = [VICTIM, ...OTHERS].map((id): People => {
    const victim = id === VICTIM;
    const none = !victim && rng.int(6) === 0;
    const units = none ? { tokens: {}, cities: [] } : unitsOf(rng, lands[id]!, victim ? 9 : 25);
    const rest = TOKENS - tokensOf(units);
    // Points in stock are few and even, so that some have equally many and run out of pieces.
    const target = (victim ? 0 : 45 + 5 * rng.int(3)) - 5 * (CITIES - units.cities.length);
    const stock = rng.int(4) === 0 ? rest : Math.max(0, Math.min(rest, target));
    return {
      id,
      ...units,
      cards: Object.keys(COSTS).filter(() => rng.int(3) === 0),
      space: victim ? (rng.int(6) === 0 ? rng.int(5) : 5 + rng.int(11)) : rng.int(5),
      treasury: rest - stock,
    };
  });
  const war = new War(
    peoples.map((people) => ({ ...people })),
    next,
  );
  const told = ({
    tokens,
    cities,
    space,
    advances,
  }: Units & { space: number; advances: string[] }): Json => ({
    tokens: filled(tokens),
    cities: [...cities].sort(),
    space,
    advances: [...advances].sort(),
  });
  return {
    scenario: {
      rules: 'civx',
      players: 9,
      map: Object.fromEntries(all.map((id) => [id, { limit: 5, land: next[id]! }])),
      phase: 'allCalamities',
      nations: Object.fromEntries(
        peoples.map(({ id, tokens, cities, cards, space, treasury }) => [
          id,
          { tokens, cities, advances: cards, space, treasury, hand: id === VICTIM ? ['civil-war'] : [] },
        ]),
      ),
    },
    model: () => war.run(),
    outcome: () => ({
      wild: { tokens: filled(war.wild.tokens), cities: [...war.wild.cities].sort() },
      peoples: war.peoples.map((people) => told({ ...people, advances: people.cards })),
    }),
    seen: ({ open: { nations, barbarians } }: GameState): Json => ({
      wild: { tokens: barbarians.tokens, cities: [...barbarians.cities].sort() },
      peoples: war.peoples.map(({ id }) => told(nations[id]!)),
    }),
  };
}
