import { type AreaId, BARBARIANS, type Calamity, type CalamityId, type NationId } from '@ochre/engine';
import { citePart, number } from '@ochre/engine/calamities';
import { controllerOf, modified, nation, supply, tokenAreas } from '@ochre/engine/query';
import { type Play, place, type Step } from '@ochre/engine/ruleset';
import { bringLeader } from './force.ts';

type Landing = { victim: NationId; calamity: CalamityId };

const leaderOf = (play: Play, victim: NationId): NationId => controllerOf(play, nation(play, victim).block)!;

function arrive(play: Play, victim: NationId, calamity: Calamity, area: AreaId): void {
  const due = modified(play, victim, calamity, number(calamity, 'tokens'), 'primary');
  const n = Math.min(due, supply(play, BARBARIANS, area, 'tokens'));
  place(play, BARBARIANS, area, n);
  play.emit('barbariansArrive', citePart(calamity, 'tokens'), { nation: victim, area, tokens: n });
  bringLeader(play, leaderOf(play, victim), area);
}

/** A horde lands where its victim has tokens, or else a city. */
export const barbariansLand: Step<Landing> = {
  id: 'barbariansLand',
  run(play, frame) {
    const { victim, calamity: id } = frame.locals;
    if (frame.at++ > 0) return 'done';
    const calamity = play.rules.calamity(id);
    const peopled = tokenAreas(play, victim);
    const among = peopled.length > 0 ? peopled : play.rules.map.sorted(nation(play, victim).cities);
    const cite = citePart(calamity, 'landing');
    const owner = leaderOf(play, victim);
    if (among.length > 1)
      play.ask({ kind: 'chooseOne', owner, ask: { purpose: 'barbarians.land', among }, cite });
    else if (among.length === 1) arrive(play, victim, calamity, among[0]!);
    else play.emit('calamityCancelled', cite, { nation: victim, calamity: id });
    return 'again';
  },
  on: {
    chooseOne(play, frame, _by, area) {
      const { victim, calamity } = frame.locals;
      arrive(play, victim, play.rules.calamity(calamity), area);
    },
  },
};
