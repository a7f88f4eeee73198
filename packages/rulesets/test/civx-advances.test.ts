import { compile, newGame } from '@ochre/engine/testing';
import { miniMap } from '@ochre/maps/mini.ts';
import { cites } from '@ochre/testkit/cites';
import { describe, expect, it } from 'vitest';
import { civx } from '../src/index.ts';

/** Id, cost, groups, ! for an aggressive one | group credits, ^ to dear and _ to cheap ones | credits to cards | prerequisites. */
const chart = `
advanced-military 240 civics ! |  | cultural-ascendancy:-30 | military
agriculture 90 crafts | crafts:10 | monotheism:15 democracy:25 | 
architecture 100 arts | ^arts:20 | public-works:25 | 
armorsmithing 180 science |  | advanced-military:25 | 
art-of-war 170 arts ! |  | theocracy:-30 | cartography
astronomy 80 science | science:10 religion:5 | naval-warfare:25 | 
cartography 70 science | science:5 arts:5 | library:25 trade-routes:25 | 
clothmaking 40 crafts | crafts:5 | diaspora:15 naval-warfare:25 | 
coinage 110 science | ^science:10 | trade-empire:15 mercenary-army:25 | 
cultural-ascendancy 240 arts/religion |  | advanced-military:-30 | enlightenment
deism 60 religion | religion:10 | law:15 enlightenment:25 | 
democracy 200 civics |  | philosophy:25 | law
diaspora 180 religion ! |  | theology:-30 | enlightenment
drama-and-poetry 50 arts | arts:5 religion:5 | law:15 literacy:25 | 
economics 140 science/civics | ^science:10 ^civics:10 | mining:15 trade-routes:15 | 
empiricism 60 science | crafts:5 science:5 arts:5 civics:5 |  | 
engineering 150 crafts/science | ^crafts:10 ^science:10 | military:15 wonder-of-the-world:25 | 
enlightenment 150 religion | _religion:5 ^religion:10 | law:15 theology:25 | 
fundamentalism 160 religion ! |  | diaspora:-30 philosophy:-20 | deism
greek-fire 200 science ! |  |  | 
harbor-defenses 250 crafts/science |  |  | engineering
herbalism 60 science | science:5 religion:5 | agriculture:15 medicine:25 | 
law 150 civics | ^civics:10 | provincial-empire:25 trade-empire:25 | 
library 250 arts/civics | ^crafts:10 ^science:10 ^arts:10 ^civics:10 ^religion:10 |  | literacy
literacy 110 arts/civics | _arts:5 ^arts:10 ^civics:5 | library:25 | 
masonry 60 crafts | crafts:5 science:5 | architecture:15 wonder-of-the-world:25 | 
mathematics 220 science/arts | ^crafts:5 ^arts:5 ^science:10 ^religion:5 |  | 
mercenary-army 170 civics ! |  | democracy:-20 | 
medicine 150 science | ^science:10 | provincial-empire:15 theology:25 | 
metalworking 80 crafts | _crafts:5 ^crafts:10 arts:5 | armorsmithing:25 military:15 | 
military 180 civics |  | advanced-military:25 naval-warfare:25 | 
mining 190 crafts |  |  | engineering
monotheism 210 religion ! |  | politics:-30 theology:-20 | enlightenment
music 50 arts | arts:5 science:5 | engineering:15 mathematics:25 | 
mysticism 40 arts/religion | arts:5 religion:5 | law:15 enlightenment:15 | 
mythology 50 religion | religion:10 | philosophy:15 library:25 | 
naval-warfare 170 civics ! |  |  | 
philosophy 220 science/religion |  | democracy:25 theology:25 | enlightenment
politics 200 arts ! |  | monotheism:-30 | law
pottery 45 crafts | crafts:5 arts:5 |  | 
prospecting 70 crafts | crafts:5 science:5 | mining:25 trade-routes:25 | 
provincial-empire 200 civics ! |  | trade-empire:-30 | law
public-works 200 civics |  |  | architecture
rhetoric 70 arts | arts:5 civics:5 | democracy:25 enlightenment:25 | 
roadbuilding 160 crafts ! |  |  | engineering
theocracy 95 civics/religion | civics:10 religion:10 | monotheism:25 | law
theology 240 religion |  | philosophy:25 | enlightenment
trade-empire 230 crafts ! |  | provincial-empire:-30 harbor-defenses:-30 medicine:-20 | law coinage
trade-routes 190 crafts |  |  | engineering
universal-doctrine 140 religion ! |  | monotheism:-30 philosophy:-20 | deism
wonder-of-the-world 260 crafts/arts | ^crafts:5 ^science:5 ^arts:5 ^civics:5 ^religion:5 |  | engineering
`;

