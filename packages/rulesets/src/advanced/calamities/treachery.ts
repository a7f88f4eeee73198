import type { AreaId, Frame } from '@ochre/engine';
import {
  annexCities,
  type Copy,
  calamityOf,
  citePart,
  destroyCities,
  pickCities,
  reduceAll,
  reduction,
} from '@ochre/engine/calamities';
import { about, nation } from '@ochre/engine/query';
import { type Play, procedure } from '@ochre/engine/ruleset';

/** The trader has the city, or it is gone where he has none to put in its place. */
function lose(play: Play, frame: Frame<Copy>, cities: readonly AreaId[]): void {
  const { victim, beneficiary } = frame.locals;
  const calamity = calamityOf(play, frame);
  if (nation(play, beneficiary!).stock.cities > 0)
    annexCities(play, victim, beneficiary!, cities, calamity.cite);
  else destroyCities(play, victim, cities, citePart(calamity, 'destroyed'));
}

/** A city goes over to who traded the card; kept by who drew it, it has one reduced. */
export const treachery = procedure({
  id: 'treachery',
  harm: { loses: 'citiesTaken' },
  terms: { with: {}, twists: {}, cites: ['destroyed', 'untraded'] },
  run(play, frame) {
    const { victim, beneficiary, calamity: id } = frame.locals;
    if (frame.at++ > 0) return 'done';
    const calamity = calamityOf(play, frame);
    const among = nation(play, victim).cities;
    if (beneficiary === undefined) {
      const ask = { purpose: about(id), among, count: 1 };
      const question = among.length > 0 && reduction(play, victim, ask, citePart(calamity, 'untraded'));
      if (question) play.ask(question);
      return 'again';
    }
    const part = nation(play, beneficiary).stock.cities > 0 ? 'annexed' : 'destroyed';
    const ask = { purpose: about(id, part), of: victim, among, count: 1 };
    const cities = pickCities(play, beneficiary, ask, citePart(calamity, part));
    if (cities) lose(play, frame, cities);
    return 'again';
  },
  on: {
    chooseCities: (play, frame, _by, cities) => lose(play, frame, cities),
    reduceCities: (play, _frame, by, answer, { cite }) => reduceAll(play, by, answer, cite),
  },
});
