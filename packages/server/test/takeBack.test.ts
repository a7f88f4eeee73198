import { join } from 'node:path';
import { type Action, canonical, hash, type Json, quick, type View } from '@ochre/engine';
import type { ClockInfo, GameRecord, PastView, Seated, Snapshot, TurnLog } from '@ochre/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { nextLink, sealed } from '../src/archive/chain.ts';
import { gameFile } from '../src/archive/gameFile.ts';
import { Mismatch, readGameFile, verify } from '../src/archive/verify.ts';
import { gameFor } from '../src/games.ts';
import { DelayedSpectators } from '../src/play/delayed.ts';
import { Histories } from '../src/play/history.ts';
import { deal, Journal } from '../src/play/journal.ts';
import { stateAfter } from '../src/play/replay.ts';
import { logged, viewerOf } from '../src/play/streams.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { SqlStore } from '../src/store/sqlStore.ts';
import { newTable } from '../src/tables/create.ts';
import { Client } from './client.ts';
import { call, folder, house } from './house.ts';
import { ServerProcess } from './process.ts';

const game = gameFor('mega');
const refused = (status: number, code: string) => ({ status, body: { error: { code } } });

/** A short game with a journal of its own. */
async function dealt(more: object = {}) {
  const store = new SqlStore(await openSqlite(join(folder(), 'ochre.db')));
  const want = { name: 'A', players: 5, options: { short: true, turns: 2 }, teaching: true, ...more };
  const { record: made, seed } = newTable(want, 1);
  const record = { ...made, rules: game.rules.version };
  await store.createTable(record, seed, { hash: record.id, table: record.id, seat: 1 });
  await store.saveTable({ ...record, status: 'running' }, { deal: deal(game, record, seed, 1) });
  const journal = await Journal.open(store, game, record);
  const rng = quick(5);
  /** The fingerprint of the state after each entry. */
  const states = [hash(journal.state)];
  const note = (): void => void states.push(hash(journal.state));
  const play = async (times: number): Promise<void> => {
    for (let i = 0; i < times && !journal.state.open.result; i++) {
      const d = game.due(journal.state).find((due) => !due.optional)!;
      const sight = game.sight(game.view(journal.state, d.owner));
      const answer = game.rules.spec(d.kind).sample(sight, d as never, rng) as Json;
      const action: Action = { by: d.owner, decision: d.id, kind: d.kind, answer };
      if ((await journal.commit(action, states.length + 1)).ok) note();
    }
  };
  const back = async (to: number): Promise<void> => {
    await journal.takeBack(viewerOf(journal.state, 1), to, states.length + 1);
    note();
  };
  const open = (): Promise<Journal> => Journal.open(store, game, record);
  return { store, record, journal, states, play, back, open };
}

