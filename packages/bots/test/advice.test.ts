import type { Answer, AnyAnswer, AreaId, Config, Json, Kind } from '@ochre/engine';
import { epochAt } from '@ochre/engine/query';
import { gameFor, Table } from '@ochre/testkit';
import { describe, expect, it } from 'vitest';
import { nextStep } from '../src/goals/index.ts';
import { opening } from '../src/goals/opening.ts';
import { type Advice, advise, findBrain, type Reason, type ReasonCode } from '../src/index.ts';
import { Market, sightOf, small, tableOf } from './tables.ts';

type Params = Readonly<Record<string, Json>>;
type Fits<K extends Kind> = (answer: Answer<K>, params: Params, ends: ReadonlySet<AreaId>) => boolean;

const within = (some: Json | undefined, all: readonly string[]): boolean =>
  [some].flat().every((id) => all.includes(String(id)));

const ended = (answer: Answer<'move'>) => (answer.do === 'end' ? answer.orders : []);
const leads: Fits<'move'> = (_, { area }, ends) => ends.has(String(area));

/** What an answer must be for a reason to speak of it. */
const FITS: { [K in Kind]?: Partial<Record<ReasonCode, Fits<K>>> } = {
  move: {
    defendCity: leads,
    gatherForCity: leads,
    attackCity: leads,
    driveOff: leads,
    shipOut: leads,
    spread: (_, __, ends) => ends.size > 0,
    supportCities: (_, __, ends) => ends.size > 0,
    stay: (_, __, ends) => ends.size === 0,
    readyShips: (answer) => ended(answer).length > 0,
    noShips: (answer) => ended(answer).length === 0,
  },
  construct: {
    foundCity: (answer, { area }) => answer.some((b) => b.area === area),
    unsupported: (answer, { area }) => !answer.some((b) => b.area === area),
    tokensBetter: (answer, { area }) => !answer.some((b) => b.area === area),
  },
  purchase: {
    saveUp: ({ buy }) => buy.length === 0,
    cannotBuy: ({ buy }) => buy.length === 0,
    saveFor: ({ buy }, { missing }) => buy.length === 0 && Number(missing) > 0,
    saveForEpoch: ({ buy }, { missing }) => buy.length === 0 && Number(missing) > 0,
    opensEpoch: ({ buy, free }, { advances }) => within(advances, [...buy, free ?? '']),
    towardEpoch: ({ buy, free }, { advances }) => within(advances, [...buy, free ?? '']),
    softens: ({ buy, free }, { advance }) => within(advance, [...buy, free ?? '']),
    makesCheaper: ({ buy, free }, { advance }) => within(advance, [...buy, free ?? '']),
    serves: ({ buy, free }, { advance }) => within(advance, [...buy, free ?? '']),
    bringsPoints: ({ buy, free }, { advance }) => within(advance, [...buy, free ?? '']),
    nothingLeft: ({ buy }) => buy.length === 0,
    keepFull: (_, { now }) => Number(now) > 0,
    keepSets: (_, { now, worth }) => Number(now) > 0 && Number(worth) > Number(now) - 1,
    gateLater: ({ buy }, { advances, gain }) => !within(advances, buy) && Number(gain) > 0,
    gateEven: ({ buy }, { advances }) => !within(advances, buy),
  },
  taxRate: {
    tax: (answer, { rate }) => answer === rate,
    taxLeast: (answer, { rate }) => answer === rate,
    taxLow: (answer, { rate }) => answer === rate,
    taxOverGrowth: (_, { growth }) => Number(growth) > 0,
    taxStock: (answer, { rate }) => answer === rate,
  },
  trade: {
    takeOffer: ({ do: what }) => what === 'accept',
    takeOfferRid: (answer, { calamity }) => answer.do === 'accept' && answer.cards.includes(String(calamity)),
    offer: ({ do: what }) => what === 'offer',
    showsIt: (answer, { nation }) => answer.do === 'offer' && answer.to === nation,
    doneTrading: ({ do: what }) => what === 'done',
  },
  buyCard: {
    buyTradeCard: (answer, { stack }) => answer.do === 'buy' && answer.stack === stack,
    keepTreasury: ({ do: what }) => what === 'pass',
  },
  useAbility: {
    useAbility: (answer, { advance }) => 'use' in answer && answer.use === advance,
    noUse: (answer) => !('use' in answer),
  },
};

/** Where tokens end up by the orders of a movement: on foot, or put ashore. */
function endsOf(answer: AnyAnswer, areaOf: (coast: string) => AreaId): Set<AreaId> {
  const ends = new Set<AreaId>();
  for (const order of ended(answer as Answer<'move'>)) {
    if (order.do === 'walk') ends.add(order.to);
    const coast = order.do === 'sail' ? order.legs.findLast((leg) => leg.to !== undefined)?.to : undefined;
    if (coast !== undefined) ends.add(areaOf(coast));
  }
  return ends;
}

