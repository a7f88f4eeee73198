import type { Proposal, Timing } from '@ochre/protocol';
import { isSlow } from '@ochre/protocol';
import { conflict } from '../refusal.ts';
import { type Clock, runTo } from './clock.ts';
import { pause, resume } from './pauses.ts';

/** How long a proposal stands: at the table, and where people look in once a day. */
const STANDS = 120_000;
const STANDS_SLOW = 2 * 86_400_000;

type Open = Pick<Proposal, 'want' | 'agreed' | 'declined'>;

/** A person's voice. */
export interface Voice {
  want: Proposal['want'];
  agree: boolean;
}

const among = (seats: readonly number[], voters: readonly number[]): number =>
  seats.filter((seat) => voters.includes(seat)).length;

/** Going back needs all of them. */
export const carried = ({ want, agreed }: Open, voters: readonly number[]): boolean =>
  want === 'takeBack' ? among(agreed, voters) === voters.length : among(agreed, voters) * 2 > voters.length;

/** So many are against it that it cannot carry any more. */
const lost = ({ want, declined }: Open, voters: readonly number[]): boolean =>
  want === 'takeBack' ? declined.length > 0 : among(declined, voters) * 2 >= voters.length;

const without = <T extends { vote?: unknown }>({ vote: _, ...clock }: T): Omit<T, 'vote'> => clock;

/** What is open is no longer about the game as it stands. */
export const lapsed = (clock: Clock): Clock => (clock.vote?.want === 'takeBack' ? without(clock) : clock);

/** Whether the game can be asked about that now. */
function fits(clock: Clock, want: Proposal['want']): void {
  const paused = clock.pausedSince !== undefined;
  if (want === 'takeBack' && paused) throw conflict('paused');
  if (want === 'pause' && paused) throw conflict('pause', 'The game stands still already.');
  if (want === 'resume' && !paused) throw conflict('pause', 'The game is going on.');
  if (clock.vote && clock.vote.want !== want) throw conflict('voting');
}

/**
 * A person's voice on a proposal; `voters` are the people who are asked, this one among them. One to go back that carries
 * stays open: the game goes back, and ends it.
 */
export function cast(
  clock: Clock,
  seat: number,
  { want, agree }: Voice,
  voters: readonly number[],
  timing: Timing,
  now: number,
): Clock {
  const current = expire(runTo(clock, now), now);
  fits(current, want);
  if (!current.vote && !agree) throw conflict('vote');
  const stands = now + (isSlow(timing) ? STANDS_SLOW : STANDS);
  const before = current.vote ?? { want, by: seat, agreed: [], declined: [], endsAt: stands };
  const others = (list: readonly number[]): number[] => list.filter((s) => s !== seat);
  const vote = {
    ...before,
    agreed: agree ? [...others(before.agreed), seat] : others(before.agreed),
    declined: agree ? others(before.declined) : [...others(before.declined), seat],
  };
  if (lost(vote, voters)) return without(current);
  if (!carried(vote, voters) || want === 'takeBack') return { ...current, vote };
  return want === 'pause' ? pause(current, now) : resume(current, now);
}

/** A proposal whose time is over: all but going on needs voices, and that only that none are against. */
export function expire(clock: Clock, now: number): Clock {
  const { vote } = clock;
  if (!vote || vote.endsAt > now) return clock;
  return vote.want === 'resume' && vote.declined.length < vote.agreed.length
    ? resume(clock, now)
    : without(clock);
}
