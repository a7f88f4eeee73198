import { describe, expect, it } from 'vitest';
import { type Market, marketOf } from './tables.ts';

const seeds = Array.from({ length: 40 }, (_, i) => i + 1);

interface Made {
  do: string;
  names: string[];
  wants: { treasury?: number };
  treasury?: number;
  clean?: true;
}

/** What a strong bot offers, by the luck of the moment. */
const offersOf = (open: () => Market): Made[] =>
  seeds.map((seed) => open().answer('strong', seed) as unknown as Made).filter((made) => made.do === 'offer');

describe('a strong bot without a calamity', () => {
  it('keeps silent now and then, so that silence does not tell of one', () => {
    const { open, good } = marketOf('mega');
    const hand = [good(5), good(5), good(4), good(4), good(3), good(2), good(1)];
    const made = offersOf(() => open(hand));
    const silent = made.filter((offer) => !offer.clean);
    expect(silent.length).toBeGreaterThan(2);
    expect(silent.length).toBeLessThan(made.length / 2);
    for (const { names } of silent) expect(names.length).toBe(2);
    for (const { names, clean } of made) if (clean) expect(names.length).toBe(3);
  });
});

describe('a strong bot where treasury is part of deals', () => {
  const { open, good } = marketOf('dawn');
  const hand = [good(6), good(6), good(6), good(4), good(3), good(2), good(1)];
  const rich = (treasury: number): Market => {
    const market = open(hand);
    const own = market.state.open.nations[market.decision.owner]!;
    own.stock.tokens += own.treasury - treasury;
    own.treasury = treasury;
    return market;
  };

  it('adds some of what it can spare', () => {
    const given = offersOf(() => rich(12)).map((offer) => offer.treasury ?? 0);
    expect(Math.max(...given)).toBeGreaterThan(0);
    expect(Math.max(...given)).toBeLessThanOrEqual(10);
  });

  it('gives none that it lacks', () => {
    for (const { treasury = 0 } of offersOf(() => rich(3))) expect(treasury).toBe(0);
  });

  it('asks for no more than anybody has', () => {
    for (const { wants } of offersOf(() => rich(3))) {
      const { nations } = rich(3).state.open;
      const most = Math.max(...Object.values(nations).map((n) => n.treasury));
      expect(wants.treasury ?? 0).toBeLessThanOrEqual(most);
    }
  });
});
