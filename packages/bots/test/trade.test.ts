import { describe, expect, it } from 'vitest';
import { Market } from './tables.ts';

const seeds = Array.from({ length: 20 }, (_, i) => i + 1);

describe.each(['steady', 'strong', 'steady:trader'])('a %s bot in the market', (bot) => {
  it('takes a gift', () => {
    const market = new Market(['fish', 'fish', 'fish', 'clay', 'clay', 'ochre', 'bone']);
    market.offer(['fish', 'fish'], [], { clean: true });
    const answer = market.answer(bot);
    expect(answer.do).toBe('accept');
    expect(answer.cards).not.toContain('fish');
  });

  it('refuses a robbery', () => {
    const market = new Market(['fish', 'fish', 'fish', 'fish', 'clay', 'ochre', 'bone']);
    market.offer(['ochre', 'clay'], ['fish', 'fish'], { clean: true });
    expect(market.answer(bot).do).not.toBe('accept');
  });

  it('takes a fair swap: what it collects for what another does', () => {
    const market = new Market(['wine', 'wine', 'wine', 'textiles', 'textiles', 'ochre', 'clay']);
    market.offer(['wine', 'wine'], ['textiles', 'textiles'], { clean: true });
    const answer = market.answer(bot);
    expect(answer.do).toBe('accept');
    expect(answer.names).toEqual(['textiles', 'textiles']);
  });

  it('smells a calamity: a small gain with a card nobody speaks for is left alone', () => {
    const hand = ['fruit', 'clay', 'clay', 'ochre', 'flax', 'bone'];
    const swap = (more: object) =>
      new Market(hand).offer(['fruit', 'salt'], ['clay', 'clay'], more).answer(bot);
    expect(swap({ clean: true }).do).toBe('accept');
    expect(swap({}).do).not.toBe('accept');
  });

  it('is no always-yes: of the same deal both ways round it takes one', () => {
    const hand = ['wine', 'wine', 'wine', 'salt', 'salt', 'ochre', 'clay'];
    expect(
      new Market(hand).offer(['salt', 'salt'], ['wine', 'wine'], { clean: true }).answer(bot).do,
    ).not.toBe('accept');
    expect(new Market(hand).offer(['wine', 'wine'], ['salt', 'salt'], { clean: true }).answer(bot).do).toBe(
      'accept',
    );
  });

  it('hands a calamity on unnamed, strong ones mostly and others rarely, and promises nothing it does not keep', () => {
    const hand = ['wine', 'wine', 'wine', 'fruit', 'fruit', 'fruit', 'copper', 'ochre', 'epidemic'];
    let passed = 0;
    for (const seed of seeds) {
      const answer = new Market(hand).answer(bot, seed);
      if (answer.do !== 'offer') continue;
      expect(answer.names).not.toContain('epidemic');
      if (answer.cards!.includes('epidemic')) {
        passed++;
        expect(answer.clean).toBeUndefined();
      } else if (bot !== 'strong') expect(answer.clean).toBe(true);
    }
    expect(passed).toBeGreaterThan(bot.startsWith('strong') ? seeds.length / 2 : 0);
    if (!bot.startsWith('strong')) expect(passed).toBeLessThan(seeds.length / 2);
  });

  it('answers an offer it cannot meet with one of its own', () => {
    const market = new Market(['wine', 'wine', 'wine', 'fish', 'ochre', 'clay', 'bone']);
    market.offer(['wine', 'oil'], ['fish', 'fish'], { clean: true });
    const answer = market.answer(bot) as { do: string; to?: string; replyTo?: string };
    expect(answer.do).toBe('offer');
    expect(answer.to).toBe(market.other);
    expect(answer.replyTo).toBe(market.state.open.offers[0]!.id);
  });
});

it('an easy bot names what it was asked for in the order it was asked, two of a kind as well', () => {
  const market = new Market(['wine', 'wine', 'wine', 'clay', 'clay', 'ochre']);
  market.offer(['wine', 'wine'], ['clay', 'clay', 'ochre'], { clean: true });
  const answer = market.answer('easy');
  expect(answer).toMatchObject({ do: 'accept', names: ['clay', 'clay', 'ochre'] });
  const view = market.game.view(market.state, market.decision.owner);
  expect(market.game.check(view, market.decision, answer as never)).toBeUndefined();
});
