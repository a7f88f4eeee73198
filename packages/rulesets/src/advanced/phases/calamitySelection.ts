import { type NationId, pick } from '@ochre/engine';
import { calamities, nations } from '@ochre/engine/query';
import { discard, type Play, type Step, show } from '@ochre/engine/ruleset';

/** All that somebody holds lie open from now on. */
function reveal(play: Play, who: NationId): void {
  const cards = calamities(play.rules, play.own(who).hand);
  if (cards.length === 0) return;
  for (const card of cards) show(play, who, card);
  play.emit('calamitiesRevealed', play.rules.cite('calamitiesRevealed'), { nation: who, cards });
}

/** Of more than may strike, chance takes some away. */
function limit(play: Play, who: NationId): void {
  const { rules } = play;
  const { all } = rules.policies.calamityLimit(play);
  for (;;) {
    const held = calamities(rules, play.own(who).hand);
    if (held.length <= all) return;
    const card = pick(play.rng, held);
    discard(play, who, [card]);
    play.emit('calamityDiscarded', rules.cite('calamityDiscarded'), { nation: who, card });
  }
}

/** Everybody lays down all calamities, and of too many chance keeps as many as may strike. */
export const calamitySelection: Step = {
  id: 'calamitySelection',
  cites: ['calamitiesRevealed'],
  run(play) {
    for (const who of nations(play)) reveal(play, who);
    for (const who of nations(play)) limit(play, who);
    return 'done';
  },
};
