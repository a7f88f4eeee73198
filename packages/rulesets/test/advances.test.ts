import type { Advance, Calamity, Effect, Modifier } from '@ochre/engine';
import { cites } from '@ochre/testkit/cites';
import { describe, expect, it } from 'vitest';
import { mega } from '../src/index.ts';

const { advances, calamities, groups } = mega;

/** Advance, cost, groups, points, credits for science, arts, crafts, civics and religion, credit to one other advance. */
const printed = `
cloth-making        | 50  | crafts           | 1 | 0 5 10 0 0     | naval-warfare 10
mysticism           | 50  | arts+religion    | 1 | 0 5 0 0 5      | monument 10
sculpture           | 50  | arts             | 1 | 0 10 0 5 0     | architecture 10
urbanism            | 50  | civics           | 1 | 5 0 0 10 0     | diplomacy 10
empiricism          | 60  | science          | 1 | 10 5 5 5 5     | medicine 10
masonry             | 60  | crafts           | 1 | 5 0 10 0 0     | engineering 10
monarchy            | 60  | civics           | 1 | 0 0 0 10 5     | law 10
mythology           | 60  | religion         | 1 | 0 5 0 0 10     | literacy 10
pottery             | 60  | crafts           | 1 | 0 5 10 0 0     | agriculture 10
written-record      | 60  | science+civics   | 1 | 5 0 0 5 0      | cartography 10
deism               | 70  | religion         | 1 | 0 0 5 0 10     | fundamentalism 10
astronavigation     | 80  | science          | 1 | 10 0 0 0 5     | calendar 10
drama-and-poetry    | 80  | arts             | 1 | 0 10 0 0 5     | rhetoric 10
music               | 80  | arts             | 1 | 0 10 0 0 5     | enlightenment 10
theocracy           | 80  | civics+religion  | 1 | 0 0 0 5 5      | universal-doctrine 10
coinage             | 90  | science          | 1 | 10 0 0 5 0     | trade-routes 10
metalworking        | 90  | crafts           | 1 | 0 0 10 5 0     | military 10
literacy            | 110 | arts+civics      | 3 | 5 10 5 10 5    | mathematics 20
agriculture         | 120 | crafts           | 3 | 5 0 10 0 0     | democracy 20
rhetoric            | 130 | arts             | 3 | 0 10 0 5 0     | politics 20
architecture        | 140 | arts             | 3 | 5 10 0 0 0     | mining 20
medicine            | 140 | science          | 3 | 10 0 5 0 0     | anatomy 20
fundamentalism      | 150 | religion         | 3 | 0 5 0 0 10     | monotheism 20
law                 | 150 | civics           | 3 | 0 0 0 10 5     | cultural-ascendancy 20
cartography         | 160 | science          | 3 | 10 5 0 0 0     | library 20
diplomacy           | 160 | arts             | 3 | 0 10 0 5 0     | provincial-empire 20
engineering         | 160 | science+crafts   | 3 | 10 0 10 0 0    | roadbuilding 20
enlightenment       | 160 | religion         | 3 | 0 0 5 0 10     | philosophy 20
naval-warfare       | 160 | civics           | 3 | 0 0 5 10 0     | diaspora 20
universal-doctrine  | 160 | religion         | 3 | 0 0 0 5 10     | theology 20
military            | 170 | civics           | 3 | 0 0 5 10 0     | advanced-military 20
calendar            | 180 | science          | 3 | 10 0 0 5 0     | public-works 20
monument            | 180 | crafts+religion  | 3 | 0 0 10 0 10    | wonder-of-the-world 20
trade-routes        | 180 | crafts           | 3 | 0 0 10 0 5     | trade-empire 20
democracy           | 220 | civics           | 6 | 0 5 0 20 0
library             | 220 | science          | 6 | 20 5 0 0 0
philosophy          | 220 | science+religion | 6 | 20 0 0 0 20
roadbuilding        | 220 | crafts           | 6 | 5 0 20 0 0
mining              | 230 | crafts           | 6 | 5 0 20 0 0
politics            | 230 | arts             | 6 | 0 20 0 0 5
public-works        | 230 | civics           | 6 | 0 0 5 20 0
advanced-military   | 240 | civics           | 6 | 5 0 0 20 0
monotheism          | 240 | religion         | 6 | 0 0 0 5 20
mathematics         | 250 | science+arts     | 6 | 20 20 10 10 10
theology            | 250 | religion         | 6 | 5 0 0 0 20
provincial-empire   | 260 | civics           | 6 | 0 0 0 20 5
trade-empire        | 260 | crafts           | 6 | 0 0 20 5 0
anatomy             | 270 | science          | 6 | 20 0 5 0 0
diaspora            | 270 | religion         | 6 | 0 5 0 0 20
cultural-ascendancy | 280 | arts             | 6 | 0 20 0 0 5
wonder-of-the-world | 290 | arts+crafts      | 6 | 0 20 20 0 0
`;

