import type { PauseVote, Timing, Vote } from '@ochre/protocol';
import { isSlow } from '@ochre/protocol';
import { conflict } from '../refusal.ts';
import { type Clock, runTo } from './clock.ts';
import { pause, resume } from './pauses.ts';

/** How long a proposal stands: at the table, and where people look in once a day. */
const STANDS = 120_000;
const STANDS_SLOW = 2 * 86_400_000;

type Want = PauseVote['want'];

const carried = (vote: Pick<PauseVote, 'agreed'>, voters: readonly number[]): boolean =>
  vote.agreed.filter((seat) => voters.includes(seat)).length * 2 > voters.length;

/** So many are against it that it cannot carry any more. */
const lost = (vote: Pick<PauseVote, 'declined'>, voters: readonly number[]): boolean =>
  vote.declined.filter((seat) => voters.includes(seat)).length * 2 >= voters.length;

const without = <T extends { vote?: unknown }>({ vote: _, ...clock }: T): Omit<T, 'vote'> => clock;

function decide(clock: Clock, want: Want, now: number): Clock {
  return want === 'pause' ? pause(clock, now) : resume(clock, now);
}

/** A person's voice on stopping or going on; `voters` are the people who are asked, this one among them. */
export function cast(
  clock: Clock,
  seat: number,
  { want, agree }: Vote,
  voters: readonly number[],
  timing: Timing,
  now: number,
): Clock {
  const current = expire(runTo(clock, now), now);
  if ((want === 'pause') === (current.pausedSince !== undefined))
    throw conflict('pause', want === 'pause' ? 'The game stands still already.' : 'The game is going on.');
  const open = current.vote?.want === want ? current.vote : undefined;
  if (!open && !agree) throw conflict('vote', 'Nothing of the kind is proposed.');
  const stands = now + (isSlow(timing) ? STANDS_SLOW : STANDS);
  const before = open ?? { want, by: seat, agreed: [], declined: [], endsAt: stands };
  const others = (list: readonly number[]): number[] => list.filter((s) => s !== seat);
  const vote = {
    ...before,
    agreed: agree ? [...others(before.agreed), seat] : others(before.agreed),
    declined: agree ? others(before.declined) : [...others(before.declined), seat],
  };
  if (carried(vote, voters)) return decide(current, want, now);
  return lost(vote, voters) ? without(current) : { ...current, vote };
}

/** A proposal whose time is over: who wants to stop needs voices, who wants to go on needs only that none are against. */
export function expire(clock: Clock, now: number): Clock {
  const { vote } = clock;
  if (!vote || vote.endsAt > now) return clock;
  if (vote.want === 'pause') return without(clock);
  return vote.declined.length < vote.agreed.length ? decide(clock, 'resume', now) : without(clock);
}
