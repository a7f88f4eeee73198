import {
  type AreaId,
  BARBARIANS,
  type CoastId,
  type Counts,
  type Events,
  type GameEvent,
  type Nation,
  type Open,
  type Owner,
  type Pieces,
  type Readers,
  type Rules,
  readWith,
} from '@ochre/engine';
import type { Sides } from '../live/effects.ts';

type Held = Pieces & Pick<Nation, 'hired'>;
type Struck = Events['areaDestroyed'];

const ASHORE = 'tokens';

/** What an event changes on the board, as far as it tells: who stands where, whose are the cities, where ships lie. */
const CHANGES: Readers<void, [shown: Shown]> = {
  startingToken: ({ nation, area }, s) => s.add(nation, area, 1),
  expanded: ({ nation, tokens }, s) => s.addAll(nation, tokens),
  tokensPlaced: ({ nation, tokens }, s) => s.addAll(nation, tokens),
  tokensHired: ({ nation, tokens }, s) => s.addAll(nation, tokens, 'hired'),
  hiredDisbanded: ({ nation, tokens }, s) => s.takeAll(nation, tokens, 'hired'),
  tokensRelocated: ({ nation, from, to }, s) => {
    s.takeAll(nation, from);
    s.addAll(nation, to);
  },
  reinforced: ({ nation, from, area }, s) => {
    s.add(nation, from, -1);
    s.add(nation, area, 1);
  },
  movementTurn: ({ nation }, s) => s.muster(nation),
  walked: ({ nation, from, to, n, hired }, s) => {
    s.add(nation, from, -n, hired && 'hired');
    s.add(nation, to, n, hired && 'hired');
  },
  shipBuilt: ({ nation, at, tokens }, s) => {
    for (const area of tokens) s.add(nation, area, -1);
    s.launch(nation, at);
  },
  shipMaintained: ({ nation, token }, s) => {
    if (token !== undefined) s.add(nation, token, -1);
  },
  shipScrapped: ({ nation, ship }, s) => s.scrap(nation, ship),
  sailed: ({ nation, ship, legs }, s) => s.sail(nation, ship, legs),
  movementEnded: ({ nation, shipsLost }, s) => s.sink(nation, shipsLost),
  shipsLost: ({ nation, coasts }, s) => s.sink(nation, coasts),
  pirateSailed: ({ from, to }, s) => {
    s.sink(BARBARIANS, [from]);
    s.moor(BARBARIANS, to);
  },
  barbariansArrive: ({ area, tokens }, s) => s.add(BARBARIANS, area, tokens),
  barbariansRaised: ({ area, tokens = 0, ship }, s) => {
    s.add(BARBARIANS, area, tokens);
    if (ship !== undefined) s.moor(BARBARIANS, ship);
  },
  barbariansAdvance: ({ from, area, tokens }, s) => {
    s.add(BARBARIANS, from, -tokens);
    s.add(BARBARIANS, area, tokens);
  },
  barbariansPerish: ({ area, tokens }, s) => s.add(BARBARIANS, area, -tokens),
  barbarianTokens: ({ nation, from, tokens }, s) => s.hand(from, nation, tokens),
  barbariansAnnexed: ({ nation, city, tokens = {} }, s) => {
    s.hand(BARBARIANS, nation, tokens);
    if (city !== undefined) s.hold(nation, city);
  },
  tokenConflict: ({ area, sides }, s) => {
    for (const [owner, { left, nearby = {} }] of Object.entries(sides)) {
      s.leave(owner, area, left);
      s.takeAll(owner, nearby);
    }
  },
  fleetBattle: ({ coast, sides }, s) => {
    for (const [owner, { lost }] of Object.entries(sides)) s.sink(owner, Array<CoastId>(lost).fill(coast));
  },
  cityHeld: ({ area, attacker, tokens }, s) => s.add(attacker, area, -tokens),
  cityFalls: ({ area, defender, defenders }, s) => {
    s.raze(area);
    s.add(defender, area, defenders);
  },
  cityBuilt: ({ nation, area, from }, s) => {
    s.takeAll(nation, from);
    s.leave(nation, area, 0);
    s.hold(nation, area);
  },
  citiesFounded: ({ nation, areas }, s) => {
    for (const area of areas) s.hold(nation, area);
  },
  areaCleared: ({ area, tokens }, s) => {
    for (const [owner, n] of Object.entries(tokens)) s.add(owner, area, -n);
  },
  areaSettled: ({ nation, area, city, tokens }, s) => {
    if (city) s.hold(nation, area);
    s.add(nation, area, tokens);
  },
  cityReduced: ({ nation, area, tokens }, s) => {
    s.raze(area);
    s.add(nation, area, tokens);
  },
  cityDestroyed: ({ area }, s) => s.raze(area),
  citiesDestroyed: ({ cities }, s) => {
    for (const area of cities) s.raze(area);
  },
  damageTaken: ({ nation, tokens, cities }, s) => {
    s.takeAll(nation, tokens);
    for (const [area, n] of Object.entries(cities)) {
      s.raze(area);
      s.add(nation, area, n);
    }
  },
  surplusRemoved: ({ nation, tokens }, s) => s.takeAll(nation, tokens),
  areasEmptied: ({ nation, tokens }, s) => s.takeAll(nation, tokens),
  unitsDestroyed: ({ nation, area, tokens, city }, s) => {
    s.add(nation, area, -tokens);
    if (city) s.raze(area);
  },
  areaDestroyed: (facts, s) => s.strike(facts, undefined),
  areaAnnexed: (facts, s) => s.strike(facts, facts.nation),
  areaBought: ({ nation, area, tokens, cities, of }, s) => {
    for (const owner of Object.keys(of)) s.leave(owner, area, 0);
    if (cities > 0) s.hold(nation, area);
    s.add(nation, area, tokens);
  },
  citiesAnnexed: ({ nation, cities }, s) => s.holdAll(nation, cities),
  pirateCities: ({ cities }, s) => s.holdAll(BARBARIANS, cities),
  taxRevolt: ({ beneficiary, cities }, s) => s.holdAll(beneficiary, cities),
  tokensAnnexed: ({ nation, from, tokens }, s) => s.hand(from, nation, tokens),
  converted: ({ area, from, to, tokens, city }, s) => {
    s.hand(from, to, { [area]: tokens });
    if (city) s.hold(to, area);
  },
  unitsConverted: ({ nation, area, from, tokens, cities }, s) => {
    s.hand(from, nation, { [area]: tokens });
    if (cities > 0) s.hold(nation, area);
  },
  marker: ({ nation, to }, s) => s.place(nation, to),
  markerBack: ({ nation, space }, s) => s.place(nation, space),
};