interface Line {
  id: string;
  cost: number;
  groups: string[];
  aggressive: boolean;
  groupCredits: { scope: string; group: string; points: number }[];
  creditsTo: Record<string, number>;
  after: string[];
}

const pairs = (text: string): [string, number][] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((pair) => [pair.split(':')[0]!, Number(pair.split(':')[1])]);

const lines: Line[] = chart
  .trim()
  .split('\n')
  .map((line) => {
    const [head = '', credits = '', to = '', after = ''] = line.split('|').map((part) => part.trim());
    const [id = '', cost = '', groups = '', mark] = head.split(' ');
    return {
      id,
      cost: Number(cost),
      groups: groups.split('/'),
      aggressive: mark === '!',
      groupCredits: pairs(credits).map(([name, points]) => {
        const scope = /^[\^_]/.test(name) ? name[0]! : '';
        return { scope, group: name.slice(scope.length), points };
      }),
      creditsTo: Object.fromEntries(pairs(to)),
      after: after.split(' ').filter(Boolean),
    };
  });

const map = miniMap({ a: { limit: 2 } });
const rules = compile(civx, map);

/** A game in which one nation holds these advances. */
function holding(advances: string[], chosen?: Record<string, Record<string, number>>) {
  const nations = ['minoa', 'saba', 'celt', 'assyria', 'rome'];
  const config = { ruleset: 'civx', map: 'mini', players: 5, nations, options: {} };
  const { open } = newGame(rules, config, 1);
  open.nations['minoa']!.advances = advances;
  if (chosen) open.nations['minoa']!.chosen = chosen;
  return { rules, config, open };
}

const creditOf = (advances: string[], to: string, chosen?: Record<string, Record<string, number>>): number =>
  rules.advance(to).cost - civx.policies.price(holding(advances, chosen), 'minoa', to);

/** What the chart says one card gives to another. */
function expected(from: Line, to: Line): number {
  const special = from.creditsTo[to.id];
  if (special !== undefined) return special;
  const applies = (scope: string): boolean => scope === '' || to.cost >= 100 === (scope === '^');
  const perGroup = to.groups.map((group) =>
    from.groupCredits
      .filter((c) => c.group === group && applies(c.scope))
      .reduce((sum, c) => sum + c.points, 0),
  );
  return Math.min(to.cost, Math.max(...perGroup));
}

