import {
  type AreaId,
  type Ask,
  BARBARIANS,
  type Counts,
  clone,
  type Decision,
  type Game,
  type GameEvent,
  type GameState,
  type Kind,
  type NationId,
  quick,
} from '@ochre/engine';
import { about } from '@ochre/engine/query';
import { each } from '@ochre/engine/testing';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { citiesAsked } from '../src/evaluation/track.ts';
import { advise, findBrain } from '../src/index.ts';
import * as search from '../src/search/imagine.ts';
import { tableOf } from './tables.ts';

const THINKING = ['steady', 'strong'];

/** A board of our making, in a game played on to that turn. */
class Board {
  static readonly #begun = new Map<string, { game: Game; state: GameState }>();
  readonly game: Game;
  readonly state: GameState;

  constructor(ruleset: string, players: number, phase: string, turn = 8) {
    const key = `${ruleset} ${turn}`;
    let begun = Board.#begun.get(key);
    if (!begun) {
      const table = tableOf(ruleset, players, 'builder', 'losses');
      while (table.state.open.turn < turn) table.step();
      begun = { game: table.game, state: table.state };
      Board.#begun.set(key, begun);
    }
    this.game = begun.game;
    this.state = clone(begun.state);
    this.state.open.phase = phase;
    this.state.pending = {};
    this.state.frames = [];
    this.state.open.barbarians = { tokens: {}, cities: [], ships: {} };
    for (const own of Object.values(this.state.open.nations)) {
      own.stock = { ...own.stock, tokens: 55, cities: 9 };
      own.tokens = {};
      own.cities = [];
      own.ships = {};
      own.treasury = 0;
    }
  }

  get nations(): NationId[] {
    return Object.keys(this.state.open.nations);
  }

  /** Land of a nation's own, sites first. */
  home(who: NationId): AreaId[] {
    const { land } = this.game.rules.map;
    const own = land.filter((a) => a.region === who && (a.limit ?? 0) > 0);
    return own.sort((a, b) => Number(b.site !== undefined) - Number(a.site !== undefined)).map((a) => a.id);
  }

  has(who: NationId, tokens: Counts, cities: AreaId[] = []): this {
    const own = this.state.open.nations[who]!;
    own.tokens = tokens;
    own.cities = cities;
    const n = Object.values(tokens).reduce((sum, k) => sum + k, 0);
    own.stock = { ...own.stock, tokens: 55 - n, cities: 9 - cities.length };
    return this;
  }

  answer<K extends Kind>(bot: string, owner: NationId, kind: K, ask: Ask<K>, recall?: GameEvent[]): unknown {
    const decision = { id: 'now', kind, owner, ask, cite: '', frame: 0, mode: 'now' } as unknown as Decision;
    const view = this.game.view(this.state, owner);
    const answer = findBrain(bot)!.choose(this.game.sight(view), decision, quick(1), recall);
    expect(this.game.check(view, decision, answer)).toBeUndefined();
    return answer;
  }
}

it('a master keeps its last city where its marker would fall back without', () => {
  const board = new Board('classic', 3, 'majorCalamities');
  const [me] = board.nations as [NationId];
  const [city, ...land] = board.home(me) as [AreaId, ...AreaId[]];
  board.state.open.nations[me]!.space = 6;
  const tokens = Object.fromEntries(land.slice(0, 5).map((area) => [area, 3]));
  board.has(me, tokens, [city]);
  const kept = (bot: string): boolean => {
    const ask = { purpose: about('famine'), points: 8, tokens, cities: [city] };
    const { cities } = board.answer(bot, me, 'takeDamage', ask) as { cities: Counts };
    return cities[city] === undefined;
  };
  expect(kept('strong')).toBe(false);
  expect(kept('master')).toBe(true);
});

