import type { LiveGame } from '../play/game.ts';
import { seatOf } from '../play/streams.ts';
import type { Store } from '../store/store.ts';
import type { Outcome } from '../tables/plays.ts';

/** How a game that is over went: its first and last entry say when. */
export async function outcomeOf(
  store: Store,
  table: string,
  { state, seq }: Pick<LiveGame, 'state' | 'seq'>,
): Promise<Outcome> {
  const [deal] = await store.entries(table, -1, 1);
  const [last] = await store.entries(table, seq - 1, 1);
  return {
    result: state.open.result!,
    seatOf: (nation) => seatOf(state, nation),
    turns: state.open.turn,
    beganAt: deal!.at,
    endedAt: last!.at,
  };
}
