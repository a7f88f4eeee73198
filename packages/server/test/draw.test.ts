import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { clone } from '@ochre/engine';
import type { GameRecord, Seated, TableInfo } from '@ochre/protocol';
import { dealSeed, promiseOf } from '@ochre/protocol/seed.ts';
import { sha256 } from '@ochre/protocol/sha256.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { sealed } from '../src/archive/chain.ts';
import { gameFile } from '../src/archive/gameFile.ts';
import { importGame } from '../src/archive/importGame.ts';
import { readGameFile, verify } from '../src/archive/verify.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { SqlStore } from '../src/store/sqlStore.ts';
import { Client } from './client.ts';
import { call, folder, gather, house } from './house.ts';
import { ServerProcess } from './process.ts';

const refused = (status: number, code: string) => ({ status, body: { error: { code } } });
/** Over after a turn, which bots play for everybody. */
const SHORT = {
  ruleset: 'classic',
  options: { turns: 1 },
  timing: { absence: null, decision: null, trade: null },
};

let url: string;
beforeAll(async () => {
  ({ url } = await house({ partWait: 60_000 }));
});

const post = (seated: Seated, path: string, body: object = {}, at = url) =>
  call<TableInfo>(at, `/tables/${seated.table.id}/${path}`, { token: seated.token, body });
const info = async ({ table, token }: Seated, at = url): Promise<TableInfo> =>
  (await call<TableInfo>(at, `/tables/${table.id}`, { token })).body;
const partOf = ({ seat }: Seated): string => `seat ${seat} says something nobody can guess`;
const promiseBy = (seated: Seated): string =>
  promiseOf(sha256, seated.table.seedHash, seated.seat, partOf(seated));
const promise = (seated: Seated, at = url) => post(seated, 'promise', { promise: promiseBy(seated) }, at);
const give = (seated: Seated, at = url) => post(seated, 'part', { part: partOf(seated) }, at);

describe('SHA-256 of our own', () => {
  it('is the one of the machine, for texts of every length', () => {
    const machine = (text: string) => createHash('sha256').update(text).digest('hex');
    for (let n = 0; n < 200; n++) expect(sha256('é'.repeat(n))).toBe(machine('é'.repeat(n)));
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => sha256(text) === machine(text)));
  });
});

describe('the shuffle', () => {
  it('is made of the server’s part and of those the seats promised before, and then gave', async () => {
    const [ada, bea, cid] = (await gather(url, 3, SHORT)) as [Seated, Seated, Seated];
    for (const seated of [ada, bea]) expect((await promise(seated)).status).toBe(200);
    expect((await info(cid)).seats.map((seat) => seat.promise)).toEqual([
      promiseBy(ada),
      promiseBy(bea),
      undefined,
    ]);
    const watcher = await new Client(url, ada.table.id).connect();
    expect(await give(bea)).toMatchObject(refused(409, 'noDraw'));
    const called = (await post(ada, 'start')).body;
    expect(called).toMatchObject({ status: 'gathering', draw: { parts: [{ seat: 1 }, { seat: 2 }] } });
    await give(bea);
    expect((await info(cid)).status).toBe('gathering');
    const { status, draw } = (await give(ada)).body;
    expect(status).toBe('running');
    expect(draw!.parts.map(({ part }) => part)).toEqual([partOf(ada), partOf(bea)]);
    await watcher.until(() => watcher.info?.status === 'running');
    await watcher.close();
  });

  it('refuses parts that come too early or too late, twice, from others, or that are not what was promised', async () => {
    const [ada, bea, cid] = (await gather(url, 3, SHORT)) as [Seated, Seated, Seated];
    for (const body of [
      {},
      { promise: 'abc' },
      { promise: 'A'.repeat(64) },
      { promise: 1 },
      { promise: promiseBy(ada), seat: 2 },
    ])
      expect((await post(ada, 'promise', body)).status, JSON.stringify(body)).toBe(400);
    for (const seated of [ada, bea]) await promise(seated);
    // Until the start a promise may be another one, or none.
    expect((await post(bea, 'promise', { promise: null })).body.seats[1]).not.toHaveProperty('promise');
    await promise(bea);
    expect(await call(url, `/tables/${ada.table.id}/promise`, { body: { promise: null } })).toMatchObject({
      status: 401,
    });
    await post(ada, 'start');
    expect(await post(bea, 'promise', { promise: null })).toMatchObject(refused(409, 'started'));
    expect(await promise(cid)).toMatchObject(refused(409, 'started'));
    expect(await post(bea, 'quit')).toMatchObject(refused(409, 'started'));
    expect(await give(cid)).toMatchObject(refused(409, 'noPromise'));
    for (const part of ['short', 'x'.repeat(201), 'two lines,\nwhich is one too many', 7])
      expect((await post(bea, 'part', { part })).status, String(part)).toBe(400);
    expect(await post(bea, 'part', { part: partOf(ada) })).toMatchObject(refused(409, 'otherPart'));
    expect((await give(bea)).status).toBe(200);
    expect(await give(bea)).toMatchObject(refused(409, 'partGiven'));
    expect((await post(ada, 'start')).body.status).toBe('gathering');
    await give(ada);
    expect(await give(ada)).toMatchObject(refused(409, 'started'));
    expect((await info(ada)).draw!.parts).toHaveLength(2);
  });

  it('waits for nobody who is away, and not for long for whoever does not give a part', async () => {
    const { url: hasty } = await house({ partWait: 100 });
    const [ada, bea] = (await gather(hasty, 3, SHORT)) as [Seated, Seated];
    for (const seated of [ada, bea]) await promise(seated, hasty);
    await post(ada, 'start', {}, hasty);
    await give(ada, hasty);
    await expect.poll(async () => (await info(ada, hasty)).status).toBe('running');
    const { parts } = (await info(ada, hasty)).draw!;
    expect(parts.map(({ part }) => part)).toEqual([partOf(ada), undefined]);
    expect(await give(bea, hasty)).toMatchObject(refused(409, 'started'));
  });

  it('is the server’s alone where nobody promises anything', async () => {
    const [ada] = (await gather(url, 3, SHORT)) as [Seated];
    const begun = (await post(ada, 'start')).body;
    expect(begun.status).toBe('running');
    expect(begun).not.toHaveProperty('draw');
    expect(dealSeed(sha256, 'secret', [])).toBe('secret');
    expect(dealSeed(sha256, 'secret', [{ seat: 1, promise: '' }])).toBe('secret');
  });

  it('survives the death of the server between promise and part', async () => {
    const data = folder();
    let server = await ServerProcess.start({ data, partWait: 60_000 });
    const [ada, bea] = (await gather(server.url, 3, SHORT)) as [Seated, Seated];
    for (const seated of [ada, bea]) await promise(seated, server.url);
    await post(ada, 'start', {}, server.url);
    await give(ada, server.url);
    await server.end('SIGKILL');
    server = await ServerProcess.start({ data, partWait: 60_000 });
    const { status, draw } = await info(ada, server.url);
    expect([status, draw!.parts.map(({ part }) => part)]).toEqual(['gathering', [partOf(ada), undefined]]);
    expect((await give(bea, server.url)).body.status).toBe('running');
    await server.end('SIGKILL');
  });
});

