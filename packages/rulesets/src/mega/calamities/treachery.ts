import type { AreaId, Frame } from '@ochre/engine';
import {
  annexCities,
  type Copy,
  calamityOf,
  citePart,
  destroyCities,
  number,
  pickCities,
} from '@ochre/engine/calamities';
import { about, modified, nation } from '@ochre/engine/query';
import { type Play, procedure } from '@ochre/engine/ruleset';

const ANNEXING = 1;
const DESTROYING = 2;

type Treachery = Copy & { rest: number };

function lose(play: Play, frame: Frame<Treachery>, cities: readonly AreaId[]): void {
  const { victim, beneficiary } = frame.locals;
  const calamity = calamityOf(play, frame);
  if (frame.at === ANNEXING) annexCities(play, victim, beneficiary!, cities, calamity.cite);
  else destroyCities(play, victim, cities, citePart(calamity, 'destroyed'));
}

function choose(play: Play, frame: Frame<Treachery>, count: number, part: 'annexed' | 'destroyed'): void {
  const { victim, beneficiary, calamity } = frame.locals;
  const among = nation(play, victim).cities;
  const ask = { purpose: about(calamity, part), of: victim, among, count };
  const cities = pickCities(play, beneficiary!, ask, citePart(calamityOf(play, frame), part));
  if (cities) lose(play, frame, cities);
}

/** The beneficiary annexes cities of his choice, and has those destroyed that he cannot replace. */
export const treachery = procedure({
  id: 'treachery',
  harm: { loses: 'citiesTaken', byNumber: true },
  terms: {
    with: { cities: 'number' },
    twists: {},
    cites: ['destroyed'],
  },
  run(play, frame: Frame<Treachery>) {
    const { victim, beneficiary } = frame.locals;
    if (beneficiary === undefined || frame.at === DESTROYING) return 'done';
    if (frame.at === ANNEXING) {
      frame.at = DESTROYING;
      choose(play, frame, frame.locals.rest, 'destroyed');
      return 'again';
    }
    const calamity = calamityOf(play, frame);
    const due = modified(play, victim, calamity, number(calamity, 'cities'), 'primary');
    const annexed = Math.min(due, nation(play, beneficiary).stock.cities);
    frame.locals.rest = due - annexed;
    frame.at = ANNEXING;
    choose(play, frame, annexed, 'annexed');
    return 'again';
  },
  on: { chooseCities: (play, frame, _by, cities) => lose(play, frame, cities) },
});
