import { createGame, type Json } from '@ochre/engine';
import { world } from '@ochre/maps';
import { civx } from '@ochre/rulesets';
import { describe, expect, it } from 'vitest';
import { gates } from '../../src/decisions/model/epoch.ts';
import {
  type Basket,
  basketOf,
  billOf,
  chains,
  creditChoices,
  dealOf,
  discountable,
  emptyBasket,
  gifts,
  outOfReach,
  type ShopPrices,
  shopRows,
  substitutes,
} from '../../src/decisions/model/purchase.ts';
import { ask, choicesOf, game, ME, seat } from '../support/table.ts';

const d = ask('purchase', {});

function buyer(hand: string[], treasury: number, advances: string[] = []) {
  const { view, sight } = seat((v) => {
    v.own!.hand = hand;
    Object.assign(v.open.nations[ME]!, { treasury, advances, credits: {} });
  });
  const accepts = (basket: Basket) => game.check(view, d, dealOf(sight, d, basket) as unknown as Json);
  return { view, sight, accepts };
}

const SPICE = Array<string>(4).fill('spice');

describe('the shop', () => {
  it('has all advances in chains of three, each once', () => {
    const all = chains(game.rules);
    expect(all).toHaveLength(17);
    expect(all.every((c) => c.length === 3)).toBe(true);
    expect(new Set(all.flat()).size).toBe(game.rules.ruleset.advances.length);
  });

  it('offers what can still be added to the basket', () => {
    const { sight } = buyer(SPICE, 0);
    const shop = choicesOf(sight, d) as unknown as ShopPrices;
    expect(shop.budget).toBe(112);
    const rows = shopRows(sight, d, shop, dealOf(sight, d, { buy: ['sculpture'] }));
    expect(rows['sculpture']).toMatchObject({ chosen: true, affordable: true, price: 50 });
    expect(rows['mythology']!.affordable).toBe(true);
    expect(rows['deism']!.affordable).toBe(false);
  });

  it('names the cheapest where nothing is within reach', () => {
    const look = (treasury: number) => {
      const { sight } = buyer([], treasury);
      const shop = choicesOf(sight, d) as unknown as ShopPrices;
      return outOfReach(shopRows(sight, d, shop, dealOf(sight, d, emptyBasket)));
    };
    const cheapest = Math.min(...game.rules.ruleset.advances.map((a) => a.cost));
    expect(look(cheapest - 1)).toMatchObject({ price: cheapest, affordable: false });
    expect(look(cheapest)).toBeUndefined();
  });
});

describe('the basket', () => {
  it('is paid with the least waste, and accepted', () => {
    const { sight, accepts } = buyer([...SPICE, 'iron', 'iron', 'fish'], 20);
    const basket: Basket = { buy: ['sculpture', 'mythology'] };
    const bill = billOf(sight, d, dealOf(sight, d, basket));
    expect(bill).toMatchObject({ price: 110, short: 0 });
    expect(accepts(basket)).toBeUndefined();
  });

  it('pays as a deal that is taken over pays', () => {
    const { sight, accepts } = buyer([...SPICE, 'iron', 'iron', 'fish'], 50);
    const best = dealOf(sight, d, { buy: ['sculpture'] });
    expect(basketOf(sight, d, best)).toEqual({ buy: ['sculpture'] });
    for (const cards of [[], SPICE, ['iron', 'iron']]) {
      const deal = dealOf(sight, d, { buy: ['sculpture'], pay: cards });
      const basket = basketOf(sight, d, deal);
      expect(dealOf(sight, d, basket)).toEqual(deal);
      expect(deal.cards).toEqual(cards);
      expect(accepts(basket)).toBeUndefined();
    }
  });

  it('takes another mix if the buyer says so, and tells what is short', () => {
    const { sight, accepts } = buyer([...SPICE, 'iron'], 3);
    const poor: Basket = { buy: ['sculpture'], pay: ['iron'] };
    expect(billOf(sight, d, dealOf(sight, d, poor)).short).toBe(50 - 2 - 3);
    expect(accepts(poor)).toHaveProperty('code', 'tooLittle');
    const rich: Basket = { buy: ['sculpture'], pay: ['spice', 'iron'] };
    expect(billOf(sight, d, dealOf(sight, d, rich))).toMatchObject({ short: 0, wasted: 64 });
  });

  it('is empty without cost', () => {
    const { accepts } = buyer(SPICE, 5);
    expect(accepts(emptyBasket)).toBeUndefined();
  });

  it('warns of the hand limit', () => {
    const { sight } = buyer(
      ['ochre', 'iron', 'fish', 'grain', 'wine', 'tin', 'jade', 'dye', 'gold', 'salt'],
      60,
    );
    const bill = billOf(sight, d, dealOf(sight, d, { buy: ['sculpture'], pay: [] }));
    expect(bill).toMatchObject({ handLimit: 8, overLimit: 2 });
  });

  it('gives a free advance, and another one if wished', () => {
    const { sight, accepts } = buyer([...Array<string>(6).fill('spice'), ...SPICE.slice(0, 2)], 60);
    const choice = gifts(sight, d, ['anatomy']);
    expect(choice.length).toBeGreaterThan(1);
    expect(dealOf(sight, d, { buy: ['anatomy'] }).free).toBeDefined();
    const last = choice.at(-1)!;
    expect(dealOf(sight, d, { buy: ['anatomy'], free: last }).free).toBe(last);
    expect(accepts({ buy: ['anatomy'], free: last })).toBeUndefined();
  });

  it('sets a discount against another advance of the basket', () => {
    const { sight } = buyer(Array<string>(8).fill('spice'), 60);
    expect(discountable(sight, ['library'])).toEqual([]);
    expect(discountable(sight, ['library', 'sculpture'])).toEqual(['sculpture']);
    expect(dealOf(sight, d, { buy: ['library', 'sculpture'] }).discount).toBe('sculpture');
  });

  it('asks for credits of choice and keeps the choice', () => {
    const { sight, accepts } = buyer(Array<string>(6).fill('spice'), 60);
    const credits = { monument: { arts: 20 } };
    const deal = dealOf(sight, d, { buy: ['monument'], credits });
    expect(creditChoices(sight, d, deal)).toEqual([{ id: 'monument', points: 20, step: 5 }]);
    expect(deal.credits).toEqual(credits);
    expect(accepts({ buy: ['monument'], credits })).toBeUndefined();
    expect(accepts({ buy: ['monument'], credits: { monument: { arts: 15 } } })).toHaveProperty(
      'code',
      'creditsOfChoice',
    );
  });

  it('finds cards that can stand in for others, best first', () => {
    const { sight } = buyer(['spice', 'spice', 'gold'], 0, ['trade-empire']);
    expect(substitutes(sight, d, ['spice', 'spice', 'gold'])[0]).toEqual({
      card: 'gold',
      as: 'spice',
      gain: 63 - 28 - 9,
    });
    expect(substitutes(buyer(SPICE, 0).sight, d, SPICE)).toEqual([]);
  });
});

