import type { GameState, Json, Rng } from '@ochre/engine';
import type { Model, Position, Question } from '../against.ts';

// CX 19: tokens, ships, mercenaries, Greek Fire and cities in the area `a`, which has two coasts. `b` and `c` lie next
// to it by land, `d` by water.

const WILD = 'barbarians';
const PEOPLES = ['minoa', 'rome', 'egypt'] as const;
const COASTS = ['a.n', 'a.s'] as const;
const LANDS = ['b', 'c'] as const;
const CARDS = [
  'advanced-military',
  'naval-warfare',
  'mercenary-army',
  'greek-fire',
  'art-of-war',
  'metalworking',
  'armorsmithing',
  'engineering',
  'mathematics',
  'philosophy',
  'cultural-ascendancy',
];

interface Army {
  id: string;
  cards: string[];
  regular: number;
  hired: number;
  /** The token of Greek Fire. */
  fire: boolean;
  ships: Record<string, number>;
  /** Of the ships on the coasts of the area those that take part. */
  joined: Record<string, number>;
  /** Next door, by land. */
  near: Record<string, { regular: number; hired: number }>;
  landed: boolean;
  stock: number;
  treasury: number;
  hand: number;
}

interface Field {
  turn: number;
  limit: number;
  city: string | undefined;
  armies: Army[];
  wild: number;
}

type Sides = Record<string, true>;

const has = (army: Army | undefined, card: string): boolean => army?.cards.includes(card) ?? false;

class Battle {
  readonly field: Field;
  constructor(field: Field) {
    this.field = field;
  }

  army(id: string): Army | undefined {
    return this.field.armies.find((army) => army.id === id);
  }

  regular(id: string): number {
    return id === WILD ? this.field.wild : this.army(id)!.regular;
  }

  /** 19.1, 19.25: mercenaries fight beside a normal token or the one of Greek Fire, which counts as such. */
  force(id: string): number {
    if (id === WILD) return this.field.wild;
    const { regular, fire, hired } = this.army(id)!;
    const core = regular + Number(fire);
    return core > 0 ? core + hired : 0;
  }

  all(): string[] {
    return [...this.field.armies.map(({ id }) => id), WILD];
  }

  ships(id: string): number {
    const army = this.army(id);
    return COASTS.reduce((sum, coast) => sum + (army?.joined[coast] ?? 0), 0);
  }

  /** 19.27, 19.28, 30.023-025: everything that can be lost, by the name of the choice. */
  losable(id: string): Map<string, number> {
    const army = this.army(id)!;
    const found = new Map([
      ['hired', army.hired + Number(army.fire)],
      ['here', army.regular],
    ]);
    const military = has(army, 'advanced-military');
    for (const coast of COASTS) found.set(`ship:${coast}`, army.joined[coast] ?? 0);
    if (has(army, 'naval-warfare') && military) found.set('ship:d', army.ships['d'] ?? 0);
    if (military)
      for (const land of LANDS) {
        const { regular, hired } = army.near[land]!;
        found.set(land, Math.max(0, regular - 1));
        found.set(`hired:${land}`, regular > 0 ? hired : 0);
      }
    return new Map([...found].filter(([, n]) => n > 0));
  }

  lose(id: string, choice: string): void {
    const army = this.army(id);
    if (!army) {
      this.field.wild--;
      return;
    }
    const [what, place = ''] = choice.split(/:(.*)/);
    if (what === 'ship') {
      army.ships[place]!--;
      if (place in army.joined) army.joined[place]!--;
      return;
    }
    army.stock++;
    if (choice === 'here') army.regular--;
    else if (choice === 'hired') {
      if (army.hired > 0) army.hired--;
      else army.fire = false;
    } else if (what === 'hired') army.near[place]!.hired--;
    else army.near[choice]!.regular--;
  }

  /** All of a group lose one each at the same time, where they like. */
  *loseTogether(group: readonly string[]): Model<void> {
    const questions: Question[] = [];
    const chosen: Record<string, string> = {};
    for (const id of group) {
      const options = id === WILD ? ['here'] : [...this.losable(id).keys()];
      if (options.length > 1)
        questions.push({
          owner: id,
          kind: 'conflictLoss',
          ask: { area: 'a', among: options },
          answers: options,
        });
      else chosen[id] = options[0]!;
    }
    if (questions.length > 0) {
      const said = yield questions;
      for (const { owner } of questions) chosen[owner] = said[owner] as string;
    }
    for (const id of group) this.lose(id, chosen[id]!);
  }

  /** 19.26, 29.5308, 30.051 */
  late(id: string, sides: Sides): boolean {
    const skilled = id === WILD ? this.field.turn > 12 : has(this.army(id), 'metalworking');
    return skilled && !Object.keys(sides).some((foe) => foe !== id && has(this.army(foe), 'armorsmithing'));
  }

