import { acts, cityOwner, hasCity, nation, nations, unitAreas, unitPointsIn } from '../board/queries.ts';
import { chosen, each } from '../decisions/option.ts';
import { about } from '../decisions/purposes.ts';
import type { Play } from '../kernel/play.ts';
import type { Next } from '../kernel/step.ts';
import { wipeOut } from '../phases/eliminations.ts';
import { procedure } from '../ruleset/terms.ts';
import type { Calamity } from '../ruleset/types.ts';
import type { AreaId, Frame, NationId } from '../state.ts';
import { destroyCities, pickCities, reduceAll, reduction } from './cities.ts';
import { type Copy, calamityOf, citePart, twist, twistSum } from './common.ts';
import { damageQuestion, sufferDamage, unitsWithin } from './damage.ts';
import { buried, touchedBy } from './volcanoes.ts';

const ERUPTING = 1;
const QUAKING = 2;
const SPREADING = 3;
const SHAKEN = 4;
const ENDING = 5;
const OVER = 6;

/** For those who were struck, where that was: all that a volcano touches. */
type Struck = Record<NationId, AreaId[]>;

type Eruption = Copy & {
  /** The volcano, or the second city. */
  chosen?: string;
  city?: AreaId;
  struck?: Struck;
};

/** Volcanoes at a city of `who`, of these the ones that hit most of its unit points; or all those at its units. */
function volcanoes(play: Play, who: NationId, calamity: Calamity): string[] {
  const points = new Map<string, number>();
  const anyUnit = calamity.with['anyUnit'] === true;
  for (const area of anyUnit ? unitAreas(play, who) : nation(play, who).cities) {
    const { volcano } = play.rules.map.area(area);
    if (volcano === undefined || points.has(volcano)) continue;
    points.set(
      volcano,
      touchedBy(play, volcano).reduce((sum, a) => sum + unitPointsIn(play, who, a), 0),
    );
  }
  const most = anyUnit ? 0 : Math.max(...points.values());
  return [...points.keys()].filter((volcano) => points.get(volcano)! >= most).sort();
}

function strike(frame: Frame<Eruption>, who: NationId, areas: readonly AreaId[]): void {
  frame.locals.struck = { ...frame.locals.struck, [who]: [...areas] };
}

/** Unit points that an advance has `who` lose besides, if it was struck. */
function besidePoints(play: Play, frame: Frame<Eruption>, who: NationId): number {
  const { struck, victim } = frame.locals;
  const as = who === victim ? 'primary' : 'secondary';
  return struck?.[who] ? twistSum(play, who, calamityOf(play, frame), 'spreads', as) : 0;
}

/** Advances may have those who were struck lose more, from areas next to where that was. */
function spread(play: Play, frame: Frame<Eruption>): void {
  const { calamity: purpose } = frame.locals;
  const calamity = calamityOf(play, frame);
  const struck = frame.locals.struck ?? {};
  frame.at = OVER;
  play.askAll(
    nations(play).flatMap((who) => {
      const sites = struck[who] ?? [];
      const points = besidePoints(play, frame, who);
      const near = new Set(sites.flatMap((area) => play.rules.map.area(area).neighbours));
      const units = unitsWithin(play, who, (area) => near.has(area) && !sites.includes(area));
      return damageQuestion(play, who, about(purpose), points, units, citePart(calamity, 'spreads')) ?? [];
    }),
  );
}

/** Nothing of any player's units is left there; barbarians and pirates hold out. */
function erupt(play: Play, frame: Frame<Eruption>, volcano: string): void {
  const calamity = calamityOf(play, frame);
  const touched = touchedBy(play, volcano);
  for (const area of touched)
    for (const who of buried(play, area, citePart(calamity, 'eruption'))) strike(frame, who, touched);
}

/** Cities of players next to the one that was hit: those of others, then, where the row does not spare them, own ones. */
function besides(play: Play, victim: NationId, area: AreaId, calamity: Calamity): AreaId[] {
  const { neighbours } = play.rules.map.area(area);
  const foreign = neighbours.filter((next) => {
    const owner = cityOwner(play, next);
    const stranger = owner !== undefined && acts(play, owner) && owner !== victim;
    return stranger && !twist(play, owner, calamity, 'spared');
  });
  return calamity.with['foreignOnly']
    ? foreign
    : [...foreign, ...neighbours.filter((next) => hasCity(play, victim, next))];
}

