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
import { about, blockOf, cityOwner, coastal, modified, nation, nations, supply } from '@ochre/engine/query';
import { launch, type Play, procedure } from '@ochre/engine/ruleset';
import { chosen, each } from '@ochre/engine/testing';

type Raid = Copy & {
  /** The victim, then the others it named: those of whom cities are still to be picked, the one who is next first. */
  waves: NationId[][];
  /** Cities of that one, and all of the wave that are to fall. */
  picked: AreaId[];
  falling: AreaId[];
};

const START = 0;
const PICK = 1;
const SPARE = 2;
const DOOMED = 3;
const FALL = 4;

/** As it was filed when cities fell nation by nation. */
interface FormerRaid {
  raided?: NationId[];
  falling: AreaId[];
}

/** A raid under way since then goes on: what was about to fall has been picked. */
function continued(frame: Frame<Raid>): void {
  const { raided: former, falling, ...copy } = frame.locals as Raid & FormerRaid;
  if (!former) return;
  const first = former[0] === copy.victim;
  frame.locals = {
    ...copy,
    waves: first ? [[copy.victim], former.slice(1)] : former.length > 0 ? [former] : [],
    picked: falling,
    falling: [],
  };
}

/** Who is being raided. */
const raided = ({ locals }: Frame<Raid>): NationId => locals.waves[0]![0]!;

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
  const of = raided(frame);
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
  if (cities) frame.locals.picked = cities;
}

/** An advance may save one of the cities picked, of its owner's choice: a pirate ship comes instead. */
function spare(play: Play, frame: Frame<Raid>): void {
  const { picked, calamity: id } = frame.locals;
  const of = raided(frame);
  const cite = twist(play, of, calamityOf(play, frame), 'oneSpared');
  frame.at = DOOMED;
  if (!cite || picked.length === 0) return;
  const ask = { purpose: about(id, 'spared'), of, among: picked, count: 1 };
  const cities = pickCities(play, of, ask, cite);
  if (cities) sendShip(play, frame, cities[0]!, cite);
}

function sendShip(play: Play, frame: Frame<Raid>, area: AreaId, cite: string): void {
  const raid = frame.locals;
  raid.picked = raid.picked.filter((other) => other !== area);
  const [coast] = play.rules.map.area(area).coasts;
  const ship = coast !== undefined && supply(play, BARBARIANS, area, 'ships') > 0;
  if (ship) launch(play, BARBARIANS, coast.id);
  play.emit('citySpared', cite, { nation: raided(frame), area, ship });
}

/** The rest of what was picked falls with all others of the wave. */
function doom(frame: Frame<Raid>): void {
  const raid = frame.locals;
  raid.falling.push(...raid.picked);
  raid.picked = [];
  raid.waves[0]!.shift();
  frame.at = raid.waves[0]!.length > 0 ? PICK : FALL;
}

function seize(play: Play, frame: Frame<Raid>, area: AreaId): void {
  const raid = frame.locals;
  raid.falling = raid.falling.filter((other) => other !== area);
  const cite = citePart(calamityOf(play, frame), 'pirates');
  annexCities(play, cityOwner(play, area) as NationId, BARBARIANS, [area], cite);
}

/** Pirates take cities while they have any to put there; who picked them says which, where these do not last for all. */
function fall(play: Play, frame: Frame<Raid>): void {
  const { falling, waves, victim, secondary, calamity: id } = frame.locals;
  const left = (area: AreaId): number => supply(play, BARBARIANS, area, 'cities');
  const open = falling.filter((area) => left(area) > 0);
  const alike = (area: AreaId): AreaId[] => open.filter((o) => blockOf(play, o) === blockOf(play, area));
  const sure = open.find((area) => left(area) >= alike(area).length);
  if (sure !== undefined) seize(play, frame, sure);
  else if (open.length > 0) {
    const owner = chooser(play, frame, waves.length > 1 ? victim : secondary[0]!);
    const ask = {
      purpose: about(id, 'pirates'),
      among: each('area', play.rules.map.sorted(alike(open[0]!))),
    };
    play.ask({ kind: 'chooseOne', owner, ask, cite: citePart(calamityOf(play, frame), 'pirates') });
  } else {
    reduceRest(play, frame);
    waves.shift();
    frame.at = waves[0]?.length ? PICK : FALL;
  }
}

/** Cities that pirates have none for are reduced together. */
function reduceRest(play: Play, frame: Frame<Raid>): void {
  const { falling } = frame.locals;
  const calamity = calamityOf(play, frame);
  const questions = nations(play).flatMap((who) => {
    const among = falling.filter((area) => cityOwner(play, area) === who);
    if (among.length === 0) return [];
    const ask = { purpose: about(calamity.id), among, count: among.length };
    return reduction(play, who, ask, citePart(calamity, 'reduced')) ?? [];
  });
  play.askAll(questions);
  frame.locals.falling = [];
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
      const waves = [[victim], [...secondary]];
      Object.assign(frame.locals, { waves, picked: [], falling: [] } satisfies Partial<Raid>);
      frame.at = PICK;
    }
    continued(frame);
    if (frame.locals.waves.length === 0) return 'done';
    if (frame.at === PICK) pick(play, frame);
    else if (frame.at === SPARE) spare(play, frame);
    else if (frame.at === DOOMED) doom(frame);
    else fall(play, frame);
    return 'again';
  },
  on: {
    chooseCities(play, frame, _by, cities, { cite }) {
      continued(frame);
      if (frame.at === SPARE) frame.locals.picked = [...cities];
      else sendShip(play, frame, cities[0]!, cite);
    },
    chooseOne: (play, frame, _by, answer) => seize(play, frame, chosen(answer, 'area')),
    reduceCities: (play, _frame, by, answer, { cite }) => reduceAll(play, by, answer, cite),
  },
});
