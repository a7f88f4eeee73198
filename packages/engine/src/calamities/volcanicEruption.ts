import { reductionRange } from '../board/cities.ts';
import { damageOf } from '../board/damage.ts';
import { acts, CITY_POINTS, cityOwner, nation, nations, unitPointsIn } from '../board/queries.ts';
import { chosen, each } from '../decisions/option.ts';
import { about } from '../decisions/purposes.ts';
import type { Ask } from '../decisions.ts';
import type { Play } from '../kernel/play.ts';
import { procedure } from '../ruleset/terms.ts';
import type { Calamity } from '../ruleset/types.ts';
import type { AreaId, Frame, NationId } from '../state.ts';
import { destroyCities, reduceAll, reduction } from './cities.ts';
import { type Copy, calamityOf, citePart, twist, twistSum } from './common.ts';
import { damageQuestion, sufferDamage, unitsWithin } from './damage.ts';
import { buried, touchedBy } from './volcanoes.ts';

const START = 0;
const ERUPT = 1;
const QUAKE = 2;
const BESIDE = 3;
const SHAKE = 4;
const OVER = 5;

/** A city that falls and, where there is one, the city of another nation beside it. */
interface Site {
  city: AreaId;
  beside?: AreaId;
  damage: number;
}

interface Eruption extends Copy {
  /** The volcano. */
  chosen?: string;
  city?: AreaId;
  beside?: AreaId;
}

/** What the victim loses besides, next to the areas the volcano touches. */
function spread(play: Play, frame: Frame<Eruption>, volcano: string): Ask<'takeDamage'> {
  const { victim, calamity: purpose } = frame.locals;
  const touched = touchedBy(play, volcano);
  const near = new Set(touched.flatMap((area) => play.rules.map.area(area).neighbours));
  const units = unitsWithin(play, victim, (area) => near.has(area) && !touched.includes(area));
  const points = twistSum(play, victim, calamityOf(play, frame), 'spreads', 'primary');
  return { purpose: about(purpose), points, ...units };
}

/** Of the volcanoes at cities of the victim those that do most damage to all together. */
function volcanoes(play: Play, frame: Frame<Eruption>): string[] {
  const { victim } = frame.locals;
  const found = new Set(
    nation(play, victim).cities.flatMap((area) => play.rules.map.area(area).volcano ?? []),
  );
  const damage = (volcano: string): number =>
    touchedBy(play, volcano).reduce(
      (sum, area) => sum + nations(play).reduce((n, who) => n + unitPointsIn(play, who, area), 0),
      damageOf(play, victim, spread(play, frame, volcano)).sum,
    );
  const most = Math.max(...[...found].map(damage));
  return [...found].filter((volcano) => damage(volcano) === most).sort();
}

function erupt(play: Play, frame: Frame<Eruption>, volcano: string): void {
  const { victim } = frame.locals;
  const calamity = calamityOf(play, frame);
  for (const area of touchedBy(play, volcano)) buried(play, area, calamity.cite);
  const { purpose, points, ...units } = spread(play, frame, volcano);
  const question = damageQuestion(play, victim, purpose, points, units, citePart(calamity, 'spreads'));
  if (question) play.ask(question);
}

/** The rule by which a city of `who` is reduced instead of destroyed; some advances undo that. */
function softened(play: Play, who: NationId, calamity: Calamity): string | undefined {
  return twist(play, who, calamity, 'reckless') ? undefined : twist(play, who, calamity, 'reduced');
}

function lossOf(play: Play, area: AreaId, reduced: boolean): number {
  return reduced
    ? CITY_POINTS - reductionRange(play, cityOwner(play, area) as NationId, area).max
    : CITY_POINTS;
}

/** Cities of others beside it that can be shaken. */
function shakeable(play: Play, victim: NationId, city: AreaId, calamity: Calamity): AreaId[] {
  return play.rules.map.area(city).neighbours.filter((next) => {
    const owner = cityOwner(play, next);
    return owner !== undefined && acts(play, owner) && owner !== victim && !softened(play, owner, calamity);
  });
}

/** Where the quake does most damage to both. */
function sites(play: Play, victim: NationId, calamity: Calamity): Site[] {
  const own = softened(play, victim, calamity) !== undefined;
  const all = nation(play, victim).cities.flatMap((city): Site[] => {
    const damage = lossOf(play, city, own);
    const near = shakeable(play, victim, city, calamity).map((beside): Site => {
      const reckless = twist(play, cityOwner(play, beside) as NationId, calamity, 'reckless');
      return { city, beside, damage: damage + lossOf(play, beside, !reckless) };
    });
    return near.length > 0 ? near : [{ city, damage }];
  });
  const most = Math.max(...all.map((site) => site.damage));
  return all.filter((site) => site.damage === most);
}