  crowded(limit: number): boolean {
    const forces = this.all().map((id) => this.force(id));
    return forces.filter((n) => n > 0).length > 1 && forces.reduce((sum, n) => sum + n, 0) > limit;
  }

  /** 19.28: every owner says for each coast how many ships take part. */
  *callShips(among: readonly string[]): Model<void> {
    const calls = new Map<string, string[]>();
    for (const id of among) {
      const army = this.army(id);
      if (!army || !has(army, 'naval-warfare')) continue;
      calls.set(
        id,
        COASTS.filter((coast) => (army.ships[coast] ?? 0) > 0),
      );
    }
    for (;;) {
      const next = [...calls].filter(([, coasts]) => coasts.length > 0);
      if (next.length === 0) return;
      const questions = next.map(([owner, coasts]): Question => {
        const place = coasts.shift()!;
        const n = this.army(owner)!.ships[place]!;
        const among = Array.from({ length: n + 1 }, (_, i) => String(n - i));
        return { owner, kind: 'chooseOne', ask: { purpose: 'shipsFight', among, place }, answers: among };
      });
      const said = yield questions;
      for (const { owner, ask } of questions)
        this.army(owner)!.joined[(ask as { place: string }).place] = Number(said[owner]);
    }
  }

  /** 19.25, 19.36, 19.42 */
  *setFire(among: readonly string[], sides: Sides): Model<void> {
    const able = among.filter((id) => {
      const army = this.army(id);
      if (!army || !sides[id] || !has(army, 'greek-fire') || !army.landed || army.stock === 0) return false;
      if (Object.keys(sides).every((foe) => foe === id || foe === WILD)) return false;
      return COASTS.some((coast) => (army.ships[coast] ?? 0) > 0);
    });
    if (able.length === 0) return;
    const said = yield able.map((owner) => ({
      owner,
      kind: 'confirm',
      ask: { purpose: 'fireToken' },
      answers: [true, false],
    }));
    for (const id of able)
      if (said[id]) {
        this.army(id)!.stock--;
        this.army(id)!.fire = true;
      }
  }

  /** 19.24, 30.062-065 */
  *strikeFirst(sides: Sides): Model<void> {
    const due: Record<string, number> = {};
    for (const id of Object.keys(sides)) {
      const blows = Object.keys(sides).filter(
        (foe) => foe !== id && has(this.army(foe), 'art-of-war'),
      ).length;
      const most =
        id === WILD ? this.field.wild : [...this.losable(id).values()].reduce((sum, n) => sum + n, 0);
      due[id] = Math.min(blows, most);
    }
    for (;;) {
      const owing = Object.keys(due).filter((id) => due[id]! > 0);
      if (owing.length === 0) return;
      for (const id of owing) due[id]!--;
      yield* this.loseTogether(owing);
    }
  }

  /**
   * 19.21-23, 30.023: fewest first, equals together, those with Metalworking after all others, round by round in the
   * order of the first.
   */
  *fight(limit: number, fire: readonly string[], blood: boolean, call = false): Model<void> {
    if (!this.crowded(limit)) return;
    const sides: Sides = {};
    for (const id of this.all()) if (this.force(id) > 0) sides[id] = true;
    if (call) yield* this.callShips(Object.keys(sides));
    yield* this.setFire(fire, sides);
    if (blood) yield* this.strikeFirst(sides);
    const order = (id: string): number => (this.late(id, sides) ? 1000 : 0) + this.force(id) + this.ships(id);
    const fighting = Object.keys(sides).filter((id) => this.force(id) > 0);
    const ranks = [...new Set(fighting.map(order))].sort((x, y) => x - y);
    const groups = ranks.map((rank) => fighting.filter((id) => order(id) === rank));
    while (this.crowded(limit)) {
      for (const group of groups) {
        if (!this.crowded(limit)) break;
        yield* this.loseTogether(group.filter((id) => this.force(id) > 0));
      }
    }
  }

  /** 19.38-39 */
  need(attacker: string, owner: string): number {
    const count = (id: string): number =>
      ['engineering', 'mathematics'].filter((card) => has(this.army(id), card)).length;
    return 7 - count(attacker) + count(owner);
  }

  strength(id: string): number {
    return this.force(id) > 0 ? this.force(id) + this.ships(id) : 0;
  }