describe.each(small)('the adviser in %s with %i players', (ruleset, players) => {
  it('gives reasons that fit what it proposes', () => {
    const table = tableOf(ruleset, players, 'steady', 'fitting', 12);
    const wrong: string[] = [];
    let tried = 0;
    const fits = (kind: Kind, answer: AnyAnswer, { code, params }: Reason): boolean => {
      const test = FITS[kind]?.[code] as Fits<Kind> | undefined;
      if (!test) return true;
      tried++;
      const ends =
        kind === 'move' ? endsOf(answer, (c) => table.game.rules.map.water(c).area) : new Set<AreaId>();
      return test(answer, params, ends);
    };
    for (let n = 0; !table.over; n++) {
      const [decision] = table.game.due(table.state).filter((d) => !d.optional);
      if (decision && FITS[decision.kind] && n % 3 === 0) {
        const view = table.game.view(table.state, decision.owner);
        const { answer, reasons } = advise(table.game.sight(view), decision) ?? { answer: null, reasons: [] };
        for (const reason of reasons)
          if (!fits(decision.kind, answer, reason))
            wrong.push(`turn ${table.state.open.turn} ${decision.kind} ${JSON.stringify([reason, answer])}`);
      }
      table.step();
    }
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(20);
  });
});

describe('before a gate that could be opened', () => {
  const game = gameFor('mega');
  const config: Config = { ruleset: 'mega', map: game.rules.map.id, players: 5, options: { short: true } };

  it('opens it or says what is kept and what that brings', () => {
    const table = new Table(game, config, 'gates', () => findBrain('strong')!);
    const shut: Advice<'purchase'>[] = [];
    for (; !table.over && table.state.open.turn < 5; table.step()) {
      const [decision] = table.game.due(table.state).filter((d) => !d.optional);
      if (decision?.kind !== 'purchase') continue;
      const sight = sightOf(game, table.state, decision);
      const advice = advise(sight, decision) as Advice<'purchase'>;
      const told = advice.reasons.find(({ code }) => code === 'gateLater' || code === 'gateEven');
      expect(told !== undefined).toBe(opening(sight, decision, advice.answer) !== undefined);
      if (!told) continue;
      shut.push(advice);
      const { space } = sight.open.nations[decision.owner]!;
      expect(told.params).toMatchObject({ epoch: epochAt(sight, decision.owner, space + 1)!.id, points: 5 });
      const kept = advice.reasons.find(({ code }) => code === 'keepSets' || code === 'keepFull');
      const paid = new Set(advice.answer.cards.map((card) => game.rules.card(card).name));
      const held = new Set(sight.own.hand.map((card) => game.rules.card(card).name));
      for (const name of (kept?.params['goods'] ?? []) as string[]) {
        expect(held).toContain(name);
        expect(paid).not.toContain(name);
      }
    }
    expect(shut.length).toBeGreaterThan(2);
    expect(shut.some(({ reasons }) => reasons.some(({ code }) => code === 'keepSets'))).toBe(true);
  });
});

describe('in the market', () => {
  /** Every question of the market of a game, with what is advised there. */
  function* advised(seed: string) {
    const table = tableOf('mega', 7, 'steady', seed, 12);
    for (; !table.over; table.step()) {
      const [decision] = table.game.due(table.state).filter((d) => !d.optional);
      if (decision?.kind !== 'trade') continue;
      const sight = sightOf(table.game, table.state, decision);
      const advice = advise(sight, decision) as Advice<'trade'> | undefined;
      if (advice) yield { sight, decision, ...advice };
      else expect(nextStep(sight, decision)).toBeUndefined();
    }
  }

  it('asks one alone only for what he shows and does not seek himself, and says so', () => {
    let shown = 0;
    for (const { sight, decision, answer, reasons } of advised('who shows it')) {
      if (answer.do !== 'offer') continue;
      const { to, wants } = answer;
      const theirs = [...sight.open.offers, ...sight.own.offers].filter((o) => o.from === to);
      const sought = theirs.flatMap((o) => o.wants.names);
      expect(wants.names.filter((name) => sought.includes(name))).toEqual([]);
      const said = reasons.find(({ code }) => code === 'showsIt');
      expect(said !== undefined).toBe(to !== undefined);
      if (!said) continue;
      expect(said.params).toEqual({ nation: to, wants: wants.names });
      const named = theirs.flatMap((o) => o.gives.names.slice(0, decision.ask.trueNames));
      expect(named).toEqual(expect.arrayContaining([...new Set(wants.names)]));
      shown++;
    }
    expect(shown).toBeGreaterThan(5);
  });

  it('says that nobody shows it, where nobody does', () => {
    const { game, state, decision } = new Market(['iron', 'iron', 'wool', 'fruit', 'clay', 'ochre']);
    const { answer, reasons } = advise(sightOf(game, state, decision), decision)!;
    expect(answer).toMatchObject({ do: 'offer' });
    expect(reasons.map(({ code }) => code)).toContain('nobodyShows');
  });

  it('proposes what the next goal proposes: the two are one voice', () => {
    let deals = 0;
    for (const { sight, decision, answer } of advised('one voice')) {
      const step = nextStep(sight, decision);
      if (answer.do === 'done') expect(step).toBeUndefined();
      else expect(step?.answer).toEqual(answer);
      deals++;
    }
    expect(deals).toBeGreaterThan(20);
  });
});
