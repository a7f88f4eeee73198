import type { NationId } from '@ochre/engine';
import type { LabRecord } from './game.ts';
import {
  bootstrap,
  bradleyTerry,
  type Interval,
  independent,
  mean,
  rounded,
  sum,
  wilson,
} from './statistics.ts';

/** Points of difference that make the better one ten times as likely to come first are 400, as in chess. */
const SCALE = 400 / Math.LN10;
const MIDDLE = 1500;

export interface HeadToHead {
  games: number;
  deals: number;
  /** Of all wins the part of the first, as if both had the same number of seats: 0.5 is chance. */
  winShare: number;
  ci95: Interval;
  /** Victory points of a seat of the first above those of a seat of the other, in the mean. */
  pointsOver: number;
  pointsCi95: Interval;
}

export interface Standing {
  entrant: string;
  seats: number;
  wins: number;
  /** Wins in a seat against what chance gives a seat: 1 is chance. */
  winIndex: number;
  winCi95: Interval;
  rating: number;
  ratingCi95: Interval;
}

/** Groups records by the deal they were dealt. */
export function byDeal(records: readonly LabRecord[]): LabRecord[][] {
  const deals = new Map<number, LabRecord[]>();
  for (const record of records) {
    const known = deals.get(record.deal);
    if (known) known.push(record);
    else deals.set(record.deal, [record]);
  }
  return [...deals.values()];
}

const winnerOf = ({ result, seats }: LabRecord): string | undefined =>
  result.winner === null ? undefined : seats[result.winner];

/** Won, lost, or neither where nobody is left. */
function wonBy(record: LabRecord, entrant: string): number {
  const winner = winnerOf(record);
  return winner === undefined ? 0.5 : Number(winner === entrant);
}

/** Victory points of a nation in the end. */
export const pointsOf = ({ result }: LabRecord, nation: NationId): number =>
  result.scores[nation]?.['total'] ?? 0;

/** Points of an entrant's seats in the mean. */
function meanPoints(record: LabRecord, entrant: string): number {
  const own = Object.keys(record.seats).filter((nation) => record.seats[nation] === entrant);
  return mean(own.map((nation) => pointsOf(record, nation)));
}

export function headToHead(records: readonly LabRecord[], [a, b]: readonly [string, string]): HeadToHead {
  const perSeat = (entrant: string): number => {
    const seats = sum(records.map((r) => Object.values(r.seats).filter((name) => name === entrant).length));
    return seats === 0 ? 0 : sum(records.map((r) => wonBy(r, entrant))) / seats;
  };
  const [ours, theirs] = [perSeat(a), perSeat(b)];
  const winShare = ours + theirs === 0 ? 0.5 : ours / (ours + theirs);
  const deals = byDeal(records);
  const worth = independent(deals.map((deal) => deal.map((record) => wonBy(record, a))));
  const ci95 = wilson(winShare, worth).map((bound) => rounded(bound, 4)) as Interval;
  const over = (some: readonly LabRecord[]): number =>
    mean(some.map((record) => meanPoints(record, a) - meanPoints(record, b)));
  const [span = [0, 0]] = bootstrap(deals, (drawn) => [over(drawn.flat())]);
  return {
    games: records.length,
    deals: deals.length,
    winShare: rounded(winShare, 4),
    ci95,
    pointsOver: rounded(over(records), 1),
    pointsCi95: span.map((bound) => rounded(bound, 1)) as Interval,
  };
}

/** How often each came before each, one game counting one for every two entrants that met in it. */
function placements(records: readonly LabRecord[], entrants: readonly string[]): number[][] {
  const wins = entrants.map(() => entrants.map(() => 0));
  const number = new Map(entrants.map((entrant, i) => [entrant, i]));
  for (const { result, seats } of records) {
    const game = entrants.map(() => entrants.map(() => 0));
    const order = result.order.map((nation) => number.get(seats[nation]!)!);
    order.forEach((better, place) => {
      for (const worse of order.slice(place + 1)) if (better !== worse) game[better]![worse]!++;
    });
    for (const a of number.values())
      for (const b of number.values()) {
        const met = game[a]![b]! + game[b]![a]!;
        if (met > 0) wins[a]![b]! += game[a]![b]! / met;
      }
  }
  return wins;
}

/** Wins and rating of every entrant, best first. */
export function standings(records: readonly LabRecord[], entrants: readonly string[]): Standing[] {
  const rate = (some: readonly LabRecord[]): number[] =>
    bradleyTerry(placements(some, entrants)).map((strength) => MIDDLE + SCALE * strength);
  const deals = byDeal(records);
  const ratings = rate(records);
  const spans = bootstrap(deals, (drawn) => rate(drawn.flat()));
  const found = entrants.map((entrant, i): Standing => {
    const seated = records.map((r) => Object.values(r.seats).filter((name) => name === entrant).length);
    const seats = sum(seated);
    const wins = sum(records.map((r) => Number(winnerOf(r) === entrant)));
    const chance = sum(records.map((r, g) => seated[g]! / r.players)) / Math.max(1, seats);
    const index = (share: number): number => rounded(share / (chance || 1), 3);
    return {
      entrant,
      seats,
      wins,
      winIndex: index(wins / Math.max(1, seats)),
      winCi95: wilson(wins / Math.max(1, seats), seats).map(index) as Interval,
      rating: Math.round(ratings[i]!),
      ratingCi95: (spans[i] ?? [ratings[i]!, ratings[i]!]).map(Math.round) as Interval,
    };
  });
  return found.sort((a, b) => b.rating - a.rating || b.winIndex - a.winIndex);
}

/** What each entrant's answers took: the slowest one. */
export function slowestOf(records: readonly LabRecord[]): Record<string, { ms: number; kind: string }> {
  const slowest: Record<string, { ms: number; kind: string }> = {};
  for (const { cost } of records)
    for (const [entrant, { ms, kind }] of Object.entries(cost.slowest))
      if (ms > (slowest[entrant]?.ms ?? -1)) slowest[entrant] = { ms: rounded(ms, 1), kind };
  return slowest;
}
