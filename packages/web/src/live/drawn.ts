import type { CardId, Decision } from '@ochre/engine';
import type { LoggedEvent } from '../session/session.ts';

/** Cards that came into my hand from the stacks, those I bought apart, and when the last of them was told. */
export interface Draw {
  seq: number;
  cards: readonly CardId[];
  bought: readonly CardId[];
}

/** The draw told last, and the question beside which it was told; none once it is put away. */
export interface Told {
  draw: string;
  beside: Pick<Decision, 'id' | 'kind'> | undefined;
}

/** Whether a draw is still to be told: until something else is asked. Who is asked to buy more is still drawing. */
export const isNews = (told: Told, draw: string, beside: Pick<Decision, 'id'>): boolean =>
  told.draw !== draw || told.beside?.kind === 'buyCard' || told.beside?.id === beside.id;

/** What I drew this turn and bought after it, if anything. */
export function drawOf(log: readonly LoggedEvent[], me: string | undefined, turn: number): Draw | undefined {
  if (me === undefined) return undefined;
  let draw: Draw | undefined;
  for (const { seq, turn: then, event } of log) {
    if (then !== turn) continue;
    const { cards, bought } = draw ?? { cards: [], bought: [] };
    if (event.type === 'cardsDrawn') {
      const drawn = event.own?.[me]?.cards ?? [];
      if (drawn.length > 0) draw = { seq, cards: drawn, bought: [] };
    } else if (event.type === 'cardBought') {
      const mine = event.own?.[me];
      if (mine) draw = { seq, cards, bought: [...bought, mine.card] };
    } else if (event.type === 'calamityReplaced' && draw) {
      const mine = event.own?.[me];
      // Another came in its place, if any was left.
      if (mine)
        draw = {
          seq,
          cards: cards.flatMap((id) => (id === mine.card ? (mine.replacement ?? []) : id)),
          bought,
        };
    }
  }
  return draw;
}
