import { randomUUID } from 'node:crypto';
import type { Invited, Seated } from '@ochre/protocol';
import { SqlAccountStore } from '../src/accounts/sqlStore.ts';
import { openDatabase } from '../src/store/open.ts';
import { Browser } from './browser.ts';
import { call, type Reply } from './house.ts';

/** What somebody needs to be for something. */
type Level =
  /** Nothing. */
  | 'anybody'
  /** Somebody who may know of the table; who may watch it. */
  | 'knows'
  | 'watches'
  /** Somebody who may take a seat. */
  | 'comes'
  | 'seat'
  | 'host'
  | 'account'
  /** Somebody in a seat who is signed in. */
  | 'owner'
  /** Somebody signed in whose account has a seat there, whatever else is shown. */
  | 'theirs'
  | 'admin';

interface Ground {
  /** Whether only those invited may come, and whether anybody may watch. */
  invited: boolean;
  running: boolean;
}

/** Every route, what it needs, and something to send there that is well formed. */
export const ROUTES: Record<string, [Level, body?: () => object, on?: Partial<Ground>]> = {
  'GET ': ['anybody'],
  'GET /rulesets': ['anybody'],
  'POST /play': ['anybody', () => ({ options: { turns: 1 } })],
  'POST /tables': ['anybody', () => ({ name: 'Eve', players: 5 })],
  'GET /tables': ['anybody'],
  'GET /tables/{id}': ['knows'],
  'POST /tables/{id}/join': ['comes', () => ({ name: `J${randomUUID().slice(0, 8)}` })],
  'POST /tables/{id}/quit': ['seat', () => ({}), { running: false }],
  'POST /tables/{id}/bots': ['host', () => ({ seat: 5, level: 'easy' }), { running: false }],
  'POST /tables/{id}/fill': ['host', () => ({ levels: ['easy'] }), { running: false }],
  'POST /tables/{id}/teaching': ['host', () => ({ on: true }), { running: false }],
  'POST /tables/{id}/hands': ['seat', () => ({ open: true })],
  'POST /tables/{id}/promise': ['seat', () => ({ promise: '0'.repeat(64) }), { running: false }],
  'POST /tables/{id}/part': ['seat', () => ({ part: 'something to shuffle with' })],
  'GET /tables/{id}/channel': ['host'],
  'POST /tables/{id}/channel': ['host', () => ({ url: 'https://hooks.example.org/services/1' })],
  'POST /tables/{id}/channel/remove': ['host', () => ({})],
  'GET /tables/{id}/play': ['watches'],
  'POST /tables/{id}/listed': ['host', () => ({ on: true })],
  'POST /tables/{id}/named': ['seat', () => ({ on: true })],
  'GET /results': ['anybody'],
  'POST /tables/{id}/start': ['host', () => ({}), { running: false }],
  'POST /tables/{id}/stand-in': ['seat', () => ({ on: true })],
  'POST /tables/{id}/release': ['host', () => ({ seat: 4 }), { running: true }],
  'POST /tables/{id}/token': ['seat', () => ({})],
  'POST /tables/{id}/resign': ['seat', () => ({ when: 'turn' })],
  'GET /tables/{id}/view': ['watches'],
  'GET /tables/{id}/decisions': ['seat'],
  'GET /tables/{id}/waits': ['theirs'],
  'POST /tables/{id}/answers': [
    'seat',
    () => ({ id: randomUUID(), decision: 'nobody.1', kind: 'move', answer: null }),
  ],
  'GET /tables/{id}/clock': ['watches'],
  'POST /tables/{id}/pause': ['seat', () => ({ want: 'pause', agree: true })],
  'POST /tables/{id}/take-back': ['seat', () => ({ agree: true })],
  'POST /tables/{id}/vacation': ['seat', () => ({ days: 0 })],
  'GET /tables/{id}/log': ['watches'],
  'GET /tables/{id}/history': ['watches'],
  'GET /tables/{id}/branch': ['seat'],
  'GET /tables/{id}/chronicle': ['watches'],
  'GET /tables/{id}/chat': ['watches'],
  'POST /tables/{id}/chat': ['seat', () => ({ id: randomUUID(), channel: 'table', text: 'x' })],
  'GET /tables/{id}/notes': ['seat'],
  'POST /tables/{id}/notes': ['seat', () => ({ text: 'x' })],
  'GET /tables/{id}/comments': ['seat'],
  'POST /tables/{id}/comments': ['seat', () => ({ comments: [] })],
  'POST /tables/{id}/rematch': ['seat', () => ({})],
  'POST /tables/{id}/archive': ['host', () => ({})],
  'GET /tables/{id}/record': ['knows'],
  'POST /tables/{id}/claim': ['owner', () => ({})],
  'POST /tables/{id}/muting': ['seat', () => ({ seat: 3, on: true })],
  'POST /tables/{id}/mute': ['host', () => ({ seat: 3, on: true })],
  'POST /tables/{id}/reports': ['watches', () => ({ id: randomUUID(), text: 'x' })],
  'POST /tables/{id}/invites': ['host', () => ({})],
  'GET /tables/{id}/invites': ['host'],
  'POST /tables/{id}/invites/withdraw': ['host', () => ({ invite: 'A'.repeat(16) })],
  'GET /tables/{id}/notices': ['seat'],
  'POST /tables/{id}/notices': ['seat', () => ({ kind: 'webhook', url: 'https://example.org/hook' })],
  'POST /tables/{id}/notices/set': ['seat', () => ({ id: 'A'.repeat(16), kinds: [] })],
  'POST /tables/{id}/notices/remove': ['seat', () => ({ id: 'A'.repeat(16) })],
  'POST /tables/{id}/admin/mute': ['admin', () => ({ seat: 3, on: true })],
  'POST /tables/{id}/admin/archive': ['admin', () => ({})],
  'POST /tables/{id}/admin/block': ['admin', () => ({ on: true })],
  'GET /admin/reports': ['admin'],
  'POST /admin/reports/close': ['admin', () => ({ report: 'A'.repeat(16) })],
  'GET /account': ['anybody'],
  'POST /account/register': [
    'anybody',
    () => ({ email: `${randomUUID()}@example.org`, password: 'a long enough secret', name: 'New' }),
  ],
  'POST /account/choose': ['anybody', () => ({ token: 'x'.repeat(43), password: 'a long enough secret' })],
  'POST /account/login': [
    'anybody',
    () => ({ email: `${randomUUID()}@example.org`, password: 'guess guess' }),
  ],
  'POST /account/logout': ['anybody', () => ({})],
  'POST /account/forgot': ['anybody', () => ({ email: `${randomUUID()}@example.org` })],
  'POST /account/confirm': ['anybody', () => ({ token: 'x'.repeat(43) })],
  'POST /account/password': ['account', () => ({ current: 'guess guess', password: 'a long enough secret' })],
  'POST /account/email': ['account', () => ({ email: 'eve@example.org', password: 'guess guess' })],
  'POST /account/name': ['account', () => ({ name: 'Renamed' })],
  'POST /account/delete': ['account', () => ({ password: 'guess guess' })],
  'GET /account/sessions': ['account'],
  'POST /account/sessions/revoke': ['account', () => ({ session: 'A'.repeat(16) })],
  'GET /account/games': ['account'],
  'POST /account/games/open': ['account', () => ({ table: 'A'.repeat(16) })],
  'GET /account/notices': ['account'],
  'POST /account/notices': ['account', () => ({ kind: 'webhook', url: 'https://example.org/hook' })],
  'POST /account/notices/set': ['account', () => ({ id: 'A'.repeat(16), kinds: [] })],
  'POST /account/notices/remove': ['account', () => ({ id: 'A'.repeat(16) })],
};

