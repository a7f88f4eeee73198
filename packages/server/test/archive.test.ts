import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brains, Host, type Think } from '@ochre/bots';
import { clone, type GameEvent, quick } from '@ochre/engine';
import type { GameRecord } from '@ochre/protocol';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { backup, restore } from '../src/archive/backup.ts';
import { eventsHash, sealed } from '../src/archive/chain.ts';
import { gameFile } from '../src/archive/gameFile.ts';
import { importGame } from '../src/archive/importGame.ts';
import { readGameFile, verify } from '../src/archive/verify.ts';
import { gameFor } from '../src/games.ts';
import { deal, Journal } from '../src/play/journal.ts';
import type { Database } from '../src/store/database.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { SqlStore } from '../src/store/sqlStore.ts';
import type { TableRecord } from '../src/store/store.ts';
import { Upkeep } from '../src/store/upkeep.ts';
import { newTable } from '../src/tables/create.ts';
import { folder } from './house.ts';
import { nextRules, upgrade } from './nextRules.ts';
import { postgres } from './postgres.ts';

const fresh = (): Promise<Database> => openSqlite(join(folder(), 'ochre.db'));

/** A game of eight turns, dealt and played to its end by bots. */
async function played(db: Database): Promise<TableRecord> {
  const store = new SqlStore(db);
  const game = gameFor('classic');
  const want = { name: 'Ana', ruleset: 'classic', players: 3, options: { turns: 8 } };
  const { record: gathered, seed } = newTable(want, 1);
  const record: TableRecord = { ...gathered, rules: game.rules.version };
  await store.createTable(record, seed, { hash: record.id, table: record.id, seat: 1 });
  await store.saveTable({ ...record, status: 'running' }, { deal: deal(game, record, seed, 1) });
  const journal = await Journal.open(store, game, record);
  const { state } = journal;
  const host = new Host(game);
  const think: Think = (decision) =>
    brains['easy']!.choose(game.sight(game.view(state, decision.owner)), decision, quick(1));
  for (let at = 2; !state.open.result; at++) await journal.commit(host.act(state, () => true, think)!, at);
  await journal.save();
  const over: TableRecord = { ...record, version: 2, status: 'over' };
  await store.saveTable(over);
  return { ...over, version: 3 };
}