describe('a game that seats have shuffled', () => {
  let file: GameRecord;
  beforeAll(async () => {
    const data = folder();
    const { url: at, stop } = await house({ data });
    const seated = (await gather(at, 3, SHORT)) as [Seated, Seated, Seated];
    for (const one of seated) await promise(one, at);
    await post(seated[0], 'start', {}, at);
    for (const one of seated) await give(one, at);
    for (const one of seated) await post(one, 'stand-in', { on: true }, at);
    const watcher = await new Client(at, seated[0].table.id).connect();
    await watcher.until(() => watcher.info?.status === 'over');
    await watcher.close();
    file = (await call<GameRecord>(at, `/tables/${seated[0].table.id}/record`)).body;
    await stop();
  });

  it('tells all parts at the end, and is found true', () => {
    expect(file.parts).toHaveLength(3);
    const { parts, unproved } = verify(readGameFile(JSON.stringify(file)));
    expect(parts.map(({ seat }) => seat)).toEqual([1, 2, 3]);
    expect(unproved).toBeUndefined();
  });

  it.each<[string, RegExp, (file: GameRecord) => void]>([
    ['another part', /part of seat 2 is not/, (f) => (f.parts![1]!.part = 'something I like better')],
    ['another promise', /part of seat 2 is not/, (f) => (f.parts![1]!.promise = '0'.repeat(64))],
    [
      'parts exchanged',
      /part of seat 1 is not/,
      (f) => ([f.parts![0]!.part, f.parts![1]!.part] = [f.parts![1]!.part!, f.parts![0]!.part!]),
    ],
    ['a part held back later', /broken at entry 0/, (f) => delete f.parts![1]!.part],
    ['a part left out', /broken at entry 0/, (f) => f.parts!.pop()],
    ['no parts', /broken at entry 0/, (f) => delete f.parts],
    ['another seed', /not the one promised/, (f) => (f.seed = 'elsewhere')],
  ])('is found out by %s', (_, reason, change) => {
    const forged = clone(file as never) as GameRecord;
    change(forged);
    // Whoever forges a file can put a seal on it.
    const { seal: _seal, ...rest } = forged;
    expect(() => verify(sealed(rest))).toThrow(reason);
  });

  it('keeps its parts when it is filed elsewhere', async () => {
    const db = await openSqlite(join(folder(), 'ochre.db'));
    const store = new SqlStore(db);
    const { table } = await importGame(store, file, 1);
    const again = await gameFile(store, table);
    expect(again.parts).toEqual(file.parts);
    expect(verify(again).result).toEqual(file.result);
    await db.close();
  });
});
