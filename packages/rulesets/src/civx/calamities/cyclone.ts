import type { AreaId, CoastId, Frame, NationId } from '@ochre/engine';
import {
  type Copy,
  calamityOf,
  citePart,
  destroyCities,
  number,
  pickCities,
  reduceAll,
  reduction,
  twist,
} from '@ochre/engine/calamities';
import { about, coastal, modified, nation, nations } from '@ochre/engine/query';
import { type Play, procedure, type Question } from '@ochre/engine/ruleset';
import { fleetAt, savingQuestion, sinkFleet } from './tempestAndMutiny.ts';

interface Landfall extends Copy {
  sea?: AreaId;
  /** Ships paid for, who pays for no more, and whose ships have been seen to. */
  saved: Record<NationId, CoastId[]>;
  content: NationId[];
  done: NationId[];
}

const SEA = 0;
const SHIPS = 1;
const CITIES = 2;
const OVER = 3;

function exposed(play: Play, who: NationId, sea: AreaId): AreaId[] {
  const shores = play.rules.map.area(sea).water;
  return nation(play, who).cities.filter((area) => shores.includes(area));
}

/** Cities that `who` loses at that sea, advances regarded. */
function toll(play: Play, frame: Frame<Landfall>, who: NationId, sea: AreaId): number {
  const calamity = calamityOf(play, frame);
  const primary = who === frame.locals.victim;
  const most = number(calamity, primary ? 'cities' : 'others');
  const cap = modified(play, who, calamity, most, primary ? 'primary' : 'secondary');
  return Math.min(exposed(play, who, sea).length, cap);
}

function worstSeas(play: Play, frame: Frame<Landfall>, victim: NationId): AreaId[] {
  const seas = play.rules.map.seas.map((sea) => sea.id);
  const tolls = seas.map((sea) => toll(play, frame, victim, sea));
  const most = Math.max(...tolls);
  const hit = seas.filter((sea) => exposed(play, victim, sea).length > 0);
  return hit.filter((sea) => toll(play, frame, victim, sea) === most);
}

/** Cities fall, or are reduced where an advance says so. */
function strike(
  play: Play,
  frame: Frame<Landfall>,
  who: NationId,
  among: AreaId[],
  count: number,
): Question<'reduceCities'> | undefined {
  const { victim, calamity: purpose } = frame.locals;
  const calamity = calamityOf(play, frame);
  const cite = citePart(calamity, who === victim ? 'cities' : 'others');
  const reduced = twist(play, who, calamity, 'reduced');
  if (reduced) return reduction(play, who, { purpose: about(purpose), among, count }, reduced);
  const cities = pickCities(play, who, { purpose: about(purpose), of: who, among, count }, cite);
  if (cities) destroyCities(play, who, cities, cite);
  return undefined;
}

function chooseSea(play: Play, frame: Frame<Landfall>): boolean {
  const { victim, calamity: purpose } = frame.locals;
  const calamity = calamityOf(play, frame);
  Object.assign(frame.locals, { saved: {}, content: [], done: [] } satisfies Partial<Landfall>);
  const among = worstSeas(play, frame, victim);
  if (among.length > 1) {
    const ask = { purpose: about(purpose, 'sea'), among };
    play.ask({ kind: 'chooseOne', owner: victim, ask, cite: citePart(calamity, 'sea') });
  } else if (among.length === 1) frame.locals.sea = among[0]!;
  else {
    const coasts = nation(play, victim).cities.filter((area) => coastal(play, area));
    frame.at = OVER;
    if (coasts.length === 0) {
      play.emit('calamityCancelled', citePart(calamity, 'sea'), { nation: victim, calamity: purpose });
      return true;
    }
    const question = strike(play, frame, victim, coasts, 1);
    if (question) play.ask(question);
    return true;
  }
  frame.at = SHIPS;
  return true;
}

/** Ships on those shores go down unless they are paid for, nation by nation. */
function loseShips(play: Play, frame: Frame<Landfall>): boolean {
  const s = frame.locals;
  const calamity = calamityOf(play, frame);
  const shores = play.rules.map.area(s.sea!).water;
  const atSea = (at: CoastId): boolean => shores.includes(play.rules.map.water(at).area);
  for (const who of nations(play)) {
    if (s.done.includes(who)) continue;
    const fleet = fleetAt(play, who, atSea);
    const question = s.content.includes(who)
      ? undefined
      : savingQuestion(play, who, calamity, fleet, s.saved[who] ?? []);
    if (question) {
      play.ask(question);
      return true;
    }
    s.done.push(who);
    sinkFleet(play, who, calamity, fleet, s.saved[who] ?? []);
  }
  return false;
}

function loseCities(play: Play, frame: Frame<Landfall>): void {
  const sea = frame.locals.sea!;
  const { victim } = frame.locals;
  play.emit('stormRages', calamityOf(play, frame).cite, { nation: victim, sea });
  for (const who of nations(play)) {
    const among = exposed(play, who, sea);
    const question =
      among.length > 0 ? strike(play, frame, who, among, toll(play, frame, who, sea)) : undefined;
    if (question) play.ask({ ...question, mode: 'sealed' });
  }
}

/** A storm from the sea with most of the victim's cities around it: cities of all on its shores are destroyed. */
export const cyclone = procedure({
  id: 'cyclone',
  harm: { loses: 'citiesByTheSea' },
  terms: {
    with: { cities: 'number', others: 'number' },
    twists: { reduced: 'plain', paysForShips: 'plain' },
    cites: ['sea', 'cities', 'others', 'ships'],
  },
  run(play, frame: Frame<Landfall>) {
    if (frame.at === SEA) chooseSea(play, frame);
    else if (frame.at === SHIPS) {
      if (!loseShips(play, frame)) frame.at = CITIES;
    } else if (frame.at === CITIES) {
      frame.at = OVER;
      loseCities(play, frame);
    } else return 'done';
    return 'again';
  },
  on: {
    chooseOne(_play, frame, by, answer, { ask }) {
      const s = frame.locals;
      if (ask.purpose.endsWith('.sea')) s.sea = answer;
      else if (answer === 'none') s.content.push(by);
      else s.saved[by] = [...(s.saved[by] ?? []), answer];
    },
    chooseCities: (play, _frame, by, cities, { cite }) => destroyCities(play, by, cities, cite),
    reduceCities: (play, _frame, by, answer, { cite }) => reduceAll(play, by, answer, cite),
  },
});
