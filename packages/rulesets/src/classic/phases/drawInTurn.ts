import type { NationId } from '@ochre/engine';
import { deliver, drawFor, revealDrawn } from '@ochre/engine/phases';
import { nation } from '@ochre/engine/query';
import type { Nothing, Play, Step } from '@ochre/engine/ruleset';

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

/** One nation after the other draws, and may buy one card before the next one draws. */
export const drawInTurn: Step<Nothing, { order?: NationId[] }> = {
  id: 'drawInTurn',
  draws: true,
  run(play, frame) {
    frame.locals.order ??= play.rules.policies.drawOrder(play);
    const owner = frame.locals.order[frame.at >> 1];
    if (owner === undefined) return 'done';
    if (frame.at++ % 2 === DRAWING) revealDrawn(play, owner, drawFor(play, owner));
    else offer(play, owner);
    return 'again';
  },
  on: {
    buyCard(play, _frame, by, answer, { ask }) {
      if (answer.do === 'pass') return;
      const { stack, price } = ask.shops[0]!;
      revealDrawn(play, by, [deliver(play, by, stack, price, play.rules.cite('buyCards'))]);
    },
  },
};
