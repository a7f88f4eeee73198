import { abilityOf, usable, useOf } from '../abilities/index.ts';
import type { Step } from '../kernel/step.ts';
import type { AdvanceId, Frame, NationId } from '../state.ts';

const usedBy = (frame: Frame): AdvanceId[] => (frame.locals['used'] ?? []) as AdvanceId[];

function nextNation(frame: Frame): void {
  frame.at++;
  frame.locals['used'] = [];
}

/** In the order of the start of the phase each nation uses its abilities, each once, in any order. */
export const abilities: Step = {
  id: 'abilities',
  run(play, frame) {
    frame.locals['order'] ??= play.rules.policies.positionOrder(play);
    const owner = (frame.locals['order'] as NationId[])[frame.at];
    if (owner === undefined) return 'done';
    const left = usable(play, owner, usedBy(frame));
    if (left.length > 0)
      play.ask({ kind: 'useAbility', owner, ask: { abilities: left }, cite: play.rules.cite('abilities') });
    else nextNation(frame);
    return 'again';
  },
  on: {
    useAbility(play, frame, by, answer) {
      if ('pass' in answer) {
        nextNation(frame);
        return;
      }
      frame.locals['used'] = [...usedBy(frame), answer.use];
      const use = useOf(play, by, answer.use)!;
      abilityOf(use.effect.run).apply(play, use, answer.with);
    },
  },
};
