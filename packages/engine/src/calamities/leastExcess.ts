import { CITY_POINTS } from '../board/queries.ts';

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

interface Total {
  tokens: number;
  cities: number;
}

const PERFECT = 0;

function totalOf(prey: readonly Prey[], near: Iterable<number>): Total {
  const total = { tokens: 0, cities: 0 };
  for (const i of near) {
    total.tokens += prey[i]!.tokens;
    if (prey[i]!.city) total.cities++;
  }
  return total;
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

/** From where the taker is, one unit further: only where that brings new areas into reach. */
function onward(prey: readonly Prey[], from: Reach): Reach[] {
  return [...from.near].flatMap((i) => {
    const { tokens, city, opens } = prey[i]!;
    if (opens.every((next) => from.near.has(next))) return [];
    const near = new Set([...from.near, ...opens]);
    return [
      ...(tokens > 0 ? [{ ...from, near, tokens: from.tokens + 1 }] : []),
      ...(city ? [{ ...from, near, cities: from.cities + 1 }] : []),
    ];
  });
}

const keyOf = ({ near, cities, tokens }: Reach): string =>
  `${cities}.${tokens}.${[...near].sort((a, b) => a - b)}`;

/**
 * By how much at least units worth `points` come out above them, if each is taken within reach of those before; all are
 * within reach once none is left there.
 */
export function leastExcess(prey: readonly Prey[], near: readonly number[], points: number): number {
  const everything = prey.map((_, i) => i);
  const open: Reach[] = [{ near: new Set(near.length > 0 ? near : everything), cities: 0, tokens: 0 }];
  const seen = new Set<string>();
  let least = Infinity;
  for (const from of open) {
    if (CITY_POINTS * from.cities + from.tokens > points || seen.has(keyOf(from))) continue;
    seen.add(keyOf(from));
    const all = totalOf(prey, from.near);
    const whole = CITY_POINTS * all.cities + all.tokens;
    if (whole <= points) {
      if (whole === points || from.near.size === prey.length) return PERFECT;
      const next = new Set([...from.near].flatMap((i) => [i, ...prey[i]!.opens]));
      open.push({ near: next.size > from.near.size ? next : new Set(everything), ...all });
    } else least = Math.min(least, excessWithin(all, from, points));
    if (least === PERFECT) return PERFECT;
    open.push(...onward(prey, from));
  }
  return least;
}
