import { type AreaId, type Counts, type NationId, quick } from '@ochre/engine';
import { inPlay } from '@ochre/engine/query';
import { gameFor } from '@ochre/testkit';
import { describe, expect, it } from 'vitest';
import { findBrain } from '../src/index.ts';
import { moving, type Pieces } from './tables.ts';

const game = gameFor('mega');
const { map } = game.rules;
const nations = ['minoa', 'assyria', 'carthage', 'hatti', 'rome', 'hellas', 'egypt'];
const begun = game.start({ ruleset: 'mega', map: map.id, players: 7, nations, options: {} }, 'moves').state;
const ATTACKERS = game.rules.numbers.attackers;
const SITE_CITY = game.rules.numbers.siteCity;

/** Where the tokens of Hellas stand when it has moved on a board where only these pieces are. */
function moved(bot: string, board: Record<NationId, Pieces>, turn = 8): Counts {
  const { state, decision } = moving(game, begun, 'hellas', board, turn);
  const answer = findBrain(bot)!.choose(game.sight(game.view(state, 'hellas')), decision, quick(1));
  const { id, kind, owner: by } = decision;
  expect(game.advance(state, { by, decision: id, kind, answer }).ok).toBe(true);
  return state.open.nations['hellas']!.tokens;
}

const at = (tokens: Counts, area: AreaId): number => tokens[area] ?? 0;
const gathered = (tokens: Counts): AreaId[] =>
  Object.keys(tokens).filter((area) => map.area(area).site && tokens[area]! >= SITE_CITY);

describe.each(['steady', 'strong'])('the movement of a %s bot', (bot) => {
  it('gathers for a city on a free site', () => {
    const after = moved(bot, { hellas: { tokens: { thessaly: 6, macedonia: 6, epirus: 6, thrace: 6 } } });
    expect(gathered(after).length).toBeGreaterThan(0);
  });

  it('founds no city that the rest could not support', () => {
    const tokens = { thessaly: 2, macedonia: 2, epirus: 2, thrace: 2, phocis: 1 };
    const cities = ['apollonia', 'athens', 'byzantium', 'corinth'];
    expect(gathered(moved(bot, { hellas: { tokens, cities } }))).toEqual([]);
  });

  it('leaves nobody to starve where there is room next door', () => {
    const after = moved(bot, { hellas: { tokens: { thrace: 5, macedonia: 3 } } });
    for (const area in after)
      if (!gathered(after).includes(area))
        expect(after[area], area).toBeLessThanOrEqual(map.area(area).limit!);
  });

  it('does not walk into a city that too few attack', () => {
    const after = moved(bot, {
      hellas: { tokens: { macedonia: 3, thessaly: 2 } },
      rome: { cities: ['thessalonica'], tokens: { moesia: 2 } },
    });
    expect(at(after, 'thessalonica')).toBe(0);
  });

  const home = { macedonia: 3, thessaly: 2, epirus: 2, thrace: 2 };
  const besieged = (by: number): Counts =>
    moved(bot, {
      hellas: { tokens: home, cities: ['thessalonica'] },
      rome: { tokens: { thessalonica: by } },
    });

  it('sends as many to its city as break the attack, and not one more', () => {
    expect(at(besieged(ATTACKERS), 'thessalonica')).toBe(2);
    expect(at(besieged(ATTACKERS + 1), 'thessalonica')).toBe(3);
  });

  it('sends nobody where the attack is too weak, or too strong', () => {
    expect(at(besieged(ATTACKERS - 1), 'thessalonica')).toBe(0);
    expect(at(besieged(ATTACKERS + 12), 'thessalonica')).toBe(0);
  });
});

const open = { rules: game.rules, ...game.view(begun, 'hellas') };

/** Land around Thessaly: sites, and other areas with as many tokens as they hold until so many stand there. */
function around(total: number): { tokens: Counts; sites: AreaId[] } {
  const tokens: Counts = {};
  const sites: AreaId[] = [];
  let left = total;
  const near = new Set(['thessaly']);
  for (const area of near) {
    const { limit = 0, site, land } = map.area(area);
    if (!inPlay(open, area)) continue;
    if (site) sites.push(area);
    else if (left > 0) {
      tokens[area] = Math.min(left, limit);
      left -= tokens[area];
    }
    for (const next of land) near.add(next);
  }
  return { tokens, sites };
}

describe.each(['steady', 'strong'])('the taxes of a %s bot', (bot) => {
  const fitting = (tokens: Counts): number =>
    Object.keys(tokens).reduce((sum, area) => sum + Math.min(tokens[area]!, map.area(area).limit!), 0);
  const after = (total: number): { tokens: Counts; cities: AreaId[] } => {
    const { tokens, sites } = around(total);
    const cities = sites.slice(0, 9);
    return { tokens: moved(bot, { hellas: { tokens, cities } }), cities };
  };
  const due = 2 * 9;

  it('are left in stock: tokens that would lack are crowded out', () => {
    const { tokens, cities } = after(46);
    for (const city of cities) delete tokens[city];
    expect(55 - fitting(tokens)).toBeGreaterThanOrEqual(due);
    expect(fitting(tokens)).toBeGreaterThan(due);
  });

  it('cost no token where stock suffices', () => {
    const { tokens, cities } = after(28);
    expect(cities.filter((city) => tokens[city])).toEqual([]);
    expect(fitting(tokens)).toBe(28);
  });
});

describe('the movement of a strong bot', () => {
  const land = { macedonia: 3, thessaly: 2, epirus: 2, thrace: 2, paeonia: 1, aetolia: 1, boeotia: 1 };

  it('drives a stray token off a site between its own', () => {
    const board = {
      hellas: { tokens: land, cities: ['apollonia', 'athens'] },
      rome: { tokens: { thessalonica: 1 } },
    };
    expect(at(moved('strong', board), 'thessalonica')).toBeGreaterThan(1);
  });

  it('lets those be who would beat it', () => {
    const board = {
      hellas: { tokens: land, cities: ['apollonia', 'athens'] },
      rome: { tokens: { thessalonica: 9 } },
    };
    expect(at(moved('strong', board), 'thessalonica')).toBe(0);
  });

  it('takes a city next to idle tokens, if it likes war', () => {
    const tokens = {
      ...land,
      macedonia: 5,
      thessaly: 4,
      thrace: 4,
      phocis: 1,
      getae: 3,
      dacia: 2,
      moesia: 4,
    };
    const cities = ['apollonia', 'athens', 'corinth', 'tomi', 'odessus', 'byzantium'];
    const board = { hellas: { tokens, cities }, rome: { cities: ['thessalonica'], tokens: { etruria: 2 } } };
    const { need } = game.rules.policies.cityAttack(
      { ...game.view(begun, 'hellas'), rules: game.rules },
      'hellas',
      'rome',
    );
    expect(at(moved('strong:raider', board), 'thessalonica')).toBeGreaterThanOrEqual(need);
  });
});
