import type { GameEvent, Offer } from '@ochre/engine';
import { describe, expect, it } from 'vitest';
import {
  dealsOf,
  freshCards,
  keptWord,
  receiptOf,
  setChanges,
  wordOf,
} from '../../src/decisions/model/deals.ts';
import { swapWords } from '../../src/log/deals.ts';
import type { LoggedEvent } from '../../src/session/session.ts';
import { game, ME } from '../support/table.ts';

const { rules } = game;
const cite = 'MC 7.1';

const offerMade = (offer: Offer): GameEvent => ({ type: 'offerMade', cite, open: { offer } });

function log(...events: (GameEvent | [number, GameEvent])[]): LoggedEvent[] {
  return events.map((e, seq) => {
    const [turn, event] = Array.isArray(e) ? e : [3, e];
    return { seq, turn, phase: 'trade', event };
  });
}

const theirs: Offer = {
  id: 'hellas.1',
  from: 'hellas',
  gives: { count: 3, names: ['wine', 'grain', 'grain'] },
  wants: { count: 3, names: ['fish', 'fish'] },
};

/** I took what Hellas had offered: of the third it had spoken, and it was something else. */
const taken: GameEvent = {
  type: 'traded',
  cite,
  open: { from: 'hellas', to: ME, gives: 3, gets: 3, offer: 'hellas.1' },
  own: {
    [ME]: { gave: ['fish', 'fish', 'treachery'], got: ['clay', 'wine', 'grain'], offer: 'hellas.1' },
  },
};

/** Minoa took mine, and was as good as its word. */
const given: GameEvent = {
  type: 'traded',
  cite,
  open: { from: ME, to: 'minoa', gives: 3, gets: 4, offer: `${ME}.1` },
  own: {
    [ME]: {
      gave: ['clay', 'iron', 'iron'],
      got: ['oil', 'oil', 'salt', 'resin'],
      told: ['oil', 'oil', 'salt'],
    },
  },
};

/** The same of an offer to Minoa alone. */
const quiet: GameEvent = {
  ...given,
  open: { from: ME, to: 'minoa', gives: 3, gets: 4 },
} as GameEvent;

