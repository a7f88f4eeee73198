import type { Offer } from '@ochre/engine';
import { market as german } from '@ochre/languages/de/market.ts';
import { market as english } from '@ochre/languages/en/market.ts';
import { gameFor } from '@ochre/testkit';
import { describe, expect, it } from 'vitest';
import { inSight, type Row, rowsOf, steady, wishes } from '../../src/decisions/model/steady.ts';
import {
  appraise,
  cheapestSide,
  GROUPS,
  goods,
  handSets,
  lacks,
  lossOf,
  market,
  nameableEvils,
  namesOf,
  type OfferDraft,
  partsOf,
  surelyGains,
  takenBack,
  vouchedFor,
  worthOf,
} from '../../src/decisions/model/trade.ts';
import { ask, game, ME, seat } from '../support/table.ts';

const HAND = ['wine', 'wine', 'grain', 'grain', 'grain', 'iron', 'ochre'];
const d = ask('trade', { minCards: 3, trueNames: 2 });

const offer = (id: string, gives: string[], wants: string[], count = 3, from = 'hellas'): Offer => ({
  id,
  from,
  gives: { count, names: gives },
  wants: { count: 3, names: wants },
});

function at(offers: Offer[], hand = HAND) {
  return seat((v) => {
    v.own!.hand = hand;
    v.open.offers = offers;
  }).sight;
}

describe('appraising an offer', () => {
  it('gives the cards that cost least, those asked for by name first', () => {
    const sight = at([]);
    const { side } = cheapestSide(sight, { count: 3, names: ['iron'] }, 2);
    expect(side).toEqual({ cards: ['iron', 'ochre', 'wine'], names: ['iron', 'ochre'] });
  });

  it('tells what one lacks from what one has too few of', () => {
    const sight = at([]);
    expect(lacks(sight, ['iron', 'salt', 'salt', ''])).toEqual([
      { name: 'iron', n: 1, held: true },
      { name: 'salt', n: 2, held: false },
    ]);
    const goods = [
      { name: 'Wool', n: 1, held: true },
      { name: 'Salt', n: 2, held: false },
    ];
    expect(english.needs(goods)).toBe('needs one more Wool and two Salt');
    expect(german.needs(goods)).toBe('dir fehlen noch Wool und zwei Salt');
    expect(german.needs([{ name: 'Salt', n: 1, held: true }])).toBe('dir fehlt noch Salt');
    expect(english.needs([{ name: 'Salt', n: 1, held: false }])).toBe('needs one Salt');
  });

  it('names what is missing', () => {
    const sight = at([]);
    expect(cheapestSide(sight, { count: 3, names: ['salt', 'iron'] }, 2)).toEqual({
      side: undefined,
      missing: ['salt'],
    });
    expect(cheapestSide(at([], ['iron', 'ochre']), { count: 3, names: [] }, 2).missing).toEqual(['']);
  });

  it('hands on a calamity where nothing need be named, and nowhere else', () => {
    const sight = at([], [...HAND, 'treachery']);
    expect(cheapestSide(sight, { count: 3, names: [] }, 2).side).toEqual({
      cards: ['ochre', 'iron', 'treachery'],
      names: ['ochre', 'iron'],
    });
    expect(cheapestSide(sight, { count: 2, names: [] }, 2).side?.cards).not.toContain('treachery');
  });

  it('breaks no word: what is asked for by a name that binds nobody is given where it is held', () => {
    const sight = at([], [...HAND, 'treachery']);
    const { side } = cheapestSide(sight, { count: 3, names: ['iron', 'ochre', 'wine'] }, 2);
    expect(side).toEqual({ cards: ['iron', 'ochre', 'wine'], names: ['iron', 'ochre'] });
    const { side: lacking } = cheapestSide(sight, { count: 3, names: ['iron', 'ochre', 'salt'] }, 2);
    expect(lacking?.cards, 'a calamity in its place').not.toContain('treachery');
  });

  it('counts a calamity that goes as a gain', () => {
    const sight = at([], [...HAND, 'treachery']);
    const worth = worthOf(sight, ['ochre', 'iron', 'treachery'], ['ochre', 'iron'], 2);
    expect(worth).toMatchObject({ before: 59, sure: 59, rid: ['treachery'] });
    expect(surelyGains(worth)).toBe(true);
    expect(surelyGains(worthOf(sight, ['ochre', 'iron'], ['ochre', 'iron'], 2))).toBe(false);
  });

  it('tells the sure change from the one if all is true', () => {
    const sight = at([]);
    const worth = worthOf(sight, ['iron', 'ochre', 'wine'], ['grain', 'grain', 'wine'], 2);
    // 20 + 36 + 2 + 1 before; 5 + 100 sure; 20 + 100 if the claim holds.
    expect(worth).toMatchObject({ before: 59, sure: 105, claimed: 120 });
  });

  it('groups by use: better, one card short, a bet, worse, out of reach; and mine', () => {
    const offers = [
      offer('beyond', ['grain', 'grain'], ['salt', 'salt']),
      offer('loss', ['ochre', 'ochre'], ['grain', 'grain']),
      offer('near', ['wine', 'wine'], ['salt', 'iron']),
      offer('even', ['ochre', 'ochre', 'wine'], ['iron', 'ochre']),
      offer('small', ['wine', 'wine'], ['iron']),
      offer('mine', ['iron', 'ochre'], ['wine'], 3, ME),
      offer('great', ['grain', 'grain'], ['iron']),
    ];
    const ids = (advised?: string) =>
      Object.fromEntries(
        Object.entries(market(at(offers), d, advised)).map(([g, all]) => [g, all.map((a) => a.offer.id)]),
      );
    expect(ids()).toEqual({
      better: ['great', 'small'],
      near: ['near'],
      even: ['even'],
      worse: ['loss'],
      out: ['beyond'],
      mine: ['mine'],
    });
    expect(ids('small')['better']).toEqual(['small', 'great']);
  });

  it('proposes only what the rules accept', () => {
    const open = offer('x', ['grain', 'grain'], ['iron']);
    const { view, sight } = seat((v) => {
      v.own!.hand = HAND;
      v.open.offers = [open];
    });
    const { side } = appraise(sight, d, open);
    expect(game.check(view, d, { do: 'accept', offer: 'x', ...side! })).toBeUndefined();
  });
});

