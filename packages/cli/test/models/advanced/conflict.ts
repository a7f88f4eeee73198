import type { GameState, Json, Rng } from '@ochre/engine';
import type { Model, Position } from '../against.ts';

// AC 24: tokens and perhaps a city in `a`, tokens alone in `b`, whose losses may still defend the city.

const WILD = 'barbarians';
const PEOPLES = ['crete', 'asia', 'egypt'] as const;
const AREAS = ['a', 'b'] as const;
const TOKENS = 55;

type Area = (typeof AREAS)[number];

interface People {
  id: string;
  metal: boolean;
  engineers: boolean;
  at: Record<Area, number>;
  stock: number;
  treasury: number;
  hand: number;
}

interface Field {
  limits: Record<Area, number>;
  /** Who owns the city in `a`. */
  city: string | undefined;
  peoples: People[];
  wild: Record<Area, number>;
}

class Battle {
  readonly field: Field;
  constructor(field: Field) {
    this.field = field;
  }

  people(id: string): People | undefined {
    return this.field.peoples.find((one) => one.id === id);
  }

  at(id: string, area: Area): number {
    return this.people(id)?.at[area] ?? this.field.wild[area];
  }

  /** AC 24.12 */
  lose(id: string, area: Area, n: number): void {
    const people = this.people(id);
    if (people) {
      people.at[area] -= n;
      people.stock += n;
    } else this.field.wild[area] -= n;
  }

  present(area: Area): string[] {
    return [...PEOPLES, WILD].filter((id) => this.at(id, area) > 0);
  }

  /** AC 24.1: above the limit, and beside a city there is room for nobody. */
  crowded(area: Area): boolean {
    const present = this.present(area);
    const limit = area === 'a' && this.field.city !== undefined ? 0 : this.field.limits[area];
    return present.length > 1 && present.reduce((sum, id) => sum + this.at(id, area), 0) > limit;
  }

  /** AC 24.21-24: upwards by strength, equal ones together, who knows Metalworking after all others. */
  fight(area: Area): void {
    while (this.crowded(area)) {
      const key = (id: string): number => (this.people(id)?.metal ? 1000 : 0) + this.at(id, area);
      const turns = new Map<number, string[]>();
      for (const id of this.present(area)) turns.set(key(id), [...(turns.get(key(id)) ?? []), id]);
      for (const [, group] of [...turns].sort(([x], [y]) => x - y)) {
        if (!this.crowded(area)) break;
        for (const id of group) this.lose(id, area, 1);
      }
    }
  }

  /** AC 24.31, AC 24.35 */
  need(attacker: string, owner: string): number {
    return 7 - Number(!!this.people(attacker)?.engineers) + Number(!!this.people(owner)?.engineers);
  }

  *run(): Model<void> {
    const { field } = this;
    for (const area of AREAS) this.fight(area);
    const owner = field.city;
    if (owner === undefined) return;
    // AC 24.33, AC 24.41: whoever is left of all others attacks, alone.
    const attacker = this.present('a').find((id) => id !== owner);
    if (attacker === undefined) return;
    const need = this.need(attacker, owner);
    const strength = this.at(attacker, 'a');
    if (strength < need) {
      this.lose(attacker, 'a', strength);
      return;
    }
    field.city = undefined;
    const home = this.people(owner);
    // AC 24.32b: what there is in stock; spare tokens stand for pirates, AC 24.34.
    if (home) this.lose(owner, 'a', -Math.min(need - 1, home.stock));
    else field.wild.a += need - 1;
    this.fight('a');
    if (!home) field.wild.a = 0;
    const winner = this.people(attacker);
    if (winner && winner.at.a > 0) yield* this.plunder(winner, home);
  }

  /** AC 24.51-53 */
  *plunder(winner: People, home: People | undefined): Model<void> {
    if (home && home.hand > 0) {
      home.hand--;
      winner.hand++;
    }
    const most = Math.min(3, winner.stock);
    if (most === 0) return;
    const answers = Array.from({ length: most + 1 }, (_, treasury) => ({ card: false, treasury }));
    const ask = { from: home?.id ?? WILD, card: false, treasury: most };
    const refused = [{ card: false, treasury: most + 1 }];
    const said = yield [{ owner: winner.id, kind: 'spoils', ask, answers, refused }];
    const { treasury } = said[winner.id] as { treasury: number };
    winner.stock -= treasury;
    winner.treasury += treasury;
  }
}

function peopleOf(rng: Rng, id: string): People {
  const some = (odds: number, most: number): number => (rng.int(odds) === 0 ? 0 : 1 + rng.int(most));
  const at = { a: some(5, rng.int(2) ? 12 : 4), b: some(3, 6) };
  const rest = TOKENS - at.a - at.b;
  const stock = rng.int(3) === 0 ? rng.int(9) : rest;
  const [metal, engineers] = [rng.int(3) === 0, rng.int(3) === 0];
  return { id, metal, engineers, at, stock, treasury: rest - stock, hand: rng.int(3) };
}

const counts = (at: Record<Area, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(at).filter(([, n]) => n > 0));

function setUp({ at, metal, engineers, treasury, hand }: People, cities: string[]) {
  return {
    tokens: counts(at),
    cities,
    treasury,
    advances: [...(metal ? ['metalworking'] : []), ...(engineers ? ['engineering'] : [])],
    hand: Array<string>(hand).fill('ochre'),
  };
}

/** Two areas where tokens may meet, one of them with a city or not. */
export function conflict(rng: Rng): Position {
  const city = [undefined, ...PEOPLES, WILD][rng.int(5)];
  const wild = { a: rng.int(4) === 0 ? 1 + rng.int(12) : 0, b: rng.int(4) === 0 ? 1 + rng.int(4) : 0 };
  const field: Field = {
    limits: { a: 1 + rng.int(5), b: 1 + rng.int(5) },
    city,
    peoples: PEOPLES.map((id) => peopleOf(rng, id)),
    wild,
  };
  const nations = Object.fromEntries(
    field.peoples.map((one) => [one.id, setUp(one, one.id === city ? ['a'] : [])]),
  );
  const battle = new Battle(field);
  return {
    scenario: {
      rules: 'advanced',
      players: 6,
      map: { a: { limit: field.limits.a }, b: { limit: field.limits.b } },
      phase: 'conflict',
      nations,
      barbarians: { tokens: counts(wild), ...(city === WILD && { cities: ['a'] }) },
    },
    model: () => battle.run(),
    outcome: (): Json => ({
      city: field.city ?? null,
      wild: counts(field.wild),
      peoples: field.peoples.map(({ id, at, stock, treasury, hand }) => ({
        ...{ id, tokens: counts(at), stock, treasury, hand },
      })),
    }),
    seen: ({ open, own }: GameState): Json => ({
      city:
        PEOPLES.find((id) => open.nations[id]!.cities.includes('a')) ??
        (open.barbarians.cities.includes('a') ? WILD : null),
      wild: open.barbarians.tokens,
      peoples: PEOPLES.map((id) => {
        const { tokens, stock, treasury } = open.nations[id]!;
        return { id, tokens, stock: stock.tokens, treasury, hand: own[id]!.hand.length };
      }),
    }),
  };
}
