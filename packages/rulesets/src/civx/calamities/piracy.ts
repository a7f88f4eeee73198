import { type AreaId, BARBARIANS, type Counts, type Frame, type NationId } from '@ochre/engine';
import {
  annexCities,
  type Copy,
  calamityOf,
  citePart,
  foreignCard,
  number,
  pickCities,
  pickUnits,
} from '@ochre/engine/calamities';
import { about, coastal, modified, nation, tokenAreas, tokens } from '@ochre/engine/query';
import { annexTokens, type Play, procedure } from '@ochre/engine/ruleset';

type Piracy = Copy & { struck?: AreaId[] };

const sum = (counts: Counts): number => Object.values(counts).reduce((n, m) => n + m, 0);
const struckOf = (frame: Frame<Piracy>): AreaId[] => frame.locals.struck ?? [];

function fall(play: Play, frame: Frame<Piracy>, of: NationId, cities: readonly AreaId[]): void {
  annexCities(play, of, BARBARIANS, cities, citePart(calamityOf(play, frame), 'pirates'));
  if (of === frame.locals.victim) frame.locals.struck = [...cities];
}

/** Cities of one nation on a coast turn to pirates, picked by `owner`. */
function raid(play: Play, frame: Frame<Piracy>, of: NationId, owner: NationId, count: number): void {
  const calamity = calamityOf(play, frame);
  const among = nation(play, of).cities.filter((area) => coastal(play, area));
  const cite = citePart(calamity, of === frame.locals.victim ? 'cities' : 'secondary');
  const cities = pickCities(play, owner, { purpose: about(calamity.id), of, among, count }, cite);
  if (cities) fall(play, frame, of, cities);
}

/** A card from the other block turns tokens next to the cities of its victim into barbarians. */
function spread(play: Play, frame: Frame<Piracy>, owner: NationId): void {
  const { victim, calamity: id } = frame.locals;
  const calamity = calamityOf(play, frame);
  if (!foreignCard(play, frame.locals)) return;
  const near = new Set(struckOf(frame).flatMap((area) => play.rules.map.area(area).neighbours));
  const counts: Counts = {};
  for (const area of tokenAreas(play, victim)) if (near.has(area)) counts[area] = tokens(play, victim, area);
  const points = number(calamity, 'foreign');
  if (sum(counts) === 0) return;
  const ask = { purpose: about(id, 'tokens'), of: victim, points, tokens: counts, cities: [] };
  const units = pickUnits(play, owner, ask, citePart(calamity, 'foreign'));
  if (units) turn(play, frame, units.tokens);
}

function turn(play: Play, frame: Frame<Piracy>, counts: Counts): void {
  const { victim } = frame.locals;
  for (const area of play.rules.map.sorted(Object.keys(counts)))
    annexTokens(play, victim, BARBARIANS, area, counts[area]!);
  const cite = citePart(calamityOf(play, frame), 'foreign');
  play.emit('barbarianTokens', cite, { nation: BARBARIANS, from: victim, tokens: counts });
}

/** The trader picks cities of the victim (who does so itself where nobody traded the card), the victim those of others. */
export const piracy = procedure({
  id: 'piracy',
  harm: { loses: 'citiesToPirates' },
  terms: {
    with: { cities: 'number', foreign: 'number' },
    twists: {},
    cites: ['cities', 'pirates', 'foreign'],
  },
  run(play, frame: Frame<Piracy>) {
    const { victim, beneficiary, secondary } = frame.locals;
    const calamity = calamityOf(play, frame);
    const owner = beneficiary ?? victim;
    const at = frame.at++;
    if (at === 0) {
      const count = modified(play, victim, calamity, number(calamity, 'cities'), 'primary');
      raid(play, frame, victim, owner, count);
    } else if (at === 1) spread(play, frame, owner);
    else if (secondary[at - 2] !== undefined) {
      const of = secondary[at - 2]!;
      const count = modified(play, of, calamity, calamity.secondary!.measure, 'secondary');
      raid(play, frame, of, victim, count);
    } else return 'done';
    return 'again';
  },
  on: {
    chooseCities: (play, frame, _by, cities, { ask }) => fall(play, frame, ask.of, cities),
    pickUnits: (play, frame, _by, picked) => turn(play, frame, picked.tokens),
  },
});
