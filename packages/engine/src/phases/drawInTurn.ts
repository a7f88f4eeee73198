import { show } from '../board/cards.ts';
import { nation } from '../board/queries.ts';
import type { Play } from '../kernel/play.ts';
import type { Step } from '../kernel/step.ts';
import type { CardId, NationId } from '../state.ts';
import { deliver } from './buyCards.ts';
import { drawFor } from './drawCards.ts';

const DRAWING = 0;

/** Calamities that cannot be traded are shown as they come. */
function reveal(play: Play, who: NationId, cards: readonly (CardId | undefined)[]): void {
  for (const id of cards) {
    const calamity = id && play.rules.card(id).calamity;
    if (!calamity || calamity.tradeable) continue;
    show(play, who, id);
    play.emit('calamityShown', play.rules.cite('calamityShown'), { nation: who, calamity: calamity.id });
  }
}

/** One card more, for those who can pay while there is one. */
function offer(play: Play, owner: NationId): void {
  const { shopStack, shopPrice } = play.rules.numbers as { shopStack: number; shopPrice: number };
  const own = nation(play, owner);
  const left = play.state.hidden.stacks[own.block]![shopStack - 1]!.length;
  if (left === 0 || own.treasury < shopPrice) return;
  const ask = { shops: [{ stack: shopStack, price: shopPrice }], free: [] };
  play.ask({ kind: 'buyCard', owner, ask, cite: play.rules.cite('buyCards') });
}

/** One nation after the other draws, and may buy one card before the next one draws. */
export const drawInTurn: Step = {
  id: 'drawInTurn',
  run(play, frame) {
    frame.locals['order'] ??= play.rules.policies.drawOrder(play);
    const owner = (frame.locals['order'] as NationId[])[frame.at >> 1];
    if (owner === undefined) return 'done';
    if (frame.at++ % 2 === DRAWING) reveal(play, owner, drawFor(play, owner));
    else offer(play, owner);
    return 'again';
  },
  on: {
    buyCard(play, _frame, by, answer, { ask }) {
      if (answer.do === 'pass') return;
      const { stack, price } = ask.shops[0]!;
      reveal(play, by, [deliver(play, by, stack, price, play.rules.cite('buyCards'))]);
    },
  },
};