/** A row of the table, written as above. */
function row({ id, cost, groups: own, points, credits, creditTo }: Advance): string[] {
  return [
    id,
    String(cost),
    groups.filter((g) => own.includes(g)).join('+'),
    String(points),
    groups.map((g) => credits[g] ?? 0).join(' '),
    ...(creditTo ? [`${creditTo.advance} ${creditTo.points}`] : []),
  ];
}

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));

function ofEffect(e: Effect): string {
  switch (e.effect) {
    case 'add':
      return `${e.to} ${signed(e.n)}`;
    case 'grant':
      return e.what;
    case 'shop':
      return `stack ${e.stack} for ${e.price}`;
    case 'ability':
      return `may ${e.run}`;
    case 'protect':
      return `safe from ${e.against}`;
    case 'freeAdvance':
      return `free ${e.group} below ${e.below}`;
    case 'discount':
      return `stacks ${e.stacks} less ${e.n}`;
    case 'requestCards':
      return `asks for ${e.most} cards`;
    case 'boost':
      return `one more of ${e.goods}`;
    default:
      return `${e.effect} ${e.points}`;
  }
}

function ofModifier({ id }: Calamity, { add, twist, n, as }: Modifier): string {
  const what = add === undefined ? [twist, n] : [signed(add)];
  return [id, ...what, as].filter((part) => part !== undefined).join(' ');
}

/** All that an advance does, in play and to calamities. */
function attributes({ id, effects }: Advance): string[] {
  const modifiers = calamities.flatMap((c) =>
    c.modifiers.filter((m) => m.has === id).map((m) => ofModifier(c, m)),
  );
  return [...effects.map(ofEffect), ...modifiers];
}

