import { sinkAll } from '../board/losses.ts';
import { nation, nations } from '../board/queries.ts';
import { chosen, each } from '../decisions/option.ts';
import { about } from '../decisions/purposes.ts';
import type { Cite } from '../events.ts';
import type { Play } from '../kernel/play.ts';
import { holds } from '../ruleset/effects.ts';
import { procedure } from '../ruleset/terms.ts';
import type { Calamity } from '../ruleset/types.ts';
import type { AreaId, Frame, NationId } from '../state.ts';
import { reduceAll, reduction } from './cities.ts';
import { type Copy, calamityOf, citePart, modified, number } from './common.ts';

const RAGING = 1;
const OVER = 2;

function citiesAt(play: Play, who: NationId, sea: AreaId): AreaId[] {
  const shores = play.rules.map.area(sea).water;
  return nation(play, who).cities.filter((area) => shores.includes(area));
}

/** Open seas with most cities of the victim around them. */
function worstSeas(play: Play, victim: NationId): AreaId[] {
  const counts = play.rules.map.seas.map((sea) => citiesAt(play, victim, sea.id).length);
  const most = Math.max(1, ...counts);
  return play.rules.map.seas.filter((_, i) => counts[i] === most).map((sea) => sea.id);
}

/** Selected cities that advances of `who` keep from harm. */
function spared(play: Play, who: NationId, calamity: Calamity): number {
  let n = 0;
  for (const m of calamity.modifiers) if (m.twist === 'spare' && holds(play, who, m.has)) n += m.n ?? 0;
  return n;
}

type Storm = Copy & { sea?: AreaId };

/** Ships of all nations on the shores of that sea go down. */
function sinkAt(play: Play, sea: AreaId, cite: Cite): void {
  const shores = play.rules.map.area(sea).water;
  for (const who of nations(play)) {
    const lost = shores.filter((area) => sinkAll(play, who, area) > 0);
    if (lost.length > 0) play.emit('shipsLost', cite, { nation: who, coasts: lost });
  }
}

/** Everyone with cities at that sea selects, may spare some of these, and reduces the rest. */
function rage(play: Play, frame: Frame<Storm>, sea: AreaId): void {
  const { victim, calamity: purpose } = frame.locals;
  const calamity = calamityOf(play, frame);
  play.emit('stormRages', calamity.cite, { nation: victim, sea });
  if (calamity.with['ships']) sinkAt(play, sea, citePart(calamity, 'ships'));
  const questions = nations(play).flatMap((who) => {
    const among = citiesAt(play, who, sea);
    if (among.length === 0) return [];
    const key = who === victim ? 'cities' : 'others';
    const as = who === victim ? 'primary' : 'secondary';
    const count = Math.min(among.length, modified(play, who, calamity, number(calamity, key), as));
    if (count === 0) return [];
    const spare = Math.min(count, spared(play, who, calamity));
    return (
      reduction(
        play,
        who,
        { purpose: about(purpose), among, count, ...(spare > 0 && { spare }) },
        citePart(calamity, key),
      ) ?? []
    );
  });
  play.askAll(questions);
}

export const seaStorm = procedure({
  id: 'seaStorm',
  harm: { loses: 'citiesByTheSea', byNumber: true },
  terms: {
    with: { cities: 'number', others: 'number', ships: 'flag' },
    twists: { spare: 'number' },
    cites: ['cities', 'others', 'ships', 'needs', 'tie'],
  },
  run(play, frame: Frame<Storm>) {
    const { victim, calamity: purpose } = frame.locals;
    const calamity = calamityOf(play, frame);
    if (frame.at === OVER) return 'done';
    if (frame.at === RAGING) {
      frame.at = OVER;
      rage(play, frame, frame.locals.sea!);
      return 'again';
    }
    const among = worstSeas(play, victim);
    if (among.length === 0) {
      play.emit('calamityCancelled', citePart(calamity, 'needs'), { nation: victim, calamity: purpose });
      return 'done';
    }
    frame.at = RAGING;
    if (among.length === 1) frame.locals.sea = among[0]!;
    else
      play.ask({
        kind: 'chooseOne',
        owner: victim,
        ask: { purpose: about(purpose, 'sea'), among: each('area', among) },
        cite: citePart(calamity, 'tie'),
      });
    return 'again';
  },
  on: {
    chooseOne(_play, frame, _by, answer) {
      frame.locals.sea = chosen(answer, 'area');
    },
    reduceCities: (play, _frame, by, answer, decision) => reduceAll(play, by, answer, decision.cite),
  },
});