const QUERY: Record<string, string> = {
  '/log': '?turn=1',
  '/history': '?turn=1&seen=0',
  '/branch': '?turn=1&seen=0',
};

/** What is said to somebody who is not the right one; anything else was looked at for what it says. */
const REFUSED = ['token', 'noTable', 'host', 'account', 'admin', 'spectators', 'blocked'];
export const refusedIn = ({ status, body }: Reply<unknown>): boolean =>
  status >= 400 && REFUSED.includes((body as { error?: { code: string } }).error!.code);

/** What people can show. */
export interface Person {
  /** Of the seat they have, an invitation, or one that does not hold at this table. */
  shows: 'nothing' | 'seat' | 'host' | 'invitation' | 'wrong';
  signedIn?: 'player' | 'admin';
}

export const PEOPLE = {
  anonymous: { shows: 'nothing' },
  'signed in': { shows: 'nothing', signedIn: 'player' },
  stranger: { shows: 'wrong', signedIn: 'player' },
  invited: { shows: 'invitation' },
  player: { shows: 'seat', signedIn: 'player' },
  'other player': { shows: 'seat' },
  host: { shows: 'host' },
  'former host': { shows: 'wrong' },
  admin: { shows: 'nothing', signedIn: 'admin' },
} as const satisfies Record<string, Person>;
export type Who = keyof typeof PEOPLE;

