import { calamities, discard, show } from '@ochre/engine/board/cards.ts';
import { nations } from '@ochre/engine/board/queries.ts';
import type { Play } from '@ochre/engine/kernel/play.ts';
import type { Step } from '@ochre/engine/kernel/step.ts';
import type { Rules } from '@ochre/engine/ruleset/types.ts';
import type { CardId, NationId } from '@ochre/engine/state.ts';

/** Above the limit: all but one of a name, then all but those of the lowest stacks. */
function excess(rules: Rules, held: readonly CardId[], most: number): CardId[] {
  if (held.length <= most) return [];
  const name = (id: CardId): string => rules.card(id).name;
  const twins = held.filter((id, i) => held.findIndex((other) => name(other) === name(id)) < i);
  const single = held
    .filter((id) => !twins.includes(id))
    .sort((a, b) => rules.card(a).stack - rules.card(b).stack);
  return [...twins, ...single.slice(most)];
}

function limit(play: Play, who: NationId): void {
  const { rules } = play;
  const { all, major } = rules.policies.calamityLimit(play);
  const held = calamities(rules, play.own(who).hand).filter((id) => rules.card(id).calamity!.tradeable);
  const kind = (id: CardId): string => rules.card(id).calamity!.kind;
  const majors = held.filter((id) => kind(id) === 'major');
  const minors = held.filter((id) => kind(id) === 'minor');
  for (const card of [...excess(rules, majors, major), ...excess(rules, minors, all - major)]) {
    discard(play, who, [card]);
    play.emit('calamityDiscarded', rules.cite('calamityDiscarded'), { nation: who, card });
  }
}

/** All lay down their calamities; of those that can be traded, so many majors and minors strike. */
export const calamitiesByKind: Step = {
  id: 'calamitiesByKind',
  run(play) {
    for (const who of nations(play)) {
      limit(play, who);
      const cards = calamities(play.rules, play.own(who).hand);
      for (const card of cards) if (!play.open.shown?.[who]?.includes(card)) show(play, who, card);
      if (cards.length > 0)
        play.emit('calamitiesRevealed', play.rules.cite('calamitiesRevealed'), { nation: who, cards });
    }
    return 'done';
  },
};