/** One volcano, picked by its victim where several hit equally hard. */
function chooseVolcano(play: Play, frame: Frame<Eruption>): void {
  const { victim, calamity } = frame.locals;
  const among = volcanoes(play, victim, calamityOf(play, frame));
  frame.at = among.length > 0 ? ERUPTING : QUAKING;
  const cite = citePart(calamityOf(play, frame), 'volcano');
  if (among.length > 1)
    play.ask({
      kind: 'chooseOne',
      owner: victim,
      ask: { purpose: about(calamity, 'volcano'), among: each('volcano', among) },
      cite,
    });
  else if (among.length === 1) frame.locals.chosen = among[0]!;
}

function chooseCity(play: Play, frame: Frame<Eruption>): Next {
  const { victim, calamity } = frame.locals;
  const among = nation(play, victim).cities;
  const row = calamityOf(play, frame);
  if (among.length === 0) {
    play.emit('calamityCancelled', citePart(row, 'earthquake'), { nation: victim, calamity });
    return 'done';
  }
  frame.at = SPREADING;
  const ask = { purpose: about(calamity, 'earthquake'), of: victim, among, count: 1 };
  const cities = pickCities(play, victim, ask, citePart(row, 'earthquake'));
  if (cities) frame.locals.city = cities[0]!;
  return 'again';
}

function chooseSecondCity(play: Play, frame: Frame<Eruption>): void {
  const { victim, calamity } = frame.locals;
  frame.at = SHAKEN;
  const among = besides(play, victim, frame.locals.city!, calamityOf(play, frame));
  const own = among.every((area) => hasCity(play, victim, area));
  const cite = citePart(calamityOf(play, frame), own ? 'besideOwn' : 'beside');
  if (among.length > 1)
    play.ask({
      kind: 'chooseOne',
      owner: victim,
      ask: { purpose: about(calamity, 'beside'), among: each('area', among) },
      cite,
    });
  else if (among.length === 1) frame.locals.chosen = among[0]!;
}

/** The own city falls, or is reduced where an advance says so; the one beside it is reduced. */
function shake(play: Play, frame: Frame<Eruption>): void {
  const { victim, calamity: purpose } = frame.locals;
  const calamity = calamityOf(play, frame);
  const city = frame.locals.city!;
  const beside = frame.locals.chosen;
  const reduced = calamity.with['reduced']
    ? citePart(calamity, 'earthquake')
    : twist(play, victim, calamity, 'reduced');
  frame.at = ENDING;
  if (!reduced) destroyCities(play, victim, [city], citePart(calamity, 'earthquake'));
  const shaken: [NationId, AreaId, string][] = reduced ? [[victim, city, reduced]] : [];
  if (beside !== undefined) shaken.push([cityOwner(play, beside)!, beside, citePart(calamity, 'beside')]);
  strike(frame, victim, [city]);
  if (beside !== undefined) strike(frame, cityOwner(play, beside)!, [beside]);
  play.askAll(
    shaken.flatMap(
      ([owner, area, cite]) =>
        reduction(play, owner, { purpose: about(purpose), among: [area], count: 1 }, cite) ?? [],
    ),
  );
}

/** Where a city (or any unit) of the victim stands at a volcano it erupts; elsewhere the earth quakes. */
export const eruption = procedure({
  id: 'eruption',
  harm: { loses: 'citiesByTheVolcano', byNumber: true },
  terms: {
    with: { anyUnit: 'flag', foreignOnly: 'flag', reduced: 'flag' },
    twists: { reduced: 'plain', spared: 'plain', spreads: 'number' },
    cites: ['volcano', 'eruption', 'spreads', 'earthquake', 'beside', 'besideOwn'],
  },
  run(play, frame: Frame<Eruption>) {
    switch (frame.at) {
      case ERUPTING:
        erupt(play, frame, frame.locals.chosen!);
        frame.at = ENDING;
        return 'again';
      case QUAKING:
        return chooseCity(play, frame);
      case SPREADING:
        chooseSecondCity(play, frame);
        return 'again';
      case SHAKEN:
        shake(play, frame);
        return 'again';
      case ENDING:
        spread(play, frame);
        return 'again';
      case OVER: {
        const shaken = nations(play).filter((who) => besidePoints(play, frame, who) > 0);
        return wipeOut(play, shaken) ? 'again' : 'done';
      }
      default:
        chooseVolcano(play, frame);
        return 'again';
    }
  },
  on: {
    chooseOne(_play, frame, _by, answer) {
      frame.locals.chosen = chosen(answer, frame.at === ERUPTING ? 'volcano' : 'area');
    },
    chooseCities(_play, frame, _by, [city]) {
      frame.locals.city = city!;
    },
    reduceCities: (play, _frame, by, answer, decision) => reduceAll(play, by, answer, decision.cite),
    takeDamage: (play, _frame, by, answer, decision) => sufferDamage(play, by, answer, decision.cite),
  },
});
