import { createGame, hash, Past } from '@ochre/engine';
import { world } from '@ochre/maps';
import type { GameRecord, SharedMoment } from '@ochre/protocol';
import { NotReadable, readGameText, UNREADABLE } from '@ochre/protocol/gameText.ts';
import { ToldCount } from '@ochre/protocol/moments.ts';
import { NotationError, notate } from '@ochre/protocol/notation';
import { mega } from '@ochre/rulesets';
import { threadMs } from '@ochre/testkit';
import { describe, expect, it } from 'vitest';
import type { SoloSetup } from '../../src/session/messages.ts';
import { heardBy, OBSERVER, openedRecord } from '../../src/session/opened.ts';
import { OlderPast, ownOf, sharedOf } from '../../src/session/past.ts';
import type { LoggedEvent } from '../../src/session/session.ts';
import { SoloPast } from '../../src/session/soloPast.ts';
import { soloRecord } from '../../src/session/soloRecord.ts';
import { SoloTable } from '../../src/session/soloTable.ts';
import { playedSave } from '../support/saves.ts';

const game = createGame(mega, world);
const over = playedSave({ id: 'over' }, () => false);
const actions = over.actions.map(({ action }) => action);
const record = soloRecord(game, over.game, actions, over.events);
const gameFor = async (ruleset: string) => (ruleset === 'mega' ? game : undefined);

const seenFrom = (seat: string) => {
  const setup: SoloSetup = { ...over.game, seat };
  const { log } = heardBy(game, setup, actions);
  const past = SoloPast.dealt(game, setup);
  expect(past.follow(actions, log)).toBe(true);
  const of = (turn: number): LoggedEvent[] => log.filter((e) => e.turn === turn);
  return { past, log, of };
};

describe('a moment', () => {
  const [mine, theirs, everybody] = ['seat-2', 'seat-4', OBSERVER].map(seenFrom);

  it('named by one viewer is the same for the others', () => {
    const { turn } = over.state.open;
    for (let t = 1; t <= turn; t += 3)
      for (let seen = 1; seen <= mine!.of(t).length; seen += 11) {
        const shared = sharedOf(mine!.of(t), { turn: t, seen });
        const views = [mine, theirs, everybody].map((one) => one!.past.view(ownOf(one!.of(t), shared)));
        expect(new Set(views.map(({ view }) => hash(view.open))).size).toBe(1);
      }
  });

  it('does not count what single nations were told', () => {
    const all = mine!.of(3).slice(0, 6);
    const [first, second, ...rest] = all;
    const aside = (one: LoggedEvent): LoggedEvent => ({ ...one, event: { ...one.event, only: ['rome'] } });
    const told = [aside(first!), second!, aside(first!), ...rest];
    expect(sharedOf(told, { turn: 3, seen: 1 })).toEqual({ turn: 3, told: 0 });
    expect(sharedOf(told, { turn: 3, seen: 3 })).toEqual({ turn: 3, told: 1 });
    expect(ownOf(told, { turn: 3, told: 2 })).toEqual({ turn: 3, seen: 4 });
    expect(ownOf(all, { turn: 3, told: 2 })).toEqual({ turn: 3, seen: 2 });
    expect(ownOf(all, { turn: 3, told: 99 })).toEqual({ turn: 3, seen: 6 });
  });

  it('has the state it had, within a second of following its link', async () => {
    const past = new Past(game, game.start(record.config, record.seed!, record.rules).state);
    const count = new ToldCount();
    const moments: { moment: SharedMoment; state: string }[] = [];
    for (const action of actions) {
      const before = count.now;
      count.hear(past.follow(action), past.latest.open.turn);
      const moment = count.now;
      if (moment.told > 0 && hash(moment) !== hash(before) && past.steps % 7 === 0)
        moments.push({ moment, state: hash(past.latest) });
    }
    expect(moments.length).toBeGreaterThan(20);
    // The game is read, dealt and played again, as in the browser of whoever opens it there.
    const began = threadMs();
    await readGameText(JSON.stringify(record), gameFor);
    const opened = seenFrom(OBSERVER);
    const stateAt = (moment: SharedMoment): string =>
      hash(opened.past.branch(ownOf(opened.of(moment.turn), moment), true, opened.log, 'any'));
    expect(stateAt(moments[9]!.moment)).toBe(moments[9]!.state);
    expect(threadMs() - began).toBeLessThan(1000);
    for (const { moment, state } of moments) expect(stateAt(moment)).toBe(state);
  });
});