describe('The archive', () => {
  let db: Database;
  let table: TableRecord;
  let file: GameRecord;
  beforeAll(async () => {
    db = await fresh();
    table = await played(db);
    file = await gameFile(new SqlStore(db), table);
  });

  it('finds a finished game true, every draw of it', () => {
    const { actions, cards, result } = verify(readGameFile(JSON.stringify(file)));
    expect(actions).toBe(file.actions.length - 1);
    expect(cards).toBeGreaterThan(3);
    expect(result).toEqual(file.result);
  });

  it('finds it true when it has been bound, in a quarter of the room', async () => {
    const bound = await fresh();
    const record = await played(bound);
    const store = new SqlStore(bound);
    const before = await gameFile(store, record);
    const room = async (columns: string, of: string): Promise<number> =>
      Number((await bound.get(`SELECT sum(length(${columns})) AS n FROM ${of}`))!['n']);
    const loose = await room('action || events || chain', 'entries');
    const errors: unknown[] = [];
    await new Upkeep(bound, { busy: async () => false }, (error) => errors.push(error)).round(
      record.updatedAt + 1e9,
    );
    expect(errors).toEqual([]);
    expect(await room('text', 'volumes')).toBeLessThan(loose / 4);
    const after = await gameFile(store, record);
    expect(after).toEqual(before);
    expect(verify(after).result).toEqual(before.result);
    await bound.close();
  });

  it.each<[string, RegExp, (file: GameRecord) => void]>([
    ['another seed', /not the one promised/, (f) => (f.seed = 'elsewhere')],
    ['another promise', /not the one promised/, (f) => (f.seedHash = '0'.repeat(64))],
    ['no seed', /no seed/, (f) => delete f.seed],
    ['an entry left out', /missing/, (f) => f.actions.splice(5, 1)],
    ['the end cut off', /result/, (f) => f.actions.pop()],
    ['a moment changed', /broken at entry 7/, (f) => (f.actions[7]!.at += 1)],
    ['a draw changed', /entry 9 came out otherwise/, (f) => (f.actions[9]!.events = '0'.repeat(64))],
    ['what was told changed', /entry 9 came out otherwise/, (f) => (f.actions[9]!.events = [])],
    ['another winner', /result/, (f) => (f.result!.winner = 'nobody')],
    ['another answer', /refused|broken/, (f) => (f.actions[4]!.action = f.actions[3]!.action)],
    ['another rule set', /no rule set/, (f) => (f.config.ruleset = 'chess')],
    ['another board', /not played on/, (f) => (f.config.map = 'world')],
  ])('finds out %s', (_, reason, change) => {
    const forged = clone(file as never) as GameRecord;
    change(forged);
    // Whoever forges a file can put a seal on it.
    const { seal: _seal, ...rest } = forged;
    expect(() => verify(sealed(rest))).toThrow(reason);
  });

  it.each<[string, (file: GameRecord) => void]>([
    ['another name', (f) => (f.seats[0]!.name = 'Bea')],
    ['names put to other seats', (f) => f.seats.reverse()],
    ['another title', (f) => (f.title = 'Championship')],
    ['another event', (f) => (f.actions[9]!.events = [])],
    ['another state in the end', (f) => (f.state!.open.turn += 1)],
    ['other rules', (f) => (f.rules += 1)],
    ['another winner', (f) => (f.result!.winner = 'nobody')],
    ['another seal', (f) => (f.seal = '0'.repeat(64))],
  ])('finds the seal broken by %s', (_, change) => {
    const forged = clone(file as never) as GameRecord;
    change(forged);
    expect(() => verify(forged)).toThrow('the seal is broken');
  });

  it('reads files of the former format as what they are', () => {
    const former = readGameFile(
      readFileSync(new URL('./filed/classic-over.game-1.json', import.meta.url), 'utf8'),
    );
    expect(former.format).toBe('ochre-game-1');
    const { result, unproved } = verify(former);
    expect(result).toEqual(former.result);
    // Rules that have changed since are the one reason not to find it true.
    if (gameFor('classic').rules.version === 1) expect(unproved).toBeUndefined();
    former.seats[0]!.name = 'Bea';
    expect(verify(former).unproved).toBe(unproved);
    former.actions[7]!.at += 1;
    expect(() => verify(former)).toThrow('broken at entry 7');
  });

  it.each(['', '[]', '{"format":"ochre-game-1"}', 'null'])('refuses a file of %o', (text) => {
    expect(() => readGameFile(text)).toThrow(/the file is not/);
  });

  it('keeps the seed of a game that is played', async () => {
    const running = await gameFile(new SqlStore(db), { ...table, status: 'running' });
    expect([running.seed, running.state]).toEqual([undefined, undefined]);
    expect(JSON.stringify(running)).not.toContain(file.seed);
    expect(running.actions[9]!.events).toBe(eventsHash(file.actions[9]!.events as GameEvent[]));
  });

  it('files a game elsewhere under the same name, or where it is taken under another', async () => {
    const there = new SqlStore(await fresh());
    const { table: first } = await importGame(there, file, 9);
    expect(first.id).toBe(table.id);
    expect(await gameFile(there, first)).toEqual(file);
    const { table: second } = await importGame(there, file, 9);
    expect(second.id).not.toBe(table.id);
    expect(await gameFile(there, second)).toEqual({ ...file, table: second.id });
    await there.close();
  });

  describe('of a game of older rules', () => {
    let restoreRules = (): void => {};
    afterEach(() => restoreRules());

    it('says so where the rules in force make something else of it, and tells what was filed', () => {
      restoreRules = upgrade();
      const { unproved, result, actions, cards, turns } = verify(file);
      expect(unproved).toMatch(/begun by version \d+ of .*, and version \d+ gives something else: .*\d/);
      expect(result).toEqual(file.result);
      expect([actions, turns]).toEqual([file.actions.length - 1, file.state!.open.turn]);
      expect(cards).toBeGreaterThan(3);
      // It was not changed all the same.
      const forged = clone(file as never) as GameRecord;
      forged.seats[0]!.name = 'Bea';
      expect(() => verify(forged)).toThrow('the seal is broken');
    });

    it('finds it true where they make the same of it', () => {
      const { version } = gameFor('classic').rules;
      restoreRules = upgrade((ruleset) => ({ ...nextRules(ruleset), numbers: ruleset.numbers }));
      expect(gameFor('classic').rules.version).toBe(version + 1);
      const { result, unproved } = verify(file);
      expect([result, unproved]).toEqual([file.result, undefined]);
    });

    it('says so where this release is the older one', () => {
      const { seal: _, ...rest } = file;
      const newer = sealed({ ...rest, rules: file.rules + 1 });
      expect(verify(newer).unproved).toMatch(/this release has version/);
    });

    it('files it as it was told, where that is wanted', async () => {
      restoreRules = upgrade();
      const there = new SqlStore(await fresh());
      await expect(importGame(there, file, 9)).rejects.toThrow('gives something else');
      const { table: filed, unproved } = await importGame(there, file, 9, true);
      expect(unproved).toMatch(/begun by version/);
      expect(await gameFile(there, filed)).toEqual(file);
      const journal = await Journal.open(there, gameFor('classic'), filed);
      expect(journal.state).toEqual(file.state);
      await there.close();
    });
  });

  it('restores a backup into either kind of database', async () => {
    const home = folder();
    await backup(db, join(home, 'first'), 1);
    const there = await openPostgres(await postgres());
    const rows = await restore(there, join(home, 'first'));
    expect(rows).toBeGreaterThan(file.actions.length);
    expect(await gameFile(new SqlStore(there), table)).toEqual(file);
    await backup(there, join(home, 'second'), 1);
    const back = await fresh();
    expect(await restore(back, join(home, 'second'))).toBe(rows);
    expect(await gameFile(new SqlStore(back), table)).toEqual(file);
    await expect(restore(back, join(home, 'second'))).rejects.toThrow(/not empty/);
    await expect(backup(back, join(home, 'second'), 1)).rejects.toThrow(/EEXIST/);
    for (const opened of [there, back]) await opened.close();
  });
});
