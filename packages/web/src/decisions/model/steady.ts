import { type Appraisal, GROUPS, type Group } from './trade.ts';

/** An offer where it is shown: gone once it stands no more. */
export interface Row {
  a: Appraisal;
  gone?: true;
}

export type Rows = Record<Group, Row[]>;

export function rowsOf(groups: Record<Group, Appraisal[]>, passes: (a: Appraisal) => boolean): Rows {
  const rows = GROUPS.map((g): [Group, Row[]] => [g, groups[g].filter(passes).map((a) => ({ a }))]);
  return Object.fromEntries(rows) as Rows;
}

/** Offers of others; mine stand apart. */
export const OTHERS = GROUPS.filter((g) => g !== 'mine');

/** Rows by what their nation wishes: each the ways in which it would pay for that, the best first. */
export function wishes(rows: readonly Row[]): Row[][] {
  const wish = ({ a: { offer } }: Row): string =>
    JSON.stringify([offer.from, offer.to, offer.replyTo, offer.wants]);
  return [...Map.groupBy(rows, wish).values()];
}

/** Groups one looks into unasked. */
const OPEN: readonly Group[] = ['better', 'near', 'even'];
/** Wishes a screen has room for, and how many of them every group may have before others get more. */
const SIGHT = 12;
const FEW = 3;

/** How many wishes of each group are in sight; the others are one press away. */
export function inSight(rows: Rows): Partial<Record<Group, number>> {
  const there = (g: Group): number => wishes(rows[g]).length;
  const shown = OPEN.map((g): [Group, number] => [g, Math.min(FEW, there(g))]);
  let room = SIGHT - shown.reduce((sum, [, n]) => sum + n, 0);
  for (const one of shown) {
    const more = Math.min(room, there(one[0]) - one[1]);
    one[1] += more;
    room -= more;
  }
  return Object.fromEntries(shown);
}

/**
 * The rows of others as they stood, each with what is now known of it, and how much a look at the market as it is would change;
 * mine as they are, since I changed them myself.
 */
export interface Steady {
  rows: Rows;
  fresh: number;
  gone: number;
}

/** `now`: the rows that would be shown; `standing`: every offer that stands, shown or not. */
export function steady(stood: Rows, now: Rows, standing: readonly Appraisal[]): Steady {
  const known = new Map(standing.map((a) => [a.offer.id, a]));
  const rows = { ...stood, mine: now.mine };
  for (const g of OTHERS)
    rows[g] = stood[g].map(({ a }) => {
      const still = known.get(a.offer.id);
      return still ? { a: still } : { a, gone: true };
    });
  const shown = OTHERS.flatMap((g) => rows[g]);
  const there = new Set(shown.map(({ a }) => a.offer.id));
  return {
    rows,
    fresh: OTHERS.flatMap((g) => now[g]).filter(({ a }) => !there.has(a.offer.id)).length,
    gone: shown.filter(({ gone }) => gone).length,
  };
}
