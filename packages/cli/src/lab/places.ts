import type { NationId } from '@ochre/engine';
import { byDeal, pointsOf } from './entrants.ts';
import type { LabRecord } from './game.ts';
import { bootstrap, type Interval, independent, mean, rounded, sum, wilson } from './statistics.ts';

/** Where the one came in that played among others, in the order the book's tie-breaks give. */
export interface Places {
  games: number;
  deals: number;
  /** How often it was first, second and so on. */
  places: number[];
  /** The part of all games that it won, and the part that would be fair: one seat of so many. */
  winShare: number;
  winCi95: Interval;
  fairShare: number;
  /** Victory points above what the others had in the mean. */
  pointsOver: number;
  pointsCi95: Interval;
  /** Games it ended before the middle of the table, and which part of all: of five players places 1 and 2, so 0.4 is chance. */
  upperHalf: number;
  upperShare: number;
  ci95: Interval;
}

/** Before the middle: place 1 or 2 of four and of five; the middle place of an odd number is not. */
const inUpperHalf = (place: number, players: number): boolean => place <= Math.floor(players / 2);

/** Its only nation. */
const nationOf = ({ seats }: LabRecord, entrant: string): NationId =>
  Object.keys(seats).find((nation) => seats[nation] === entrant)!;

/** The place of an entrant's only nation; last where it did not see the end. */
function placeOf(record: LabRecord, entrant: string): number {
  const at = record.result.order.indexOf(nationOf(record, entrant));
  return at < 0 ? record.players : at + 1;
}

function pointsOver(record: LabRecord, entrant: string): number {
  const own = nationOf(record, entrant);
  const others = Object.keys(record.seats).filter((nation) => nation !== own);
  return pointsOf(record, own) - mean(others.map((nation) => pointsOf(record, nation)));
}

/** A share of games, and the interval it lies in, games of a deal counted together. */
function share(groups: readonly (readonly number[])[]): { share: number; ci95: Interval } {
  const found = mean(groups.flat());
  const ci95 = wilson(found, independent(groups)).map((bound) => rounded(bound, 4)) as Interval;
  return { share: rounded(found, 4), ci95 };
}

export function placesOf(records: readonly LabRecord[], entrant: string): Places {
  const places = Array<number>(Math.max(0, ...records.map(({ players }) => players))).fill(0);
  for (const record of records) places[placeOf(record, entrant) - 1]!++;
  const deals = byDeal(records);
  const upper = deals.map((deal) =>
    deal.map((record) => Number(inUpperHalf(placeOf(record, entrant), record.players))),
  );
  const wins = share(
    deals.map((deal) => deal.map((record) => Number(record.result.winner === nationOf(record, entrant)))),
  );
  const half = share(upper);
  const over = (some: readonly LabRecord[]): number =>
    mean(some.map((record) => pointsOver(record, entrant)));
  const [span = [0, 0]] = bootstrap(deals, (drawn) => [over(drawn.flat())]);
  return {
    games: records.length,
    deals: deals.length,
    places,
    winShare: wins.share,
    winCi95: wins.ci95,
    fairShare: rounded(mean(records.map(({ players }) => 1 / players)), 4),
    pointsOver: rounded(over(records), 1),
    pointsCi95: span.map((bound) => rounded(bound, 1)) as Interval,
    upperHalf: sum(upper.flat()),
    upperShare: half.share,
    ci95: half.ci95,
  };
}