/** What is gone from the board as soon as it begins to move. */
const DEPARTURES: Readers<void, [shown: Shown]> = {
  walked: ({ nation, from, n, hired }, s) => s.add(nation, from, -n, hired && 'hired'),
  barbariansAdvance: ({ from, tokens }, s) => s.add(BARBARIANS, from, -tokens),
  cityBuilt: ({ nation, area, from }, s) => {
    s.takeAll(nation, from);
    s.leave(nation, area, 0);
  },
  surplusRemoved: ({ nation, tokens }, s) => s.takeAll(nation, tokens),
  damageTaken: ({ nation, tokens }, s) => s.takeAll(nation, tokens),
};

/**
 * The board as it is shown while a film goes on: begins with a position and follows the events. What an event leaves
 * open is put right when the position that came of it is known.
 */
export class Shown {
  open: Open;
  private readonly rules: Rules;
  /** Ships as orders number them: from where each nation's movement began. */
  private readonly fleets = new Map<Owner, CoastId[]>();
  /** Who was aboard when a ship last stopped. */
  private readonly cargo = new Map<string, { tokens: number; hired: number }>();
  private fresh = new Set<Owner>();

  constructor(rules: Rules, open: Open) {
    this.rules = rules;
    this.open = open;
  }

  /** The board after an event. */
  play(event: GameEvent): Open {
    this.begin();
    readWith(CHANGES, event, this);
    return this.open;
  }

