import type { Advance, NationId, Requirement, Sight } from '@ochre/engine';
import { countedCities, epochAt, epochIndex, nation } from '@ochre/engine/query';

/**
 * Advances held, counted the ways the track counts them, within a row of numbers: how many, their points, groups by
 * their bits, and how many of each kind.
 */
export const COUNT = 0;
export const POINTS = 1;
const GROUPS = 2;
const KINDS = 3;

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
  readonly #kinds: Kind[] = [];
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
    const known = this.#kinds.findIndex((k) => k.least === least && k.below === below);
    return known >= 0 ? known : this.#kinds.push({ least, below }) - 1;
  }

  /** Numbers that advances are counted in. */
  get width(): number {
    return KINDS + this.#kinds.length;
  }

  /** What an advance counts for. */
  mark({ cost, points, groups }: Advance): Float64Array {
    const mark = new Float64Array(this.width);
    mark[COUNT] = 1;
    mark[POINTS] = points;
    for (const g of groups) mark[GROUPS]! |= this.#groups.get(g)!;
    for (const [k, { least, below }] of this.#kinds.entries())
      mark[KINDS + k] = Number(cost >= least && cost < below);
    return mark;
  }

  /** Counts an advance, in a row from there on. */
  add(row: Float64Array, from: number, mark: Float64Array): void {
    const groups = row[from + GROUPS]! | mark[GROUPS]!;
    for (let i = 0; i < mark.length; i++) row[from + i]! += mark[i]!;
    row[from + GROUPS] = groups;
  }

  /** Cities asked for on the next space after so many steps. */
  citiesAsked(step: number): number {
    return this.#gates[step + 1]?.need.cities ?? 0;
  }

  /** Where a marker `step` steps ahead goes, cities apart: on, back or nowhere. */
  moves(step: number, row: Float64Array, from: number, score: number): number {
    const points = row[from + POINTS]!;
    const counted = Math.max(0, this.#advancesOnly ? points : score);
    const here = this.#gates[step];
    if (!this.#advancesOnly && here !== undefined && here.printed > counted) return -1;
    const next = this.#gates[step + 1];
    if (!next || next.printed > counted) return 0;
    const { advances = 0, groups = 0, advancePoints = 0 } = next.need;
    if (row[from + COUNT]! < advances || points < advancePoints) return 0;
    if (groups > 0 && bits(row[from + GROUPS]!) < groups) return 0;
    for (let k = 0; k < next.kinds.length; k++) if (row[from + KINDS + k]! < (next.kinds[k] ?? 0)) return 0;
    return 1;
  }
}
