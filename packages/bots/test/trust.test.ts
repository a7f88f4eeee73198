import { answering, type DecisionOf, type GameState, type NationId } from '@ochre/engine';
import { describe, expect, it } from 'vitest';
import { Market } from './tables.ts';

// What was said and given in deals, for the whole game, and what a word is worth after it was broken.

const HAND = ['wine', 'wine', 'wine', 'salt', 'salt', 'ochre', 'clay'];
const GIVES = ['wine', 'salt', 'wine'];

/** The other gives these cards for an offer that names those, and the bot whose hand it is takes it. */
function deal(named: string[], gives: string[], state?: GameState): Market {
  const market = new Market(HAND);
  const before = state?.own[market.decision.owner]?.broken;
  if (before) market.state.own[market.decision.owner]!.broken = before;
  market.offer(named, ['ochre', 'clay'], { clean: true });
  const { own, open } = market.state;
  own[market.other]!.hand = [...gives, 'bone', 'bone', 'bone'];
  own[market.other]!.committed = { [open.offers[0]!.id]: gives };
  const taken = {
    do: 'accept',
    offer: open.offers[0]!.id,
    cards: ['ochre', 'clay', 'salt'],
    names: ['ochre', 'clay'],
  };
  const result = market.game.advance(
    market.state,
    answering(market.decision as DecisionOf<'trade'>, taken as never),
  );
  expect(result.ok && result).toBeTruthy();
  return market;
}

const account = ({ state, decision, other }: Market): unknown => state.own[decision.owner]!.broken?.[other];

describe('the account of a seat', () => {
  it('has nothing against whoever gave what was said', () => {
    expect(account(deal(GIVES, GIVES))).toBeUndefined();
  });

  it('keeps a name that was not true, and a calamity after a promise, for the whole game', () => {
    expect(account(deal(GIVES, ['wine', 'salt', 'bone']))).toEqual({ times: 1, since: 0 });
    const evil = deal(['wine', 'salt'], ['wine', 'salt', 'epidemic']);
    expect(account(evil)).toEqual({ times: 1, since: 0 });
    const kept = deal(GIVES, GIVES, evil.state);
    expect(account(kept)).toEqual({ times: 1, since: 1 });
    expect(account(deal(GIVES, ['wine', 'salt', 'bone'], kept.state))).toEqual({ times: 2, since: 0 });
  });

  it('is seen by nobody else', () => {
    const { game, state, decision, other } = deal(GIVES, ['wine', 'salt', 'bone']);
    const others = Object.keys(state.open.nations).filter((id) => id !== decision.owner);
    for (const id of others) expect(JSON.stringify(game.view(state, id).own)).not.toContain('broken');
    expect(game.view(state, decision.owner).own!.broken).toHaveProperty(other);
  });
});

describe.each(['steady', 'strong', 'master'])('a %s bot', (level) => {
  const broken = (times: number, since: number) => (market: Market, who: NationId) => {
    market.state.own[market.decision.owner]!.broken = { [who]: { times, since } };
    return market;
  };
  /** A deal that is a good one if all names are true. */
  const tempting = (): Market => {
    const market = new Market(['wine', 'wine', 'wine', 'salt', 'salt', 'ochre', 'clay']);
    return market.offer(['salt', 'ochre', 'wine'], ['salt', 'salt', 'ochre'], { clean: true });
  };

  it('takes the word of who never broke it, not that of who did, until much was kept again', () => {
    expect(tempting().answer(level).do).toBe('accept');
    const market = tempting();
    expect(broken(1, 0)(market, market.other).answer(level).do).not.toBe('accept');
    expect(broken(1, 40)(tempting(), market.other).answer(level).do).toBe('accept');
  });
});

it('a strong bot asks others than those whose word is worth nothing', () => {
  const hand = ['wine', 'wine', 'wine', 'fruit', 'fruit', 'fruit', 'copper', 'ochre', 'clay'];
  const asked = (liars: (market: Market) => NationId[]): (string | undefined)[] =>
    Array.from({ length: 12 }, (_, seed) => {
      const market = new Market(hand);
      const own = market.state.own[market.decision.owner]!;
      own.broken = Object.fromEntries(liars(market).map((id) => [id, { times: 2, since: 0 }]));
      const answer = market.answer('strong', seed + 1);
      return answer.do === 'offer' ? (answer.to ?? 'all') : undefined;
    });
  const { other } = new Market(hand);
  const wary = asked(() => [other]);
  expect(wary.filter((to) => to !== undefined).length).toBeGreaterThan(6);
  expect(wary).not.toContain(other);
});

describe('a master', () => {
  const takes = (level: string, gives: string[], wants: string[], clean?: true): boolean =>
    new Market(HAND).offer(gives, wants, { ...(clean && { clean }) }).answer(level).do === 'accept';

  it('knows what silence means', () => {
    expect(takes('strong', ['wine', 'clay'], ['salt', 'salt'])).toBe(true);
    expect(takes('master', ['wine', 'clay'], ['salt', 'salt'])).toBe(false);
    expect(takes('master', ['wine', 'clay', 'salt'], ['salt', 'salt'], true)).toBe(true);
  });

  it('takes a word that nobody broke', () => {
    expect(takes('strong', ['salt', 'ochre', 'salt'], ['wine', 'ochre'], true)).toBe(false);
    expect(takes('master', ['salt', 'ochre', 'salt'], ['wine', 'ochre'], true)).toBe(true);
  });
});
