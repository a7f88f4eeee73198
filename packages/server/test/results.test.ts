import { join } from 'node:path';
import type { Play, Results, Seated, TableInfo } from '@ochre/protocol';
import { bgStatsFile, bgStatsLink, csvOf, type PlayNames } from '@ochre/protocol/playFiles.ts';
import { Type } from 'typebox';
import { beforeAll, describe, expect, it } from 'vitest';
import { misfit } from '../src/http/validate.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { SqlStore } from '../src/store/sqlStore.ts';
import { newTable } from '../src/tables/create.ts';
import { Client } from './client.ts';
import { call, folder, house } from './house.ts';
import { refused } from './telling.ts';

const strict = { additionalProperties: false };
const Stamp = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$' });

/** What bgstatsapp.com documents of plays that other programs push. */
const PushedPlay = Type.Object(
  {
    sourceName: Type.String({ minLength: 1 }),
    sourcePlayId: Type.String({ minLength: 1 }),
    playDate: Stamp,
    durationMin: Type.Optional(Type.Integer({ minimum: 0 })),
    location: Type.Optional(Type.String()),
    board: Type.Optional(Type.String()),
    comments: Type.Optional(Type.String()),
    game: Type.Object(
      {
        name: Type.String({ minLength: 1 }),
        sourceGameId: Type.String({ minLength: 1 }),
        bggId: Type.Optional(Type.Integer({ minimum: 1 })),
        highestWins: Type.Boolean(),
        noPoints: Type.Boolean(),
      },
      strict,
    ),
    players: Type.Array(
      Type.Object(
        {
          name: Type.String({ minLength: 1 }),
          sourcePlayerId: Type.String({ minLength: 1 }),
          startPlayer: Type.Boolean(),
          rank: Type.Integer({ minimum: 1 }),
          role: Type.String(),
          score: Type.Number(),
          winner: Type.Boolean(),
        },
        strict,
      ),
      { minItems: 1 },
    ),
  },
  strict,
);

const names: PlayNames = {
  ruleset: (id) => id,
  nation: (id) => id.toUpperCase(),
  bggId: (id) => (id === 'classic' ? 71 : undefined),
  bot: 'Bot',
  somebody: 'A player',
};
const play: Play = {
  id: 'NtyZn8qw2VWeRuoA',
  open: true,
  title: 'Evening, "long"',
  ruleset: 'classic',
  players: 3,
  turns: 14,
  beganAt: Date.UTC(2026, 0, 31, 18, 5, 9),
  endedAt: Date.UTC(2026, 0, 31, 22, 35, 9),
  seats: [
    { seat: 2, place: 1, nation: 'crete', points: 1200, winner: true, bot: false, player: '=SUM(A1)' },
    { seat: 1, place: 2, nation: 'asia', points: 900, winner: false, bot: false },
    { seat: 3, place: 3, nation: 'africa', points: 20, winner: false, bot: true },
  ],
};

describe('a play', () => {
  it('is a table of its sides, in which nothing is a formula', () => {
    const lines = csvOf([play], names).split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatch(/^\ufeffgame,title,rules,players,/);
    expect(lines[1]).toBe(
      `NtyZn8qw2VWeRuoA,"Evening, ""long""",classic,3,2026-01-31 18:05:09,2026-01-31 22:35:09,14,1,CRETE,'=SUM(A1),no,1200,yes`,
    );
    expect(lines[2]).toContain(',ASIA,A player,no,900,no');
    expect(lines[3]).toContain(',AFRICA,Bot,yes,20,no');
  });

  it('is pushed to BG Stats as that documents it', () => {
    const url = new URL(bgStatsLink(play, names));
    expect(url.origin + url.pathname).toBe('https://app.bgstatsapp.com/createPlay.html');
    const data = JSON.parse(url.searchParams.get('data')!);
    expect(misfit(PushedPlay, data)).toBeUndefined();
    expect(data).toMatchObject({ playDate: '2026-01-31 18:05:09', durationMin: 270, game: { bggId: 71 } });
    expect(data.players[0]).toMatchObject({ rank: 1, role: 'CRETE', score: 1200, winner: true });
    const { endedAt: _, ...running } = { ...play, ruleset: 'civx' };
    const lean = JSON.parse(new URL(bgStatsLink(running, names)).searchParams.get('data')!);
    expect(misfit(PushedPlay, lean)).toBeUndefined();
    expect(lean).not.toHaveProperty('durationMin');
    expect(lean.game).not.toHaveProperty('bggId');
  });

  it('is a file for BG Stats, every number of which leads somewhere', () => {
    const file = bgStatsFile(play, names);
    expect(file.about).toMatch(/^This is a Play file that can be read by Board Game Stats\./);
    const [one] = file.plays;
    expect(one).toMatchObject({
      gameRefId: file.games[0]!.id,
      locationRefId: file.locations[0]!.id,
      rounds: 14,
    });
    for (const { playerRefId } of one!.playerScores)
      expect(file.players.some(({ id }) => id === playerRefId)).toBe(true);
    expect(one!.playerScores.map(({ score }) => score)).toEqual(['1200', '900', '20']);
    expect(file.players.map(({ isAnonymous }) => isAnonymous)).toEqual([false, true, false]);
  });
});

