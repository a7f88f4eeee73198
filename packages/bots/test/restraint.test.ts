import type { DecisionOf, NationId } from '@ochre/engine';
import { quick } from '@ochre/engine';
import { describe, expect, it } from 'vitest';
import { findBrain } from '../src/index.ts';
import { Market, sightOf } from './tables.ts';

const EVIL = 'epidemic';
const HAND = ['wine', 'wine', 'wine', 'salt', 'salt', 'ochre', 'clay', EVIL];
const seeds = Array.from({ length: 40 }, (_, i) => i + 1);

/** How often of forty times a bot hands its calamity over for an offer of the other that it takes. */
function passes(
  bot: string,
  prepare: (market: Market) => Market = (m) => m,
  people: 'other' | 'nobody' = 'nobody',
) {
  let taken = 0;
  let evil = 0;
  for (const seed of seeds) {
    const market = prepare(new Market(HAND)).offer(['wine', 'wine'], ['ochre'], { clean: true });
    const decision = market.decision as DecisionOf<'trade'>;
    const led: NationId[] = people === 'other' ? [market.other] : [];
    const sight = sightOf(market.game, market.state, decision);
    const answer = findBrain(bot)!.choose(sight, decision, quick(seed), market.recall, led);
    if (answer.do !== 'accept') continue;
    taken++;
    if (answer.cards.includes(EVIL)) evil++;
  }
  expect(taken).toBeGreaterThan(20);
  return evil / taken;
}

const handedOver = (market: Market): Market =>
  market.dealt(['salt', 'salt', 'fish'], ['clay', 'clay', 'ochre'], 1);
/** The bot gave the other a calamity, last turn. */
const gave = (market: Market): Market =>
  market.dealt(['salt', 'clay', 'famine'], ['clay', 'clay', 'ochre'], 1);
/** The other gave the bot the one it holds, this turn. */
const got = (market: Market): Market => market.dealt(['salt', 'clay', 'iron'], ['clay', 'clay', EVIL], 0);

describe('a calamity is handed on', () => {
  it('rarely by steady bots', () => {
    for (const bot of ['steady']) expect(passes(bot)).toBeLessThan(0.3);
    expect(passes('steady')).toBeGreaterThan(0);
  });

  it('by strong ones in most chances, but not back to a person it came from in the same turn', () => {
    expect(passes('strong')).toBeGreaterThan(0.8);
    expect(passes('strong', got)).toBeGreaterThan(0.8);
    expect(passes('strong', got, 'other')).toBe(0);
    expect(passes('master', got, 'other')).toBeGreaterThan(0.8);
    expect(passes('steady', got)).toBe(0);
  });

  it('to a person once, and then not for a turn, unless that person did the same', () => {
    expect(passes('strong', handedOver, 'other')).toBeGreaterThan(0.8);
    expect(passes('strong', gave, 'other')).toBe(0);
    expect(passes('strong', gave)).toBeGreaterThan(0.8);
    const repaid = (market: Market): Market =>
      gave(market).dealt(['salt', 'clay', 'iron'], ['clay', 'clay', 'flood'], 1);
    expect(passes('strong', repaid, 'other')).toBeGreaterThan(0.8);
  });
});
