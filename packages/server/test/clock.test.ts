import { PACES, type Timing } from '@ochre/protocol';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  between,
  type Clock,
  follow,
  newClock,
  nextAlarm,
  overdue,
  runTo,
  spans,
  tradeEnd,
  type Waiting,
} from '../src/time/clock.ts';
import { GRACE, leave, pause, resume, takeUp, vacationLeft } from '../src/time/pauses.ts';
import { carried, cast, expire, lapsed } from '../src/time/vote.ts';

const DAY = 86_400_000;
const timing: Timing = { ...PACES.live, decision: 10, bank: 60, increment: 5, remind: 3, vacation: 4 };
const ask = (key: string, seat: number) => ({ key, seat, allowance: 10_000 });
const begin = (...questions: Waiting['questions']): Clock =>
  follow(newClock(0, [1, 2, 3], timing), { turn: 1, questions }, 0, timing);

describe('a clock', () => {
  it('runs down the allowance first and the bank after it', () => {
    const clock = begin(ask('a', 1));
    expect(spans(clock).get(1)).toEqual({ bankFrom: 10_000, endsAt: 70_000 });
    expect(runTo(clock, 9_000)).toMatchObject({ asked: { a: { left: 1_000 } }, banks: { 1: 60_000 } });
    expect(runTo(clock, 30_000)).toMatchObject({ asked: { a: { left: 0 } }, banks: { 1: 40_000 } });
    expect(overdue(runTo(clock, 69_999))).toEqual([]);
    expect(overdue(runTo(clock, 70_000))).toEqual(['a']);
  });

  it('charges a seat once for two things asked at the same time', () => {
    const clock = begin(ask('a', 1), ask('b', 1));
    expect(runTo(clock, 30_000).banks[1]).toBe(40_000);
    const one = follow(clock, { turn: 1, questions: [ask('b', 1)] }, 30_000, timing);
    expect(runTo(one, 40_000).banks[1]).toBe(30_000);
  });

  it('gives the increment of each turn to every bank, once', () => {
    const clock = begin(ask('a', 1));
    const next = follow(clock, { turn: 3, questions: [ask('b', 2)] }, 5_000, timing);
    expect(next.banks).toEqual({ 1: 70_000, 2: 70_000, 3: 70_000 });
    expect(follow(next, { turn: 3, questions: [] }, 6_000, timing).banks).toEqual(next.banks);
  });

  it('times trading as one, from its beginning to its end', () => {
    const trading = (traders: number[]): Waiting => ({ turn: 1, questions: [], traders });
    const clock = follow(begin(), trading([1, 2, 3]), 1_000, timing);
    expect(tradeEnd(clock)).toBe(601_000);
    expect(tradeEnd(follow(clock, trading([2, 3]), 300_000, timing))).toBe(601_000);
    const over = follow(clock, { turn: 1, questions: [ask('a', 1)] }, 400_000, timing);
    expect(tradeEnd(over)).toBeUndefined();
    expect(tradeEnd(follow(over, trading([1]), 500_000, timing))).toBe(1_100_000);
  });

  it('rings for reminders, then for the end', () => {
    const clock = begin(ask('a', 1));
    expect(nextAlarm(clock, timing, new Set())).toBe(67_000);
    expect(nextAlarm(runTo(clock, 67_000), timing, new Set())).toBe(70_000);
    expect(nextAlarm(clock, timing, new Set(['a']))).toBeUndefined();
  });

  it('does not count vacations, of which there are only so many days', () => {
    const clock = begin(ask('a', 1), ask('b', 2));
    const away = leave(clock, 1, 3, timing, 4_000)!;
    expect(spans(away).get(1)).toEqual({ bankFrom: 3 * DAY + 10_000, endsAt: 3 * DAY + 70_000 });
    expect(spans(away).get(2)!.endsAt).toBe(70_000);
    expect(overdue(runTo(away, DAY))).toEqual(['b']);
    expect(leave(away, 1, 5, timing, 4_000)).toBeUndefined();
    const back = leave(away, 1, 0, timing, 4_000 + DAY)!;
    expect(vacationLeft(back, 1, timing, 4_000 + DAY)).toBe(3 * DAY);
    expect(spans(back).get(1)!.bankFrom).toBe(DAY + 10_000);
    const trading = follow(away, { turn: 1, questions: [], traders: [1, 2] }, 10_000, timing);
    expect(tradeEnd(trading)).toBe(4_000 + 3 * DAY + 600_000);
    const done = follow(trading, { turn: 1, questions: [], traders: [2] }, 10_000 + DAY, timing);
    expect(tradeEnd(done)).toBe(10_000 + DAY + 600_000);
  });

  it('forgets the time in which there was no server, and gives everyone a moment to come back', () => {
    const clock = begin(ask('a', 1));
    const outage = { from: 12_000, to: 1_000_000 };
    const after = takeUp(clock, [outage], 1_000_000, GRACE);
    expect(spans(after).get(1)!.endsAt).toBe(1_000_000 + 58_000);
    const short = takeUp(runTo(clock, 65_000), [{ from: 65_000, to: 99_000 }], 99_000, GRACE);
    expect(spans(short).get(1)!.endsAt).toBe(99_000 + GRACE);
    expect(short.banks[1]).toBe(5_000);
    expect(
      between(0, 100, [
        { from: 10, to: 30 },
        { from: 20, to: 40 },
        { from: 90, to: 300 },
      ]),
    ).toBe(60);
  });
});