  *besiege(): Model<void> {
    const { field } = this;
    const owner = field.city!;
    const outside = (): string[] => this.all().filter((id) => id !== owner && this.regular(id) > 0);
    const hirers = outside().filter((id) => (this.army(id)?.hired ?? 0) > 0);
    const idle = (id: string): number => {
      const army = this.army(id);
      return has(army, 'naval-warfare') ? COASTS.reduce((sum, c) => sum + (army!.ships[c] ?? 0), 0) : 0;
    };
    const meet = this.all().filter((id) => this.regular(id) > 0).length > 1;
    const mayFall = outside().some((id) => this.force(id) + idle(id) >= this.need(id, owner));
    if (meet || mayFall) yield* this.callShips([...outside(), owner]);
    yield* this.reinforce(owner, outside());
    const crowd = this.all().filter((id) => this.regular(id) > 0);
    if (crowd.length > 1) yield* this.fight(0, [owner], true);
    const [attacker] = outside();
    if (attacker === undefined) return;
    const army = this.army(attacker);
    if (this.strength(attacker) < this.need(attacker, owner)) {
      if (!army) field.wild = 0;
      else {
        army.stock += army.regular + army.hired;
        army.regular = army.hired = 0;
      }
      return;
    }
    const home = this.army(owner);
    const defenders = this.need(attacker, owner) - 1;
    field.city = undefined;
    if (home) {
      const placed = Math.min(defenders, home.stock);
      home.stock -= placed;
      home.regular += placed;
    } else field.wild += defenders;
    yield* this.fight(field.limit, [attacker], false);
    if (army && this.force(attacker) > 0) yield* this.plunder(army, home, hirers.includes(attacker));
  }

  /** 19.44-45 */
  *reinforce(owner: string, attackers: readonly string[]): Model<void> {
    const army = this.army(owner);
    if (!army || !has(army, 'advanced-military') || army.regular > 0) return;
    if (!attackers.some((id) => this.strength(id) >= this.need(id, owner))) return;
    const from = LANDS.filter((land) => army.near[land]!.regular > 1);
    if (from.length === 0) return;
    const options = ['none', ...from];
    const said = yield [
      { owner, kind: 'chooseOne', ask: { purpose: 'reinforce', among: options }, answers: options },
    ];
    if (said[owner] === 'none') return;
    army.near[said[owner] as string]!.regular--;
    army.regular++;
  }

  /** 19.51-56, 30.113, 30.392 */
  *plunder(army: Army, home: Army | undefined, hirer: boolean): Model<void> {
    if (home && has(army, 'cultural-ascendancy'))
      if (!has(home, 'cultural-ascendancy') && !has(home, 'advanced-military')) return;
    let [card, gold] = [(home?.hand ?? 0) > 0, true];
    if (home && has(home, 'philosophy')) {
      if (!card) card = false;
      else {
        const options = ['card', 'treasury'];
        const said = yield [
          {
            owner: home.id,
            kind: 'chooseOne',
            ask: { purpose: 'permitSpoils', among: options },
            answers: options,
          },
        ];
        [card, gold] = [said[home.id] === 'card', said[home.id] === 'treasury'];
      }
    }
    let most = gold ? Math.min(hirer ? 5 : 3, army.stock) : 0;
    while (card || most > 0) {
      const answers = [true, false]
        .filter((taken) => !taken || card)
        .flatMap((taken) => Array.from({ length: most + 1 }, (_, n) => ({ card: taken, treasury: n })));
      const from = home?.id ?? WILD;
      const said = yield [{ owner: army.id, kind: 'spoils', ask: { from, card, treasury: most }, answers }];
      const taken = said[army.id] as { card: boolean; treasury: number };
      army.stock -= taken.treasury;
      army.treasury += taken.treasury;
      if (!taken.card) return;
      home!.hand--;
      army.hand++;
      // What is left to pillage is decided on once the card is seen.
      most -= taken.treasury;
      card = false;
    }
  }

  *run(): Model<void> {
    const { city, limit } = this.field;
    if (city === undefined) {
      const normal = this.field.armies.map(({ id }) => id);
      yield* this.fight(limit, normal, true, true);
    } else if (this.all().some((id) => id !== city && this.regular(id) > 0)) yield* this.besiege();
    for (const army of this.field.armies) {
      army.stock += army.hired + Number(army.fire);
      for (const land of LANDS) army.stock += army.near[land]!.hired;
      army.hired = 0;
      army.fire = false;
      for (const land of LANDS) army.near[land]!.hired = 0;
    }
  }
}

const TOKENS = 55;

function armyOf(rng: Rng, id: string, homely: boolean): Army {
  const cards = CARDS.filter(() => rng.int(3) === 0);
  const hires = cards.includes('mercenary-army');
  const some = (odds: number, most: number): number => (rng.int(odds) === 0 ? 1 + rng.int(most) : 0);
  const army: Army = {
    id,
    cards,
    regular: rng.int(homely ? 3 : 5) === 0 ? 0 : 1 + rng.int(homely ? 3 : rng.int(2) ? 9 : 3),
    hired: hires ? some(2, 4) : 0,
    fire: false,
    ships: { 'a.n': some(3, 2), 'a.s': some(3, 1), d: some(3, 1) },
    joined: {},
    near: {
      b: { regular: some(2, 3), hired: hires ? some(3, 2) : 0 },
      c: { regular: some(3, 3), hired: hires ? some(3, 2) : 0 },
    },
    landed: rng.int(2) === 0,
    stock: 0,
    treasury: 0,
    hand: rng.int(3),
  };
  return army;
}

