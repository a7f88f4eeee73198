import { byDeal } from './entrants.ts';
import type { LabRecord } from './game.ts';
import { type Interval, independent, rounded, sum, wilson } from './statistics.ts';

/** Where the one came in that played among others, in the order the book's tie-breaks give. */
export interface Places {
  games: number;
  deals: number;
  /** How often it was first, second and so on. */
  places: number[];
  /** Games it ended before the middle of the table, and which part of all: of five players places 1 and 2, so 0.4 is chance. */
  upperHalf: number;
  upperShare: number;
  ci95: Interval;
}

/** Before the middle: place 1 or 2 of four and of five; the middle place of an odd number is not. */
const inUpperHalf = (place: number, players: number): boolean => place <= Math.floor(players / 2);

/** The place of an entrant's only nation; last where it did not see the end. */
function placeOf({ seats, players, result }: LabRecord, entrant: string): number {
  const own = Object.keys(seats).find((nation) => seats[nation] === entrant)!;
  const at = result.order.indexOf(own);
  return at < 0 ? players : at + 1;
}

export function placesOf(records: readonly LabRecord[], entrant: string): Places {
  const places = Array<number>(Math.max(0, ...records.map(({ players }) => players))).fill(0);
  for (const record of records) places[placeOf(record, entrant) - 1]!++;
  const upper = byDeal(records).map((deal) =>
    deal.map((record) => Number(inUpperHalf(placeOf(record, entrant), record.players))),
  );
  const upperHalf = sum(upper.flat());
  const share = upperHalf / Math.max(1, records.length);
  return {
    games: records.length,
    deals: upper.length,
    places,
    upperHalf,
    upperShare: rounded(share, 4),
    ci95: wilson(share, independent(upper)).map((bound) => rounded(bound, 4)) as Interval,
  };
}