describe('a vote', () => {
  const clock = begin(ask('a', 1));
  const vote = (from: Clock, seat: number, agree: boolean, at = 1_000, want: 'pause' | 'resume' = 'pause') =>
    cast(from, seat, { want, agree }, [1, 2, 3], timing, at);

  it('carries with more than half, and stops everything', () => {
    const one = vote(clock, 1, true);
    expect(one).toMatchObject({ vote: { by: 1, agreed: [1], endsAt: 121_000 } });
    const paused = vote(one, 3, true, 2_000);
    expect(paused).toMatchObject({ pausedSince: 2_000, asked: { a: { left: 8_000 } } });
    expect(paused.vote).toBeUndefined();
    expect([spans(paused).size, nextAlarm(paused, timing, new Set())]).toEqual([0, undefined]);
    expect(runTo(paused, DAY).banks).toEqual(clock.banks);
    const on = vote(vote(paused, 2, true, DAY, 'resume'), 1, true, DAY, 'resume');
    expect(spans(on).get(1)!.endsAt).toBe(DAY + 68_000);
  });

  it('is lost when it can no longer carry, and says what cannot be asked', () => {
    const declined = vote(vote(vote(clock, 1, true), 2, false), 3, false);
    expect([declined.vote, declined.pausedSince]).toEqual([undefined, undefined]);
    expect(() => vote(clock, 1, false)).toThrow('proposed');
    expect(() => vote(clock, 1, true, 1_000, 'resume')).toThrow('going on');
    expect(cast(clock, 1, { want: 'pause', agree: true }, [1], timing, 5)).toMatchObject({ pausedSince: 5 });
  });

  it('on going back needs all, is lost with one, and is about the game as it stands', () => {
    const back = (from: Clock, seat: number, agree: boolean, voters = [1, 2, 3]) =>
      cast(from, seat, { want: 'takeBack', agree }, voters, timing, 1_000);
    const two = back(back(clock, 1, true), 2, true);
    expect(carried(two.vote!, [1, 2, 3])).toBe(false);
    // Who has gone is not asked any more, and who has come is.
    expect(carried(two.vote!, [1, 2])).toBe(true);
    expect(carried(back(two, 3, true).vote!, [1, 2, 3])).toBe(true);
    expect(carried(back(two, 3, true).vote!, [1, 2, 3, 4])).toBe(false);
    expect(back(two, 3, false).vote).toBeUndefined();
    expect(lapsed(two).vote).toBeUndefined();
    expect(expire(two, 121_000).vote).toBeUndefined();
    expect(nextAlarm(two, timing, new Set(['a']))).toBe(121_000);
    const stops = vote(clock, 1, true);
    expect(lapsed(stops)).toBe(stops);
    expect(() => back(stops, 2, true)).toThrow('voted on');
    expect(() => vote(two, 3, true)).toThrow('voted on');
    expect(() => back(pause(clock, 5), 1, true)).toThrow('stands still');
  });

  it('over time fails to stop a game, but lets it go on', () => {
    expect(expire(vote(clock, 1, true), 121_000)).not.toHaveProperty('pausedSince');
    const asked = vote(pause(clock, 5), 1, true, 10, 'resume');
    expect(asked.pausedSince).toBe(5);
    expect(expire(asked, 120_009).vote).toBeDefined();
    expect(expire(asked, 120_010)).not.toHaveProperty('pausedSince');
    const against = vote(asked, 2, false, 20, 'resume');
    expect(expire(against, 120_010)).toMatchObject({ pausedSince: 5 });
  });
});

