import { type AreaId, BARBARIANS, type Frame, type NationId } from '@ochre/engine';
import { annexCities, type Copy, calamityOf, citeOf, number, pickCities } from '@ochre/engine/calamities';
import { about, coastal, nation } from '@ochre/engine/query';
import { type Play, procedure } from '@ochre/engine/ruleset';

function fall(play: Play, frame: Frame<Copy>, of: NationId, cities: readonly AreaId[]): void {
  const as = of === frame.locals.victim ? 'primary' : 'secondary';
  annexCities(play, of, BARBARIANS, cities, citeOf(calamityOf(play, frame), as));
}

/** The trader picks cities of the victim, who does so itself where nobody traded the card, and one of each it named. */
export const piracy = procedure({
  id: 'piracy',
  harm: { loses: 'citiesToPirates', byNumber: true },
  terms: { with: { cities: 'number' }, twists: {}, cites: [] },
  run(play, frame) {
    const { victim, beneficiary, secondary, calamity: id } = frame.locals;
    const calamity = calamityOf(play, frame);
    const of = [victim, ...secondary][frame.at++];
    if (of === undefined) return 'done';
    const first = of === victim;
    const count = first ? number(calamity, 'cities') : calamity.secondary!.measure;
    const among = nation(play, of).cities.filter((area) => coastal(play, area));
    const ask = { purpose: about(id), of, among, count };
    const owner = first ? (beneficiary ?? victim) : victim;
    const cities = pickCities(play, owner, ask, citeOf(calamity, first ? 'primary' : 'secondary'));
    if (cities) fall(play, frame, of, cities);
    return 'again';
  },
  on: { chooseCities: (play, frame, _by, cities, { ask }) => fall(play, frame, ask.of, cities) },
});
