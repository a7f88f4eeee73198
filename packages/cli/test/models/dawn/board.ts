import { type GameState, type Json, pick, type Rng, shuffle } from '@ochre/engine';
import type { Scenario } from '@ochre/testkit/scenario';

// The board of Dawn of History as its text describes it: DH 2 to 4.

export const WILD = 'barbarians';
export const PIECES = { tokens: 55, cities: 9, ships: 4 } as const;

export type Counts = Record<string, number>;

export interface Land {
  limit: number;
  site?: 'black' | 'white';
  land: string[];
  water: string[];
  region?: string;
  floodPlain?: string;
  volcano?: string;
}

export interface Pieces {
  tokens: Counts;
  cities: string[];
  ships: Counts;
}

export interface People extends Pieces {
  id: string;
  block: 'west' | 'east';
  cards: string[];
  treasury: number;
  hand: string[];
  space: number;
  /** Has no use of Agriculture until the turn is over. */
  hungry?: boolean;
  out?: boolean;
}

/** In chart order. */
export const CHART = ['minoa', 'rome', 'carthage', 'persia', 'hatti', 'egypt'];
const EASTERN = ['persia'];

export const FACES: Record<string, number> = {
  clay: 1,
  bone: 1,
  iron: 2,
  stone: 2,
  salt: 3,
  oil: 4,
  grain: 4,
  wine: 5,
  copper: 6,
  resin: 7,
  dye: 8,
  gold: 9,
};
export const goods = (hand: readonly string[]): string[] => hand.filter((card) => FACES[card]).sort();

export const sum = (counts: Counts): number => Object.values(counts).reduce((all, n) => all + n, 0);
export const chance = (rng: Rng, one: number): boolean => rng.int(one) === 0;
export const some = <T>(rng: Rng, all: readonly T[], one: number): T[] => all.filter(() => chance(rng, one));
export const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

export function add(counts: Counts, key: string, n: number): void {
  const now = (counts[key] ?? 0) + n;
  if (now < 0) throw new Error(`${key}: ${now}`);
  if (now === 0) delete counts[key];
  else counts[key] = now;
}

export class Board {
  readonly lands: Record<string, Land>;
  readonly seas: Record<string, string[]>;
  readonly all: People[];
  readonly wild: Pieces = { tokens: {}, cities: [], ships: {} };

  constructor(lands: Record<string, Land>, seas: Record<string, string[]>, all: People[]) {
    this.lands = lands;
    this.seas = seas;
    this.all = all;
  }

  get peoples(): People[] {
    return this.all.filter((p) => !p.out);
  }

  get areas(): string[] {
    return Object.keys(this.lands);
  }

  of(id: string): People {
    return this.all.find((p) => p.id === id)!;
  }

  pieces(id: string): Pieces {
    return id === WILD ? this.wild : this.of(id);
  }

  has(id: string, card: string): boolean {
    return id !== WILD && this.of(id).cards.includes(card);
  }

  tokens(id: string, area: string): number {
    return this.pieces(id).tokens[area] ?? 0;
  }

  /** Whose city stands there. */
  city(area: string): string | undefined {
    return [...this.peoples.map((p) => p.id), WILD].find((id) => this.pieces(id).cities.includes(area));
  }

  stock(id: string): { tokens: number; cities: number; ships: number } {
    const { tokens, cities, ships, treasury } = this.of(id);
    return {
      tokens: PIECES.tokens - sum(tokens) - treasury,
      cities: PIECES.cities - cities.length,
      ships: PIECES.ships - sum(ships),
    };
  }

  points(id: string): number {
    const { tokens, cities } = this.pieces(id);
    return sum(tokens) + 5 * cities.length;
  }

  coastal(area: string): boolean {
    return this.lands[area]!.water.length > 0;
  }

  /** By land or sea, open sea not counted. */
  around(area: string): string[] {
    const { land, water } = this.lands[area]!;
    return this.areas.filter((id) => land.includes(id) || water.includes(id));
  }

  inPlay(area: string): boolean {
    const { region } = this.lands[area]!;
    return region === undefined || this.all.some((p) => p.id === region);
  }

  /** DH 3.1.1 with the ruling on sets: the block whose land it is. */
  block(area: string): 'west' | 'east' {
    const owner = this.all.find((p) => p.id === this.lands[area]!.region);
    return owner?.block ?? this.blocks[0]!;
  }

  get blocks(): ('west' | 'east')[] {
    return (['east', 'west'] as const).filter((block) => this.all.some((p) => p.block === block));
  }

  private standing(kind: keyof Pieces): string[] {
    const { tokens, cities, ships } = this.wild;
    const spread = (counts: Counts): string[] =>
      Object.entries(counts).flatMap(([at, n]) => Array<string>(n).fill(at));
    return kind === 'cities' ? cities : spread(kind === 'tokens' ? tokens : ships);
  }

