import type { Events, EventType, GameEvent, Offer } from '@ochre/engine';
import { quick } from '@ochre/engine';
import { scrambled } from '@ochre/testkit/random';
import { describe, expect, it } from 'vitest';
import { grudgesOf, spite } from '../src/grudges.ts';
import { Host, type Next } from '../src/index.ts';
import { reasonAgainst } from '../src/talk.ts';
import { Market, sightOf } from './tables.ts';

const HAND = ['wine', 'wine', 'salt', 'salt', 'ochre', 'clay'];

const told = <T extends EventType>(market: Market, type: T, open: Events[T], ago = 0): Market => {
  market.recall.push({ type, cite: '', turn: market.state.open.turn - ago, open } as GameEvent);
  return market;
};
const falls = (market: Market): Market =>
  told(market, 'cityFalls', {
    area: 'knossos',
    attacker: market.other,
    defender: market.decision.owner,
    attackers: 7,
    defenders: 6,
  });
const sightIn = (market: Market) => sightOf(market.game, market.state, market.decision);
const wrongs = (market: Market) =>
  grudgesOf(sightIn(market), market.recall).map(({ by, wrong }) => [by, wrong]);

describe('what a nation holds against another', () => {
  it('is a broken word, a calamity in a deal, a city taken, and being named', () => {
    const market = falls(
      new Market(HAND).dealt(['clay', 'clay', 'salt'], ['salt', 'ochre', 'epidemic'], 1, true),
    );
    const { other, decision } = market;
    told(market, 'secondaryVictims', { nation: other, calamity: 'flood', victims: [decision.owner] });
    expect(wrongs(market)).toEqual([
      [other, { wrong: 'word' }],
      [other, { wrong: 'victim', calamity: 'flood' }],
      [other, { wrong: 'city', area: 'knossos' }],
      [other, { wrong: 'calamity', card: 'epidemic' }],
    ]);
    const grudges = grudgesOf(sightIn(market), market.recall);
    expect(spite(grudges, other)).toBeGreaterThan(1);
    expect(spite(grudges, 'nobody')).toBe(1);
  });

  it('is nothing that was done to others, and is forgiven: a word once enough were kept', () => {
    const market = new Market(HAND);
    const third = Object.keys(market.state.open.nations).find(
      (id) => ![market.other, market.decision.owner].includes(id),
    )!;
    told(market, 'secondaryVictims', { nation: market.other, calamity: 'flood', victims: [third] });
    expect(wrongs(market)).toEqual([]);
    const own = market.state.own[market.decision.owner]!;
    own.broken = { [market.other]: { times: 1, since: 2 } };
    expect(wrongs(market)).toEqual([[market.other, { wrong: 'word' }]]);
    own.broken = { [market.other]: { times: 1, since: 8 } };
    expect(wrongs(market)).toEqual([]);
  });
});

describe('a bot', () => {
  /** What the bot says to offers of the other, one after the other, in one market. */
  function said(market: Market, offers: number) {
    const host = new Host(market.game);
    const isBot = (id: string): boolean => id !== market.other;
    return Array.from({ length: offers }, () => {
      market.offer(['bone', 'bone'], ['oil']);
      const look: Next = {
        do: 'look',
        decision: market.decision as never,
        offers: [market.state.open.offers.at(-1)!.id],
      };
      const [one] = host.looked(market.state, look, { do: 'done' }, isBot, market.recall);
      return one;
    });
  }

  it('speaks of each wrong once, with its reason, and of nothing where there is none', () => {
    const market = falls(new Market(HAND).dealt(['clay', 'clay', 'salt'], ['salt', 'ochre', 'epidemic'], 0));
    expect(said(market, 3).map((one) => [one?.says, one?.recalls])).toEqual([
      ['noneToSpare', { wrong: 'city', area: 'knossos' }],
      ['noneToSpare', { wrong: 'calamity', card: 'epidemic' }],
      ['noneToSpare', undefined],
    ]);
    expect(said(new Market(HAND), 1)[0]).not.toHaveProperty('recalls');
  });
});

describe('why an offer is not taken', () => {
  const offer = (market: Market, gives: string[], wants: string[], more: Partial<Offer> = {}): Offer =>
    market.offer(gives, wants, more).state.open.offers.at(-1)!;
  const reason = (market: Market, to: Offer) => reasonAgainst(sightIn(market), to, 2);

  it('too few cards, or too little treasury', () => {
    const market = new Market(['wine', 'salt']);
    expect(reason(market, offer(market, ['bone', 'bone'], []))).toEqual({ says: 'tooFew' });
    const poor = new Market(HAND);
    const dear = { wants: { count: 3, names: [], treasury: 99 } };
    expect(reason(poor, offer(poor, ['bone', 'bone'], [], dear))).toEqual({ says: 'cannotPay' });
  });

  it('a word that was broken, where it rests on one', () => {
    const market = new Market(HAND);
    market.state.own[market.decision.owner]!.broken = { [market.other]: { times: 1, since: 0 } };
    expect(reason(market, offer(market, ['bone', 'bone'], ['wine'], { clean: true }))).toEqual({
      says: 'distrusts',
    });
    expect(reason(market, offer(market, ['bone', 'bone'], ['wine']))).toEqual({ says: 'tooLittle' });
  });

  it('that its maker leads, as all can see', () => {
    const market = new Market(HAND);
    const bad = offer(market, ['bone', 'bone'], ['wine']);
    expect(reason(market, bad)).toEqual({ says: 'tooLittle' });
    market.state.open.nations[market.other]!.space += 5;
    expect(reason(market, bad)).toEqual({ says: 'leads' });
  });

  it('is the same whatever others hold, and tells of no card that is not on the board', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const market = new Market(HAND);
      const { owner } = market.decision;
      const asked = offer(market, ['bone', 'bone'], ['oil']);
      const other = scrambled(market.state, [owner], quick(seed));
      const there = market.game.sight(market.game.view(other, owner));
      expect(reasonAgainst(there, asked, 2)).toEqual(reason(market, asked));
    }
    // Who holds none and who collects them in secret say the same.
    const none = new Market(['wine', 'wine', 'salt', 'salt', 'ochre', 'clay']);
    const some = new Market(['wine', 'wine', 'oil', 'oil', 'ochre', 'clay']);
    const secret = { id: 'x', from: some.decision.owner, to: 'somebody', gives: { count: 3, names: [] } };
    some.state.own[some.decision.owner]!.offers = [{ ...secret, wants: { count: 3, names: ['oil'] } }];
    const says = (market: Market) => reason(market, offer(market, ['bone', 'bone'], ['oil']));
    expect(says(none)).toEqual({ says: 'noneToSpare', good: 'oil' });
    expect(says(some)).toEqual(says(none));
  });
});
