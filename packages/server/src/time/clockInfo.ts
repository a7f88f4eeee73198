import type { ClockInfo, SeatClock, Timing } from '@ochre/protocol';
import { type Clock, type Span, spans, tradeEnd } from './clock.ts';
import { vacationLeft } from './pauses.ts';

const DAY = 86_400_000;

function seatClock(
  clock: Clock,
  seat: number,
  span: Span | undefined,
  timing: Timing,
  now: number,
): SeatClock {
  const away = clock.away[seat]?.until ?? 0;
  const left = Object.values(clock.asked)
    .filter((question) => question.seat === seat)
    .map((question) => question.left);
  const still = span === undefined || away > now;
  return {
    seat,
    bank: clock.banks[seat] ?? 0,
    ...(!still && span),
    ...(still && left.length > 0 && { left: Math.min(...left) }),
    ...(away > now && { awayUntil: away }),
    ...(timing.vacation > 0 && {
      daysOff:
        Math.floor(((vacationLeft(clock, seat, timing, now) - Math.max(0, away - now)) / DAY) * 100) / 100,
    }),
  };
}

function tradeClock(clock: Clock): ClockInfo['trade'] {
  const endsAt = tradeEnd(clock);
  return endsAt === undefined ? { left: clock.trade!.left } : { endsAt };
}

/** A clock as everyone at the table may see it; `people` are the seats whose time is of interest. */
export function clockInfo(
  clock: Clock,
  timing: Timing,
  now: number,
  people: readonly number[],
  voters: readonly number[],
): ClockInfo {
  const running = spans(clock);
  const timed = timing.decision !== null || timing.vacation > 0;
  return {
    now,
    ...(clock.pausedSince !== undefined && { pausedSince: clock.pausedSince }),
    ...(clock.vote && { vote: { ...clock.vote, voters: [...voters] } }),
    ...(clock.trade && { trade: tradeClock(clock) }),
    seats: timed ? people.map((seat) => seatClock(clock, seat, running.get(seat), timing, now)) : [],
  };
}