  /** The board with things on their way: gone from where they were, not yet where they go; what is lost is gone. */
  depart(event: GameEvent): Open {
    this.begin();
    readWith(DEPARTURES, event, this);
    return this.open;
  }

  /** The board in the midst of a conflict: so much of what it costs is lost. */
  fight(area: AreaId, sides: Sides, share: number): Open {
    this.begin();
    for (const [owner, { had, lost }] of Object.entries(sides))
      if (this.read(owner)?.tokens[area])
        this.leave(owner, area, had - Math.round(lost * Math.min(1, share)));
    return this.open;
  }

  /** The board as it came to be. */
  jumpTo(open: Open): Open {
    this.open = open;
    return open;
  }

  /** Where a ship lies, by its number in the orders. */
  berth(nation: Owner, ship: number): CoastId | undefined {
    return this.fleet(nation)[ship];
  }

  areaAt(coast: CoastId): AreaId | undefined {
    const water = this.rules.map.waters[coast];
    return water && !water.sea ? water.area : undefined;
  }

  muster(nation: Owner): void {
    this.fleets.delete(nation);
    for (const key of this.cargo.keys()) if (key.startsWith(`${nation} `)) this.cargo.delete(key);
    this.fleet(nation);
  }

  private fleet(nation: Owner): CoastId[] {
    const known = this.fleets.get(nation);
    if (known) return known;
    const ships = this.read(nation)?.ships ?? {};
    const list = this.rules.map
      .sorted(Object.keys(ships))
      .flatMap((at) => Array<CoastId>(ships[at]!).fill(at));
    this.fleets.set(nation, list);
    return list;
  }

  launch(nation: Owner, at: CoastId): void {
    this.fleet(nation).push(at);
    this.moor(nation, at);
  }

  scrap(nation: Owner, ship: number): void {
    const at = this.fleet(nation)[ship];
    if (at !== undefined) this.sink(nation, [at]);
  }

  /** Who is aboard at the end goes ashore there; where the ship sails on later, they come along. */
  sail(nation: Owner, ship: number, legs: Events['sailed']['legs']): void {
    const fleet = this.fleet(nation);
    const from = fleet[ship];
    if (from === undefined) return;
    const key = `${nation} ${ship}`;
    const aboard = this.cargo.get(key) ?? { tokens: 0, hired: 0 };
    let at = from;
    const board = (tokens: number, hired: number): void => {
      const area = this.areaAt(at);
      if (area === undefined) return;
      this.add(nation, area, -tokens);
      this.add(nation, area, -hired, 'hired');
    };
    board(aboard.tokens, aboard.hired);
    for (const { land = 0, load = 0, landHired = 0, loadHired = 0, to } of legs) {
      board(load - land, loadHired - landHired);
      aboard.tokens += load - land;
      aboard.hired += loadHired - landHired;
      at = to ?? at;
    }
    board(-aboard.tokens, -aboard.hired);
    this.cargo.set(key, aboard);
    fleet[ship] = at;
    this.sink(nation, [from]);
    this.moor(nation, at);
  }

  /** A ship puts out with whom it takes aboard. */
  putOut(owner: Owner, at: CoastId, load: number): Open {
    this.begin();
    const area = this.areaAt(at);
    if (area !== undefined) this.add(owner, area, -load);
    this.sink(owner, [at]);
    return this.open;
  }

  moor(owner: Owner, at: CoastId): void {
    const { ships } = this.held(owner);
    ships[at] = (ships[at] ?? 0) + 1;
  }