type Step =
  | { do: 'wait'; ms: number }
  | { do: 'ask'; questions: Waiting['questions']; turn: boolean; trade: boolean }
  | { do: 'pause' }
  | { do: 'resume' }
  | { do: 'leave'; seat: number; days: number }
  | { do: 'crash'; ms: number };

const seats = fc.integer({ min: 1, max: 3 });
const steps = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 40_000 }) }),
    fc.record({
      do: fc.constant('ask' as const),
      questions: fc
        .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), seats), {
          selector: ([key]) => key,
          maxLength: 4,
        })
        .map((list) => list.map(([key, seat]) => ask(`${key}${seat}`, seat))),
      turn: fc.boolean(),
      trade: fc.boolean(),
    }),
    fc.record({ do: fc.constantFrom('pause' as const, 'resume' as const) }),
    fc.record({ do: fc.constant('leave' as const), seat: seats, days: fc.integer({ min: 0, max: 2 }) }),
    fc.record({ do: fc.constant('crash' as const), ms: fc.integer({ min: 0, max: 2 * DAY }) }),
  ),
  { maxLength: 40 },
) as fc.Arbitrary<Step[]>;

describe('whatever happens', () => {
  /** Runs the steps, settling as often as `every` says, and shows each state with the time that could be spent. */
  function run(list: Step[], every: number, look: (before: Clock, after: Clock, step: Step) => void): Clock {
    let now = 0;
    let turn = 1;
    let clock = begin(ask('a1', 1));
    for (const step of list) {
      const before = clock;
      if (step.do === 'wait') {
        for (let t = now + every; t < now + step.ms; t += every) clock = runTo(clock, t);
        now += step.ms;
        clock = runTo(clock, now);
      } else if (step.do === 'ask') {
        if (step.turn) turn++;
        const traders = step.trade ? { traders: [1, 2] } : {};
        clock = follow(clock, { turn, questions: step.questions, ...traders }, now, timing);
      } else if (step.do === 'pause') clock = pause(clock, now);
      else if (step.do === 'resume') clock = resume(clock, now);
      else if (step.do === 'leave') clock = leave(clock, step.seat, step.days, timing, now) ?? clock;
      else {
        const from = now;
        now += step.ms;
        clock = takeUp(JSON.parse(JSON.stringify(clock)) as Clock, [{ from, to: now }], now, GRACE);
      }
      look(before, clock, step);
    }
    return clock;
  }

  it('no bank grows without an increment, nothing is ever negative, and vacations are bounded', () => {
    fc.assert(
      fc.property(steps, (list) => {
        run(list, 1e9, (before, after, step) => {
          const gained = (after.turn - before.turn) * timing.increment * 1000;
          for (const seat of [1, 2, 3]) {
            expect(after.banks[seat]!).toBeLessThanOrEqual(before.banks[seat]! + gained);
            expect(after.banks[seat]!).toBeGreaterThanOrEqual(0);
            expect(vacationLeft(after, seat, timing, after.at)).toBeGreaterThanOrEqual(0);
          }
          for (const { left } of Object.values(after.asked)) expect(left).toBeGreaterThanOrEqual(0);
          if (after.trade) expect(after.trade.left).toBeGreaterThanOrEqual(0);
          if (step.do !== 'wait')
            expect(after.turn > before.turn || after.banks).toEqual(after.turn > before.turn || before.banks);
        });
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it('it makes no difference how often one looks', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: 500, max: 9_000 }), (list, every) => {
        expect(run(list, every, () => {})).toEqual(run(list, 1e9, () => {}));
      }),
      { seed: 2, numRuns: 200 },
    );
  });

  it('a restart takes nothing from anybody, and gives at most the moment to come back', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: 0, max: DAY }), (list, ms) => {
        const clock = run(list, 1e9, () => {});
        const now = clock.at + ms;
        const after = takeUp(clock, [{ from: clock.at, to: now }], now, GRACE);
        const rest = (c: Clock, seat: number): number =>
          Math.max(0, spans(c).get(seat)!.endsAt - Math.max(c.at, c.away[seat]?.until ?? 0));
        for (const [seat] of spans(clock))
          expect(rest(after, seat)).toBeLessThanOrEqual(Math.max(GRACE, rest(clock, seat)));
        for (const [seat] of spans(clock))
          expect(rest(after, seat)).toBeGreaterThanOrEqual(rest(clock, seat));
        expect(after.banks).toEqual(clock.banks);
      }),
      { seed: 3, numRuns: 300 },
    );
  });
});
