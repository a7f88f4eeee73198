import { type CardId, type NationId, pick } from '@ochre/engine';
import { calamities, nations } from '@ochre/engine/query';
import { discard, type Play, type Step } from '@ochre/engine/ruleset';

/** The cards one of which has to go: two of a name, then any; majors before any where the table likes that. */
function excess(play: Play, held: readonly CardId[], limit: { all: number; major: number }): CardId[] {
  const { rules, config } = play;
  const name = (id: CardId): string => rules.card(id).name;
  const twice = held.find((id, i) => held.some((other, j) => j > i && name(other) === name(id)));
  if (twice !== undefined) return held.filter((id) => name(id) === name(twice));
  const majors = held.filter((id) => rules.card(id).calamity!.kind === 'major');
  if (majors.length > limit.major)
    return config.options['excessCalamities'] === 'majors' ? majors : [...held];
  return held.length > limit.all ? [...held] : [];
}

/** Drops cards at random until no limit is broken. What goes is shown, why is not: it would tell what stays. */
function select(play: Play, who: NationId): void {
  const { rules, open } = play;
  const limit = rules.policies.calamityLimit(play);
  for (;;) {
    const held = calamities(rules, play.own(who).hand);
    open.calamities[who] = held.length;
    const among = excess(play, held, limit);
    if (among.length === 0) return;
    const card = pick(play.rng, among);
    discard(play, who, [card]);
    play.emit('calamityDiscarded', rules.cite('calamityDiscarded'), { nation: who, card });
  }
}

export const calamitySelection: Step = {
  id: 'calamitySelection',
  cites: ['calamitiesCounted'],
  run(play) {
    const { rules, open } = play;
    open.calamities = {};
    for (const who of nations(play)) {
      const n = calamities(rules, play.own(who).hand).length;
      if (n > 0) open.calamities[who] = n;
    }
    const holders = nations(play).filter((who) => open.calamities[who]);
    if (holders.length === 0) return 'done';
    play.emit('calamitiesCounted', rules.cite('calamitiesCounted'), { counts: { ...open.calamities } });
    for (const who of holders) select(play, who);
    return 'done';
  },
};