  sink(owner: Owner, coasts: readonly CoastId[]): void {
    const { ships } = this.held(owner);
    for (const at of coasts) {
      ships[at] = (ships[at] ?? 0) - 1;
      if (ships[at] <= 0) delete ships[at];
    }
  }

  add(owner: Owner, area: AreaId, n: number, kind: 'tokens' | 'hired' = ASHORE): void {
    if (n === 0) return;
    const held = this.held(owner);
    held[kind] ??= {};
    const counts = held[kind];
    const had = counts[area] ?? 0;
    counts[area] = Math.max(0, had + n);
    if (kind === ASHORE) this.stocked(owner, 'tokens', had - counts[area]);
    if (counts[area] === 0) delete counts[area];
  }

  addAll(owner: Owner, counts: Counts, kind: 'tokens' | 'hired' = ASHORE): void {
    for (const [area, n] of Object.entries(counts)) this.add(owner, area, n, kind);
  }

  takeAll(owner: Owner, counts: Counts, kind: 'tokens' | 'hired' = ASHORE): void {
    for (const [area, n] of Object.entries(counts)) this.add(owner, area, -n, kind);
  }

  /** So many of an owner's tokens stay. */
  leave(owner: Owner, area: AreaId, n: number): void {
    this.add(owner, area, n - (this.read(owner)?.tokens[area] ?? 0));
  }

  hand(from: Owner, to: Owner, counts: Counts): void {
    this.takeAll(from, counts);
    this.addAll(to, counts);
  }

  raze(area: AreaId): void {
    for (const owner of [...Object.keys(this.open.nations), BARBARIANS]) {
      if (!this.read(owner)!.cities.includes(area)) continue;
      const held = this.held(owner);
      held.cities = held.cities.filter((id) => id !== area);
      this.stocked(owner, 'cities', 1);
    }
  }

  hold(owner: Owner, area: AreaId): void {
    this.raze(area);
    this.held(owner).cities.push(area);
    this.stocked(owner, 'cities', -1);
  }

  holdAll(owner: Owner, areas: readonly AreaId[]): void {
    for (const area of areas) this.hold(owner, area);
  }

  strike({ area, units }: Struck, heir: Owner | undefined): void {
    for (const { of, tokens, city } of units) {
      this.add(of, area, -tokens);
      if (heir !== undefined) this.add(heir, area, tokens);
      if (city && heir !== undefined) this.hold(heir, area);
      else if (city) this.raze(area);
    }
  }

  place(nation: Owner, space: number): void {
    Object.assign(this.held(nation), { space });
  }

  /** What leaves the board is in stock again, and the other way round. */
  private stocked(owner: Owner, pieces: 'tokens' | 'cities', n: number): void {
    if (owner === BARBARIANS || !this.open.nations[owner]) return;
    const nation = this.held(owner) as Nation;
    nation.stock = { ...nation.stock, [pieces]: nation.stock[pieces] + n };
  }

  private read(owner: Owner): Held | undefined {
    return owner === BARBARIANS ? this.open.barbarians : this.open.nations[owner];
  }

  /** Positions given out before stay as they are: what changes is copied first. */
  private begin(): void {
    this.open = { ...this.open, nations: { ...this.open.nations } };
    this.fresh = new Set();
  }

  private held(owner: Owner): Held {
    const before = this.read(owner) ?? { tokens: {}, cities: [], ships: {} };
    if (this.fresh.has(owner)) return before;
    this.fresh.add(owner);
    const copy: Held = {
      ...before,
      tokens: { ...before.tokens },
      cities: [...before.cities],
      ships: { ...before.ships },
      ...(before.hired && { hired: { ...before.hired } }),
    };
    if (owner === BARBARIANS) this.open.barbarians = copy;
    else if (this.open.nations[owner]) this.open.nations[owner] = copy as Nation;
    return copy;
  }
}
