import { advise, reasons as codes, type ReasonCode } from '@ochre/bots';
import type { DecisionOf, Kind, Order } from '@ochre/engine';
import { adviser as german } from '@ochre/languages/de/adviser.ts';
import { de } from '@ochre/languages/de/index.ts';
import { adviser as english } from '@ochre/languages/en/adviser.ts';
import { mega } from '@ochre/rulesets';
import { afterEach, describe, expect, it } from 'vitest';
import { leftWords, reasonWords } from '../src/decisions/parts/advice.ts';
import { adviceWords } from '../src/decisions/parts/spoken.ts';
import { speak } from '../src/i18n/index.ts';
import { loadGame } from '../src/session/games.ts';
import type { Session } from '../src/session/session.ts';
import { recordMost } from './support/moments.ts';
import { ask, ME, seat } from './support/table.ts';

afterEach(() => speak('en'));

/** Something that is an id, no name and no word. */
const ID = /undefined|NaN|\[object|\b[a-z]+[A-Z]|(?<!\w)[a-z]+-[a-z]+-?/;

describe('the adviser', () => {
  it.each([
    ['English', english],
    ['German', german],
  ])('has a sentence in %s for every reason, with all that goes into it', (_, adviser) => {
    expect(Object.keys(adviser.reasons).sort()).toEqual(Object.keys(codes).sort());
    for (const [code, names] of Object.entries(codes)) {
      const say = adviser.reasons[code as ReasonCode] as (w: Record<string, string>, n: number) => string;
      const words = Object.fromEntries(names.map((name) => [name, `<${name}>`]));
      for (const n of [1, 2]) expect(say(words, n), code).toMatch(/^(?!.*undefined)[A-ZÄÖÜ<].{8,}\.$/);
      for (const name of names) expect(say(words, 1), code).toContain(`<${name}>`);
    }
  });

  it('tells reasons of one kind together, and those with two names apart', () => {
    const rules = { map: { find: (id: string) => ({ name: id }) }, ruleset: { civilizations: [] } };
    const session = { rules } as unknown as Session;
    const said = reasonWords(session, [
      { code: 'easyToRebuild', params: { area: 'Argos' } },
      { code: 'easyToRebuild', params: { area: 'Troy' } },
      { code: 'attackCity', params: { area: 'Ur', nation: 'Rome' } },
      { code: 'attackCity', params: { area: 'Susa', nation: 'Egypt' } },
    ]);
    expect(said).toHaveLength(3);
    expect(said[0]).toBe('Argos and Troy are the easiest to win back.');
    expect(said[1]).toMatch(/Ur.*Rome/);
    expect(said[2]).toMatch(/Susa.*Egypt/);
  });

  it('names every card of a deal, and whom it is offered to', async () => {
    const { rules } = await loadGame('mega', 'world');
    const session = { rules } as unknown as Session;
    const decision = { kind: 'trade' } as DecisionOf<'trade'>;
    const offer = {
      do: 'offer' as const,
      cards: ['wool', 'clay', 'clay'],
      names: ['wool', 'clay'],
      wants: { count: 3, names: ['iron'] },
    };
    expect(adviceWords(session, decision, { ...offer, to: 'assyria' })).toBe(
      'Offer Wool and two Clay to Assyria for Iron and two cards of any kind.',
    );
    speak('de', de);
    expect(adviceWords(session, decision, offer)).toBe(
      'Biete Wolle und zwei Ton gegen Eisen und zwei beliebige Karten.',
    );
  });

  it('tells a movement by where it leads, or by where it comes from, whichever is shorter', async () => {
    const { rules } = await loadGame('mega', 'world');
    const session = { rules } as unknown as Session;
    const decision = { kind: 'move', ask: { done: [] } } as unknown as DecisionOf<'move'>;
    const walk = (n: number, from: string, to: string): Order => ({ do: 'walk', n, from, to });
    const said = (...orders: Order[]): string => adviceWords(session, decision, { do: 'orders', orders });
    expect(said(walk(1, 'boeotia', 'athens'), walk(2, 'corinth', 'athens'))).toBe(
      '3 from Boeotia and Corinth to Athens.',
    );
    const out = (from: string, ...to: string[]) => to.map((area) => walk(1, from, area));
    const spread = [...out('athens', 'boeotia', 'corinth', 'argos'), ...out('thessaly', 'phocis', 'epirus')];
    expect(said(...spread)).toBe(
      '1 each from Athens to Boeotia, Corinth and Argos; 1 each from Thessaly to Phocis and Epirus.',
    );
  });

  it('says what becomes of those for whom a movement finds no room', () => {
    const { sight } = seat((view) => {
      Object.assign(view.open.nations[ME]!, { tokens: { athens: 1, boeotia: 1 } });
    });
    const session = { rules: sight.rules, sight: () => sight } as unknown as Session;
    const decision = ask('move', { done: [] });
    const moved = (n: number): string[] =>
      leftWords(session, decision, {
        do: 'orders',
        orders: n > 0 ? [{ do: 'walk', n, from: 'boeotia', to: 'athens' }] : [],
      });
    expect(moved(0)).toEqual([]);
    expect(moved(1)).toEqual(['One token finds no room: it goes back to stock and can grow again.']);
  });

  it('says which ships an advised movement lets go, and no ship it pays for', () => {
    const { sight } = seat((view) => {
      Object.assign(view.open.nations[ME]!, { tokens: { athens: 1 }, ships: { athens: 1 }, treasury: 9 });
    });
    const session = { rules: sight.rules, sight: () => sight } as unknown as Session;
    const left = (orders: Order[]): string[] =>
      leftWords(session, ask('move', { done: [] }), { do: 'end', orders });
    const lost = ['Nothing is paid for the ship at Athens: it is lost.'];
    expect(left([])).toEqual(lost);
    expect(left([{ do: 'maintain', ship: 0 }])).toEqual([]);
    sight.open.lastTurn = sight.open.turn;
    expect(left([])).toEqual([
      'Nothing is paid for the ship at Athens: it is lost. Ships count nothing at the end.',
    ]);
  });

  it('of a long list tells what the rest comes to', async () => {
    const { rules } = await loadGame('mega', 'world');
    const session = { rules } as unknown as Session;
    const placed = { moesia: 2, dacia: 2, epirus: 2, thrace: 4, getae: 1, argos: 2 };
    const said = (kind: Kind, answer: object): string =>
      adviceWords(session, { kind, ask: {} } as DecisionOf<Kind>, answer as never);
    const cities = { tanis: 1, memphis: 1, gaza: 0, sinai: 1 };
    const way = (to: string, n: number) => ({ do: 'walk', from: 'epirus', to, n });
    const moves = [way('dacia', 9), way('moesia', 8), way('thrace', 7), way('getae', 3), way('argos', 2)];
    expect(said('placeTokens', placed)).toBe(
      '2 in Moesia, 2 in Dacia, 2 in Epirus and 7 in three more areas.',
    );
    expect(said('takeDamage', { tokens: { dacia: 2, moesia: 3 }, cities })).toBe(
      'The city in Tanis, the city in Memphis, the city in Gaza, one more city and 5 in two more areas.',
    );
    expect(said('move', moves)).toBe(
      '9 from Epirus to Dacia, 8 from Epirus to Moesia, 7 from Epirus to Thrace and 2 more moves.',
    );
    speak('de', de);
    expect(said('placeTokens', placed)).toMatch(/ und 7 in drei weiteren Gebieten\.$/);
    expect(said('move', moves)).toMatch(/ und 2 weitere Züge\.$/);
  });

  it('advises what the rules allow for every question of every rule set, and says why in both languages', async () => {
    const told = new Set<string>();
    const kinds = new Set<Kind>();
    for (const { name, view, config, decision, log } of recordMost().values()) {
      const game = await loadGame(config.ruleset, config.map);
      const session = {
        rules: game.rules,
        view: { peek: () => view },
        sight: () => game.sight(view),
      } as unknown as Session;
      const recall = log.map(({ event, turn, phase }) => ({ turn, phase, ...event }));
      const advice = advise(game.sight(view), decision, recall);
      // Nothing is said where an offer of one's own waits for answers.
      if (!advice && decision.kind === 'trade') continue;
      const { answer, reasons } = advice!;
      expect(game.check(view, decision, answer), name).toBeUndefined();
      expect(reasons.length, name).toBeGreaterThan(0);
      kinds.add(decision.kind);
      for (const { code, params } of reasons) {
        told.add(code);
        expect(Object.keys(params).sort(), `${name}: ${code}`).toEqual([...codes[code]].sort());
      }
      for (const language of ['en', 'de'] as const) {
        speak(language);
        const words = [adviceWords(session, decision, answer), ...reasonWords(session, reasons)];
        expect(words.join(' '), name).not.toMatch(ID);
        for (const sentence of words) expect(sentence, name).toMatch(/^[\p{Lu}\d].*\.$/u);
      }
    }
    expect([...kinds].sort()).toEqual((Object.keys(mega.decisions) as Kind[]).sort());
    expect(told.size).toBeGreaterThan(40);
  });
});
