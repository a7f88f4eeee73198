import { cites } from '@ochre/testkit/cites';
import { describe, expect, it } from 'vitest';
import { civx } from '../src/index.ts';

/** By stack: the minor, the one that cannot be traded, the one that can. */
const stacks = [
  ['squandered-wealth', 'volcanic-eruption-earthquake', 'treachery'],
  ['tempest', 'famine', 'superstition'],
  ['city-in-flames', 'civil-war', 'slave-revolt'],
  ['city-riots', 'flood', 'barbarian-hordes'],
  ['mutiny', 'cyclone', 'epidemic'],
  ['tribal-conflict', 'corruption', 'civil-disorder'],
  ['minor-uprising', 'tyranny', 'iconoclasm-and-heresy'],
  ['banditry', 'regression', 'piracy'],
];

/** What each advance does to calamities, in the words of the table. */
const effects = `
advanced-military: civil-war bloody 5, civil-war widens, civil-disorder +1
agriculture: famine fails
art-of-war: civil-war own -5
deism: iconoclasm-and-heresy -1 primary
democracy: civil-disorder -1, tyranny half
drama-and-poetry: civil-war own 5, civil-disorder -1
economics: corruption +5
empiricism: superstition -1 primary
engineering: volcanic-eruption-earthquake reduced, flood half, flood reduced, cyclone reduced
enlightenment: superstition -1 primary, superstition at most 0 secondary, slave-revolt half
fundamentalism: tyranny +5
greek-fire: volcanic-eruption-earthquake spreads 3, volcanic-eruption-earthquake reckless
harbor-defenses: piracy -1
herbalism: epidemic -4
law: corruption half, civil-disorder -1
library: superstition -1 primary, regression -1
masonry: flood -4, cyclone -1
medicine: epidemic half
mercenary-army: barbarian-hordes -4, civil-disorder +1, tyranny +5
military: civil-war bloody 5, civil-disorder +1
mining: slave-revolt +5
monotheism: superstition +1, iconoclasm-and-heresy +1
music: civil-war own 5, civil-disorder -1
mythology: superstition passesOn, corruption -4, iconoclasm-and-heresy passesOn
naval-warfare: tempest paysForShips, slave-revolt +5, mutiny paysForShips, cyclone paysForShips
philosophy: civil-war smallWar 15, iconoclasm-and-heresy -1
politics: corruption +5
pottery: famine -4, famine saves 4 secondary
provincial-empire: treachery +1, barbarian-hordes +5
rhetoric: tyranny -4
roadbuilding: epidemic +5, iconoclasm-and-heresy +1
theocracy: civil-war own 10
theology: iconoclasm-and-heresy -2 primary, iconoclasm-and-heresy at most 0 secondary
trade-empire: epidemic +5, corruption +5, piracy +1
trade-routes: cyclone +1
universal-doctrine: superstition +1
`;

describe('the calamities of CivX', () => {
  it('are three of each stack from the second on: a minor, a major that cannot be traded and one that can', () => {
    cites(
      'CX 7.31',
      'CX 7.31t',
      'CX 29.1',
      'CX 29.21',
      'CX 29.22',
      'CX 29.23',
      'CX 29.31',
      'CX 29.32',
      'CX 29.33',
      'CX 29.41',
      'CX 29.42',
      'CX 29.43',
      'CX 29.51',
      'CX 29.52',
      'CX 29.53',
      'CX 29.61',
      'CX 29.62',
      'CX 29.63',
      'CX 29.71',
      'CX 29.72',
      'CX 29.73',
      'CX 29.81',
      'CX 29.82',
      'CX 29.83',
      'CX 29.91',
      'CX 29.92',
      'CX 29.93',
    );
    const rows = civx.calamities.map(({ id, stack, kind, tradeable }) => ({ id, stack, kind, tradeable }));
    const expected = stacks.flatMap(([minor, fixed, traded], i) => [
      { id: minor, stack: i + 2, kind: 'minor', tradeable: true },
      { id: fixed, stack: i + 2, kind: 'major', tradeable: false },
      { id: traded, stack: i + 2, kind: 'major', tradeable: true },
    ]);
    expect(rows).toEqual(expected);
  });

  it('are softened and worsened by the advances that say so, and by no others', () => {
    cites(
      'CX 30.027',
      'CX 30.066',
      'CX 30.121',
      'CX 30.135',
      'CX 30.151',
      'CX 30.162',
      'CX 30.172',
      'CX 30.184',
      'CX 30.192',
      'CX 30.206',
      'CX 30.212',
      'CX 30.223',
      'CX 30.231',
      'CX 30.242',
      'CX 30.252b',
      'CX 30.271',
      'CX 30.272',
      'CX 30.292',
      'CX 30.293',
      'CX 30.301',
      'CX 30.322',
      'CX 30.333',
      'CX 30.343',
      'CX 30.351',
      'CX 30.372',
      'CX 30.384',
      'CX 30.385',
      'CX 30.394',
      'CX 30.395',
      'CX 30.405',
      'CX 30.411',
      'CX 30.433',
      'CX 30.453',
      'CX 30.463',
      'CX 30.464',
      'CX 30.472',
      'CX 30.482',
      'CX 30.493',
      'CX 30.503',
      'CX 30.516',
    );
    const found: Record<string, string[]> = {};
    for (const { id, modifiers } of civx.calamities)
      for (const { has, add, most, half, twist, n, as } of modifiers) {
        const what = half
          ? 'half'
          : most !== undefined
            ? `at most ${most}`
            : add !== undefined
              ? `${add > 0 ? '+' : ''}${add}`
              : [twist, n].filter((part) => part !== undefined).join(' ');
        found[has] = [...(found[has] ?? []), [id, what, as].filter(Boolean).join(' ')];
      }
    const told = Object.keys(found)
      .sort()
      .map((id) => `${id}: ${found[id]!.join(', ')}`);
    expect(told).toEqual(effects.trim().split('\n'));
  });
});