describe('a game that goes back', () => {
  it('stands as it did then, with chance as it was, and is found so when it is opened again', async () => {
    // Two turns may be over sooner, as the cards fall.
    const { journal, states, play, back, open } = await dealt({ options: { short: true, turns: 4 } });
    await play(90);
    await back(20);
    expect([journal.seq, states[91]]).toEqual([91, states[20]]);
    expect(hash((await open()).state)).toBe(states[20]);
    await play(10);
    await back(95);
    expect(states.at(-1)).toBe(states[95]);
    // Behind what was itself gone back from.
    await back(60);
    expect(states.at(-1)).toBe(states[60]);
    await journal.save();
    const again = await open();
    expect(hash(again.state)).toBe(states[60]);
    expect(again.recent).toEqual(journal.recent);
    expect(again.recent.length).toBeLessThanOrEqual(journal.seq + 1);
  });

  it('counts only decisions that were not taken back', async () => {
    const { journal, states, play, back, store, record } = await dealt();
    await play(40);
    const owners = [viewerOf(journal.state, 1), 'seat-1'];
    const first = (await journal.beforeLastOf(owners))!;
    await back(first);
    const second = (await journal.beforeLastOf(owners))!;
    expect(second).toBeLessThan(first);
    await back(second);
    expect(states.at(-1)).toBe(states[second]);
    const [entry] = await store.entries(record.id, second, 1);
    expect(owners).toContain((entry!.action as { by: string }).by);
    expect(await journal.beforeLastOf(['nobody'])).toBeUndefined();
    // Whoever leads another nation afterwards would be told what it held.
    await expect(back(0)).rejects.toThrow('no decision of yours');
  });

  it('does not go back behind a change of the rules', async () => {
    const { journal, play, store, record } = await dealt();
    await play(30);
    const seq = journal.seq + 1;
    const action: Action = { control: 'newRules', version: 2 };
    await store.append(record.id, { seq, at: 99, turn: 1, phase: 'x', action, events: [], chain: 'x' });
    journal.seq = seq;
    expect(await journal.beforeLastOf([viewerOf(journal.state, 1), 'seat-1'])).toBeUndefined();
  });

  it('is told turn by turn, looked back at, and proved when it is over', async () => {
    const { store, record, journal, states, play, back } = await dealt();
    await play(60);
    while (journal.state.open.turn < 2) await play(1);
    await play(3);
    const { seq } = journal;
    await back(30);
    await play(25);
    const histories = new Histories(store);
    const running = { ...record, status: 'running' as const };
    const viewer = viewerOf(journal.state, 2);
    /** Every step that told somebody something shows the state of then. */
    for (const turn of [1, 2]) {
      let seen = 0;
      for (const entry of await store.entries(record.id, -1, 10_000)) {
        const told = logged(game, entry, 2, viewer).filter((e) => e.turn === turn).length;
        if (told === 0) continue;
        seen += told;
        if (entry.seq % 7 > 0 && entry.seq !== seq + 1) continue;
        const shown = { seat: 2, shown: () => true };
        const past = JSON.parse(await histories.view(running, shown, { turn, seen })) as PastView;
        expect(past.seen).toBe(seen);
        const after = await stateAfter(store, record, entry.seq);
        expect(hash(after), `entry ${entry.seq}`).toBe(states[entry.seq]);
        expect(canonical(past.view)).toBe(canonical(game.view(after, viewerOf(after, 2))));
      }
    }
    await play(10_000);
    expect(journal.state.open.result).toBeDefined();
    await journal.save();
    const { turns } = await histories.chronicle(running, { seat: 0, shown: () => true });
    expect(turns.map(({ turn }) => turn)).toEqual([0, 1, 2]);
    const over = { ...record, status: 'over' as const };
    const file = await gameFile(store, over);
    const { actions, result, unproved } = verify(readGameFile(JSON.stringify(file)));
    expect([actions, unproved]).toEqual([journal.seq, undefined]);
    expect(result).toEqual(journal.state.open.result);
    const at = file.actions.findIndex(({ action }) => action && 'control' in action);
    for (const to of [-1, 1e9, 2.5, '3'])
      expect(() => verify(spoilt(file, at, to)), String(to)).toThrow(Mismatch);
  });

  it('goes back for delayed spectators when its time has come', async () => {
    const { store, record, journal, states, play, back } = await dealt({ delay: { actions: 5 } });
    const head = () => ({ seq: journal.seq, state: journal.state, over: false });
    const shown = (delayed: DelayedSpectators): string =>
      hash((JSON.parse(delayed.snapshot()) as Snapshot).view as View);
    const seen: string[] = [];
    const see = (): void => void seen.push(hash(game.view(journal.state, 'observer')));
    see();
    await play(0);
    for (let i = 0; i < 25; i++) {
      await play(1);
      see();
    }
    const delayed = (await DelayedSpectators.open(store, game, record, head(), 0))!;
    await back(12);
    see();
    for (let i = 0; i < 8; i++) {
      await delayed.follow(head(), 0);
      expect(shown(delayed)).toBe(seen[journal.seq - 5]);
      await play(1);
      see();
    }
    expect(delayed.seq).toBeGreaterThan(26);
    expect(states[26]).toBe(states[12]);
    await delayed.save();
    const again = (await DelayedSpectators.open(store, game, record, head(), 0))!;
    await delayed.follow(head(), 0);
    expect(shown(again)).toBe(shown(delayed));
  });
});

