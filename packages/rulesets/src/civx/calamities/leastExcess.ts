import { CITY_POINTS } from '@ochre/engine/query';

/** Units in one area, and which areas of the same list the taker reaches from there. */
export interface Prey {
  tokens: number;
  city: boolean;
  opens: readonly number[];
}

interface Reach {
  near: ReadonlySet<number>;
  /** Cities and tokens taken on the way there. */
  cities: number;
  tokens: number;
}

export interface Total {
  tokens: number;
  cities: number;
}

const PERFECT = 0;

/** All that can be had in these areas with the pieces there are. */
function totalOf(prey: readonly Prey[], near: Iterable<number>, stock: Total): Total {
  const total = { tokens: 0, cities: 0 };
  for (const i of near) {
    total.tokens += prey[i]!.tokens;
    if (prey[i]!.city) total.cities++;
  }
  return { tokens: Math.min(total.tokens, stock.tokens), cities: Math.min(total.cities, stock.cities) };
}

/** The least excess without going further: none, or what a city takes too much at the end. */
function excessWithin(all: Total, from: Reach, points: number): number {
  let least = Infinity;
  for (let { cities } = from; cities <= all.cities; cities++)
    for (let { tokens } = from; tokens <= all.tokens; tokens++) {
      const rest = points - CITY_POINTS * cities - tokens;
      if (rest === 0) return PERFECT;
      if (rest > 0 && rest < CITY_POINTS && cities < all.cities) least = Math.min(least, CITY_POINTS - rest);
    }
  return least;
}

/** One unit further: into each of these areas, by a token or a city of it. */
function steps(prey: readonly Prey[], stock: Total, from: Reach, into: readonly number[]): Reach[] {
  return into.flatMap((i) => {
    const { tokens, city, opens } = prey[i]!;
    const near = new Set([...from.near, ...opens]);
    return [
      ...(tokens > 0 && from.tokens < stock.tokens ? [{ ...from, near, tokens: from.tokens + 1 }] : []),
      ...(city && from.cities < stock.cities ? [{ ...from, near, cities: from.cities + 1 }] : []),
    ];
  });
}

/** With nothing left nearby: on to what that has opened, else into any other area. */
function afar(prey: readonly Prey[], stock: Total, near: ReadonlySet<number>, all: Total): Reach[] {
  const next = new Set([...near].flatMap((i) => [i, ...prey[i]!.opens]));
  if (next.size > near.size) return [{ near: next, ...all }];
  const far = prey.flatMap((_, i) => (near.has(i) ? [] : [i]));
  return steps(prey, stock, { near, ...all }, far);
}

const keyOf = ({ near, cities, tokens }: Reach): string =>
  `${cities}.${tokens}.${[...near].sort((a, b) => a - b)}`;

/**
 * By how much at least units worth `points` come out above them, if each is taken within reach of those before and
 * replaced from `stock`.
 */
export function leastExcess(
  prey: readonly Prey[],
  stock: Total,
  near: readonly number[],
  points: number,
): number {
  const open: Reach[] = [{ near: new Set(near), cities: 0, tokens: 0 }];
  const seen = new Set<string>();
  let least = Infinity;
  for (const from of open) {
    const above = CITY_POINTS * from.cities + from.tokens - points;
    if (above >= 0) least = Math.min(least, above);
    if (least === PERFECT) return PERFECT;
    if (above >= 0 || seen.has(keyOf(from))) continue;
    seen.add(keyOf(from));
    const all = totalOf(prey, from.near, stock);
    const whole = CITY_POINTS * all.cities + all.tokens;
    if (whole > points) least = Math.min(least, excessWithin(all, from, points));
    else if (whole === points || from.near.size === prey.length) return PERFECT;
    else {
      const further = afar(prey, stock, from.near, all);
      // Out of pieces, or nothing they fit: it stops short.
      if (further.length === 0) return PERFECT;
      open.push(...further);
    }
    // Only where that brings new areas into reach.
    const onward = [...from.near].filter((i) => prey[i]!.opens.some((next) => !from.near.has(next)));
    open.push(...steps(prey, stock, from, onward));
  }
  return least;
}
