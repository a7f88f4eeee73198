import { createGame, type GameState } from '@ochre/engine';
import { handValue, tokensOnBoard, unitPoints } from '@ochre/engine/query';
import { newGame } from '@ochre/engine/testing';
import { miniMap, world } from '@ochre/maps';
import { cites } from '@ochre/testkit/cites';
import { describe, expect, it } from 'vitest';
import { eastern, mega, ruleOf, rulesOf } from '../src/index.ts';

const onWorld = createGame(eastern, world as never);
const mini = createGame(eastern, miniMap({ a: { land: ['b'] }, b: {}, c: {} }) as never);
const config = (players: number, options = {}) => ({ ruleset: 'eastern', map: 'world', players, options });

function position(phase: string): GameState {
  const nations = ['parthia', 'persia', 'saba'];
  const state = newGame(mini.rules, { ...config(8), map: 'mini', nations }, 1);
  state.frames = [
    { step: 'game', at: eastern.turn.indexOf(phase) + 1, locals: { playing: true } },
    { step: phase, at: 0, locals: {} },
  ];
  return state;
}
const seen = (state: GameState) => ({ rules: mini.rules, config: state.config, open: state.open });

describe('tables', () => {
  it('are those of the larger edition, for the East', () => {
    cites('EE comp.1', 'EE comp.20');
    const bare = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll('"EE ', '"MC '));
    expect(bare(eastern.advances)).toEqual(mega.advances);
    expect(bare(eastern.calamities)).toEqual(mega.calamities);
    expect(eastern.advances).toHaveLength(51);
    expect(eastern.civilizations.map((c) => c.id)).toEqual([
      ...['saba', 'maurya', 'babylon', 'dravidia', 'kushan', 'persia', 'nubia', 'indus', 'parthia'],
    ]);
  });

  it('have advances of five groups, some of two, in 17 chains', () => {
    cites('EE def.groups', 'EE 12.30');
    expect(new Set(eastern.advances.flatMap((a) => a.groups))).toEqual(new Set(eastern.groups));
    expect(new Set(eastern.advances.map((a) => a.groups.length))).toEqual(new Set([1, 2]));
    const gives = (points: number): unknown[] =>
      eastern.advances.filter((a) => a.points === points).map((a) => a.creditTo?.points);
    expect([1, 3, 6].map((points) => gives(points).length)).toEqual([17, 17, 17]);
    expect([1, 3, 6].map((points) => [...new Set(gives(points))])).toEqual([[10], [20], [undefined]]);
  });

  it('have three advances that do nothing but give credits, and seven with a special ability', () => {
    cites('EE adv.empiricism.1', 'EE adv.literacy.1', 'EE adv.mathematics.1', 'EE 10.2');
    const modified = new Set(eastern.calamities.flatMap((c) => c.modifiers.map((m) => m.has)));
    const idle = eastern.advances.filter((a) => a.effects.length === 0 && !modified.has(a.id));
    expect(idle.map((a) => a.id).sort()).toEqual(['empiricism', 'literacy', 'mathematics']);
    const able = eastern.advances.filter((a) => a.effects.some((e) => e.effect === 'ability'));
    expect(able.map((a) => a.id).sort()).toEqual([
      ...['diaspora', 'fundamentalism', 'monotheism', 'politics', 'provincial-empire', 'trade-routes'],
      'universal-doctrine',
    ]);
  });

  it('have nine rows of six epochs on a basic and an expert succession table', () => {
    cites('EE comp.6', 'EE setup.gen.3', 'EE def.ast-epochs');
    const tableOf = (options: object) => eastern.policies.succession({ config: { options } } as never);
    expect(tableOf({}).id).toBe('basic');
    for (const ast of ['basic', 'expert']) {
      const table = tableOf({ ast });
      expect(table.id).toBe(ast);
      expect(table.epochs.map((e) => e.name)).toEqual([
        ...['Stone Age', 'Early Bronze Age', 'Middle Bronze Age', 'Late Bronze Age'],
        ...['Early Iron Age', 'Late Iron Age'],
      ]);
      expect(Object.keys(table.starts)).toEqual(eastern.civilizations.map((c) => c.id));
    }
  });

  it('deal as many of nine theme sets as there are players', () => {
    cites('EE comp.19', 'EE setup.gen.5');
    expect(eastern.shortGame!.themes).toHaveLength(9);
    for (const players of [5, 6, 7, 8, 9]) expect(eastern.shortGame!.dealt[players]).toHaveLength(players);
    expect(Object.keys(eastern.shortGame!.dealt)).toHaveLength(5);
  });

  it('keep eight cards, nine from twelve players on', () => {
    cites('EE 12.3', 'EE 12.4', 'EE sum.e12');
    const state = position('handLimit');
    const limit = (players: number): number =>
      eastern.policies.handLimit({ ...seen(state), config: config(players) } as never, 'saba');
    expect([3, 5, 8, 9, 11, 12, 18].map(limit)).toEqual([8, 8, 8, 8, 8, 9, 9]);
  });
});

