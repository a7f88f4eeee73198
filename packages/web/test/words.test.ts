import { brains } from '@ochre/bots';
import { BARBARIANS, type Events, type EventType, type GameEvent, quick } from '@ochre/engine';
import { de } from '@ochre/languages/de/index.ts';
import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { speak } from '../src/i18n/index.ts';
import { namedIn } from '../src/log/deals.ts';
import { firstOf, thingsIn, told, waysIn } from '../src/log/ways.ts';
import { eventWords, loggedWords, logLines, subjectOf } from '../src/log/words.ts';
import { loadGame } from '../src/session/games.ts';
import type { LoggedEvent } from '../src/session/session.ts';
import { SoloTable } from '../src/session/soloTable.ts';
import { fetchThinking } from '../src/session/thinking.ts';
import { seat } from './support/table.ts';

await fetchThinking();

describe('the words of the log', () => {
  it('say something whole of everything that happens in a game', async () => {
    const game = await loadGame('mega');
    const config = { ruleset: 'mega', map: 'world', players: 6, side: 'west', options: {} };
    const table = new SoloTable(game, {
      id: 'w',
      title: 'w',
      config,
      seed: 'words',
      seat: 'seat-1',
      brain: 'builder',
      created: 0,
    });
    const rng = quick(1);
    for (let i = 0; i < 1500 && table.state.open.turn < 10; i++) {
      if (table.step()) continue;
      const mine = table.view().prompts.find((d) => !d.optional);
      if (!mine) break;
      const answer = brains['builder']!.choose(game.sight(table.view()), mine, rng);
      expect(table.act({ by: mine.owner, decision: mine.id, kind: mine.kind, answer })).toBeUndefined();
    }
    expect(table.state.open.turn).toBe(10);
    const log = table.news();
    expect(new Set(log.map((l) => l.event.type)).size).toBeGreaterThan(20);
    for (const { event } of log) {
      const words = eventWords(game.rules, event, table.me);
      expect(words, event.type).not.toMatch(/undefined|\[object|NaN|null/);
      expect(words.length, event.type).toBeGreaterThan(8);
    }
    const lines = logLines(log, table.me);
    // Nothing is turned in before anybody has a card.
    const first = lines.findIndex((l) => l.logged.event.type === 'cardsDrawn');
    const returned = lines.findIndex((l) => l.logged.event.type === 'reshuffled');
    expect(first).toBeGreaterThan(0);
    expect(returned).toBeGreaterThan(first);
    // In the midst of a sentence nobody is written large.
    speak('de', de);
    const census = log.find(({ event }) => event.type === 'census')!;
    expect(eventWords(game.rules, census.event, table.me)).toMatch(/[,:] du\b|und du\b|: Du\b/);
    speak('en');
    const others = lines.filter(
      (l) => l.logged.event.type === 'walked' && l.logged.event.open.nation !== table.me,
    );
    expect(others).toEqual([]);
    expect(lines.some((l) => l.logged.event.type === 'walked')).toBe(true);
    expect(lines.some((l) => (l.moved ?? 0) > 0)).toBe(true);
    // Of a deal among others stays what the open offer named; what two agreed on alone stays theirs.
    const deals = lines.flatMap((l) =>
      l.logged.event.type === 'traded' ? [{ ...l, ...l.logged.event }] : [],
    );
    const foreign = deals.filter(({ own }) => !own?.[table.me]);
    expect(foreign.some(({ taken }) => taken)).toBe(true);
    for (const { taken, open } of foreign) expect(taken?.id).toBe(open.offer);
    const told = foreign.flatMap(({ taken }) => (taken ? [namedIn(game.rules, taken)] : []));
    for (const words of told) expect(words).toMatch(/^[A-Z2-9].+ for .+/);
  });

  it('call those who choose a nation by their names, where these are known', async () => {
    const { rules } = await loadGame('mega');
    const order = { type: 'orderDrawn', cite: 'MC 1', open: { order: ['seat-2', 'seat-1', 'seat-3'] } };
    const chosen = { type: 'civilizationChosen', cite: 'MC 1', open: { seat: 'seat-2', nation: 'egypt' } };
    const names: Record<string, string> = { 'seat-1': 'You', 'seat-2': 'Ada' };
    const said = (event: object) => eventWords(rules, event as GameEvent, 'rome', (seat) => names[seat]);
    expect(said(order)).toBe('Nations are chosen in this order: Ada, you and Seat 3');
    expect(said(chosen)).toBe('Ada chose Egypt');
    expect(eventWords(rules, chosen as GameEvent, 'rome')).toBe('Seat 2 chose Egypt');
  });

  it('speak to the one who reads, and give barbarians their own sign', async () => {
    const { rules } = await loadGame('dawn');
    const said = <T extends EventType>(type: T, open: Events[T]): string =>
      eventWords(rules, { type, cite: 'DH 1', open } as GameEvent, 'rome');
    const attack = { attacker: 'egypt', defender: 'rome', area: 'sidon', tokens: 1, ships: 0 };
    expect(said('cityHeld', attack)).toBe('Egypt lost 1 token against your city in Sidon, which held');
    expect(said('cityHeld', { ...attack, tokens: 0 })).toBe(
      'Egypt had too few tokens to storm your city in Sidon',
    );
    const damage = { nation: 'egypt', points: 5, tokens: { sidon: 3, van: 1 }, cities: {} };
    expect(said('damageTaken', damage)).toBe('Egypt took 5 damage: 3 in Sidon and 1 in Van lost');
    expect(said('damageTaken', { ...damage, points: 4 })).toBe(
      'Egypt lost 4 tokens: 3 in Sidon and 1 in Van',
    );
    expect(said('citiesAnnexed', { nation: 'egypt', from: 'rome', cities: ['sidon'] })).toBe(
      'Egypt took Sidon from you',
    );
    expect(said('conflictSituation', { nation: 'rome', area: 'sidon' })).toMatch(/^You /);
    speak('de', de);
    expect(said('cityHeld', attack)).toContain('Deine Stadt in Sidon hielt stand');
    expect(said('cityHeld', { ...attack, tokens: 0 })).toBe(
      'Deine Stadt in Sidon hielt stand; zu wenige Spielsteine von Egypt',
    );
    expect(said('cardsLevied', { nation: 'egypt', from: ['rome', 'hatti'], advance: 'politics' })).toContain(
      'von dir und Hatti',
    );
    expect(said('pirateCities', { nation: BARBARIANS, cities: ['sidon'] })).toBe(
      'Piraten halten von nun an Sidon',
    );
    speak('en');
    // An area may bear a nation's name.
    const march = {
      type: 'barbariansAdvance' as const,
      cite: 'DH 1',
      open: { from: 'assyria', area: 'van', tokens: 1 },
    };
    expect(subjectOf(march)).toBe(BARBARIANS);
    expect(eventWords(rules, march, 'rome')).toBe('1 barbarian went on to Van');
  });

  it('tell of ships that sail what they tell of those on foot, and what upkeep is', async () => {
    const { rules } = await loadGame('mega');
    const { waters } = rules.map;
    const coast = Object.keys(waters).find((id) => waters[id]!.area === 'thera')!;
    const log = (...told: [EventType, object][]): LoggedEvent[] =>
      told.map(([type, open], seq) => ({
        seq,
        turn: 3,
        phase: 'movement',
        event: { type, cite: 'MC 3', open: { nation: 'minoa', ...open } } as unknown as GameEvent,
      }));
    const built: [EventType, object] = ['shipBuilt', { at: coast, tokens: [] }];
    const ended = (shipsLost: string[]): [EventType, object] => ['movementEnded', { shipsLost }];
    const legs = [{ load: 2, to: coast }, { land: 2 }];
    const sailed = logLines(
      log(['movementTurn', {}], built, ['sailed', { ship: 0, legs }], ended([])),
      'rome',
    ).toReversed();
    expect(waysIn(rules, sailed)).toBe('2 → Thera by ship');
    expect(thingsIn(sailed)).toBe(2);
    expect(sailed.map(told)).toEqual([false, true]);
    const stayed = logLines(log(['movementTurn', {}], built, ended([])), 'rome').toReversed();
    expect(waysIn(rules, stayed)).toBeUndefined();
    expect(firstOf(stayed).logged.event.type).toBe('shipBuilt');
    const lost = logLines(
      log(['movementTurn', {}], ['walked', { n: 1, from: 'argos', to: 'sparta' }], ended([coast])),
      'rome',
    );
    expect(lost.map(told)).toEqual([true]);
    expect(eventWords(rules, lost[0]!.logged.event, 'rome')).toBe(
      'Minoa ended movement; 1 ship lost, as nothing was paid to maintain it',
    );
  });

  it('say whether an offer was withdrawn or fell away with a deal', async () => {
    const { rules } = await loadGame('mega');
    const events = [
      { type: 'offerWithdrawn', open: { nation: 'rome', offer: 'rome.1' } },
      { type: 'traded', open: { from: 'egypt', to: 'rome', gives: 3, gets: 3 } },
      { type: 'offerWithdrawn', open: { nation: 'rome', offer: 'rome.2' } },
      { type: 'offerWithdrawn', open: { nation: 'rome', offer: 'rome.3' } },
      { type: 'traded', open: { from: 'egypt', to: 'hatti', gives: 3, gets: 3 } },
      { type: 'offerWithdrawn', open: { nation: 'rome', offer: 'rome.4' } },
    ].map((event, seq) => ({ seq, turn: 5, phase: 'trade', event: { cite: 'MC 7', ...event } }));
    const log = events as unknown as LoggedEvent[];
    const session = { rules, log: signal(log), view: signal(seat().view) };
    const said = (i: number): string => loggedWords(session, log[i]!);
    expect([0, 5].map(said)).toEqual(['You withdrew an offer', 'You withdrew an offer']);
    expect([2, 3].map(said)).toEqual(Array(2).fill('An offer of yours fell away with that deal'));
  });

  it('of a long list tell what the rest comes to', async () => {
    const { rules } = await loadGame('mega');
    const tokens = { boeotia: 1, dacia: 2, illyricum: 2, argos: 3, thrace: 1, epirus: 1 };
    const taken = { type: 'tokensAnnexed', cite: 'MC 1', open: { nation: 'egypt', from: 'rome', tokens } };
    const said = () => eventWords(rules, taken as GameEvent, 'rome');
    expect(said()).toBe(
      'Egypt took 10 tokens from you: 1 in Boeotia, 2 in Dacia, 2 in Illyricum and 5 in three more areas',
    );
    speak('de', de);
    expect(said()).toMatch(/ und 5 in drei weiteren Gebieten$/);
    speak('en');
  });

  it('tell an event nobody foresaw by its name', async () => {
    const { rules } = await loadGame('mega');
    expect(
      eventWords(rules, { type: 'starsFell', cite: 'MC 1', open: {} } as unknown as GameEvent, undefined),
    ).toBe('stars fell');
  });
});