describe('a hand', () => {
  it('knows what a card is worth to its set', () => {
    expect(lossOf(game.rules, HAND, 'grain')).toBe(36 - 16);
    expect(lossOf(game.rules, HAND, 'ochre')).toBe(1);
  });

  it('lies in sets, the dearest first and calamities last', () => {
    const sets = handSets(game.rules, ['treachery', ...HAND]);
    expect(sets.map((s) => s.name)).toEqual(['grain', 'wine', 'iron', 'ochre', 'treachery']);
  });

  it('says true names first, then the claims of the rest', () => {
    const draft = { cards: ['wine', 'iron', 'treachery'], claims: ['grain'], wants: { count: 3, names: [] } };
    expect(namesOf(game.rules, draft, 2)).toEqual(['wine', 'iron', 'grain']);
    expect(namesOf(game.rules, { ...draft, claims: [''] }, 2)).toEqual(['wine', 'iron']);
  });
});

describe('calamities in what is said', () => {
  const anyCard = gameFor('advanced').rules;
  const draft = (cards: string[], claims: string[] = []): OfferDraft => ({
    cards,
    claims,
    wants: { count: 3, names: [] },
  });

  it('are offered where a book lets them be named, if they can be traded', () => {
    expect(nameableEvils(game.rules)).toEqual([]);
    expect(nameableEvils(anyCard)).toContain('treachery');
    expect(nameableEvils(anyCard)).not.toContain('famine');
  });

  it('are named truly only where too few goods are given', () => {
    const cards = ['treachery', 'salt', 'epidemic'];
    expect(partsOf(anyCard, draft(cards), 2)).toEqual({ named: ['salt', 'treachery'], rest: ['epidemic'] });
    expect(partsOf(game.rules, draft(cards), 2)).toEqual({
      named: ['salt'],
      rest: ['treachery', 'epidemic'],
    });
  });

  it('can be named truly before goods, and what was said of other cards stays said of them', () => {
    const before = draft(['salt', 'iron', 'ochre', 'treachery'], ['gold', 'hides']);
    const after = vouchedFor(anyCard, before, 1, 2);
    expect(partsOf(anyCard, after, 2)).toEqual({ named: ['treachery', 'salt'], rest: ['iron', 'ochre'] });
    expect(namesOf(anyCard, after, 2)).toEqual(['treachery', 'salt', 'gold']);
    expect(after.claims).toEqual(['', 'gold']);
  });

  it('lose what was said of them when they are taken back, others keep it', () => {
    const before = draft(['salt', 'iron', 'ochre', 'treachery'], ['gold', 'hides']);
    expect(takenBack(anyCard, before, 'treachery', 2).claims).toEqual(['gold']);
    expect(takenBack(anyCard, before, 'salt', 2).claims).toEqual(['hides']);
  });

  it('answer an offer that asks for them, or where goods are too few', () => {
    const sight = { ...at([], ['treachery', 'salt', 'iron']), rules: anyCard };
    const { side } = cheapestSide(sight, { count: 3, names: ['treachery'] }, 2);
    expect(side?.names).toEqual(['treachery', 'iron']);
    const poor = { ...at([], ['treachery', 'epidemic', 'salt']), rules: anyCard };
    expect(cheapestSide(poor, { count: 3, names: [] }, 2).side?.names[0]).toBe('salt');
  });
});