describe.each(THINKING)('a %s bot', (bot) => {
  it('keeps the cities that the track asks for, and loses tokens first', () => {
    const board = new Board('mega', 5, 'majorCalamities');
    const [me] = board.nations as [NationId];
    const land = board.home(me);
    // As far as the next space asks for cities.
    const sight = board.game.sight(board.game.view(board.state, me));
    while (citiesAsked(sight, me, 1) < 2) board.state.open.nations[me]!.space++;
    const asked = citiesAsked(sight, me, 1);
    const cities = land.slice(0, asked);
    const tokens = Object.fromEntries(land.slice(asked, asked + 5).map((area) => [area, 3]));
    board.has(me, tokens, cities);
    const taken = board.answer(bot, me, 'takeDamage', { purpose: about('x'), points: 5, tokens, cities }) as {
      cities: Counts;
    };
    expect(taken.cities).toEqual({});
  });

  it('names those in front, and nobody whom the calamity leaves alone', () => {
    const board = new Board('mega', 5, 'majorCalamities');
    const calamity = board.game.rules.ruleset.calamities.find((c) => c.secondary && c.run === 'unitLoss')!;
    const shield = calamity.modifiers.find((m) => (m.as ?? 'secondary') === 'secondary' && (m.add ?? 0) < 0)!;
    const [me, shielded, front, behind] = board.nations as [NationId, NationId, NationId, NationId];
    const { map } = board.game.rules;
    for (const who of board.nations) {
      // Just enough to support two cities: everybody feels a loss.
      const land = board.home(who);
      const fields = land.slice(2).sort((a, b) => map.area(b).limit! - map.area(a).limit!);
      board.has(who, { [fields[0]!]: 2, [fields[1]!]: 2 }, land.slice(0, 2));
      Object.assign(board.state.open.nations[who]!, { advances: [], space: 4 });
    }
    Object.assign(board.state.open.nations[shielded]!, { space: 9, advances: [shield.has] });
    board.state.open.nations[front]!.space = 8;
    board.state.open.nations[behind]!.space = 2;
    const least = calamity.secondary!.measure + shield.add!;
    const ask = { purpose: about(calamity.id), among: [shielded, front, behind], count: 1 };
    const named = board.answer(bot, me, 'chooseNations', ask) as NationId[];
    expect(named).toEqual([front]);
    expect(least).toBeLessThan(calamity.secondary!.measure);
  });

  it('has the one furthest behind gain where somebody must', () => {
    const board = new Board('classic', 3, 'majorCalamities');
    const [me, front, behind] = board.nations as [NationId, NationId, NationId];
    const war = board.game.rules.ruleset.calamities.find((c) => c.id === 'civil-war')!;
    board.state.open.nations[front]!.space = 9;
    board.state.open.nations[behind]!.space = 1;
    const ask = { purpose: about(war.id), among: [front, behind], count: 1 };
    expect(board.answer(bot, me, 'chooseNations', ask)).toEqual([behind]);
  });

  it('acts for barbarians itself where it may, and gives them of its own what it needs least', () => {
    const board = new Board('dawn', 5, 'fixedCalamities');
    const [me] = board.nations as [NationId];
    const named = { purpose: about('civil-war', 'leader'), among: board.nations, count: 1 };
    expect(board.answer(bot, me, 'chooseNations', named)).toEqual([me]);
    const { map } = board.game.rules;
    const [narrow, wide] = [1, 3].map((limit) => map.land.find((a) => a.limit === limit)!.id) as [
      AreaId,
      AreaId,
    ];
    const tokens = { [narrow]: 1, [wide]: 1 };
    board.has(me, tokens, []);
    const stock = { tokens: 1, cities: 0 };
    const left = { purpose: about('civil-war'), of: me, tokens, cities: [], stock };
    expect(board.answer(bot, me, 'annexUnits', left)).toEqual({ tokens: { [narrow]: 1 }, cities: [] });
  });

  it('keeps the part of its nation that is worth more', () => {
    const board = new Board('classic', 3, 'majorCalamities');
    const [me] = board.nations as [NationId];
    const land = board.game.rules.map.land.filter((a) => (a.limit ?? 0) > 1).map((a) => a.id);
    const cities = land.filter((a) => board.game.rules.map.area(a).site).slice(0, 4);
    const fields = land.filter((a) => !cities.includes(a)).slice(0, 6);
    const tokens = Object.fromEntries(fields.map((a) => [a, 2]));
    board.has(me, tokens, cities);
    const told = (part: { tokens: Counts; cities: AreaId[] }): GameEvent[] => [
      { type: 'factions', cite: '', turn: board.state.open.turn, open: { nation: me, rival: 'x', ...part } },
    ];
    const war = board.game.rules.ruleset.calamities.find((c) => c.id === 'civil-war')!;
    const ask = { purpose: about(war.id, 'side'), among: each('side', ['first', 'second']) };
    const most = { tokens: Object.fromEntries(fields.slice(1).map((a) => [a, 2])), cities: cities.slice(1) };
    const few = { tokens: { [fields[0]!]: 2 }, cities: cities.slice(0, 1) };
    expect(board.answer(bot, me, 'chooseOne', ask, told(most))).toEqual({ side: 'first' });
    expect(board.answer(bot, me, 'chooseOne', ask, told(few))).toEqual({ side: 'second' });
  });

  it('leads barbarians against those in front, never against itself', () => {
    const board = new Board('dawn', 5, 'barbarianTurn');
    const { map, policies } = board.game.rules;
    const [me, front] = board.nations as [NationId, NationId];
    const from = map.land.find((a) => a.land.filter((n) => (map.area(n).limit ?? 0) > 0).length > 3)!;
    const [mine, theirs, ...rest] = from.land.filter((n) => (map.area(n).limit ?? 0) > 0) as [
      AreaId,
      AreaId,
      AreaId,
    ];
    const fields = (who: NationId): Counts =>
      Object.fromEntries(
        board
          .home(who)
          .slice(-3)
          .map((area) => [area, 2]),
      );
    board.has(me, fields(me), [mine]).has(front, fields(front), [theirs]);
    board.state.open.nations[front]!.space = 9;
    const sight = board.game.sight(board.game.view(board.state, me));
    const budget = policies.cityAttack(sight, BARBARIANS, front).need;
    board.state.open.barbarians.tokens[from.id] = budget;
    const room = Object.fromEntries([mine, theirs, ...rest].map((area) => [area, budget]));
    const ask = { purpose: 'barbarians.march' as const, budget, room, upTo: true as const, from: from.id };
    expect(board.answer(bot, me, 'placeTokens', ask)).toEqual({ [theirs]: budget });
    board.has(front, fields(front), []);
    expect(Object.keys(board.answer(bot, me, 'placeTokens', ask) as Counts)).not.toContain(mine);
  });

  it('loses tokens next door only where that wins the ground', () => {
    const board = new Board('mega', 5, 'conflict');
    const { map } = board.game.rules;
    const [me, other] = board.nations as [NationId, NationId];
    const site = map.land.find((a) => a.site && a.limit! > 0 && a.land.some((n) => map.area(n).limit! > 2))!;
    const next = site.land.find((n) => map.area(n).limit! > 2)!;
    const ask = { area: site.id, among: [{ token: site.id }, { token: next }] };
    // As many on both sides: who loses next door stays. One against twelve: nothing next door saves the site.
    board.has(me, { [site.id]: site.limit!, [next]: 6 }).has(other, { [site.id]: site.limit! });
    expect(board.answer('steady', me, 'conflictLoss', ask)).toEqual({ token: next });
    board.has(me, { [site.id]: 1, [next]: 2 }).has(other, { [site.id]: 12 });
    expect(board.answer(bot, me, 'conflictLoss', ask)).toEqual({ token: site.id });
  });

  it('takes the card and what stock can spare from a city that fell', () => {
    const board = new Board('mega', 5, 'conflict');
    const [me, other] = board.nations as [NationId, NationId];
    const land = board.home(me);
    const ask = { from: other, card: true, treasury: 3 };
    board.has(me, Object.fromEntries(land.slice(2, 8).map((a) => [a, 2])), land.slice(0, 2));
    expect(board.answer(bot, me, 'spoils', ask)).toEqual({ card: true, treasury: 3 });
    board.state.open.nations[me]!.stock.tokens = 4;
    expect(board.answer(bot, me, 'spoils', ask)).toEqual({ card: true, treasury: 0 });
  });

  it('settles afar with a city that it can support, and takes barbarians next to it', () => {
    const board = new Board('civx', 5, 'abilities');
    const { ruleset, map } = board.game.rules;
    const [me] = board.nations as [NationId];
    const holder = (run: string): string =>
      ruleset.advances.find((a) => a.effects.some((e) => e.effect === 'ability' && e.run === run))!.id;
    const own = board.state.open.nations[me]!;
    const fields = board
      .home(me)
      .sort((a, b) => map.area(b).limit! - map.area(a).limit!)
      .slice(0, 4);
    board.has(me, Object.fromEntries(fields.map((a) => [a, map.area(a).limit!])));
    const use = (run: string): { use?: string; with?: Record<string, unknown> } => {
      own.advances = [holder(run)];
      return board.answer(bot, me, 'useAbility', { abilities: [holder(run)] }) as never;
    };
    const settled = use('settleAfar');
    expect(settled.with).toMatchObject({ city: true });
    expect(map.area(settled.with!['area'] as AreaId).site).toBeDefined();
    const near = map.area(fields[0]!).land.find((a) => map.area(a).limit! > 0 && !fields.includes(a))!;
    board.state.open.barbarians.tokens[near] = 3;
    expect(use('convertBarbarians').with).toMatchObject({ area: near });
  });

  it('pays a ransom for what is worth more, and not for what is worth less', () => {
    const board = new Board('mega', 5, 'majorCalamities');
    const [me] = board.nations as [NationId];
    const land = board.home(me);
    board.has(me, Object.fromEntries(land.slice(2, 8).map((a) => [a, 2])), land.slice(0, 2));
    board.state.open.nations[me]!.treasury = 300;
    const ransom = (price: number): unknown => board.answer(bot, me, 'confirm', { purpose: 'ransom', price });
    expect(ransom(2)).toBe(true);
    expect(ransom(300)).toBe(false);
  });
});

