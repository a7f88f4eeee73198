import type { CardId } from '@ochre/engine';
import type { LoggedEvent } from '../session/session.ts';

/** Cards that came into my hand from the stacks, and when that was told. */
export interface Draw {
  seq: number;
  cards: readonly CardId[];
}

/** What I drew this turn, if anything. */
export function drawOf(log: readonly LoggedEvent[], me: string | undefined, turn: number): Draw | undefined {
  if (me === undefined) return undefined;
  for (let i = log.length - 1; i >= 0; i--) {
    const logged = log[i]!;
    if (logged.turn < turn) return undefined;
    if (logged.event.type !== 'cardsDrawn') continue;
    const cards = logged.event.own?.[me]?.cards ?? [];
    if (cards.length > 0) return { seq: logged.seq, cards };
  }
  return undefined;
}