describe('goods of a market', () => {
  it('are counted once a nation: its offers mean the same cards', () => {
    const offers = [
      offer('a', ['wine', 'wine'], ['iron']),
      offer('b', ['wine', 'salt'], ['iron', 'iron']),
      offer('c', ['wine', 'salt'], ['oil'], 3, 'egypt'),
      offer('mine', ['wine'], ['wine'], 3, ME),
    ];
    expect(goods(offers, ME)).toEqual([
      { name: 'wine', offered: 3, wanted: 0 },
      { name: 'iron', offered: 0, wanted: 2 },
      { name: 'salt', offered: 2, wanted: 0 },
      { name: 'oil', offered: 0, wanted: 1 },
    ]);
  });
});

describe('rows in sight', () => {
  const some = (n: number): Row[] =>
    Array.from({ length: n }, (_, i) => {
      const id = `${i}`;
      return { a: { offer: offer(id, [], ['iron'], 3, `nation ${id}`) } } as Row;
    });
  const rows = (better: number, near: number, even: number) => ({
    better: some(better),
    near: some(near),
    even: some(even),
    worse: some(30),
    out: [],
    mine: [],
  });

  it('are a few of each use, and as many more as there is room for, the better first', () => {
    expect(inSight(rows(7, 5, 9))).toEqual({ better: 6, near: 3, even: 3 });
    expect(inSight(rows(1, 32, 0))).toEqual({ better: 1, near: 11, even: 0 });
    expect(inSight(rows(2, 2, 1))).toEqual({ better: 2, near: 2, even: 1 });
  });

  it('are wishes: how else a nation would pay for the same stands behind its best', () => {
    const listed = [
      offer('a', ['wine'], ['iron', 'iron']),
      offer('b', ['oil'], ['iron'], 3, 'egypt'),
      offer('c', ['clay'], ['iron', 'iron']),
      offer('d', ['clay'], ['iron', 'iron'], 3, 'egypt'),
    ].map((one) => ({ a: { offer: one } }) as Row);
    expect(wishes(listed).map((all) => all.map(({ a }) => a.offer.id))).toEqual([['a', 'c'], ['b'], ['d']]);
    expect(inSight({ ...rows(0, 0, 0), better: listed })).toEqual({ better: 3, near: 0, even: 0 });
  });
});

describe('rows that keep still', () => {
  const ids = (rows: Row[]): string[] =>
    rows.map(({ a, gone }) => (gone ? `${a.offer.id} gone` : a.offer.id));

  it('stay in their order and group; what is gone stays too, and what has come is counted', () => {
    const [a, b, c] = [
      offer('a', ['wine', 'wine'], ['iron']),
      offer('b', ['wine', 'grain'], ['iron']),
      offer('c', ['wine', 'wine'], ['ochre']),
    ] as const;
    const look = (offers: Offer[], hand?: string[]) => {
      const groups = market(at(offers, hand), d);
      return { now: rowsOf(groups, () => true), standing: GROUPS.flatMap((g) => groups[g]) };
    };
    const stood = look([a, b]).now;
    expect(ids(stood.better)).toEqual(['b', 'a']);
    // Now b is worth nothing to me, a is gone and c is there.
    const next = look([b, c], ['grain', 'grain', 'ochre']);
    expect(ids(next.now.better)).not.toContain('b');
    const held = steady(stood, next.now, next.standing);
    expect(ids(held.rows.better)).toEqual(['b', 'a gone']);
    expect(held.rows.better[0]!.a.group).not.toBe('better');
    expect(held).toMatchObject({ fresh: 1, gone: 1 });
  });

  it('are those of others: what I offer or take back is no news to me', () => {
    const [a, mine] = [
      offer('a', ['wine', 'wine'], ['iron']),
      offer('mine', ['iron'], ['salt'], 3, ME),
    ] as const;
    const look = (offers: Offer[]) => {
      const groups = market(at(offers), d);
      return { now: rowsOf(groups, () => true), standing: GROUPS.flatMap((g) => groups[g]) };
    };
    const [without, withMine] = [look([a]), look([a, mine])] as const;
    const sent = steady(without.now, withMine.now, withMine.standing);
    expect(ids(sent.rows.mine)).toEqual(['mine']);
    expect(sent).toMatchObject({ fresh: 0, gone: 0 });
    const withdrawn = steady(withMine.now, without.now, without.standing);
    expect(ids(withdrawn.rows.mine)).toEqual([]);
    expect(withdrawn).toMatchObject({ fresh: 0, gone: 0 });
  });
});
