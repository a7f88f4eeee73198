import { usable, useOf } from '../abilities/use.ts';
import type { Nothing, Step } from '../kernel/step.ts';
import type { AdvanceId, Frame, NationId } from '../state.ts';

interface Using {
  order?: NationId[];
  used?: AdvanceId[];
}

const usedBy = (frame: Frame<Using>): AdvanceId[] => frame.locals.used ?? [];

function nextNation(frame: Frame<Using>): void {
  frame.at++;
  frame.locals.used = [];
}

/** In the order of the start of the phase each nation uses its abilities for that moment, each once, in any order. */
export const using = (id: string): Step<Nothing, Using> => ({
  id,
  cites: ['abilities', 'abilityOnce'],
  run(play, frame) {
    const { abilityOrder, positionOrder } = play.rules.policies;
    frame.locals.order ??= (abilityOrder ?? positionOrder)(play);
    const owner = frame.locals.order[frame.at];
    if (owner === undefined) return 'done';
    const left = usable(play, owner, usedBy(frame), id);
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
      frame.locals.used = [...usedBy(frame), answer.use];
      const use = useOf(play, by, answer.use)!;
      play.rules.ability(use.effect.run).apply(play, use, answer.with);
    },
  },
});

export const abilities = using('abilities');
