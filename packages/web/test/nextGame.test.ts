import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const [MINE, IDLE, YOUNG, INVITED] = ['m', 'i', 'y', 'v'].map((letter) => letter.repeat(16)) as [
  string,
  string,
  string,
  string,
];
const game = (table: string, title: string, more: object) => ({
  ...{ table, title, ruleset: 'mega', updatedAt: 0, status: 'running' },
  ...more,
});

/** What a server says to somebody with an account and four tables, one of which waits. */
const ANSWERS: Record<string, object> = {
  'GET /api': { name: 'ochre' },
  'GET /api/account': { mail: false, account: { id: 'ada', name: 'Ada' } },
  'GET /api/account/games': {
    games: [
      game(IDLE, 'Others think', { seat: 2 }),
      game(MINE, 'Halys', { seat: 1 }),
      game(YOUNG, 'Not begun', { seat: 1, status: 'gathering' }),
      game(INVITED, 'Invited', {}),
    ],
  },
  [`GET /api/tables/${MINE}/waits`]: { waits: true },
  [`GET /api/tables/${IDLE}/waits`]: { waits: false },
  'POST /api/account/games/open': { seat: 1, token: 't'.repeat(43), url: '' },
  [`GET /api/tables/${MINE}`]: { id: MINE, title: 'Halys', status: 'running', seats: [] },
  [`GET /api/tables/${MINE}/decisions`]: { decisions: [{ decision: { kind: 'move' } }] },
};

const asked: string[] = [];
const kept = new Map<string, string>();
const location = { hash: '', pathname: '/' };
let gamesThatWait: typeof import('../src/front/nextGame.ts').gamesThatWait;

beforeAll(async () => {
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('location', location);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    const answer = ANSWERS[`${method} ${path}`];
    return new Response(JSON.stringify(answer ?? { error: { code: 'noTable' } }), {
      status: answer ? 200 : 404,
    });
  });
  ({ gamesThatWait } = await import('../src/front/nextGame.ts'));
});
afterAll(() => vi.unstubAllGlobals());

const times = (what: string): number => asked.filter((request) => request === what).length;

it('the next game that waits may be one of the account’s, which is opened here when it is gone to', async () => {
  const [next, ...others] = await gamesThatWait('elsewhere', 0);
  expect(next).toMatchObject({ id: MINE, title: 'Halys', href: `#/table/${MINE}` });
  expect(others).toEqual([]);
  // No seat is opened for a look, and tables that have not begun or are only an invitation are not asked.
  expect(asked.filter((request) => request.startsWith('POST'))).toEqual([]);
  expect(asked.some((request) => request.includes(YOUNG) || request.includes(INVITED))).toBe(false);
  expect(await gamesThatWait(MINE, 0)).toEqual([]);

  // Whether they wait is asked anew, which tables there are not so soon.
  await gamesThatWait('elsewhere', 30_000);
  expect(times(`GET /api/tables/${MINE}/waits`)).toBe(2);
  expect(times('GET /api/account/games')).toBe(1);
  await gamesThatWait('elsewhere', 200_000);
  expect(times('GET /api/account/games')).toBe(2);

  await next!.go!();
  expect(location.hash).toBe(`#/table/${MINE}`);
  // From now on it is a seat of this browser like others.
  const [held, ...more] = await gamesThatWait('elsewhere', 400_000);
  expect(held).toEqual({ id: MINE, title: 'Halys', href: `#/table/${MINE}` });
  expect(more).toEqual([]);
  expect(times(`GET /api/tables/${MINE}/waits`)).toBe(3);
});
