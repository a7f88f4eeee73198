import { calamityOf, citePart, destroyCities, pickCities } from '@ochre/engine/calamities';
import { about, coastal, nation } from '@ochre/engine/query';
import { procedure } from '@ochre/engine/ruleset';

/** The beneficiary has as many coastal cities of the victim destroyed as he has ships on the board. */
export const piracy = procedure({
  id: 'piracy',
  harm: { loses: 'citiesToPirates' },
  terms: {
    with: {},
    twists: {},
    cites: ['pick'],
  },
  run(play, frame) {
    const { victim, beneficiary, calamity: purpose } = frame.locals;
    if (frame.at++ > 0 || beneficiary === undefined) return 'done';
    const calamity = calamityOf(play, frame);
    const among = nation(play, victim).cities.filter((area) => coastal(play, area));
    const count = play.rules.ruleset.pieces.ships - nation(play, beneficiary).stock.ships;
    const ask = { purpose: about(purpose), of: victim, among, count };
    const cities = count > 0 ? pickCities(play, beneficiary, ask, citePart(calamity, 'pick')) : [];
    if (cities) destroyCities(play, victim, cities, calamity.cite);
    return 'again';
  },
  on: {
    chooseCities: (play, frame, _by, cities, { ask }) =>
      destroyCities(play, ask.of, cities, calamityOf(play, frame).cite),
  },
});
