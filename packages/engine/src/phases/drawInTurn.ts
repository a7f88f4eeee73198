import { nation } from '../board/queries.ts';
import type { Play } from '../kernel/play.ts';
import type { Nothing, Step } from '../kernel/step.ts';
import type { CardId, NationId } from '../state.ts';
import { deliver } from './buyCards.ts';
import { drawFor, revealDrawn } from './drawCards.ts';

const DRAWING = 0;

/** One card more, for those who can pay while there is one. */
function offer(play: Play, owner: NationId): void {
  const { shopStack, shopPrice } = play.rules.numbers;
  const own = nation(play, owner);
  const left = play.state.hidden.stacks[own.block]![shopStack - 1]!.length;
  if (left === 0 || own.treasury < shopPrice) return;
  const ask = { shops: [{ stack: shopStack, price: shopPrice }], free: [] };
  play.ask({ kind: 'buyCard', owner, ask, cite: play.rules.cite('buyCards') });
}

/** What books that draw like that do not agree on. */
interface Manner {
  /** A nation buys one card, or as many as it can pay. */
  buys: 'one' | 'any';
  /** Calamities that cannot be traded are shown as they come. */
  shows: boolean;
}

/** One nation after the other draws, and may buy before the next one draws. */
export const drawingInTurn = ({ buys, shows }: Manner): Step<Nothing, { order?: NationId[] }> => {
  const show = (play: Play, who: NationId, cards: readonly (CardId | undefined)[]): void => {
    if (shows) revealDrawn(play, who, cards);
  };
  return {
    id: 'drawInTurn',
    draws: true,
    cites: shows ? ['calamityShown'] : [],
    run(play, frame) {
      frame.locals.order ??= play.rules.policies.drawOrder(play);
      const owner = frame.locals.order[frame.at >> 1];
      if (owner === undefined) return 'done';
      if (frame.at++ % 2 === DRAWING) show(play, owner, drawFor(play, owner));
      else offer(play, owner);
      return 'again';
    },
    on: {
      buyCard(play, frame, by, answer, { ask }) {
        if (answer.do === 'pass') return;
        const { stack, price } = ask.shops[0]!;
        show(play, by, [deliver(play, by, stack, price, play.rules.cite('buyCards'))]);
        if (buys === 'any') frame.at--;
      },
    },
  };
};
