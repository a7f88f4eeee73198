import type { Moment, TrainRecord } from './game.ts';

/** A moment with what came of it. */
export interface Sample extends Pick<Moment, 'turn' | 'first' | 'left' | 'rows' | 'standings'> {
  /** Which row is that of the winner. */
  winner: number;
  /** Points of each in the end. */
  points: number[];
}

/** The moments of a game; none where nobody won, or the winner is not among those seen. */
export function samplesOf({ winner, points, moments }: TrainRecord): Sample[] {
  return moments.flatMap(({ who, ...moment }) => {
    const at = winner === null ? -1 : who.indexOf(winner);
    return at < 0 ? [] : [{ ...moment, winner: at, points: who.map((id) => points[id] ?? 0) }];
  });
}

/** Of ten games in a row six are learnt from, one says when it is enough, three are held out and judged by. */
const PARTS = [
  'held',
  'train',
  'train',
  'aside',
  'train',
  'held',
  'train',
  'train',
  'held',
  'train',
] as const;
export type Part = (typeof PARTS)[number];

/** Whole games go to one part: moments of one game tell of each other. */
export function split(records: readonly TrainRecord[]): Record<Part, Sample[]> {
  const parts: Record<Part, Sample[]> = { train: [], aside: [], held: [] };
  for (const record of records) parts[PARTS[record.index % PARTS.length]!].push(...samplesOf(record));
  return parts;
}
