import type { CardId, GameEvent, NationId } from '@ochre/engine';
import type { LoggedEvent } from '../session/session.ts';

/** How a card came into my hand, as far as I was told: drawn, bought, traded among others, given, or taken by myself. */
export type Origin =
  | { how: 'drawn' | 'bought' }
  | { how: 'traded'; from: NationId; among: number }
  | { how: 'given' | 'taken'; from: NationId };

function originIn({ type, open, own }: GameEvent, me: NationId, card: CardId): Origin | undefined {
  const mine = own?.[me];
  if (!mine) return undefined;
  const cards = 'cards' in mine ? mine.cards : 'got' in mine ? mine.got : 'card' in mine ? [mine.card] : [];
  switch (type) {
    case 'traded':
      if (!cards.includes(card)) return undefined;
      return { how: 'traded', from: open.from === me ? open.to : open.from, among: cards.length };
    case 'cardsDrawn':
      return cards.includes(card) ? { how: 'drawn' } : undefined;
    case 'calamityReplaced':
      return 'replacement' in mine && mine.replacement === card ? { how: 'drawn' } : undefined;
    case 'cardBought':
      return cards.includes(card) ? { how: 'bought' } : undefined;
    case 'cardGiven':
    case 'cardBribed':
      return open.to === me && cards.includes(card) ? { how: 'given', from: open.from } : undefined;
    case 'cardsRobbed':
      return open.to === me && cards.includes(card) ? { how: 'taken', from: open.from } : undefined;
    case 'cardTaken':
    case 'requestMet':
      return open.nation === me && cards.includes(card) ? { how: 'taken', from: open.from } : undefined;
    default:
      return undefined;
  }
}

/** Whether a nation has a card from me, dealt to it this turn. */
export const handedOn = (
  log: readonly LoggedEvent[],
  turn: number,
  me: NationId,
  card: CardId,
  to: NationId,
): boolean =>
  log.some(({ turn: then, event: { type, open, own } }) => {
    const mine = own?.[me];
    if (then !== turn || type !== 'traded' || !mine || !('gave' in mine)) return false;
    return (open.from === me ? open.to : open.from) === to && mine.gave.includes(card);
  });

/** How I last came by a card, as far as the log reaches back. */
export function originOf(log: readonly LoggedEvent[], me: NationId, card: CardId): Origin | undefined {
  for (let i = log.length - 1; i >= 0; i--) {
    const found = originIn(log[i]!.event, me, card);
    if (found) return found;
  }
  return undefined;
}
