import type { Decision, Game, GameState } from '@ochre/engine';
import type { Timing } from '@ochre/protocol';
import type { Clock } from '../store/store.ts';

/** After a stop of the server nobody is late at once. */
const GRACE = 30_000;

/** The clock after an action at that moment: since when each decision is waited for, and when trading ends. */
export function track(clock: Clock, game: Game, state: GameState, at: number, timing: Timing): Clock {
  const waited = game.due(state).filter((d) => !d.optional);
  const asked: Clock['asked'] = {};
  if (timing.decision !== null)
    for (const d of waited) if (d.mode !== 'window') asked[d.id] = clock.asked[d.id] ?? at;
  const trading = timing.trade !== null && waited.some((d) => d.mode === 'window');
  return trading ? { asked, tradeEndsAt: clock.tradeEndsAt ?? at + timing.trade! * 1000 } : { asked };
}

/** The clock of a game taken up again: deadlines that passed meanwhile come a little later. */
export function afterPause(clock: Clock, timing: Timing, now: number): Clock {
  const soonest = now + GRACE - (timing.decision ?? 0) * 1000;
  const asked = Object.fromEntries(
    Object.entries(clock.asked).map(([id, since]) => [id, Math.max(since, soonest)]),
  );
  if (clock.tradeEndsAt === undefined) return { asked };
  return { asked, tradeEndsAt: Math.max(clock.tradeEndsAt, now + GRACE) };
}

/** The next moment somebody is late, apart from the decisions in `skip`; `undefined` when nobody ever is. */
export function nextDeadline(clock: Clock, timing: Timing, skip: ReadonlySet<string>): number | undefined {
  const ids = Object.keys(clock.asked).filter((id) => !skip.has(id));
  const times = ids.map((id) => clock.asked[id]! + timing.decision! * 1000);
  if (clock.tradeEndsAt !== undefined) times.push(clock.tradeEndsAt);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** The decisions whose time has run out. */
export function late(clock: Clock, timing: Timing, due: readonly Decision[], now: number): Decision[] {
  if (timing.decision === null) return [];
  const limit = timing.decision * 1000;
  return due.filter((d) => Object.hasOwn(clock.asked, d.id) && clock.asked[d.id]! + limit <= now);
}
