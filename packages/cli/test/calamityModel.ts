// What calamities cost, in a small model written from the texts: MC and EE chapter 8, CL E11.

/** A number, and what advances of the one who suffers make of it. */
export interface Amount {
  base: number;
  advances?: Record<string, number>;
}

/** Advances add up, and nothing goes below nothing: MC cal.adv.1. */
export const amount = ({ base, advances = {} }: Amount, held: readonly string[]): number =>
  Math.max(0, base + held.reduce((sum, id) => sum + (advances[id] ?? 0), 0));

export interface Row {
  /** What the victim suffers: unit points, reductions, destroyed cities. */
  what: 'damage' | 'reduce' | 'destroy';
  victim: Amount;
  /** What each of so many others suffers, whom the victim names. */
  others?: { players: number; each: Amount; beneficiaryToo?: true };
  /** Taken from coastal areas alone. */
  coastal?: true;
  treasury?: number;
  minor?: true;
}

/** MC 8, EE 8: the two books have the same numbers. */
export const BIG: Record<string, Row> = {
  famine: {
    what: 'damage',
    victim: { base: 10, advances: { agriculture: 5, pottery: -5, calendar: -5 } },
    others: { players: 3, each: { base: 5, advances: { pottery: -5, calendar: -5 } }, beneficiaryToo: true },
  },
  epidemic: {
    what: 'damage',
    victim: {
      base: 15,
      advances: { medicine: -5, enlightenment: -5, roadbuilding: 5, 'trade-empire': 5 },
    },
    others: { players: 2, each: { base: 10, advances: { medicine: -5, anatomy: -5 } } },
  },
  superstition: {
    what: 'reduce',
    victim: { base: 3, advances: { mysticism: -1, deism: -1, enlightenment: -1, 'universal-doctrine': 1 } },
  },
  tempest: { what: 'damage', victim: { base: 2 }, coastal: true, treasury: 5, minor: true },
  'tribal-conflict': { what: 'damage', victim: { base: 5 }, minor: true },
  'squandered-wealth': { what: 'destroy', victim: { base: 0 }, treasury: 10, minor: true },
  'city-riots': { what: 'reduce', victim: { base: 1 }, treasury: 5, minor: true },
  'minor-uprising': { what: 'destroy', victim: { base: 1 }, minor: true },
  'coastal-migration': { what: 'destroy', victim: { base: 1 }, coastal: true, treasury: 5, minor: true },
};

/** "All but so many" cities, more or fewer by advances, are reduced: MC cal.civil-disorder, the example of EE. */
export const DISORDER: Record<string, Amount> = {
  mega: {
    base: 3,
    advances: {
      music: 1,
      'drama-and-poetry': 1,
      law: 1,
      democracy: 1,
      'advanced-military': -1,
      'naval-warfare': -1,
    },
  },
  classic: { base: 4 },
};

export const kept = (ruleset: string, held: readonly string[]): number => {
  if (ruleset === 'classic') return held.includes('democracy') ? 6 : held.includes('law') ? 5 : 4;
  return amount(DISORDER['mega']!, held);
};

/** CL E11: what the victim loses, and what it may have others lose together and each, by their own cards. */
export interface Ordering {
  what: 'damage' | 'reduce';
  victim: (held: readonly string[]) => number;
  total: number;
  each: (held: readonly string[]) => number;
  /** One unit survives in every area. */
  survives?: true;
}

export const CLASSIC: Record<string, Ordering> = {
  famine: { what: 'damage', victim: () => 9, total: 20, each: () => 11 },
  epidemic: {
    what: 'damage',
    victim: (held) => (held.includes('medicine') ? 11 : 16),
    total: 25,
    each: (held) => (held.includes('medicine') ? 5 : 10),
    survives: true,
  },
  'iconoclasm-and-heresy': {
    what: 'reduce',
    victim: (held) => (held.includes('philosophy') ? 2 : held.includes('law') ? 3 : 4),
    total: 2,
    each: (held) => (held.includes('philosophy') ? 0 : held.includes('law') ? 1 : 2),
  },
};

export interface Units {
  /** Tokens that can go. */
  tokens: number;
  /** Per city, how many tokens its area holds. */
  limits: number[];
  stock: number;
  /** At least so many take the place of a city. */
  leave: number;
}

/** All sums that can be lost: tokens, and cities of which tokens from stock may take the place. */
function sums({ tokens, limits, stock, leave }: Units, fours = 0): Set<number> {
  let ways = new Map<string, [lost: number, left: number, fours: number]>([['0 0 0', [0, 0, 0]]]);
  for (const limit of limits) {
    const next = new Map(ways);
    for (const [lost, left, over] of ways.values())
      for (let n = leave; n <= 4; n++) {
        const more = n > Math.max(leave, limit);
        if (more && (n !== 4 || over === fours)) continue;
        const way: [number, number, number] = [lost + 5 - n, left + n, over + Number(more)];
        next.set(way.join(' '), way);
      }
    ways = next;
  }
  const found = new Set<number>();
  for (const [lost, left, over] of ways.values())
    if (over === fours) for (let n = 0; n <= tokens; n++) if (left <= stock + n) found.add(lost + n);
  return found;
}

/**
 * What damage of so many points costs: all of it exactly, if need be with one area overfull for the last point
 * (MC cal.def.4), else as little more as can be; everything where that is not enough.
 */
export function damage(points: number, units: Units, overfull: boolean): number {
  const all = [...sums(units)];
  const most = Math.max(...all);
  if (points >= most) return most;
  if (all.includes(points)) return points;
  if (overfull && sums(units, 1).has(points)) return points;
  return Math.min(...all.filter((sum) => sum >= points));
}
