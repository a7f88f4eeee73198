import { tokensIn } from '../board/damage.ts';
import { CITY_POINTS, coastal, nation, nations } from '../board/queries.ts';
import { chosen, each } from '../decisions/option.ts';
import { about } from '../decisions/purposes.ts';
import type { Play } from '../kernel/play.ts';
import type { Position } from '../position.ts';
import { procedure } from '../ruleset/terms.ts';
import type { Calamity } from '../ruleset/types.ts';
import type { Frame, NationId } from '../state.ts';
import { destroyCities, pickCities, reduceAll, reduction } from './cities.ts';
import { type Copy, calamityOf, citePart, modified, number, twist, twistSum } from './common.ts';
import { damageQuestion, sufferDamage, unitsWithin } from './damage.ts';
import { forcedOrders, lossOrders, orderable, tellOrders } from './lossOrders.ts';

const ORDERING = 1;
const RISING = 2;
const OVER = 3;

type Flood = Copy & { plain?: string };

/** Tokens, and cities but for those on black sites. */
function unitsOn(p: Position, who: NationId, plain: string): ReturnType<typeof unitsWithin> {
  const { area } = p.rules.map;
  const units = unitsWithin(p, who, (id) => area(id).floodPlain === plain);
  return { ...units, cities: units.cities.filter((id) => area(id).site !== 'black') };
}

function pointsOn(p: Position, who: NationId, plain: string): number {
  const { tokens, cities } = unitsOn(p, who, plain);
  return tokensIn(tokens) + CITY_POINTS * cities.length;
}

/** Units there whether or not the flood can harm them. */
function allPointsOn(p: Position, who: NationId, plain: string): number {
  const { tokens, cities } = unitsWithin(p, who, (id) => p.rules.map.area(id).floodPlain === plain);
  return tokensIn(tokens) + CITY_POINTS * cities.length;
}

/** Flood plains with most unit points of the victim, or all with any; none where it has no unit on any. */
function plainsOf(p: Position, victim: NationId, calamity: Calamity): string[] {
  const plains = [...new Set(p.rules.map.land.flatMap((a) => a.floodPlain ?? []))].sort();
  const all = calamity.with['allUnits'] === true;
  const points = plains.map((plain) => (all ? allPointsOn : pointsOn)(p, victim, plain));
  const most = calamity.with['anyPlain'] ? 1 : Math.max(1, ...points);
  return plains.filter((_, i) => points[i]! >= most);
}

/** Without units on a plain the victim loses a coastal city, or has it reduced where an advance helps. */
function drownCity(play: Play, frame: Frame<Flood>): void {
  const { victim, calamity: purpose } = frame.locals;
  const calamity = calamityOf(play, frame);
  const among = nation(play, victim).cities.filter((area) => coastal(play, area));
  const cite = citePart(calamity, 'coastal');
  if (among.length === 0) {
    play.emit('calamityCancelled', citePart(calamity, 'nothing'), { nation: victim, calamity: purpose });
    return;
  }
  const reduced = twist(play, victim, calamity, 'reduced');
  if (reduced) {
    const question = reduction(play, victim, { purpose: about(purpose), among, count: 1 }, reduced);
    if (question) play.ask(question);
    return;
  }
  const cities = pickCities(play, victim, { purpose: about(purpose), of: victim, among, count: 1 }, cite);
  if (cities) destroyCities(play, victim, cities, cite);
}

/** All with units on the plain lose some of these; where the victim has none, its coasts suffer. */
function rise(play: Play, frame: Frame<Flood>, plain: string | undefined): void {
  const { victim, calamity: purpose } = frame.locals;
  const calamity = calamityOf(play, frame);
  play.emit(
    'floodRises',
    calamity.cite,
    plain === undefined ? { nation: victim } : { nation: victim, plain },
  );
  if (plain === undefined && calamity.with['coastalCity']) {
    drownCity(play, frame);
    return;
  }
  const questions = nations(play).flatMap((who) => {
    if (plain === undefined && who !== victim) return [];
    const key = plain === undefined ? 'coastal' : who === victim ? 'damage' : 'others';
    const ordered = key === 'others' && calamity.orders ? (frame.locals.ordered?.[who] ?? 0) : undefined;
    const units =
      plain === undefined ? unitsWithin(play, who, (id) => coastal(play, id)) : unitsOn(play, who, plain);
    const as = who === victim ? 'primary' : 'secondary';
    const due = ordered ?? number(calamity, key);
    // Where the damage is the most that can be lost, advances save some of what would be.
    const upTo = key === 'damage' && calamity.with['upTo'] ? pointsOn(play, who, plain!) : due;
    const points = modified(play, who, calamity, Math.min(due, upTo), as);
    const most = twistSum(play, who, calamity, 'most', as);
    const limited = most > 0 ? { ...units, most } : units;
    return damageQuestion(play, who, about(purpose), points, limited, citePart(calamity, key)) ?? [];
  });
  play.askAll(questions);
}

/** Where the row has the victim order what others on the plain lose. */
function orderOthers(play: Play, frame: Frame<Flood>, plain: string | undefined): void {
  const { victim } = frame.locals;
  const calamity = calamityOf(play, frame);
  if (!calamity.orders || plain === undefined) return;
  const others = nations(play).filter((who) => who !== victim);
  const bounds = orderable(play, calamity, others, (who) => pointsOn(play, who, plain), 'offPlain');
  const question = lossOrders(calamity, victim, bounds);
  const forced = forcedOrders(calamity, bounds.most);
  if (question && forced) frame.locals.ordered = tellOrders(play, calamity, victim, forced);
  else if (question) play.ask(question);
}

/** The plain with most of the victim's units on it is flooded. */
export const floodPlain = procedure({
  id: 'floodPlain',
  harm: { loses: 'unitsThere', byNumber: true },
  terms: {
    with: {
      damage: 'number',
      others: 'number?',
      coastal: 'number?',
      anyPlain: 'flag',
      coastalCity: 'flag',
      allUnits: 'flag',
      upTo: 'flag',
    },
    twists: { reduced: 'plain', most: 'number' },
    cites: ['plain', 'damage', 'others', 'coastal', 'nothing'],
  },
  run(play, frame: Frame<Flood>) {
    const { victim, calamity: purpose } = frame.locals;
    if (frame.at === OVER) return 'done';
    if (frame.at === RISING) {
      frame.at = OVER;
      rise(play, frame, frame.locals.plain);
      return 'again';
    }
    if (frame.at === ORDERING) {
      frame.at = RISING;
      orderOthers(play, frame, frame.locals.plain);
      return 'again';
    }
    frame.at = ORDERING;
    const among = plainsOf(play, victim, calamityOf(play, frame));
    const cite = citePart(calamityOf(play, frame), 'plain');
    if (among.length > 1)
      play.ask({
        kind: 'chooseOne',
        owner: victim,
        ask: { purpose: about(purpose, 'plain'), among: each('plain', among) },
        cite,
      });
    else if (among.length === 1) frame.locals.plain = among[0]!;
    return 'again';
  },
  on: {
    chooseOne(_play, frame, _by, answer) {
      frame.locals.plain = chosen(answer, 'plain');
    },
    orderLosses(play, frame, by, answer) {
      frame.locals.ordered = tellOrders(play, calamityOf(play, frame), by, answer);
    },
    chooseCities: (play, _frame, by, cities, { cite }) => destroyCities(play, by, cities, cite),
    reduceCities: (play, _frame, by, answer, { cite }) => reduceAll(play, by, answer, cite),
    takeDamage: (play, _frame, by, answer, decision) => sufferDamage(play, by, answer, decision.cite),
  },
});