/** A buyer at a table of CivX. */
function civxBuyer() {
  const other = createGame(civx, world);
  const config = { ruleset: 'civx', map: 'world', players: 5, side: 'west', options: {} };
  const { state } = other.start(config, 'locked');
  const me = Object.keys(state.open.nations)[0]!;
  return { other, seen: other.sight(other.view(state, me)), asked: { ...d, owner: me } };
}

describe('credits whose group is given', () => {
  it('are asked for only as long as it is not', () => {
    const { seen, asked } = civxBuyer();
    const deal = { buy: ['library'], cards: [], treasury: 0 };
    expect(creditChoices(seen, asked, deal)).toEqual([{ id: 'library', points: 20, step: 20 }]);
    seen.open.nations[asked.owner]!.chosen = { literacy: { arts: 5 } };
    expect(creditChoices(seen, asked, deal)).toEqual([]);
  });
});

describe('what is not for sale yet', () => {
  it('is neither held nor to be had, and names its rule', () => {
    const { other, seen, asked } = civxBuyer();
    const prices = { prices: {}, budget: 1000 };
    const rows = Object.values(shopRows(seen, asked, prices, dealOf(seen, asked, emptyBasket)));
    const barred = rows.filter((r) => r.barred !== undefined);
    expect(barred.length).toBeGreaterThan(0);
    expect(barred.length).toBeLessThan(other.rules.ruleset.advances.length);
    expect(rows.filter((r) => r.held)).toEqual([]);
    expect(barred.filter((r) => r.affordable)).toEqual([]);
    for (const { barred: cite } of barred) expect(cite).toMatch(/^CX \d/);
  });
});

describe('the next gate', () => {
  it('counts what is bought towards it', () => {
    const { sight } = buyer([], 0);
    const before = gates(sight, ME, []).gate!;
    const cities = before.needs.find((n) => n.what === 'cities');
    expect(cities).toMatchObject({ have: 0 });
    const later = gates(sight, ME, ['sculpture', 'mythology']);
    const advances = [before, later.gate!].map((g) => g.needs.find((n) => n.what === 'advances')?.have);
    expect(advances[1] === undefined || advances[1] === 2).toBe(true);
  });

  it('says which epoch the basket opens before it speaks of the one after', () => {
    const { view, sight } = buyer([], 0);
    const cities = ['athens', 'boeotia', 'argos', 'corinth', 'sparta'];
    Object.assign(view.open.nations[ME]!, { cities, space: 4 });
    const three = ['sculpture', 'mythology', 'music'];
    const two = gates(sight, ME, three.slice(0, 2));
    expect([two.opened, two.gate!.epoch]).toEqual([undefined, 'Middle Bronze Age']);
    const all = gates(sight, ME, three);
    expect([all.opened, all.gate!.epoch]).toEqual(['Middle Bronze Age', 'Late Bronze Age']);
    // What was met before is not the basket's doing.
    Object.assign(view.open.nations[ME]!, { advances: three });
    expect(gates(sight, ME, []).opened).toBeUndefined();
  });
});