/** A file that says it went back to somewhere else, under a chain and a seal of its own. */
function spoilt(file: GameRecord, at: number, to: unknown): GameRecord {
  const actions = file.actions.map((entry) => ({ ...entry }));
  actions[at]!.action = { control: 'takeBack', nation: 'x', to: to as number };
  let chain = actions[at - 1]!.chain;
  for (const entry of actions.slice(at)) {
    chain = nextLink(chain, entry);
    entry.chain = chain;
  }
  const { seal: _, ...rest } = file;
  return sealed({ ...rest, actions });
}

let url: string;
beforeAll(async () => {
  ({ url } = await house());
});

const STILL = { timing: { absence: null, decision: null, trade: null }, options: { turns: 3 } };

/** Two people and three bots who have chosen what they lead, and decided something since. */
async function table(at = url, more: object = {}) {
  const bots = [3, 4, 5].map((seat) => ({ seat, level: 'easy' }));
  const body = { name: 'Ada', players: 5, ...STILL, bots, teaching: true, ...more };
  const ada = (await call<Seated>(at, '/tables', { body })).body;
  const path = `/tables/${ada.table.id}`;
  const bea = (await call<Seated>(at, `${path}/join`, { body: { name: 'Bea' } })).body;
  await call(at, `${path}/start`, { token: ada.token, body: {} });
  const [one, two] = await Promise.all(
    [ada, bea].map(({ token }) => new Client(at, ada.table.id, token).connect()),
  );
  const chosen = () => Object.keys(one!.view!.open.seats).length === 5;
  const moved = new Set<Client>();
  while (!chosen() || moved.size < 2)
    for (const client of [one!, two!]) if (!(await client.move(game))) moved.add(client);
  const vote = (who: Seated, agree: boolean, by?: number, from = at) =>
    call<ClockInfo>(from, `${path}/take-back`, { token: who.token, body: { agree, by } });
  /** Both play until the first of them is asked, and has just answered, something. */
  const decide = async (): Promise<string> => {
    for (;;) {
      const asked = one!.view!.prompts.find((d) => !d.optional);
      if (asked && !(await one!.move(game))) return asked.id;
      await two!.move(game);
    }
  };
  return { ada, bea, one: one!, two: two!, path, vote, decide };
}

const taken = (client: Client): number => client.log.filter(({ type }) => type === 'takenBack').length;

