import type { Answer, Calamity, CoastId, NationId } from '@ochre/engine';
import {
  citePart,
  damageQuestion,
  type Hit,
  lossStep,
  measure,
  number,
  sufferDamage,
  takeTreasury,
  twist,
  unitsWithin,
} from '@ochre/engine/calamities';
import { about, coastal, nation } from '@ochre/engine/query';
import { type Play, pay, type Question, sink } from '@ochre/engine/ruleset';
import { shipLost } from '../phases/conflict/fleets.ts';

const DAMAGE = 0;
const SHIPS = 1;

/** One by one, each ship with its coast. */
export function fleetAt(
  play: Play,
  who: NationId,
  within: (coast: CoastId) => boolean = () => true,
): CoastId[] {
  const { ships } = nation(play, who);
  const coasts = play.rules.map.sorted(Object.keys(ships)).filter(within);
  return coasts.flatMap((at) => Array<CoastId>(ships[at]!).fill(at));
}

/** Ships that `who` may pay for, one of treasury each, where an advance lets them be saved. */
export function savingQuestion(
  play: Play,
  who: NationId,
  calamity: Calamity,
  fleet: readonly CoastId[],
  saved: readonly CoastId[],
): Question<'chooseOne'> | undefined {
  const cite = twist(play, who, calamity, 'paysForShips');
  if (!cite || nation(play, who).treasury <= saved.length || saved.length >= fleet.length) return undefined;
  const left = [...fleet];
  for (const at of saved) left.splice(left.indexOf(at), 1);
  const ask = { purpose: about(calamity.id, 'saveShip'), among: ['none', ...new Set(left)] };
  return { kind: 'chooseOne', owner: who, ask, cite };
}

/** What is not paid for goes to stock. */
export function sinkFleet(
  play: Play,
  who: NationId,
  calamity: Calamity,
  fleet: readonly CoastId[],
  saved: readonly CoastId[],
): void {
  if (saved.length > 0) {
    pay(play, who, saved.length);
    const cite = twist(play, who, calamity, 'paysForShips')!;
    play.emit('shipsSaved', cite, { nation: who, coasts: [...saved], treasury: saved.length });
  }
  const lost = [...fleet];
  for (const at of saved) lost.splice(lost.indexOf(at), 1);
  for (const at of lost) {
    sink(play, who, at);
    shipLost(play, who, at);
  }
  if (lost.length > 0) play.emit('shipsLost', citePart(calamity, 'ships'), { nation: who, coasts: lost });
}

function loseShips(play: Play, hit: Hit, calamity: Calamity): Question<'chooseOne'> | undefined {
  const fleet = fleetAt(play, hit.nation);
  const question = hit.saved
    ? undefined
    : savingQuestion(play, hit.nation, calamity, fleet, hit.picked ?? []);
  if (!question) sinkFleet(play, hit.nation, calamity, fleet, hit.picked ?? []);
  return question;
}

/** Units of coastal areas, all ships and some treasury are lost, as the row says; ships may be paid for. */
export const tempestAndMutiny = lossStep('tempestAndMutiny', {
  harm: { loses: 'unitsThere' },
  terms: {
    with: { damage: 'number?', lose: 'number?' },
    twists: { paysForShips: 'plain' },
    cites: ['ships', 'lose'],
  },
  next(play, hit, calamity) {
    const who = hit.nation;
    if (hit.at === DAMAGE) {
      hit.at = SHIPS;
      const units = unitsWithin(play, who, (area) => coastal(play, area));
      const points = measure(play, hit, calamity, 'damage');
      const question = damageQuestion(play, who, about(calamity.id), points, units, calamity.cite);
      if (question) return question;
    }
    const question = loseShips(play, hit, calamity);
    if (question) return question;
    takeTreasury(play, who, number(calamity, 'lose'), citePart(calamity, 'lose'));
    return undefined;
  },
  take(play, hit, calamity, answer, { kind }) {
    if (kind !== 'chooseOne') sufferDamage(play, hit.nation, answer as Answer<'takeDamage'>, calamity.cite);
    else if (answer === 'none') hit.saved = 1;
    else hit.picked = [...(hit.picked ?? []), answer as string];
  },
});
