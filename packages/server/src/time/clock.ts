import type { Proposal, Timing } from '@ochre/protocol';

// Pure: no function here reads the time. A clock says what everyone had left at one moment; `runTo` lets it run on
// from there. Whatever changes who is waited for runs it on first, so that no moment is counted twice or not at all.

/** Time that must outlive the process. All durations are milliseconds. */
export interface Clock {
  /** The moment all of the rest holds for. */
  at: number;
  /** The last turn whose increment was given. */
  turn: number;
  /** Left beyond the allowances, by seat. */
  banks: Record<number, number>;
  /** What is waited for, and what is left of its allowance. */
  asked: Record<string, { seat: number; left: number }>;
  /** Left of trading, and who has not finished it. */
  trade?: { left: number; seats: number[] };
  /** Nothing runs since then. */
  pausedSince?: number;
  vote?: Omit<Proposal, 'voters'>;
  /** Vacations: until when the present one lasts, and what all of them took. */
  away: Record<number, { until: number; used: number }>;
}

/** Something a seat is asked, under a name that stays the same while it is asked in parts. */
export interface Question {
  key: string;
  seat: number;
  allowance: number;
}

/** Whom the game waits for. */
export interface Waiting {
  turn: number;
  questions: Question[];
  /** Seats that have not finished trading, while it is on. */
  traders?: number[];
}

export function newClock(at: number, seats: readonly number[], timing: Timing): Clock {
  const banks = Object.fromEntries(seats.map((seat) => [seat, timing.bank * 1000]));
  return { at, turn: 1, banks, asked: {}, away: {} };
}

const bankOf = (clock: Clock, seat: number): number => clock.banks[seat] ?? 0;

/** From when on a seat's time runs: not during its vacation. */
const runsFrom = (clock: Clock, seat: number): number => Math.max(clock.at, clock.away[seat]?.until ?? 0);

/** Trading waits for everyone who is on vacation and has not finished. */
const tradeFrom = (clock: Clock): number =>
  Math.max(...(clock.trade?.seats ?? []).map((seat) => runsFrom(clock, seat)), clock.at);

/** What is left of the allowance that ends first, by seat. */
function shortest(clock: Clock): Map<number, number> {
  const least = new Map<number, number>();
  for (const { seat, left } of Object.values(clock.asked))
    least.set(seat, Math.min(left, least.get(seat) ?? left));
  return least;
}

/** A time in which there was no server, and which is nobody's. */
export interface Outage {
  from: number;
  to: number;
}

/** How long it is from one moment to another without the outages, which may overlap. */
export function between(from: number, to: number, outages: readonly Outage[]): number {
  let length = Math.max(0, to - from);
  let counted = from;
  for (const outage of [...outages].sort((a, b) => a.from - b.from)) {
    const begin = Math.max(counted, outage.from);
    const end = Math.min(to, outage.to);
    if (end <= begin) continue;
    length -= end - begin;
    counted = end;
  }
  return length;
}

/** The same clock at a later moment. Going back is ignored: the machine's time may have been set. */
export function runTo(clock: Clock, now: number, outages: readonly Outage[] = []): Clock {
  if (now <= clock.at) return clock;
  if (clock.pausedSince !== undefined) return { ...clock, at: now };
  const passed = (seat: number): number => between(runsFrom(clock, seat), now, outages);
  const banks = { ...clock.banks };
  for (const [seat, least] of shortest(clock))
    banks[seat] = Math.max(0, bankOf(clock, seat) - Math.max(0, passed(seat) - least));
  const asked = Object.fromEntries(
    Object.entries(clock.asked).map(([key, { seat, left }]) => [
      key,
      { seat, left: Math.max(0, left - passed(seat)) },
    ]),
  );
  const current: Clock = { ...clock, at: now, banks, asked };
  if (clock.trade) {
    const left = Math.max(0, clock.trade.left - between(tradeFrom(clock), now, outages));
    current.trade = { ...clock.trade, left };
  }
  return current;
}

/** The clock once the game waits for those named: what was waited for before keeps what it had left. */
export function follow(clock: Clock, waiting: Waiting, now: number, timing: Timing): Clock {
  const current = runTo(clock, now);
  const { trade, ...rest } = current;
  const next: Clock = { ...rest, turn: Math.max(clock.turn, waiting.turn), banks: { ...current.banks } };
  const gained = (next.turn - clock.turn) * timing.increment * 1000;
  if (gained > 0) for (const seat in next.banks) next.banks[seat]! += gained;
  next.asked = Object.fromEntries(
    waiting.questions.map(({ key, seat, allowance }) => [
      key,
      { seat, left: current.asked[key]?.left ?? allowance },
    ]),
  );
  if (timing.trade !== null && waiting.traders)
    next.trade = { left: trade?.left ?? timing.trade * 1000, seats: waiting.traders };
  return next;
}

export interface Span {
  /** When the allowance ends and the bank begins to run. */
  bankFrom: number;
  /** When the bank is empty, too. */
  endsAt: number;
}

/** When the time of each seat that is waited for ends; nothing while the game stands still. */
export function spans(clock: Clock): Map<number, Span> {
  const found = new Map<number, Span>();
  if (clock.pausedSince !== undefined) return found;
  for (const [seat, least] of shortest(clock)) {
    const bankFrom = runsFrom(clock, seat) + least;
    found.set(seat, { bankFrom, endsAt: bankFrom + bankOf(clock, seat) });
  }
  return found;
}

export function tradeEnd(clock: Clock): number | undefined {
  return clock.trade && clock.pausedSince === undefined ? tradeFrom(clock) + clock.trade.left : undefined;
}

/** What of a seat is over time at the clock's own moment: bank and allowance are both used up. */
export function overdue(clock: Clock): string[] {
  if (clock.pausedSince !== undefined) return [];
  const out = ([, { seat, left }]: [string, { seat: number; left: number }]): boolean =>
    left === 0 && bankOf(clock, seat) === 0 && runsFrom(clock, seat) === clock.at;
  return Object.entries(clock.asked)
    .filter(out)
    .map(([key]) => key);
}

/** The next moment something happens by itself: somebody late, trading over, a reminder due, a vote decided. */
export function nextAlarm(clock: Clock, timing: Timing, skip: ReadonlySet<string>): number | undefined {
  const times: number[] = [];
  const considered = Object.entries(clock.asked).filter(([key]) => !skip.has(key));
  const live: Clock = { ...clock, asked: Object.fromEntries(considered) };
  const ends = [...spans(live).values()].map(({ endsAt }) => endsAt);
  const trade = tradeEnd(clock);
  if (trade !== undefined) ends.push(trade);
  for (const end of ends) {
    times.push(end);
    if (timing.remind !== null && end - timing.remind * 1000 > clock.at)
      times.push(end - timing.remind * 1000);
  }
  if (clock.vote) times.push(clock.vote.endsAt);
  return times.length > 0 ? Math.min(...times) : undefined;
}