  /** Barbarian pieces left for a block. */
  wildStock(block: string, kind: keyof Pieces): number {
    const there = this.standing(kind);
    const own = there.filter((area) => this.block(area) === block).length;
    return Math.max(0, Math.min(PIECES[kind] - own, PIECES[kind] * this.blocks.length - there.length));
  }

  wildPoints(block: string): number {
    const here = (kind: keyof Pieces): number =>
      this.standing(kind).filter((area) => this.block(area) === block).length;
    return here('tokens') + 5 * here('cities');
  }

  /** Units of anybody else there. */
  shared(id: string, area: string): boolean {
    return [...this.peoples.map((p) => p.id), WILD].some(
      (other) => other !== id && (this.tokens(other, area) > 0 || this.pieces(other).cities.includes(area)),
    );
  }

  /** What an area without a city holds for its owner: DH 20.1.3. */
  holds(id: string, area: string): number {
    const wider = (this.has(id, 'agriculture') && !this.of(id).hungry) || this.has(id, 'irrigation');
    return this.lands[area]!.limit + Number(wider && !this.shared(id, area));
  }

  /** Counters that take the place of a city that is reduced: DH 21.2.1. */
  leaves(id: string, area: string): number {
    return Math.max(0, this.holds(id, area) - this.tokens(id, area));
  }

  reduce(id: string, area: string): void {
    const n = Math.min(this.leaves(id, area), this.stock(id).tokens);
    this.raze(id, area);
    add(this.of(id).tokens, area, n);
  }

  raze(id: string, area: string): void {
    const own = this.pieces(id);
    own.cities = own.cities.filter((other) => other !== area);
  }

  found(id: string, area: string): void {
    this.pieces(id).cities.push(area);
  }

  /** Somebody with counters there, in chart order, barbarians last. */
  present(area: string): string[] {
    return [...this.peoples.map((p) => p.id), WILD].filter((id) => this.tokens(id, area) > 0);
  }

  scenario(): Pick<Scenario, 'rules' | 'players' | 'map' | 'nations' | 'barbarians'> {
    const seas = Object.entries(this.seas).map(([id, water]) => [id, { sea: true, water }]);
    const lands = Object.entries(this.lands).map(([id, land]) => [
      id,
      { ...land, ...(land.water.length > 0 && { coast: true }) },
    ]);
    const nations = this.all.map(({ id, block, cards, tokens, cities, ships, treasury, hand, space }) => [
      id,
      {
        block,
        advances: cards,
        tokens: { ...tokens },
        cities: [...cities],
        ships: { ...ships },
        treasury,
        hand: [...hand],
        space,
      },
    ]);
    const { tokens, cities, ships } = this.wild;
    return {
      rules: 'dawn',
      players: this.blocks.length > 1 ? 12 : 8,
      map: Object.fromEntries([...lands, ...seas]) as never,
      nations: Object.fromEntries(nations) as never,
      barbarians: { tokens: { ...tokens }, cities: [...cities], ships: { ...ships } },
    };
  }

  outcome(): Json {
    const told = ({ tokens, cities, ships }: Pieces): { [key: string]: Json } => ({
      tokens: { ...tokens },
      cities: [...cities].sort(),
      ships: { ...ships },
    });
    const peoples = this.all.map((p) => [
      p.id,
      p.out
        ? { left: true }
        : {
            ...told(p),
            treasury: p.treasury,
            space: p.space,
            hand: goods(p.hand),
            stock: this.stock(p.id),
          },
    ]);
    return { ...Object.fromEntries(peoples), [WILD]: told(this.wild) } as Json;
  }
}

export function seen(state: GameState): Json {
  const told = ({ tokens, cities, ships }: Pieces): { [key: string]: Json } => ({
    tokens,
    cities: [...cities].sort(),
    ships,
  });
  const nations = Object.entries(state.open.nations).map(([id, n]) => [
    id,
    n.left
      ? { left: true }
      : {
          ...told(n),
          treasury: n.treasury,
          space: n.space,
          hand: goods(state.own[id]!.hand),
          stock: { ...n.stock },
        },
  ]);
  return { ...Object.fromEntries(nations), [WILD]: told(state.open.barbarians) } as Json;
}

export interface Tastes {
  peoples: number;
  twoBlocks?: boolean;
  cards: readonly string[];
  /** One in so many areas holds so many counters of each people. */
  crowd?: number;
  cities?: number;
  wild?: boolean;
  ships?: boolean;
  /** Counters beside own cities, where the card allows it. */
  guards?: boolean;
}