/** Whether such a person may. */
export function may(level: Level, { shows, signedIn }: Person, { invited }: Ground): boolean {
  const seated = shows === 'seat' || shows === 'host';
  switch (level) {
    case 'anybody':
      return true;
    case 'account':
      return signedIn !== undefined;
    case 'admin':
      return signedIn === 'admin';
    case 'knows':
      return seated || shows === 'invitation' || (!invited && shows === 'nothing');
    // Tables for those invited have no spectators here.
    case 'watches':
      return seated || (!invited && shows !== 'wrong');
    case 'comes':
      return shows === 'invitation' || (!invited && shows !== 'wrong');
    case 'seat':
      return seated;
    case 'host':
      return shows === 'host';
    case 'theirs':
      return signedIn === 'player';
    case 'owner':
      return seated && signedIn !== undefined;
  }
}

/** Everybody there is, at tables of their own. */
export class Society {
  readonly #url: string;
  readonly #player: Browser;
  readonly #admin: Browser;

  private constructor(url: string, player: Browser, admin: Browser) {
    this.#url = url;
    this.#player = player;
    this.#admin = admin;
  }

  static async found(url: string, data: string): Promise<Society> {
    const [player, admin] = [new Browser(url), new Browser(url)];
    await player.register('Player');
    await admin.register('Admin');
    const db = await openDatabase({ data });
    const store = new SqlAccountStore(db);
    const boss = (await store.accountByEmail('admin@example.org'))!;
    await store.setRole(boss.id, 'admin');
    await db.close();
    return new Society(url, player, admin);
  }

  /** A table whose first host has left it: who is there, and what each of them can show. */
  async table(ground: Ground) {
    const url = this.#url;
    const more = ground.invited ? { privacy: 'invited', spectators: false } : {};
    const settings = {
      players: 5,
      options: { turns: 3 },
      timing: { absence: null, decision: null, trade: null },
    };
    const former = (await call<Seated>(url, '/tables', { body: { name: 'Former', ...settings, ...more } }))
      .body;
    const { id } = former.table;
    const at = `/tables/${id}`;
    const post = <T>(path: string, body: object, token: string) => call<T>(url, at + path, { body, token });
    const invite = async (by: string) => (await post<Invited>('/invites', {}, by)).body.token;
    const join = async (name: string, seat: number) =>
      (await post<Seated>('/join', { name, seat }, await invite(former.token))).body.token;
    const host = await join('Host', 2);
    const other = await join('Other', 3);
    await join('Absent', 4);
    await post('/quit', {}, former.token);
    const player = (
      await this.#player.post<Seated>(`${at}/join`, { name: 'Player', seat: 1 }, await invite(host))
    ).body.token;
    const invited = await invite(host);
    const elsewhere = (await call<Seated>(url, '/tables', { body: { name: 'Eve', players: 5 } })).body.token;
    if (ground.running) await post('/start', {}, host);
    const tokens: Record<Who, string | undefined> = {
      anonymous: undefined,
      'signed in': undefined,
      admin: undefined,
      stranger: elsewhere,
      'former host': former.token,
      invited,
      player,
      host,
      'other player': other,
    };
    /** All that those who sit there can see. */
    const sight = async (): Promise<string[]> => {
      const paths = ['', '/chat', '/notices', ...(ground.running ? ['/view', '/clock'] : [])];
      const asked = [player, host, other].flatMap((token) =>
        paths.map((path) => call(url, at + path, { token })),
      );
      const texts = (await Promise.all(asked)).map(({ text }) => text);
      // The moment of asking, and how long each stream has been there, are no part of what is seen.
      return texts.map((text) => text.replace(/"now":\d+|"stream":"\w+","seq":\d+/g, ''));
    };
    return { id, tokens, sight };
  }

  /** One of them asks for something. */
  async ask(route: string, who: Who, table: { id: string; tokens: Record<Who, string | undefined> }) {
    const [method, path] = route.split(' ') as [string, string];
    const person: Person = PEOPLE[who];
    const browser = person.signedIn === 'admin' ? this.#admin : this.#player;
    // Signing out is among the things that are tried.
    if (person.signedIn && !browser.cookie)
      await browser.login(person.signedIn === 'admin' ? 'Admin' : 'Player');
    const by = person.signedIn ? browser : new Browser(this.#url);
    const query = Object.entries(QUERY).find(([end]) => path.endsWith(end))?.[1] ?? '';
    const [, body = () => ({})] = ROUTES[route]!;
    return by.call(path.replace('{id}', table.id) + query, {
      token: table.tokens[who],
      ...(method === 'POST' && { body: body() }),
    });
  }
}