describe('taking back by vote', () => {
  it('needs everybody; then the game stands where the decision was asked, and all are told', async () => {
    const { ada, bea, one, two, vote, decide } = await table();
    const watcher = await new Client(url, ada.table.id).connect();
    const asked = await decide();
    expect((await vote(ada, true)).body.vote).toMatchObject({
      want: 'takeBack',
      by: 1,
      voters: [1, 2],
      agreed: [1],
    });
    await two.until(() => two.clock?.vote?.want === 'takeBack');
    expect(JSON.stringify(two.clock)).not.toContain('"to"');
    expect(
      await call(url, `/tables/${ada.table.id}/pause`, {
        token: bea.token,
        body: { want: 'pause', agree: true },
      }),
    ).toMatchObject(refused(409, 'voting'));
    expect(await vote(bea, true)).toMatchObject(refused(409, 'voting'));
    expect(await vote(bea, true, 2)).toMatchObject(refused(409, 'vote'));
    expect((await vote(bea, true, 1)).body).not.toHaveProperty('vote');
    // Too late to agree, and no proposal of her own.
    expect(await vote(bea, true, 1)).toMatchObject(refused(409, 'vote'));
    await one.until(() => one.view!.prompts.some(({ id }) => id === asked));
    for (const client of [one, two, watcher]) await client.until(() => taken(client) === 1);
    expect(one.log.find(({ type }) => type === 'takenBack')!.open).toMatchObject({
      nation: one.view!.viewer,
    });
    // It can be decided anew, and the game goes on.
    expect(await one.move(game)).toBeUndefined();
    const { turn } = one.view!.open;
    const log = await call<TurnLog>(url, `/tables/${ada.table.id}/log?turn=${turn}`, { token: ada.token });
    expect(log.body.events.filter(({ type }) => type === 'takenBack')).toHaveLength(1);
    for (const client of [one, two, watcher]) await client.close();
  });

  it('lapses when one declines, and when the game moves on', async () => {
    const { ada, bea, one, two, vote, decide } = await table();
    await decide();
    expect(await vote(bea, false)).toMatchObject(refused(409, 'vote'));
    await vote(ada, true);
    expect((await vote(bea, false)).body).not.toHaveProperty('vote');
    await vote(ada, true);
    // Whoever proposed it may think better of it.
    expect((await vote(ada, false)).body).not.toHaveProperty('vote');
    while (!two.view!.prompts.some((d) => !d.optional)) await one.move(game);
    // She may not have decided anything herself so far.
    await vote(ada, true);
    await one.until(() => one.clock?.vote !== undefined);
    await two.move(game);
    await one.until(() => one.clock?.vote === undefined);
    expect(taken(one) + taken(two)).toBe(0);
    for (const client of [one, two]) await client.close();
  });

  it('needs nobody else among bots, and can be done as often as there are decisions', async () => {
    // Long enough that it is not over by then.
    const { ada, one, two, vote, decide } = await table(url, { options: { turns: 6 } });
    const first = one.view!.prompts.find((d) => !d.optional)?.id;
    await decide();
    await decide();
    await two.close();
    await one.until(() => one.presence!.here.length === 1);
    for (const times of [1, 2]) {
      const { status, body } = await vote(ada, true);
      expect(status, JSON.stringify(body)).toBe(200);
      expect(body).not.toHaveProperty('vote');
      await one.until(() => taken(one) === times);
    }
    if (first) expect(one.view!.prompts.map(({ id }) => id)).toContain(first);
    // Back to where nations had been chosen, and no further.
    let reply = await vote(ada, true);
    while (reply.status === 200) reply = await vote(ada, true);
    expect(reply).toMatchObject(refused(409, 'nothingBack'));
    expect(Object.keys(one.view!.open.seats)).toHaveLength(5);
    await one.close();
  });

  it('is refused at other tables, in a pause, and to those who watch or write nonsense', async () => {
    const usual = await table(url, { teaching: false });
    await usual.decide();
    expect(await usual.vote(usual.ada, true)).toMatchObject(refused(409, 'notTeaching'));
    const { ada, bea, one, two, path, vote, decide } = await table();
    await decide();
    expect(await vote({ ...ada, token: '' }, true)).toMatchObject(refused(401, 'token'));
    for (const body of [{}, { agree: 1 }, { agree: true, to: 0 }])
      expect((await call(url, `${path}/take-back`, { token: ada.token, body })).status).toBe(400);
    for (const { token } of [ada, bea])
      await call(url, `${path}/pause`, { token, body: { want: 'pause', agree: true } });
    expect(await vote(ada, true)).toMatchObject(refused(409, 'paused'));
    for (const client of [one, two, usual.one, usual.two]) await client.close();
  });

  it('survives that the server is killed, before and after everybody has agreed', async () => {
    const data = folder();
    let server = await ServerProcess.start({ data });
    const { ada, bea, path, vote, decide, one } = await table(server.url);
    const asked = await decide();
    await vote(ada, true);
    const before = one.view!.viewer;
    await server.end('SIGKILL');
    server = await ServerProcess.start({ data });
    const [again, other] = await Promise.all(
      [ada, bea].map(({ token }) => new Client(server.url, ada.table.id, token).connect()),
    );
    await again!.until(() => again!.clock?.vote?.want === 'takeBack');
    expect((await vote(bea, true, 1, server.url)).status).toBe(200);
    await server.end('SIGKILL');
    server = await ServerProcess.start({ data });
    const third = await new Client(server.url, ada.table.id, ada.token).connect();
    expect(third.view!.viewer).toBe(before);
    expect(third.view!.prompts.map(({ id }) => id)).toContain(asked);
    expect(taken(third)).toBe(1);
    expect(third.clock?.vote).toBeUndefined();
    expect(await third.move(game)).toBeUndefined();
    expect((await call(server.url, `${path}/clock`, { token: ada.token })).status).toBe(200);
    await server.end('SIGTERM');
    void other;
  });
});
