import type { NationId, Offer } from '@ochre/engine';
import { gameFor } from '@ochre/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { Ledger } from '../src/trade/ledger.ts';

const { rules } = gameFor('mega');

const offer = (from: NationId, gives: string[], wants: string[]): Offer => ({
  id: `${from}-1`,
  from,
  gives: { count: 3, names: gives },
  wants: { count: 3, names: wants },
  clean: true,
});

const silent = ({ clean: _, ...rest }: Offer): Offer => rest;

const [COPPER, WINE, SALT, IRON] = ['copper', 'wine', 'salt', 'iron'].map((id) => rules.card(id).name) as [
  string,
  string,
  string,
  string,
];

describe('what a market tells of hands', () => {
  let ledger: Ledger;
  beforeEach(() => {
    ledger = new Ledger(rules, new Set(['hatti']));
  });
  const held = (who: NationId): Record<string, number> =>
    Object.fromEntries(ledger.holds(who).map(({ name, n }) => [name, n]));

  it('an offer shows what it names, all of it with a promise, of who broke a word what must be true', () => {
    ledger.offered(offer('minoa', [COPPER, COPPER, SALT], [WINE]));
    expect(held('minoa')).toEqual({ [COPPER]: 2, [SALT]: 1 });
    ledger.offered(offer('hatti', [COPPER, IRON, SALT], [WINE]));
    expect(held('hatti')).toEqual({ [COPPER]: 1, [IRON]: 1 });
    ledger.offered(silent(offer('egypt', [IRON, WINE, SALT], [])));
    expect(held('egypt')).toEqual({ [IRON]: 1, [WINE]: 1 });
  });

  it('a deal among others moves what its offer told of', () => {
    ledger.offered(offer('minoa', [COPPER, COPPER, SALT], [WINE, WINE]));
    ledger.traded({ from: 'minoa', to: 'assyria', gives: 3, gets: 3, offer: 'minoa-1' });
    // Whoever asks for wine has one.
    expect(held('minoa')).toEqual({ [WINE]: 3 });
    expect(held('assyria')).toEqual({ [COPPER]: 2, [SALT]: 1 });
  });

  it('whoever broke a word is not thought to have given what it need not', () => {
    ledger.offered(offer('minoa', [COPPER, COPPER, SALT], [WINE, WINE, IRON]));
    ledger.traded({ from: 'minoa', to: 'hatti', gives: 3, gets: 3, offer: 'minoa-1' });
    expect(held('minoa')).toEqual({ [WINE]: 3 });
  });

  it('cards that go unseen make it less sure, and a deal of nobody knows what alone', () => {
    ledger.offered(offer('minoa', [COPPER, COPPER, SALT], [WINE]));
    const sure = ledger.holds('minoa')[0]!.chance;
    ledger.traded({ from: 'minoa', to: 'assyria', gives: 3, gets: 3 });
    expect(held('minoa')).toEqual({ [COPPER]: 2, [SALT]: 1 });
    expect(ledger.holds('minoa')[0]!.chance).toBeCloseTo(sure * 0.85 ** 3);
    expect(held('assyria')).toEqual({});
  });

  it('a deal of one’s own is known card by card', () => {
    const card = (name: string) => rules.findCard(name)!.id;
    ledger.offered(silent(offer('minoa', [SALT], [WINE])));
    ledger.dealt('minoa', [card(WINE), card(WINE), card(IRON)], [card(SALT), card(COPPER), card(COPPER)]);
    expect(held('minoa')).toEqual({ [WINE]: 3, [IRON]: 1 });
  });

  it('what was asked for is kept', () => {
    ledger.offered(offer('minoa', [SALT], [WINE, WINE]));
    expect([...ledger.asked('minoa')]).toEqual([WINE]);
    expect([...ledger.asked('egypt')]).toEqual([]);
  });
});
