import {
  type AreaId,
  type Ask,
  BARBARIANS,
  type Calamity,
  type Frame,
  type NationId,
  type Owner,
} from '@ochre/engine';
import {
  annexCities,
  type Copy,
  calamityOf,
  citePart,
  minus,
  number,
  replaced,
  type Units,
  unitsIn,
} from '@ochre/engine/calamities';
import { about, modified, nation, selections, unitPoints } from '@ochre/engine/query';
import { annexTokens, type Play, procedure } from '@ochre/engine/ruleset';

const SELECTED = 1;
const ANNEXED = 2;

type Annexation = Copy & { areas: AreaId[] };

function take(play: Play, from: NationId, to: Owner, { tokens, cities }: Units, cite: string): void {
  annexCities(play, from, to, cities, cite);
  const areas = play.rules.map.sorted(Object.keys(tokens));
  if (areas.length === 0) return;
  for (const area of areas) annexTokens(play, from, to, area, tokens[area]!);
  play.emit(to === BARBARIANS ? 'barbarianTokens' : 'tokensAnnexed', cite, { nation: to, from, tokens });
}

/** What stands in areas and can change hands. */
function unitsOf(play: Play, who: NationId, areas: readonly AreaId[]): Units {
  const units: Units = { tokens: {}, cities: [] };
  for (const area of areas) {
    const { tokens, cities } = unitsIn(play, who, area);
    if (tokens > 0) units.tokens[area] = tokens;
    if (cities > 0) units.cities.push(area);
  }
  return units;
}

/** The annexer replaces what he picked; the rest falls to barbarians and pirates where it stands. */
function annex(play: Play, frame: Frame<Annexation>, selected: Units, picked: Units): void {
  const { victim, beneficiary } = frame.locals;
  const calamity = calamityOf(play, frame);
  take(play, victim, beneficiary!, picked, citePart(calamity, 'annexed'));
  take(play, victim, BARBARIANS, minus(selected, picked), citePart(calamity, 'stock'));
}

/** Asks the annexer what to replace where his stock leaves a choice. */
function pickUnits(play: Play, frame: Frame<Annexation>, selected: Units): void {
  const { victim, beneficiary, calamity: purpose } = frame.locals;
  const picked = replaced(selected, nation(play, beneficiary!).stock);
  if (picked) annex(play, frame, selected, picked);
  else {
    const cite = citePart(calamityOf(play, frame), 'stock');
    play.ask({
      kind: 'annexUnits',
      owner: beneficiary!,
      ask: { purpose: about(purpose), of: victim, ...selected },
      cite,
    });
  }
}

/** Unit points to select: so many, or all but so many; advances regarded. */
function pointsOf(play: Play, victim: NationId, calamity: Calamity): number {
  const all = calamity.with['allBut'] !== null;
  const base = all ? unitPoints(play, victim) - number(calamity, 'allBut') : number(calamity, 'points');
  return modified(play, victim, calamity, base, 'primary');
}

/** The victim or the beneficiary, as the row says, selects areas, unless there is but one way. */
function select(play: Play, frame: Frame<Annexation>, to: NationId, points: number): void {
  const { victim, calamity: purpose } = frame.locals;
  const calamity = calamityOf(play, frame);
  const cites = {
    areas: citePart(calamity, 'areas'),
    connected: citePart(calamity, 'connected'),
    points: citePart(calamity, 'points'),
    mix: citePart(calamity, 'mix'),
  };
  const ask: Ask<'selectUnits'> = { purpose: about(purpose), of: victim, for: to, points, cites };
  const { only } = selections(play, ask);
  const owner = calamity.with['selector'] === 'victim' ? victim : to;
  if (only) frame.locals.areas = only;
  else play.ask({ kind: 'selectUnits', owner, ask, cite: calamity.cite });
}

/** Units of the victim pass to the beneficiary, area by area. */
export const civilWarAndTyranny = procedure({
  id: 'civilWarAndTyranny',
  harm: { loses: 'unitsTaken', byNumber: true },
  terms: {
    with: { allBut: 'number?', points: 'number?', selector: ['victim', 'beneficiary'] },
    twists: {},
    cites: ['connected', 'areas', 'annexed', 'nothing', 'mix', 'stock', 'points'],
  },
  run(play, frame: Frame<Annexation>) {
    const { victim, beneficiary, calamity: purpose } = frame.locals;
    if (frame.at === ANNEXED) return 'done';
    if (frame.at === SELECTED) {
      frame.at = ANNEXED;
      pickUnits(play, frame, unitsOf(play, victim, frame.locals.areas));
      return 'again';
    }
    const calamity = calamityOf(play, frame);
    const points = pointsOf(play, victim, calamity);
    if (beneficiary === undefined || points === 0 || unitPoints(play, victim) === 0) {
      const nobody = points > 0 && beneficiary === undefined;
      const cite = nobody ? play.rules.cite('ownBlock') : citePart(calamity, 'nothing');
      play.emit('calamityCancelled', cite, { nation: victim, calamity: purpose });
      return 'done';
    }
    frame.at = SELECTED;
    select(play, frame, beneficiary, points);
    return 'again';
  },
  on: {
    selectUnits(play, frame, _by, areas) {
      frame.locals.areas = play.rules.map.sorted(areas);
    },
    annexUnits(play, frame, _by, picked, decision) {
      const { tokens, cities } = decision.ask;
      annex(play, frame, { tokens, cities }, picked);
    },
  },
});
