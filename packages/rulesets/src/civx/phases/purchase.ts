import type { Step } from '@ochre/engine/kernel/step.ts';
import { carryOut, mayBuy, question } from '@ochre/engine/phases/purchase.ts';
import type { NationId } from '@ochre/engine/state.ts';

/** What one nation buys may be lost to the next, so each sees what those before have bought. */
export const purchase: Step = {
  id: 'purchase',
  run(play, frame) {
    frame.locals['order'] ??= play.rules.policies.purchaseOrder(play);
    const owner = (frame.locals['order'] as NationId[])[frame.at++];
    if (owner === undefined) return 'done';
    if (mayBuy(play, owner)) play.ask(question(play, owner));
    return 'again';
  },
  on: { purchase: (play, _, by, answer) => carryOut(play, by, answer) },
};