function chooseVolcano(play: Play, frame: Frame<Eruption>): void {
  const { victim, calamity: purpose } = frame.locals;
  const among = volcanoes(play, frame);
  frame.at = among.length > 0 ? ERUPT : QUAKE;
  if (among.length > 1) {
    const ask = { purpose: about(purpose, 'volcano'), among: each('volcano', among) };
    play.ask({ kind: 'chooseOne', owner: victim, ask, cite: calamityOf(play, frame).cite });
  } else if (among.length === 1) frame.locals.chosen = among[0]!;
}

/** Of the worst sites the victim picks one: first its own city, then the one beside. */
function chooseSite(play: Play, frame: Frame<Eruption>, part: 'city' | 'beside'): void {
  const { victim, calamity: purpose } = frame.locals;
  const calamity = calamityOf(play, frame);
  const all = sites(play, victim, calamity).filter(
    (site) => part === 'city' || site.city === frame.locals.city,
  );
  const among = play.rules.map.sorted(new Set(all.flatMap((site) => site[part] ?? [])));
  if (among.length === 1) frame.locals[part] = among[0]!;
  else if (among.length > 1) {
    const ask = { purpose: about(purpose, part), among: each('area', among) };
    play.ask({ kind: 'chooseOne', owner: victim, ask, cite: citePart(calamity, 'earthquake') });
  }
}

function shake(play: Play, frame: Frame<Eruption>): void {
  const { victim, calamity: purpose } = frame.locals;
  const calamity = calamityOf(play, frame);
  const beside = frame.locals.beside;
  const struck: [NationId, AreaId, string | undefined][] = [
    [victim, frame.locals.city!, softened(play, victim, calamity)],
  ];
  if (beside !== undefined) {
    const other = cityOwner(play, beside) as NationId;
    const reckless = twist(play, other, calamity, 'reckless');
    struck.push([other, beside, reckless ? undefined : citePart(calamity, 'beside')]);
  }
  for (const [who, area, reduced] of struck) {
    if (!reduced) {
      const cite = twist(play, who, calamity, 'reckless') ?? citePart(calamity, 'earthquake');
      destroyCities(play, who, [area], cite);
      continue;
    }
    const question = reduction(play, who, { purpose: about(purpose), among: [area], count: 1 }, reduced);
    if (question) play.ask(question);
  }
}

/** A volcano at a city of the victim erupts, the one that does most harm; without any the earth quakes. */
export const volcanicEruption = procedure({
  id: 'volcanicEruption',
  harm: { loses: 'citiesByTheVolcano' },
  terms: {
    with: {},
    twists: { spreads: 'number', reduced: 'plain', reckless: 'plain' },
    cites: ['spreads', 'earthquake', 'beside'],
  },
  run(play, frame: Frame<Eruption>) {
    const { victim, calamity } = frame.locals;
    switch (frame.at) {
      case START:
        if (nation(play, victim).cities.length === 0) {
          play.emit('calamityCancelled', calamityOf(play, frame).cite, { nation: victim, calamity });
          return 'done';
        }
        chooseVolcano(play, frame);
        return 'again';
      case ERUPT:
        frame.at = OVER;
        erupt(play, frame, frame.locals.chosen!);
        return 'again';
      case QUAKE:
        frame.at = BESIDE;
        chooseSite(play, frame, 'city');
        return 'again';
      case BESIDE:
        frame.at = SHAKE;
        chooseSite(play, frame, 'beside');
        return 'again';
      case SHAKE:
        frame.at = OVER;
        shake(play, frame);
        return 'again';
      default:
        return 'done';
    }
  },
  on: {
    chooseOne(_play, frame, _by, answer) {
      if (frame.at === ERUPT) frame.locals.chosen = chosen(answer, 'volcano');
      else frame.locals[frame.at === BESIDE ? 'city' : 'beside'] = chosen(answer, 'area');
    },
    takeDamage: (play, _frame, by, answer, { cite }) => sufferDamage(play, by, answer, cite),
    reduceCities: (play, _frame, by, answer, { cite }) => reduceAll(play, by, answer, cite),
  },
});
