import type { Advance, NationId, Requirement, Sight } from '@ochre/engine';
import { countedCities, epochAt, epochIndex, nation } from '@ochre/engine/query';

/** Advances held, counted the ways the track counts them. */
export class Tally {
  count = 0;
  points = 0;
  groups = 0;
  readonly kinds: Int16Array;

  constructor(track: Track, from?: Tally) {
    this.kinds = from ? from.kinds.slice() : new Int16Array(track.kinds.length);
    if (from) ({ count: this.count, points: this.points, groups: this.groups } = from);
  }

  add({ points, groups, kinds }: Mark): void {
    this.count++;
    this.points += points;
    this.groups |= groups;
    for (let k = 0; k < kinds.length; k++) this.kinds[k]! += kinds[k]!;
  }
}

/** What an advance counts for: groups by their bits, and for each kind one or nothing. */
export interface Mark {
  points: number;
  groups: number;
  kinds: Int16Array;
}

/** Advances of at least some cost, or below it. */
interface Kind {
  least: number;
  below: number;
}

/** What it takes to enter a space, and to keep it. */
interface Gate {
  need: Requirement;
  /** By kind: how many are asked for. */
  kinds: number[];
  printed: number;
}

const bits = (mask: number): number => {
  let n = 0;
  for (let left = mask; left > 0; left &= left - 1) n++;
  return n;
};

/** The way of a marker to the end of the track, from where it stands. */
export class Track {
  readonly kinds: Kind[] = [];
  readonly #groups = new Map<string, number>();
  /** Steps to the space that ends the game, and to the last there is. */
  readonly finish: number;
  readonly last: number;
  /** Cities that count now. */
  readonly cities: number;
  readonly #gates: Gate[] = [];
  /** Whether points printed on spaces are those of advances alone; otherwise money counts, and all must be kept. */
  readonly #advancesOnly: boolean;

  constructor(sight: Sight, who: NationId) {
    const table = sight.rules.policies.succession(sight);
    const { space } = nation(sight, who);
    this.finish = table.finish - space;
    this.last = table.last - space;
    this.cities = countedCities(sight, who);
    this.#advancesOnly = table.printedOf === 'advances';
    for (const [i, g] of sight.rules.ruleset.groups.entries()) this.#groups.set(g, 1 << i);
    for (let at = space; at <= table.last; at++) {
      const entered = epochIndex(sight, who, at) > epochIndex(sight, who, at - 1);
      const asked = entered || !table.onEntry ? epochAt(sight, who, at)?.requirement : undefined;
      const need = asked ?? {};
      const kinds: number[] = [];
      if (need.costing) kinds[this.#kind(need.costing.atLeast, Infinity)] = need.costing.count;
      if (need.under) kinds[this.#kind(0, need.under.below)] = need.under.count;
      this.#gates.push({ need, kinds, printed: table.printed?.[who]?.[at]?.points ?? 0 });
    }
  }

  #kind(least: number, below: number): number {
    const known = this.kinds.findIndex((k) => k.least === least && k.below === below);
    return known >= 0 ? known : this.kinds.push({ least, below }) - 1;
  }

  mark({ cost, points, groups }: Advance): Mark {
    let bits = 0;
    for (const g of groups) bits |= this.#groups.get(g)!;
    const kinds = Int16Array.from(this.kinds, ({ least, below }) => Number(cost >= least && cost < below));
    return { points, groups: bits, kinds };
  }

  /** Cities asked for on the next space after so many steps. */
  citiesAsked(step: number): number {
    return this.#gates[step + 1]?.need.cities ?? 0;
  }

  /** Where a marker `step` steps ahead goes, cities apart: on, back or nowhere. */
  moves(step: number, held: Tally, score: number): number {
    const counted = this.#advancesOnly ? held.points : score;
    const lacks = (gate: Gate | undefined): boolean =>
      gate !== undefined && gate.printed > Math.max(0, counted);
    if (!this.#advancesOnly && lacks(this.#gates[step])) return -1;
    const next = this.#gates[step + 1];
    if (!next || lacks(next)) return 0;
    const { advances = 0, groups = 0, advancePoints = 0 } = next.need;
    if (held.count < advances || held.points < advancePoints) return 0;
    if (groups > 0 && bits(held.groups) < groups) return 0;
    for (let k = 0; k < next.kinds.length; k++) if (held.kinds[k]! < (next.kinds[k] ?? 0)) return 0;
    return 1;
  }
}