describe('the advances of CivX', () => {
  it('are fifty-one with the costs and groups of the text', () => {
    cites(
      'CX 3.1C',
      'CX 30.02',
      'CX 30.03',
      'CX 30.04',
      'CX 30.05',
      'CX 30.06',
      'CX 30.07',
      'CX 30.08',
      'CX 30.09',
      'CX 30.10',
      'CX 30.11',
      'CX 30.12',
      'CX 30.13',
      'CX 30.14',
      'CX 30.15',
      'CX 30.16',
      'CX 30.17',
      'CX 30.18',
      'CX 30.19',
      'CX 30.20',
      'CX 30.21',
      'CX 30.22',
      'CX 30.23',
      'CX 30.24',
      'CX 30.25',
      'CX 30.26',
      'CX 30.27',
      'CX 30.28',
      'CX 30.29',
      'CX 30.30',
      'CX 30.31',
      'CX 30.32',
      'CX 30.33',
      'CX 30.34',
      'CX 30.35',
      'CX 30.36',
      'CX 30.37',
      'CX 30.38',
      'CX 30.39',
      'CX 30.40',
      'CX 30.41',
      'CX 30.42',
      'CX 30.43',
      'CX 30.44',
      'CX 30.45',
      'CX 30.46',
      'CX 30.47',
      'CX 30.48',
      'CX 30.49',
      'CX 30.50',
      'CX 30.51',
      'CX 30.53',
    );
    expect(lines.length).toBe(51);
    const rows = civx.advances.map(({ id, cost, groups, limited }) => ({
      id,
      cost,
      groups,
      aggressive: limited === true,
    }));
    expect(rows).toEqual(lines.map(({ id, cost, groups, aggressive }) => ({ id, cost, groups, aggressive })));
  });

  it('belong to five groups, some to two', () => {
    cites('CX 6.1');
    expect(new Set(civx.advances.flatMap((a) => a.groups))).toEqual(new Set(civx.groups));
    expect(civx.groups.length).toBe(5);
    expect(new Set(civx.advances.map((a) => a.groups.length))).toEqual(new Set([1, 2]));
  });

  it('give the credits of the text, each card to each other one', () => {
    cites(
      'CX 27.51',
      'CX 30.011',
      'CX 30.033',
      'CX 30.043',
      'CX 30.052',
      'CX 30.072',
      'CX 30.084',
      'CX 30.092',
      'CX 30.104',
      'CX 30.123',
      'CX 30.136',
      'CX 30.152',
      'CX 30.163',
      'CX 30.173',
      'CX 30.186',
      'CX 30.194',
      'CX 30.213',
      'CX 30.224',
      'CX 30.232',
      'CX 30.244',
      'CX 30.254',
      'CX 30.263',
      'CX 30.273',
      'CX 30.284',
      'CX 30.302',
      'CX 30.312',
      'CX 30.324',
      'CX 30.334',
      'CX 30.352',
      'CX 30.362',
      'CX 30.374',
      'CX 30.386',
      'CX 30.396',
      'CX 30.412',
      'CX 30.423',
      'CX 30.444',
      'CX 30.454',
      'CX 30.465',
      'CX 30.473',
      'CX 30.484',
      'CX 30.504',
      'CX 30.534',
      'CX 30.028',
      'CX 30.067',
      'CX 30.114',
      'CX 30.144',
      'CX 30.207',
      'CX 20.294b',
      'CX 30.344',
      'CX 30.406',
      'CX 30.434',
      'CX 30.494',
      'CX 30.517',
    );
    for (const from of lines)
      for (const to of lines)
        if (from !== to)
          expect(creditOf([from.id], to.id), `${from.id} to ${to.id}`).toBe(expected(from, to));
  });

  it('add up, a dual card taking both groups but only the larger from one card', () => {
    cites('CX 27.55', 'CX 27.55x');
    expect(creditOf(['cartography'], 'mathematics')).toBe(5);
    expect(creditOf(['cartography', 'rhetoric', 'coinage'], 'mathematics')).toBe(5 + 5 + 10);
  });

  it('give a card credit instead of the group credit of the same card', () => {
    cites('CX 27.56', 'CX 27.56x', 'CX 2.8x');
    expect(creditOf(['herbalism'], 'medicine')).toBe(25);
    expect(creditOf(['pottery', 'drama-and-poetry', 'music'], 'literacy')).toBe(35);
  });

  it('chosen with a card, count in its group besides the printed ones', () => {
    cites('CX 30.173', 'CX 30.254', 'CX 30.263', 'CX 30.534');
    expect(creditOf(['empiricism'], 'pottery', { empiricism: { crafts: 5 } })).toBe(10);
    expect(creditOf(['empiricism'], 'deism', { empiricism: { religion: 5 } })).toBe(5);
    expect(creditOf(['literacy'], 'rhetoric', { literacy: { arts: 5 } })).toBe(10);
    expect(creditOf(['library'], 'theology', { library: { religion: 20 } })).toBe(30);
    expect(
      creditOf(['wonder-of-the-world'], 'harbor-defenses', { 'wonder-of-the-world': { crafts: 25 } }),
    ).toBe(30);
  });

  it('are sold only to those who hold what they require', () => {
    cites(
      'CX 27.63',
      'CX 30.021',
      'CX 30.061',
      'CX 30.111',
      'CX 30.131',
      'CX 30.141',
      'CX 30.201',
      'CX 30.221',
      'CX 30.251',
      'CX 30.331',
      'CX 30.341',
      'CX 30.391',
      'CX 30.401',
      'CX 30.431',
      'CX 30.441',
      'CX 30.461',
      'CX 30.471',
      'CX 30.481',
      'CX 30.491',
      'CX 30.501',
      'CX 30.511',
      'CX 30.531',
      'CX 30.042',
      'CX 30.083',
      'CX 30.103',
      'CX 30.122',
      'CX 30.185',
      'CX 30.193',
      'CX 30.243',
      'CX 30.262',
      'CX 30.323',
    );
    for (const { id, after } of lines) {
      expect(rules.advance(id).after ?? []).toEqual(after);
      expect(civx.policies.notForSale(holding(after), 'minoa', id)).toBeUndefined();
      for (const missing of after) {
        const others = after.filter((other) => other !== missing);
        expect(civx.policies.notForSale(holding(others), 'minoa', id), id).toBe('CX 27.63');
      }
    }
  });

  it('of the aggressive list are thirteen, each for half of the players', () => {
    cites('CX 27.11t', 'CX 30.012');
    const aggressive = lines.filter((line) => line.aggressive);
    expect(aggressive.length).toBe(13);
    for (const { id, after } of aggressive) {
      const position = holding(after);
      for (const who of ['saba', 'celt']) position.open.nations[who]!.advances = [id];
      expect(civx.policies.notForSale(position, 'minoa', id)).toBeUndefined();
      position.open.nations['rome']!.advances = [id];
      expect(civx.policies.notForSale(position, 'minoa', id)).toBe('CX 27.11');
    }
  });
});
