import type { Effect } from '../live/effects.ts';

/** Lengths at usual pace in milliseconds. */
export const MS = {
  token: 420,
  ship: 560,
  round: 420,
  city: 720,
  cards: 640,
  advance: 240,
  track: 360,
  calamity: 1800,
  nation: 160,
  mine: 600,
  least: 2000,
  page: 2800,
  most: 4000,
  /** A page stays at least so long when all of it is there. */
  read: 700,
} as const;

/** So many things move at once, unless time is short. */
const AT_ONCE = 3;
const ROUNDS = 4;
/** However late it is in a phase, what still comes is given so much. */
const LATE = 1200;
/** Nothing is faster than this, however much there is. */
const FASTEST = 0.3;
/** Rather than faster than this nations move together. */
const HASTY = 0.7;

const LENGTHS: Record<Exclude<Effect['kind'], 'fight'>, number> = {
  travel: MS.token,
  voyage: MS.ship,
  rise: MS.city,
  fall: MS.city,
  strike: MS.city,
  gain: MS.token,
  loss: MS.token,
  deal: MS.cards,
};

/** In how many rounds a conflict is counted down. */
export const roundsOf = (effect: Extract<Effect, { kind: 'fight' }>): number =>
  Math.min(ROUNDS, Math.max(1, ...Object.values(effect.sides).map(({ lost }) => lost)));

export const lengthOf = (effect: Effect): number =>
  effect.kind === 'fight' ? MS.round * roundsOf(effect) : LENGTHS[effect.kind];

export const chunked = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));

interface Timed {
  ms: number;
  kind?: string;
  owners?: readonly string[];
}

/** How a scene falls into beats. */
export interface Timing {
  /** So many things at once, */
  size: number;
  /** so much shorter than usual, */
  share: number;
  /** and each nation by itself. */
  singly: boolean;
}

/** What moves together: no more at once than there may be, and of one nation where there is time for that. */
export function together<T extends Timed>(
  acts: readonly T[],
  { size, singly }: Omit<Timing, 'share'>,
): T[][] {
  const runs: T[][] = [];
  for (const act of acts) {
    const first = runs.at(-1)?.[0];
    const apart = singly && act.kind === 'act' && first?.owners?.[0] !== act.owners?.[0];
    if (first && !apart) runs.at(-1)!.push(act);
    else runs.push([act]);
  }
  return runs.flatMap((run) => chunked(run, size));
}

/** How many move at once, and how much faster, so that a phase takes no longer than it may. */
export function timing(scenes: readonly (readonly Timed[])[], spent: number): Timing {
  const most = Math.max(LATE, MS.most - spent) - MS.nation * Math.max(0, scenes.length - 1);
  const timed = scenes.map((acts) => acts.filter(({ kind }) => kind !== 'calamity'));
  const largest = Math.max(AT_ONCE, ...timed.map((acts) => acts.length));
  const fit = (singly: boolean): Timing => {
    const total = (size: number): number =>
      timed
        .flatMap((acts) => together(acts, { size, singly }))
        .reduce((sum, acts) => sum + Math.max(...acts.map(({ ms }) => ms)), 0);
    let size = AT_ONCE;
    while (size < largest && total(size) > most) size++;
    const sum = total(size);
    return { size, share: sum > most ? Math.max(FASTEST, most / sum) : 1, singly };
  };
  const apart = fit(true);
  return apart.share < HASTY ? fit(false) : apart;
}
