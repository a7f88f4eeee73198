import { type AreaId, BARBARIANS, type Frame, type NationId } from '@ochre/engine';
import {
  annexCities,
  type Copy,
  calamityOf,
  citePart,
  number,
  pickCities,
  type Role,
  reduceAll,
  reduction,
  twist,
} from '@ochre/engine/calamities';
import { about, coastal, modified, nation, supply } from '@ochre/engine/query';
import { launch, type Play, procedure } from '@ochre/engine/ruleset';

type Raid = Copy & {
  /** Nations still to be raided, the one being raided first; then its cities still to fall. */
  raided: NationId[];
  falling: AreaId[];
};

const START = 0;
const PICK = 1;
const SPARE = 2;
const FALL = 3;

const roleOf = (frame: Frame<Raid>, who: NationId): Role =>
  who === frame.locals.victim ? 'primary' : 'secondary';

/** Who drew the card picks cities of its victim, who picks those of others. */
function chooser(play: Play, frame: Frame<Raid>, of: NationId): NationId {
  const { victim, drawer } = frame.locals;
  if (of !== victim) return victim;
  return drawer !== undefined && !nation(play, drawer).left ? drawer : victim;
}

function pick(play: Play, frame: Frame<Raid>): void {
  const { calamity: purpose } = frame.locals;
  const calamity = calamityOf(play, frame);
  const of = frame.locals.raided[0]!;
  const as = roleOf(frame, of);
  const among = nation(play, of).cities.filter((area) => !calamity.with['coastal'] || coastal(play, area));
  const base = as === 'primary' ? number(calamity, 'cities') : calamity.secondary!.measure;
  const count = modified(play, of, calamity, base, as);
  const cite = citePart(calamity, as === 'primary' ? 'cities' : 'secondary');
  frame.at = SPARE;
  const cities = pickCities(
    play,
    chooser(play, frame, of),
    { purpose: about(purpose), of, among, count },
    cite,
  );
  if (cities) frame.locals.falling = cities;
}

/** An advance may save one of the cities picked, of its owner's choice: a pirate ship comes instead. */
function spare(play: Play, frame: Frame<Raid>): void {
  const { raided, falling, calamity: id } = frame.locals;
  const of = raided[0]!;
  const cite = twist(play, of, calamityOf(play, frame), 'oneSpared');
  frame.at = FALL;
  if (!cite || falling.length === 0) return;
  const ask = { purpose: about(id, 'spared'), of, among: falling, count: 1 };
  const cities = pickCities(play, of, ask, cite);
  if (cities) sendShip(play, frame, cities[0]!, cite);
}

function sendShip(play: Play, frame: Frame<Raid>, area: AreaId, cite: string): void {
  const raid = frame.locals;
  raid.falling = raid.falling.filter((other) => other !== area);
  const [coast] = play.rules.map.area(area).coasts;
  const ship = coast !== undefined && supply(play, BARBARIANS, area, 'ships') > 0;
  if (ship) launch(play, BARBARIANS, coast.id);
  play.emit('citySpared', cite, { nation: raid.raided[0]!, area, ship });
}

/** City by city: pirates take it while they have cities left, else it is reduced, with all others they lack cities for. */
function fall(play: Play, frame: Frame<Raid>): void {
  const { raided, falling } = frame.locals;
  const area = falling.shift();
  const of = raided[0]!;
  if (area === undefined) {
    raided.shift();
    frame.at = PICK;
    return;
  }
  const calamity = calamityOf(play, frame);
  if (supply(play, BARBARIANS, area, 'cities') > 0) {
    annexCities(play, of, BARBARIANS, [area], citePart(calamity, 'pirates'));
    return;
  }
  const lacking = (other: AreaId): boolean => supply(play, BARBARIANS, other, 'cities') === 0;
  const among = [area, ...falling.filter(lacking)];
  frame.locals.falling = falling.filter((other) => !lacking(other));
  const ask = { purpose: about(calamity.id), among, count: among.length };
  const question = reduction(play, of, ask, citePart(calamity, 'reduced'));
  if (question) play.ask(question);
}

/** Cities of the victim, and one of each nation it named, turn to pirates. */
export const treacheryAndPiracy = procedure({
  id: 'treacheryAndPiracy',
  harm: { loses: 'citiesToPirates' },
  terms: {
    with: { cities: 'number', coastal: 'flag' },
    twists: { oneSpared: 'plain' },
    cites: ['cities', 'pirates', 'reduced'],
  },
  run(play, frame: Frame<Raid>) {
    const { victim, secondary } = frame.locals;
    if (frame.at === START) {
      Object.assign(frame.locals, { raided: [victim, ...secondary], falling: [] } satisfies Partial<Raid>);
      frame.at = PICK;
    }
    if (frame.locals.raided.length === 0) return 'done';
    if (frame.at === PICK) pick(play, frame);
    else if (frame.at === SPARE) spare(play, frame);
    else fall(play, frame);
    return 'again';
  },
  on: {
    chooseCities(play, frame, _by, cities, { cite }) {
      if (frame.at === SPARE) frame.locals.falling = [...cities];
      else sendShip(play, frame, cities[0]!, cite);
    },
    reduceCities: (play, _frame, by, answer, { cite }) => reduceAll(play, by, answer, cite),
  },
});
