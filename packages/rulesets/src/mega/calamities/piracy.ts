import { type AreaId, BARBARIANS, type Frame, type NationId } from '@ochre/engine';
import { annexCities, type Copy, calamityOf, citePart, number, pickCities } from '@ochre/engine/calamities';
import { about, coastal, modified, nation } from '@ochre/engine/query';
import { type Play, procedure } from '@ochre/engine/ruleset';

function coastalCities(play: Play, who: NationId): AreaId[] {
  return nation(play, who).cities.filter((area) => coastal(play, area));
}

function fall(play: Play, frame: Frame<Copy>, of: NationId, cities: readonly AreaId[]): void {
  annexCities(play, of, BARBARIANS, cities, citePart(calamityOf(play, frame), 'pirates'));
}

/** The beneficiary picks cities of the victim, the victim one of each nation it named. */
export const piracy = procedure({
  id: 'piracy',
  harm: { loses: 'citiesToPirates', byNumber: true },
  terms: {
    with: { cities: 'number' },
    twists: {},
    cites: ['cities', 'pirates'],
  },
  run(play, frame) {
    const { victim, beneficiary, secondary, calamity: purpose } = frame.locals;
    const calamity = calamityOf(play, frame);
    const turn = frame.at++;
    const of = turn === 0 ? victim : secondary[turn - 1];
    if (of === undefined) return 'done';
    const chooser = turn === 0 ? beneficiary : victim;
    if (chooser === undefined) return 'again';
    const count =
      turn === 0
        ? modified(play, victim, calamity, number(calamity, 'cities'), 'primary')
        : calamity.secondary!.measure;
    const cite = citePart(calamity, turn === 0 ? 'cities' : 'secondary');
    const cities = pickCities(
      play,
      chooser,
      { purpose: about(purpose), of, among: coastalCities(play, of), count },
      cite,
    );
    if (cities) fall(play, frame, of, cities);
    return 'again';
  },
  on: { chooseCities: (play, frame, _by, cities, decision) => fall(play, frame, decision.ask.of, cities) },
});
