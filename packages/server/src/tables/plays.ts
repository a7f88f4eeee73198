import type { Result } from '@ochre/engine';
import type { Play } from '@ochre/protocol';
import type { TableRecord } from '../store/store.ts';
import { seatAt } from './seats.ts';

/** How a game went, as far as it is not said who played. */
export interface Outcome {
  result: Result;
  /** The seat behind each nation. */
  seatOf(nation: string): number;
  turns: number;
  beganAt: number;
  endedAt: number;
}

/** A finished game in a few words; `told` says who is named. */
export function playOf(
  record: TableRecord,
  { result, seatOf, turns, beganAt, endedAt }: Outcome,
  told: (seat: number) => boolean,
): Play {
  const { id, title, config, privacy, spectators } = record;
  const winners = result.shared ?? [result.winner];
  return {
    id,
    open: privacy !== 'invited' && spectators,
    title,
    ruleset: config.ruleset,
    players: config.players,
    turns,
    beganAt,
    endedAt,
    seats: result.order.map((nation, i): Play['seats'][number] => {
      const seat = seatOf(nation);
      const { kind, name } = seatAt(record, seat);
      return {
        seat,
        place: i + 1,
        nation,
        points: result.scores[nation]?.['total'] ?? 0,
        winner: winners.includes(nation),
        bot: kind !== 'human',
        ...(kind === 'human' && name !== undefined && told(seat) && { player: name }),
      };
    }),
  };
}

/** What everybody on this server may read of it: nothing unless its host wants that, and only people who want it by name. */
export function listedPlay(record: TableRecord, outcome: Outcome): Play | undefined {
  if (!record.listed || record.blocked) return undefined;
  return playOf(record, outcome, (seat) => seatAt(record, seat).named === true);
}