function randomLands(rng: Rng, peoples: readonly People[]): Pick<Board, 'lands' | 'seas'> {
  const ids = [...'abcdefgh'].slice(0, 5 + rng.int(4));
  const lands: Record<string, Land> = {};
  for (const [i, id] of ids.entries()) {
    const before = ids.slice(0, i);
    const coast = chance(rng, 2);
    lands[id] = { limit: 1 + rng.int(5), land: some(rng, before, 3), water: [] };
    if (coast)
      lands[id].water = some(
        rng,
        before.filter((other) => lands[other]!.water.length > 0),
        2,
      );
    if (coast) lands[id].water.push(chance(rng, 2) ? 'sea' : 'ocean');
    if (chance(rng, 2)) lands[id].site = pick(rng, ['black', 'white'] as const);
    if (chance(rng, 3)) lands[id].floodPlain = pick(rng, ['nile', 'indus']);
    if (chance(rng, 6)) lands[id].volcano = pick(rng, ['etna', 'thera']);
    if (chance(rng, 12) && i > 0) lands[id].region = 'saba';
    else if (chance(rng, 2)) lands[id].region = pick(rng, peoples).id;
  }
  for (const [id, { land, water }] of Object.entries(lands)) {
    for (const other of land) if (!lands[other]!.land.includes(id)) lands[other]!.land.push(id);
    for (const other of water)
      if (lands[other] && !lands[other].water.includes(id)) lands[other].water.push(id);
  }
  const at = (sea: string): string[] => ids.filter((id) => lands[id]!.water.includes(sea));
  return { lands, seas: { sea: at('sea'), ocean: at('ocean') } };
}

export function randomBoard(rng: Rng, tastes: Tastes): Board {
  const { peoples: count, twoBlocks, crowd = 3, cities = 6 } = tastes;
  const others = shuffle(
    rng,
    CHART.filter((id) => id !== 'rome' && !EASTERN.includes(id)),
  );
  const wanted = ['rome', ...(twoBlocks ? EASTERN : []), ...others].slice(0, Math.max(2, count));
  const chosen = CHART.filter((id) => wanted.includes(id));
  const peoples = chosen.map(
    (id): People => ({
      id,
      block: EASTERN.includes(id) ? 'east' : 'west',
      cards: some(rng, tastes.cards, 3),
      tokens: {},
      cities: [],
      ships: {},
      treasury: 0,
      hand: [],
      space: 5,
    }),
  );
  const { lands, seas } = randomLands(rng, peoples);
  const board = new Board(lands, seas, peoples);
  const open = board.areas.filter((area) => board.inPlay(area));
  const free = new Set(open);
  const coasts = open.filter((area) => board.coastal(area));
  for (const p of peoples) {
    for (const area of open) {
      if (chance(rng, cities) && p.cities.length < 6 && free.delete(area)) p.cities.push(area);
      else if (chance(rng, crowd)) p.tokens[area] = 1 + rng.int(chance(rng, 4) ? 9 : 4);
    }
    if (tastes.ships) for (const at of some(rng, coasts, 4)) if (sum(p.ships) < 4) p.ships[at] = 1;
  }
  if (tastes.wild) {
    for (const area of open) {
      if (chance(rng, 7) && free.delete(area)) board.wild.cities.push(area);
      if (chance(rng, 4)) board.wild.tokens[area] = 1 + rng.int(9);
    }
    if (tastes.ships) for (const at of some(rng, coasts, 4).slice(0, PIECES.ships)) board.wild.ships[at] = 1;
  }
  for (const p of peoples) {
    for (const area of open) {
      const owner = board.city(area);
      const guard = tastes.guards && owner === p.id && p.cards.includes('public-works') && chance(rng, 2);
      if (guard) p.tokens[area] = 1;
    }
    if (chance(rng, 3)) p.treasury = Math.max(0, board.stock(p.id).tokens - rng.int(6));
    else p.treasury = rng.int(Math.min(12, board.stock(p.id).tokens + 1));
  }
  return board;
}

/**
 * As after the removal of surplus: no counters beside cities but those that may stay there, and nobody without a unit.
 */
export function surplusGone(board: Board): void {
  for (const area of board.areas) {
    const owner = board.city(area);
    if (owner === undefined) continue;
    for (const p of board.all) {
      const may = p.id === owner && p.cards.includes('public-works') ? 1 : 0;
      const n = p.tokens[area] ?? 0;
      if (n > may) add(p.tokens, area, may - n);
    }
    if (owner !== WILD && board.wild.tokens[area]) delete board.wild.tokens[area];
  }
  for (const p of board.all) {
    if (board.points(p.id) > 0) continue;
    p.treasury = Math.min(p.treasury, PIECES.tokens - 1);
    p.tokens[open(board)] = 1;
  }
}

/** An area in play without a city, if need be after its city has gone. */
function open(board: Board): string {
  const found = board.areas.find((area) => board.inPlay(area) && board.city(area) === undefined);
  if (found !== undefined) return found;
  const area = board.areas[0]!;
  board.raze(board.city(area)!, area);
  return area;
}