describe('the board', () => {
  it('has neither Ustyurt nor Western Sogdiana on the coast, unless ten or more play', () => {
    cites('EE def.ustyurt');
    const { map } = onWorld.rules;
    for (const id of ['ustyurt', 'western-sogdiana'])
      expect([map.area(id).coastal, map.area(id).coasts]).toEqual([false, []]);
    expect(map.waters['ustyurt']).toBeUndefined();
    for (const water of Object.values(map.waters)) expect(water.next).not.toContain('ustyurt');
    expect(createGame(mega, world as never).rules.map.area('ustyurt').coastal).toBe(true);
  });

  it('has no coast at an inland sea, under whatever name it is printed', () => {
    cites('EE def.inland-sea');
    for (const id of ['nis', 'kavir']) {
      const { region, coastal, coasts } = onWorld.rules.map.area(id);
      expect(eastern.civilizations.map((c) => c.id)).toContain(region);
      expect([coastal, coasts]).toEqual([false, []]);
    }
  });

  it('has limits from 0 to 4', () => {
    cites('EE def.population-limit');
    const own = new Set(eastern.civilizations.map((c) => c.id));
    const limits = new Set(world.areas.filter((a) => own.has(a.region ?? '')).map((a) => a.limit));
    expect([...limits].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  it('has three volcanoes, each on the border of two areas', () => {
    cites('EE cal.volcanic-eruption-earthquake.8');
    const own = new Set(eastern.civilizations.map((c) => c.id));
    const hot = world.areas.filter((a) => a.volcano && own.has(a.region ?? ''));
    const areas = Map.groupBy(hot, (a) => a.volcano);
    expect([...areas.values()].map((list) => list.length)).toEqual([2, 2, 2]);
    for (const [first, second] of areas.values()) expect(first!.land).toContain(second!.id);
  });
});

describe('the value of cards', () => {
  it('is the square of a set times its face, whatever the set', () => {
    cites('EE 7.value.1', 'EE 7.value.2');
    for (const { id, stack, size } of eastern.commodities)
      for (let n = 1; n <= size; n++)
        expect(handValue(mini.rules, Array<string>(n).fill(id))).toBe(n * n * stack);
  });
});

describe('play', () => {
  it('goes through thirteen phases, and leavers go between the markers and the reshuffle', () => {
    cites('EE seq.8', 'EE leave.2');
    expect(eastern.turn).toEqual([
      ...['taxation', 'expansion', 'census', 'movement', 'conflict'],
      ...['construction', 'surplus', 'support', 'drawCards', 'buyCards', 'trade'],
      ...['calamitySelection', 'minorCalamities', 'majorCalamities', 'abilities'],
      ...['conflict', 'surplus', 'support', 'purchase', 'handLimit', 'succession', 'departures', 'reshuffle'],
    ]);
    expect(eastern.phaseEnds).toHaveLength(13);
  });

  it('begins with all pieces in stock', () => {
    cites('EE def.stock.1', 'EE comp.2', 'EE comp.3', 'EE comp.4');
    const state = newGame(onWorld.rules, config(9), 1);
    expect(Object.keys(state.open.nations)).toHaveLength(9);
    for (const nation of Object.values(state.open.nations))
      expect(nation.stock).toEqual({ tokens: 55, cities: 9, ships: 4 });
  });

  it('counts a token one unit point, a city five, a ship and treasury none', () => {
    cites('EE def.units');
    const state = position('succession');
    const own = { tokens: { a: 3 }, cities: ['b', 'c'], ships: { a: 2 }, treasury: 9 };
    Object.assign(state.open.nations['persia']!, own);
    expect(unitPoints(seen(state), 'persia')).toBe(13);
    expect(tokensOnBoard(seen(state), 'persia')).toBe(3);
  });

  it('ranks by civilization number, and by the marker furthest on', () => {
    cites('EE def.ast-ranking', 'EE def.ast-position');
    const state = position('succession');
    expect(eastern.policies.ranking(seen(state))).toEqual(['saba', 'persia', 'parthia']);
    state.open.nations['parthia']!.space = 3;
    expect(eastern.policies.positionOrder(seen(state))).toEqual(['parthia', 'saba', 'persia']);
  });

  it('moves markers in ranking order', () => {
    cites('EE 13.1', 'EE 13A.1');
    const state = position('succession');
    Object.assign(state.open.nations['persia']!, {
      tokens: { a: 1 },
      stock: { tokens: 54, cities: 9, ships: 4 },
    });
    const markers = mini.resume(state).filter((e) => e.type === 'marker');
    expect(markers.map((e) => e.open['nation'])).toEqual(['saba', 'persia', 'parthia']);
  });

  it('answers what is asked, and nothing of a phase to come', () => {
    cites('EE seq.4');
    const state = position('census');
    Object.assign(state.open.nations['persia']!, {
      tokens: { a: 1 },
      stock: { tokens: 54, cities: 9, ships: 4 },
    });
    mini.resume(state);
    const early = { by: 'persia', decision: 'persia.2', kind: 'construct' as const, answer: [] };
    expect(mini.apply(state, early)).toMatchObject({
      ok: false,
      violation: { code: 'notAsked' },
    });
  });
});

describe('the rule index', () => {
  const larger = new Set(rulesOf('MC').map((r) => r.id));

  it('says of every rule that it is the same as elsewhere, or what differs', () => {
    for (const { id, sameAs, differs } of rulesOf('EE')) {
      expect([sameAs, differs].filter(Boolean), id).toHaveLength(1);
      if (sameAs !== undefined) expect(larger, id).toContain(sameAs);
    }
  });

  it('explains Ochre in its own words', () => {
    for (const { id } of rulesOf('EE')) expect(ruleOf(id)!.gist).toMatch(/\w.*\.$/);
  });
});
