import type { Timing } from '@ochre/protocol';
import { type Clock, type Outage, runTo, spans, tradeEnd } from './clock.ts';

// What stops clocks: pauses, vacations, and the server's own absence.

const DAY = 86_400_000;

/** Whoever is waited for when the server comes back has at least this long to come back, too. */
export const GRACE = 30_000;

export function pause(clock: Clock, now: number): Clock {
  const { vote: _, ...current } = runTo(clock, now);
  return { ...current, pausedSince: current.pausedSince ?? now };
}

export function resume(clock: Clock, now: number): Clock {
  const { vote: _, pausedSince: __, ...current } = runTo(clock, now);
  return current;
}

/** Vacation a seat may still take, counting what is left of the present one. */
export function vacationLeft(clock: Clock, seat: number, timing: Timing, now: number): number {
  const { used, until } = clock.away[seat] ?? { used: 0, until: 0 };
  return timing.vacation * DAY - used + Math.max(0, until - now);
}

/** Days off from now on, in place of what is left of a vacation; `undefined` when there are not so many left. */
export function leave(
  clock: Clock,
  seat: number,
  days: number,
  timing: Timing,
  now: number,
): Clock | undefined {
  const current = runTo(clock, now);
  const left = vacationLeft(current, seat, timing, now);
  const taken = days * DAY;
  if (taken > left) return undefined;
  const used = timing.vacation * DAY - left + taken;
  return { ...current, away: { ...current.away, [seat]: { until: now + taken, used } } };
}

/** Somebody else sits down: a whole bank would be a reward for changing hands, so only the vacation is forgotten. */
export function newPerson(clock: Clock, seat: number, now: number): Clock {
  const current = runTo(clock, now);
  const { [seat]: _, ...away } = current.away;
  return { ...current, away };
}

/** A clock taken up again after the server was away. */
export function takeUp(clock: Clock, outages: readonly Outage[], now: number, grace: number): Clock {
  return withGrace(runTo(clock, now, outages), grace);
}

/** Everyone who is waited for has at least so long, without a bank going up for it. */
function withGrace(clock: Clock, grace: number): Clock {
  const short = new Map(
    [...spans(clock)].map(([seat, { endsAt }]) => [seat, Math.max(0, clock.at + grace - endsAt)]),
  );
  const asked = Object.fromEntries(
    Object.entries(clock.asked).map(([key, { seat, left }]) => [
      key,
      { seat, left: left + (short.get(seat) ?? 0) },
    ]),
  );
  const end = tradeEnd(clock);
  if (!clock.trade || end === undefined) return { ...clock, asked };
  const missing = Math.max(0, clock.at + grace - end);
  return { ...clock, asked, trade: { ...clock.trade, left: clock.trade.left + missing } };
}
