import { clone, createGame, type Game, type Json } from '@ochre/engine';
import { de } from '@ochre/languages/de/index.ts';
import { world } from '@ochre/maps';
import { mega } from '@ochre/rulesets';
import { describe, expect, it } from 'vitest';
import { readGameFile, verify } from '../../server/src/archive/verify.ts';
import { nextRules } from '../../server/test/nextRules.ts';
import { speak } from '../src/i18n/index.ts';
import { Teller } from '../src/log/teller.ts';
import { eventWords } from '../src/log/words.ts';
import type { FullSave, Stretch } from '../src/session/messages.ts';
import { OlderPast } from '../src/session/past.ts';
import { SoloPast } from '../src/session/soloPast.ts';
import { soloRecord } from '../src/session/soloRecord.ts';
import { NewerRules, SoloTable } from '../src/session/soloTable.ts';
import { fetchThinking } from '../src/session/thinking.ts';
import { playedSave } from './support/saves.ts';

await fetchThinking();

const game = createGame(mega, world);
const next = createGame(nextRules(mega), world);
const { version } = game.rules;

const copy = <T>(value: T): T => clone(value as unknown as Json) as unknown as T;
const kept = (s: Stretch): FullSave => {
  const { game, state, events, actions, recalled } = copy(s);
  return { game, state, log: events, actions: actions.length, recalled };
};
const save = playedSave({}, (table) => table.state.open.turn === 5);

/** Plays on until I am asked something in the turn after. */
function playOn(table: SoloTable, by: Game): void {
  const { turn } = table.state.open;
  while (table.state.open.turn === turn) {
    if (table.step()) continue;
    const mine = table.view().prompts.find((d) => !d.optional)!;
    const spec = by.rules.spec(mine.kind);
    const answer =
      mine.kind === 'trade'
        ? { do: 'done' }
        : (spec.fallback(by.sight(table.view()), mine as never) as unknown as Json);
    expect(table.act({ by: mine.owner, decision: mine.id, kind: mine.kind, answer })).toBeUndefined();
  }
}

describe('a solo game, and a new version of its rules', () => {
  it('goes on from where it stood, is told so, and says so in both languages', () => {
    const before = game.view(save.state, save.game.nation!);
    const table = new SoloTable(next, save.game, kept(save));
    expect(table.view()).toEqual(before);
    const told = table.news().slice(save.events.length);
    expect(told.map(({ event }) => [event.type, event.open])).toEqual([
      ['newRules', { from: version, to: version + 1 }],
    ]);
    const { event } = told[0]!;
    expect(eventWords(next.rules, event, undefined)).toBe(
      `Version ${version + 1} of the rules takes over from version ${version}: Areas grow faster.`,
    );
    if (event.type !== 'newRules') return expect.fail(event.type);
    const teller = new Teller(next.rules, event, undefined);
    speak('de', { ...de, versions: { mega: { [version + 1]: ['Gebiete wachsen schneller.'] } } });
    expect(de.events.sentences.newRules(teller)).toMatch(/^Fassung .* ab: Gebiete wachsen schneller\.$/);
    speak('en');
    playOn(table, next);
    const { game: row, state, actions, takeover } = table.stretch(3);
    expect([row.rules, state.version]).toEqual([version, version + 1]);
    expect(actions[0]!.action).toEqual({ control: 'newRules', version: version + 1 });
    expect(takeover).toMatchObject({ seq: save.actions.length + 1, seen: save.events.length + 1 });
  });

  it('is looked back on from there; what was before is told by the log alone', () => {
    const table = new SoloTable(next, save.game, kept(save));
    playOn(table, next);
    const { events, actions, takeover, state } = table.stretch(3);
    const log = [...save.events, ...events];
    const all = [...save.actions, ...actions].map((a) => a.action);
    const dealt = SoloPast.dealt(next, save.game);
    expect(dealt.follow(all, log)).toBe(false);
    const past = SoloPast.from(next, save.game, copy(takeover!), log);
    expect(past.follow(all.slice(past.steps), log.slice(past.seen))).toBe(true);
    const last = log.at(-1)!;
    const seen = log.filter((e) => e.turn === last.turn).length;
    expect(past.view({ turn: last.turn, seen }).view).toEqual(next.view(state, table.me));
    const { turn } = save.state.open;
    const then = log.slice(0, takeover!.seen).filter((e) => e.turn === turn).length;
    expect(past.view({ turn, seen: then }).view).toEqual(next.view(takeover!.state, table.me));
    for (const moment of [
      { turn, seen: then - 1 },
      { turn: 1, seen: 1 },
    ])
      expect(() => past.view(moment)).toThrow(OlderPast);
  });

  it('is no file of the rules in force, and says so', async () => {
    const actions = save.actions.map((a) => a.action);
    expect(() => soloRecord(next, save.game, actions, save.events)).toThrow(OlderPast);
  });

  it('is not opened by a page that has older rules', () => {
    const newer = kept(new SoloTable(next, save.game, kept(save)).stretch(3));
    expect(() => new SoloTable(game, save.game, newer)).toThrow(NewerRules);
    const shaped = kept(save);
    shaped.state.schema++;
    expect(() => new SoloTable(game, save.game, shaped)).toThrow(NewerRules);
  });

  it('of the first release is brought up to date', () => {
    const former = kept(save);
    const { version: _, ...state } = { ...former.state, schema: 1 };
    const { rules: __, ...row } = former.game;
    const table = new SoloTable(game, row, { ...former, state: state as FullSave['state'] });
    expect(table.view()).toEqual(game.view(save.state, save.game.nation!));
    expect(table.state.version).toBe(version);
  });
});

it('a finished solo game is a file that is found true, names and all', async () => {
  const over = playedSave({ config: { ...save.game.config, options: { turns: 3 } } }, () => false);
  const actions = over.actions.map((a) => a.action);
  const record = soloRecord(game, over.game, actions, over.events);
  const verified = verify(readGameFile(JSON.stringify(record)));
  expect([verified.result, verified.unproved]).toEqual([record.result, undefined]);
  record.seats[0]!.name = 'Bea';
  expect(() => verify(record)).toThrow('the seal is broken');
});
