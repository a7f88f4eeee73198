import type { Decision } from '@ochre/engine';
import { type ClockInfo, isSlow, type Timing } from '@ochre/protocol';
import { type Journal, Unsure } from '../play/journal.ts';
import { conflict, Refusal } from '../refusal.ts';
import { type Clock, nextAlarm, type Outage, overdue, runTo, spans, tradeEnd } from './clock.ts';
import { clockInfo } from './clockInfo.ts';
import { GRACE, leave, newPerson, takeUp } from './pauses.ts';
import { carried, cast, expire, type Voice } from './vote.ts';
import { keyOf } from './waiting.ts';

/** What can be done with the clock of a game, which is filed with each change. */
export class GameClock {
  readonly #journal: Journal;
  readonly #timing: Timing;

  constructor(journal: Journal, timing: Timing) {
    this.#journal = journal;
    this.#timing = timing;
  }

  get state(): Clock {
    return this.#journal.clock;
  }

  get paused(): boolean {
    return this.state.pausedSince !== undefined;
  }

  /** Whether bots, and those who answer for people who are late, wait. */
  get resting(): boolean {
    return this.paused || this.state.vote?.want === 'takeBack';
  }

  away(seat: number, now: number): boolean {
    return (this.state.away[seat]?.until ?? 0) > now;
  }

  /** Takes the clock up again; outages since it was set are nobody's time. */
  async resume(outages: readonly Outage[], now: number): Promise<void> {
    // A table that slept until its deadline is late; one that was cut off gets a moment.
    const slept = isSlow(this.#timing) && outages.length === 0;
    const clock = takeUp(this.state, outages, now, slept ? 0 : GRACE);
    await this.#set(clock);
  }

  /** Files when the table has to be looked after, for its clocks or its bots, now that it is put away. */
  async sleep(now: number, bots?: number): Promise<void> {
    const due = [this.alarm(new Set()), bots].filter((at) => at !== undefined);
    await this.#set(runTo(this.state, now), due.length > 0 ? Math.min(...due) : undefined);
  }

  info(now: number, people: readonly number[], voters: readonly number[]): ClockInfo {
    return clockInfo(this.state, this.#timing, now, people, voters);
  }

  /** Tells whether the game is to go back: then nothing has been filed, and that is what has to be. */
  async vote(seat: number, voice: Voice, voters: readonly number[], now: number): Promise<boolean> {
    const clock = cast(this.state, seat, voice, voters, this.#timing, now);
    if (clock.vote?.want === 'takeBack' && carried(clock.vote, voters)) return true;
    await this.#set(clock);
    return false;
  }

  async vacation(seat: number, days: number, now: number): Promise<void> {
    const clock = leave(this.state, seat, days, this.#timing, now);
    if (!clock) throw conflict('vacation');
    await this.#set(clock);
  }

  /** Somebody else has taken a seat. */
  async changeHands(seat: number, now: number): Promise<void> {
    if (this.state.away[seat]) await this.#set(newPerson(this.state, seat, now));
  }

  /** When something next has to be done, apart from what is left to people. */
  alarm(skip: ReadonlySet<string>): number | undefined {
    return nextAlarm(this.state, this.#timing, skip);
  }

  /** When the time for a decision ends. */
  deadline(seat: number, { mode }: Decision): number | undefined {
    return mode === 'window' ? tradeEnd(this.state) : spans(this.state).get(seat)?.endsAt;
  }

  tradeOver(now: number): boolean {
    return (tradeEnd(this.state) ?? Number.POSITIVE_INFINITY) <= now;
  }

  /** Those decisions whose time is up. */
  late(due: readonly Decision[], now: number): Decision[] {
    const late = new Set(overdue(runTo(this.state, now)));
    return due.filter((decision) => late.has(keyOf(this.#journal.state, decision)));
  }

  /** Ends votes whose time is over. */
  async count(now: number): Promise<void> {
    const counted = expire(this.state, now);
    if (counted !== this.state) await this.#set(counted);
  }

  async #set(clock: Clock, dueAt?: number): Promise<void> {
    await this.#journal.setClock(clock, dueAt).catch((error) => {
      if (error instanceof Refusal) throw error;
      throw new Unsure('the clock may have been set', { cause: error });
    });
  }
}