describe('losses', () => {
  afterAll(() => void vi.restoreAllMocks());

  it('gives up the city that tokens next to it will build again', () => {
    const board = new Board('mega', 5, 'majorCalamities');
    const { map } = board.game.rules;
    const [me] = board.nations as [NationId];
    const fields = (area: AreaId): AreaId[] =>
      map.area(area).land.filter((next) => (map.area(next).limit ?? 0) > 1);
    const sites = map.land.filter((a) => a.site && board.state.open.regions[a.region ?? '']).map((a) => a.id);
    const near = sites.find((area) => fields(area).length > 2)!;
    const around = fields(near).slice(0, 3);
    const far = sites.find(
      (area) => area !== near && !fields(area).some((a) => [near, ...fields(near)].includes(a)),
    )!;
    board.has(me, Object.fromEntries(around.map((area) => [area, map.area(area).limit!])), [near, far]);
    const ask = { purpose: about('x'), of: me, among: [near, far], count: 1 };
    expect(board.answer('steady', me, 'chooseCities', ask)).toEqual([near]);
  });

  it('are played through on the board by a strong bot, a bounded number of them', () => {
    const board = new Board('mega', 5, 'majorCalamities');
    const [me] = board.nations as [NationId];
    const land = board.home(me);
    const cities = land.slice(0, 5);
    const tokens = Object.fromEntries(land.slice(5, 12).map((a) => [a, 2]));
    board.has(me, tokens, cities);
    const played = vi.spyOn(search, 'playOn');
    let total = 0;
    for (let points = 2; points < 9; points++) {
      const ask = { purpose: about('x'), points, tokens, cities };
      board.answer('steady', me, 'takeDamage', ask);
      expect(played).not.toHaveBeenCalled();
      board.answer('strong', me, 'takeDamage', ask);
      expect(played.mock.calls.length).toBeLessThan(5);
      total += played.mock.calls.length;
      for (const { value } of played.mock.results) expect(value).toBe(true);
      played.mockClear();
    }
    expect(total).toBeGreaterThan(1);
  });
});

it('whoever gives advice speaks of winning back only while there are turns to come', () => {
  const board = new Board('mega', 5, 'majorCalamities');
  const [me] = board.nations as [NationId];
  const land = board.home(me);
  const cities = land.slice(0, 3);
  board.has(me, Object.fromEntries(land.slice(3, 6).map((area) => [area, 2])), cities);
  const ask = { purpose: about('x'), of: me, among: cities, count: 1 };
  const base = { id: 'now', kind: 'chooseCities', owner: me, cite: '', frame: 0, mode: 'now' };
  const reasons = (): string[] => {
    const view = board.game.view(board.state, me);
    return advise(board.game.sight(view), { ...base, ask } as unknown as Decision)!.reasons.map(
      ({ code }) => code,
    );
  };
  expect(reasons()).toEqual(['easyToRebuild']);
  board.state.open.lastTurn = board.state.open.turn;
  expect(reasons()).toEqual(['leastMissedAtEnd']);
});