describe('the results of a server', () => {
  let url: string;
  const tables: Seated[] = [];
  const post = ({ table, token }: Seated, path: string, body: object = {}) =>
    call<TableInfo>(url, `/tables/${table.id}/${path}`, { token, body });
  const results = async (query = ''): Promise<Play[]> =>
    (await call<Results>(url, `/results${query}`)).body.plays;

  async function played(more: object): Promise<Seated[]> {
    const want = {
      ruleset: 'classic',
      players: 3,
      options: { turns: 1 },
      timing: { absence: null, trade: null },
    };
    const ada = (await call<Seated>(url, '/tables', { body: { name: 'Ada', ...want, ...more } })).body;
    const join = { body: { name: '100%_Bea' } };
    const bea = (await call<Seated>(url, `/tables/${ada.table.id}/join`, join)).body;
    await post(ada, 'fill', { levels: ['easy'] });
    await post(ada, 'start');
    return [ada, bea];
  }
  async function over(seats: readonly Seated[]): Promise<void> {
    const watcher = await new Client(url, seats[0]!.table.id, seats[0]!.token).connect();
    for (const seated of seats) await post(seated, 'stand-in', { on: true });
    await watcher.until(() => watcher.info?.status === 'over');
    await watcher.close();
  }

  beforeAll(async () => {
    ({ url } = await house());
    const [ada, bea] = (await played({ title: 'Listed' })) as [Seated, Seated];
    expect(await post(bea, 'listed', { on: true })).toMatchObject(refused(403, 'host'));
    expect((await post(ada, 'listed', { on: true })).body.listed).toBe(true);
    await post(bea, 'named', { on: true });
    await over([ada, bea]);
    const quiet = await played({ title: 'Quiet' });
    await over(quiet);
    tables.push(ada, bea, ...quiet);
  });

  it('tell of games whose hosts want it, and name who wants it', async () => {
    const [one, ...others] = await results();
    expect(others).toEqual([]);
    expect(one).toMatchObject({ title: 'Listed', ruleset: 'classic', players: 3, turns: 1, open: true });
    expect(one!.seats.map(({ player }) => player).filter(Boolean)).toEqual(['100%_Bea']);
    expect(one!.seats.map(({ place }) => place)).toEqual([1, 2, 3]);
    expect(one!.seats.filter(({ bot }) => bot)).toHaveLength(1);
  });

  it('are found by rules, nation, player and number of players', async () => {
    const [{ seats }] = (await results()) as [Play];
    const found: [string, number][] = [
      ['?ruleset=classic', 1],
      ['?ruleset=mega', 0],
      [`?nation=${seats[0]!.nation}`, 1],
      ['?nation=nowhere', 0],
      ['?players=3', 1],
      ['?players=4', 0],
      [`?player=${encodeURIComponent('100%_bea')}`, 1],
      ['?player=Ada', 0],
      [`?player=${encodeURIComponent('%')}`, 0],
      [`?player=${encodeURIComponent('1000_Bea')}`, 0],
      ['?before=1', 0],
    ];
    for (const [query, n] of found) expect(await results(query), query).toHaveLength(n);
    for (const query of ['?players=many', '?nation=a%20b', '?form=xml', '?more=1'])
      expect((await call(url, `/results${query}`)).status, query).toBe(400);
  });

  it('change with what people want, also afterwards', async () => {
    const [ada, bea, other] = tables as [Seated, Seated, Seated];
    await post(bea, 'named', { on: false });
    await post(ada, 'named', { on: true });
    const [one] = await results();
    expect(one!.seats.map(({ player }) => player).filter(Boolean)).toEqual(['Ada']);
    await post(other, 'listed', { on: true });
    expect(await results()).toHaveLength(2);
    await post(other, 'listed', { on: false });
    await post(ada, 'listed', { on: false });
    expect(await results()).toEqual([]);
    await post(ada, 'listed', { on: true });
  });

  it('are kept as CSV, in the language of the reader', async () => {
    const response = await fetch(`${url}/api/results?form=csv`, { headers: { 'accept-language': 'de' } });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="ochre-results.csv"');
    const lines = (await response.text()).trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines.some((line) => line.includes(',Jemand,'))).toBe(true);
  });

  it('are there for each game, for whoever may see its table', async () => {
    const [ada, , quiet] = tables as [Seated, Seated, Seated];
    const at = `/tables/${quiet.table.id}/play`;
    const { body } = await call<Play>(url, at);
    expect(body.seats.flatMap(({ player }) => player ?? []).sort()).toEqual(['100%_Bea', 'Ada']);
    const file = await fetch(`${url}/api${at}?form=bgsplay`);
    expect(file.headers.get('content-disposition')).toContain('.bgsplay"');
    expect((await file.json()) as object).toHaveProperty('plays');
    expect((await fetch(`${url}/api${at}?form=csv`)).headers.get('content-type')).toMatch(/^text\/csv/);
    const [running] = (await played({ title: 'Running' })) as [Seated];
    expect(await call(url, `/tables/${running.table.id}/play`)).toMatchObject(refused(409, 'notOver'));
    expect(await post(ada, 'named', { on: 'yes' })).toMatchObject({ status: 400 });
  });
});

it('results are filed with the table or not at all', async () => {
  const db = await openSqlite(join(folder(), 'ochre.db'));
  const store = new SqlStore(db);
  const { record, seed } = newTable({ name: 'Ada', ruleset: 'classic', players: 3 }, 1);
  await store.createTable(record, seed, { hash: 'h', table: record.id, seat: 1 });
  expect(await store.saveTable({ ...record, version: 9 }, { result: play })).toBe(false);
  expect(await store.results({ limit: 9 })).toEqual([]);
  expect(await store.saveTable(record, { result: play })).toBe(true);
  expect(await store.results({ limit: 9 })).toEqual([play]);
  expect(await store.saveTable({ ...record, version: 2 }, { result: null })).toBe(true);
  expect(await store.results({ limit: 9 })).toEqual([]);
  await db.close();
});