/** What is not on the board is in stock or treasury; sometimes stock is short. */
function bank(army: Army, rng: Rng): void {
  const near = LANDS.reduce((sum, l) => sum + army.near[l]!.regular + army.near[l]!.hired, 0);
  const rest = TOKENS - army.regular - army.hired - near;
  army.stock = rng.int(3) === 0 ? rng.int(8) : rest;
  army.treasury = rest - army.stock;
}

const counts = (entries: [string, number][]): Record<string, number> =>
  Object.fromEntries(entries.filter(([, n]) => n > 0));

const tokensOf = (army: Army): Record<string, number> =>
  counts([['a', army.regular], ...LANDS.map((l): [string, number] => [l, army.near[l]!.regular])]);

const hiredOf = (army: Army): Record<string, number> =>
  counts([
    ['a', army.hired + Number(army.fire)],
    ...LANDS.map((l): [string, number] => [l, army.near[l]!.hired]),
  ]);

/** One area where tokens meet, beside a city or not. */
export function conflict(rng: Rng): Position {
  const city = [undefined, ...PEOPLES, WILD][rng.int(2) ? 0 : rng.int(5)];
  const field: Field = {
    turn: 11 + rng.int(4),
    limit: rng.int(6),
    city,
    armies: PEOPLES.slice(0, city === WILD ? 2 : 2 + rng.int(2)).map((id) => armyOf(rng, id, id === city)),
    wild: rng.int(4) === 0 ? 1 + rng.int(8) : 0,
  };
  if (city === 'egypt' && field.armies.length < 3) field.armies.push(armyOf(rng, 'egypt', true));
  // Neighbours have room for all: the only conflict is that in the middle.
  for (const land of LANDS) {
    let room = 5;
    for (const { near } of field.armies) {
      near[land]!.regular = Math.min(near[land]!.regular, room);
      near[land]!.hired = Math.min(near[land]!.hired, room - near[land]!.regular);
      room -= near[land]!.regular + near[land]!.hired;
    }
  }
  for (const army of field.armies) bank(army, rng);
  const landed = Object.fromEntries(field.armies.filter((x) => x.landed).map(({ id }) => [id, ['a']]));
  const nations = Object.fromEntries(
    field.armies.map((army) => [
      army.id,
      {
        tokens: tokensOf(army),
        hired: hiredOf(army),
        cities: army.id === city ? ['a'] : [],
        ships: counts(Object.entries(army.ships)),
        treasury: army.treasury,
        advances: army.cards,
        hand: Array<string>(army.hand).fill('ochre'),
      },
    ]),
  );
  for (const setup of Object.values(nations))
    if (Object.keys(setup.hired).length === 0) delete (setup as { hired?: unknown }).hired;
  const battle = new Battle(field);
  return {
    scenario: {
      rules: 'civx',
      map: {
        a: { limit: field.limit, land: [...LANDS], coasts: { n: ['sea'], s: ['d'] } },
        b: { limit: 5 },
        c: { limit: 5 },
        d: { limit: 5, water: ['sea'] },
        sea: { sea: true },
      },
      turn: field.turn,
      phase: 'conflict',
      open: { landed },
      nations,
      barbarians: {
        ...(field.wild > 0 && { tokens: { a: field.wild } }),
        ...(city === WILD && { cities: ['a'] }),
      },
    },
    model: () => battle.run(),
    outcome: () => ({
      city: field.city ?? null,
      wild: field.wild,
      armies: field.armies.map((army) => ({
        id: army.id,
        tokens: tokensOf(army),
        ships: counts(Object.entries(army.ships)),
        stock: army.stock,
        treasury: army.treasury,
        hand: army.hand,
      })),
    }),
    seen: ({ open, own }: GameState): Json => {
      const owner = [...field.armies.map(({ id }) => id)].find((id) =>
        open.nations[id]!.cities.includes('a'),
      );
      return {
        city: owner ?? (open.barbarians.cities.includes('a') ? WILD : null),
        wild: open.barbarians.tokens['a'] ?? 0,
        armies: field.armies.map(({ id }) => {
          const { tokens, ships, stock, treasury } = open.nations[id]!;
          return { id, tokens, ships, stock: stock.tokens, treasury, hand: own[id]!.hand.length };
        }),
      };
    },
  };
}