/** Every attribute of every advance. */
const does: Record<string, string[]> = {
  'advanced-military': ['lossesNearby', 'breaksPeace', 'civil-disorder +1'],
  agriculture: ['raisedLimits', 'famine +5 primary'],
  anatomy: ['free science below 100', 'epidemic -5 secondary'],
  architecture: ['treasuryCity'],
  astronavigation: ['openSea'],
  calendar: ['famine -5', 'cyclone spare 2'],
  cartography: ['stack 2 for 5', 'stack 7 for 13', 'piracy +1 primary'],
  'cloth-making': ['shipMoves +1'],
  coinage: ['taxUp +1', 'taxDown +1', 'corruption +5'],
  'cultural-ascendancy': ['peace', 'breaksPeace', 'safe from politics', 'supportRate +1'],
  deism: ['superstition -1'],
  democracy: ['noTaxRevolt', 'civil-war -10', 'civil-disorder -1'],
  diaspora: ['may relocateTokens'],
  diplomacy: ['closedCities', 'opensCities', 'treachery +1'],
  'drama-and-poetry': ['civil-war -5', 'civil-disorder -1'],
  empiricism: [],
  engineering: ['fortified', 'volcanic-eruption-earthquake reduced', 'flood -5'],
  enlightenment: ['superstition -1', 'slave-revolt -1', 'epidemic -5 primary', 'regression sacrifice'],
  fundamentalism: ['may destroyArea', 'regression +1'],
  law: ['tyranny -5', 'civil-disorder -1', 'corruption -5'],
  library: ['discountOther 40', 'regression -1'],
  literacy: [],
  masonry: ['cyclone spare 1'],
  mathematics: [],
  medicine: ['epidemic -5'],
  metalworking: ['lossesLast'],
  military: ['moveLast', 'opensCities', 'civil-war +5'],
  mining: ['stack 6 for 13', 'stack 8 for 13', 'treasuryPoints +1', 'slave-revolt +1'],
  monarchy: ['taxUp +1', 'barbarian-hordes -5', 'tyranny +5'],
  monotheism: ['may annexArea', 'iconoclasm-and-heresy +1'],
  monument: ['creditsOfChoice 20'],
  music: ['civil-war -5', 'civil-disorder -1'],
  mysticism: ['superstition -1'],
  mythology: ['slave-revolt -1'],
  'naval-warfare': ['shipCapacity +1', 'lossesShips', 'unraidable', 'piracy -1 primary', 'civil-disorder +1'],
  philosophy: ['iconoclasm-and-heresy -2', 'safe from fundamentalism', 'civil-war +5'],
  politics: ['may gainOrBuyArea', 'barbarian-hordes +5'],
  pottery: ['famine -5'],
  'provincial-empire': ['may levyCards', 'barbarian-hordes +5', 'tyranny +5'],
  'public-works': ['besideCity +1', 'safe from provincial-empire'],
  rhetoric: ['stack 3 for 9'],
  roadbuilding: ['landMoves +1', 'handLimit +1', 'epidemic +5 primary'],
  sculpture: ['tyranny -5'],
  theocracy: ['iconoclasm-and-heresy ransomCards'],
  theology: ['iconoclasm-and-heresy -3', 'safe from monotheism'],
  'trade-empire': ['substitutes +1', 'cyclone +1', 'epidemic +5 primary'],
  'trade-routes': ['may sellCards'],
  'universal-doctrine': ['may annexBarbarians', 'superstition +1'],
  urbanism: ['neighbourTokens +4'],
  'wonder-of-the-world': ['freeCard', 'phantomCities +1', 'corruption +5'],
  'written-record': ['creditsOfChoice 10'],
};

describe('advances', () => {
  it('cost, count and give credit as printed, in five groups', () => {
    cites('MC def.groups', 'MC def.card-vp');
    const rows = printed
      .trim()
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()));
    expect(groups).toEqual(['science', 'arts', 'crafts', 'civics', 'religion']);
    expect(advances.map(row).sort()).toEqual(rows.sort());
  });

  it('form three tiers of 17, each of which gives credit to the next one by one', () => {
    cites('MC 12.30');
    const tiers = [1, 3, 6].map((points) => advances.filter((a) => a.points === points));
    expect(tiers.map((tier) => tier.length)).toEqual([17, 17, 17]);
    for (const [i, points] of [10, 20].entries()) {
      expect(new Set(tiers[i]!.map((a) => a.creditTo?.points))).toEqual(new Set([points]));
      expect(tiers[i]!.map((a) => a.creditTo?.advance).sort()).toEqual(tiers[i + 1]!.map((a) => a.id).sort());
    }
    expect(tiers[2]!.filter((a) => a.creditTo)).toEqual([]);
  });

  it('do what their attributes say and no more; three have none', () => {
    cites('MC adv.empiricism.1', 'MC adv.literacy.1', 'MC adv.mathematics.1', 'MC 10.2');
    expect(Object.keys(does)).toHaveLength(51);
    for (const advance of advances)
      expect(attributes(advance).sort(), advance.id).toEqual(does[advance.id]!.sort());
  });
});
