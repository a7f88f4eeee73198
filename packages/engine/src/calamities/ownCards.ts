import { discard } from '../board/cards.ts';
import { pay } from '../board/transfer.ts';
import type { Answer } from '../decisions.ts';
import type { Cite } from '../events.ts';
import type { Play } from '../kernel/play.ts';
import type { NationId } from '../state.ts';

/** Cards are discarded, others bought off; everyone sees how many, only the owner sees which. */
export function sufferDiscard(
  play: Play,
  who: NationId,
  answer: Answer<'discardCards'>,
  each: number,
  cite: Cite,
): void {
  const saved = answer.saved ?? 0;
  pay(play, who, saved * each);
  discard(play, who, answer.cards);
  play.emit(
    'cardsDiscarded',
    cite,
    { nation: who, count: answer.cards.length, ...(saved > 0 && { saved, paid: saved * each }) },
    { [who]: { cards: answer.cards } },
  );
}