describe('a game that branches off', () => {
  const seat = 'seat-2';
  const { past, log } = seenFrom(seat);
  const moment = { turn: 7, seen: 6 };
  const branch = (seed: string) => past.branch(moment, false, log, seed);
  const setup: SoloSetup = { ...over.game, id: 'branch', seat, seed: 'other', branched: true };
  const of = (turn: number): LoggedEvent[] => log.filter((e) => e.turn === turn);
  const at = past.view(moment);
  const told = [...of(6), ...of(7).slice(0, at.seen)].map((event, seq) => ({ ...event, seq }));

  it('shows me what I saw, differs in all I did not, and is played on among bots', () => {
    const [one, two] = [branch('one'), branch('two')];
    const me = one.open.seats[seat]!;
    const { waitingFor: _, ...seen } = past.view(moment).view;
    for (const state of [one, two]) {
      const { waitingFor: __, ...now } = game.view(state, me);
      expect(now).toEqual(seen);
    }
    const unknown = ({ own, hidden }: typeof one) => hash([{ ...own, [me]: null }, hidden]);
    expect(unknown(one)).not.toBe(unknown(two));
    const table = new SoloTable(
      game,
      { ...setup, seat: 'nobody' },
      { state: one, log: [...told], actions: 0, recalled: [] },
    );
    let steps = 0;
    while (!table.over && table.state.open.turn < 9 && table.step()) steps++;
    expect(table.state.open.turn).toBe(9);
    expect(steps).toBeGreaterThan(20);
  });

  it('is looked back at as far as it goes', () => {
    const state = branch('one');
    const since = SoloPast.from(
      game,
      setup,
      { seq: 0, seen: told.length, state: structuredClone(state) },
      told,
    );
    expect(since.follow([], [])).toBe(true);
    expect(since.view({ turn: 7, seen: at.seen }).view.open).toEqual(state.open);
    expect(() => since.view({ turn: 2, seen: 1 })).toThrow(OlderPast);
  });
});

describe('a game read from a text', () => {
  const text = JSON.stringify(record);
  const why = async (spoilt: string): Promise<string> => {
    try {
      await readGameText(spoilt, gameFor);
    } catch (error) {
      if (error instanceof NotReadable) return error.why;
      if (error instanceof NotationError) return 'notation';
      throw error;
    }
    return 'read';
  };
  const changed = (change: Partial<Record<keyof GameRecord, unknown>>): string =>
    JSON.stringify({ ...record, ...change });

  it('is the file it was, with its comments', async () => {
    const comments = [{ turn: 2, told: 1, text: '<b>bold</b>' }];
    const { record: read, deal } = await readGameText(changed({ comments }), gameFor);
    expect(JSON.stringify(read)).toBe(changed({ comments }));
    const { table, engine, seats } = deal;
    const opened = { table, engine, seats, times: read.actions.map(({ at }) => at) };
    expect(JSON.stringify(openedRecord(game, over.game, opened, actions))).toBe(text);
    expect(JSON.stringify((await readGameText(notate(game, record), gameFor)).record)).toBe(text);
  });

  const last = record.actions.length - 1;
  it.each<[string, string, () => string]>([
    ['noGame', 'nothing', () => ''],
    ['noGame', 'other JSON', () => '[1, 2, 3]'],
    ['noGame', 'null', () => 'null'],
    ['newerFormat', 'a later format', () => changed({ format: 'ochre-game-3' })],
    ['malformed', 'no actions', () => changed({ actions: 7 })],
    [
      'malformed',
      'a key that objects are born with',
      () => text.replace('"options":{}', '"options":{"__proto__":{"polluted":1}}'),
    ],
    [
      'malformed',
      'a constructor',
      () => text.replace('"options":{}', '"options":{"constructor":{"prototype":{}}}'),
    ],
    [
      'malformed',
      'a name without end',
      () => changed({ seats: [{ seat: 1, kind: 'human', name: 'x'.repeat(5000) }] }),
    ],
    [
      'malformed',
      'a name that turns the writing',
      () => changed({ seats: [{ seat: 1, kind: 'human', name: 'a\u202eb' }] }),
    ],
    [
      'malformed',
      'a comment that is too long',
      () => changed({ comments: [{ turn: 1, told: 1, text: 'x'.repeat(501) }] }),
    ],
    ['malformed', 'ninety players', () => changed({ config: { ...record.config, players: 90 } })],
    ['unknownRules', 'other rules', () => changed({ config: { ...record.config, ruleset: 'chess' } })],
    ['newerRules', 'rules to come', () => changed({ rules: 99 })],
    ['notOver', 'no seed', () => changed({ seed: undefined })],
    ['untrue', 'another title', () => changed({ title: 'Another' })],
    ['untrue', 'another end', () => changed({ result: { ...record.result, winner: 'nobody' } })],
    ['untrue', 'a step left out', () => changed({ actions: record.actions.toSpliced(last, 1) })],
    ['notation', 'a line nobody can read', () => notate(game, record).replace(/ plays .*/, ' sings')],
    [
      'notation',
      'a config of its own',
      () => notate(game, record).replace(/^Config: .*/m, 'Config: {"__proto__":1}'),
    ],
  ])('is %s with %s', async (code, _, make) => {
    expect(await why(make())).toBe(code);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('has a word for everything that may be wrong', () => {
    expect(new Set(UNREADABLE).size).toBe(UNREADABLE.length);
  });
});