describe('deals', () => {
  it('tell what came, which of it had not been named, and what was said of that', () => {
    const [deal] = dealsOf(rules, log(offerMade(theirs), taken), ME, 2);
    expect(deal).toMatchObject({ named: ['wine', 'grain'], asked: ['fish', 'fish'], gives: 3, gets: 3 });
    expect(deal!.mine).toEqual({
      partner: 'hellas',
      gave: ['fish', 'fish', 'treachery'],
      vouched: ['fish', 'fish'],
      rest: ['treachery'],
      got: ['clay', 'wine', 'grain'],
      named: ['wine', 'grain'],
      unnamed: ['clay'],
      said: ['grain'],
    });
  });

  it('of my own offer: what the taker said', () => {
    const [deal] = dealsOf(rules, log(given), ME, 2);
    expect(deal!.mine).toMatchObject({
      partner: 'minoa',
      named: ['oil', 'oil'],
      unnamed: ['salt', 'resin'],
      said: ['salt'],
    });
  });

  it('of an offer that only its taker saw beside me: what I had named and asked for', () => {
    const offer = (id: string, names: string[], wants: string[]): GameEvent =>
      offerMade({
        id,
        from: ME,
        to: 'minoa',
        gives: { count: 3, names },
        wants: { count: 4, names: wants },
      });
    const dealt = (...made: GameEvent[]) => dealsOf(rules, log(...made, quiet), ME, 2)[0]!;
    const meant = offer('a.1', ['iron', 'iron', 'salt'], ['oil', 'oil']);
    expect(dealt(meant)).toMatchObject({
      named: ['iron', 'iron'],
      asked: ['oil', 'oil'],
      alone: true,
      mine: { vouched: ['iron', 'iron'], rest: ['clay'] },
    });
    // Others that stood at the time named or asked for something else, or had been taken back.
    const others = [offer('a.2', ['fish', 'iron'], ['oil']), offer('a.3', ['clay', 'iron'], ['wine'])];
    const gone: GameEvent = { type: 'offerWithdrawn', cite, open: { nation: ME, offer: 'a.4' } };
    const withdrawn = [offer('a.4', ['clay', 'iron'], ['oil']), gone];
    expect(dealt(meant, ...others, ...withdrawn).mine).toMatchObject({ vouched: ['iron', 'iron'] });
  });

  it('know a promise that was made of the offer mine answered, not of what came', () => {
    const clean: Offer = { ...theirs, from: 'minoa', clean: true };
    const reply: Offer = {
      id: 'a.1',
      from: ME,
      to: 'minoa',
      replyTo: clean.id,
      gives: { count: 3, names: ['iron'] },
      wants: { count: 4, names: ['oil'] },
    };
    const [deal] = dealsOf(rules, log(offerMade(clean), offerMade(reply), quiet), ME, 1);
    expect(deal!.mine).toMatchObject({ cleanBefore: true });
    expect(deal!.mine).not.toHaveProperty('clean');
  });

  it('of others: what the board named, and nothing of a private one', () => {
    const others: GameEvent = {
      type: 'traded',
      cite,
      open: { from: 'hellas', to: 'egypt', gives: 3, gets: 3, offer: 'hellas.1' },
    };
    const secret: GameEvent = {
      type: 'traded',
      cite,
      open: { from: 'celt', to: 'egypt', gives: 4, gets: 3 },
    };
    const [open, hidden] = dealsOf(rules, log(offerMade(theirs), others, secret), ME, 2);
    expect(open).toMatchObject({ named: ['wine', 'grain'], asked: ['fish', 'fish'] });
    expect(open!.mine).toBeUndefined();
    expect(hidden).toMatchObject({ from: 'celt', to: 'egypt', named: [], asked: [] });
    expect([open, hidden].map((deal) => deal!.alone)).toEqual([false, true]);
    expect([open, hidden].map((deal) => swapWords(rules, deal!))).toEqual([
      'Wine, Grain and 1 more for 2 Fish and 1 more',
      '',
    ]);
  });

  it('count words given and kept, over all markets; silence is no word', () => {
    const silent: GameEvent = {
      ...taken,
      own: { [ME]: { gave: ['fish'], got: ['wine', 'grain', 'clay'], offer: 'hellas.2' } },
    } as GameEvent;
    const quiet = { ...theirs, id: 'hellas.2', gives: { count: 3, names: ['wine', 'grain'] } };
    const all = dealsOf(
      rules,
      log([2, offerMade(theirs)], [2, taken], offerMade(quiet), silent, given),
      ME,
      2,
    );
    expect(all.map(({ mine }) => keptWord(rules, mine!))).toEqual([false, undefined, true]);
    expect(wordOf(rules, all, 'hellas')).toEqual({ kept: 0, given: 1 });
    expect(wordOf(rules, all, 'minoa')).toEqual({ kept: 1, given: 1 });
  });

  it('take a promise of no calamity for a word, of what was not named and of the partner alone', () => {
    const clean: Offer = { ...theirs, gives: { count: 3, names: ['wine', 'grain'] }, clean: true };
    const bringing = (...got: string[]): GameEvent =>
      ({ ...taken, own: { [ME]: { gave: ['fish', 'fish', 'oil'], got, offer: 'hellas.1' } } }) as GameEvent;
    const bargain = (offer: Offer, deal: GameEvent) =>
      dealsOf(rules, log(offerMade(offer), deal), ME, 2)[0]!.mine!;
    expect(bargain(clean, bringing('clay', 'wine', 'grain'))).toMatchObject({ said: [], clean: true });
    expect(keptWord(rules, bargain(clean, bringing('clay', 'wine', 'grain')))).toBe(true);
    expect(keptWord(rules, bargain(clean, bringing('flood', 'wine', 'grain')))).toBe(false);
    // All of it was named: nothing is left that a word could be given on.
    expect(keptWord(rules, bargain(clean, bringing('wine', 'grain')))).toBeUndefined();
    // What I promised is no word of theirs.
    const mine: Offer = { ...clean, id: `${ME}.1`, from: ME };
    const silent = { ...given, own: { [ME]: { ...given.own![ME]!, told: ['oil', 'oil'], offer: mine.id } } };
    expect(keptWord(rules, bargain(mine, silent as GameEvent))).toBeUndefined();
  });
});

describe('a receipt', () => {
  const hand = ['wine', 'wine', 'wine', 'wine', 'grain', 'grain', 'grain', 'iron', 'clay'];

  it('has the sets before and after', () => {
    const deals = dealsOf(rules, log(offerMade(theirs), taken), ME, 2);
    const receipt = receiptOf(rules, deals, hand, 3)!;
    const sets = Object.fromEntries(
      [...receipt.sets].map(([name, { before, after }]) => [name, [before, after]]),
    );
    expect(sets).toEqual({
      wine: [45, 80],
      grain: [16, 36],
      fish: [12, 0],
      iron: [2, 2],
      clay: [0, 1],
      treachery: [0, 0],
    });
    expect([receipt.before, receipt.after]).toEqual([75, 119]);
    expect(receiptOf(rules, deals, hand, 4)).toBeUndefined();
  });

  it('marks what came until it goes on', () => {
    const deals = dealsOf(rules, log(offerMade(theirs), taken, given), ME, 2);
    expect(Object.fromEntries(freshCards(deals, 3))).toEqual({
      wine: 1,
      grain: 1,
      oil: 2,
      salt: 1,
      resin: 1,
    });
    expect(Object.fromEntries(freshCards(deals, 3, ['oil', 'wine']))).toEqual({
      grain: 1,
      oil: 1,
      salt: 1,
      resin: 1,
    });
    expect(freshCards(deals, 4).size).toBe(0);
  });

  it('a draft changes the sets it touches', () => {
    const changes = setChanges(rules, ['wine', 'wine', 'iron'], ['wine', 'oil']);
    expect(changes.get('wine')).toEqual({ name: 'wine', before: 20, after: 5 });
    expect(changes.get('oil')).toMatchObject({ before: 0 });
  });
});
