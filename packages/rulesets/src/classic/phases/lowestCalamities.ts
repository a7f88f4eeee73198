import { calamities, nations } from '@ochre/engine/query';
import { discard, type Step } from '@ochre/engine/ruleset';

/** Of the calamities that strike, each nation keeps those of the lowest stacks; the rest go back unresolved. */
export const lowestCalamities: Step = {
  id: 'lowestCalamities',
  run(play) {
    const { rules } = play;
    const { all } = rules.policies.calamityLimit(play);
    for (const who of nations(play)) {
      const own = play.own(who);
      const striking = calamities(rules, own.hand).filter((id) => rules.policies.strikes(play, own, id));
      for (const card of striking.slice(all)) {
        discard(play, who, [card]);
        play.emit('calamityDiscarded', rules.cite('calamityDiscarded'), { nation: who, card });
      }
    }
    return 'done';
  },
};
