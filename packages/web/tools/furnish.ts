import type { ChatMessage, Seated, TableInfo } from '@ochre/protocol';
import { SqlAccountStore } from '@ochre/server/accounts/sqlStore.ts';
import { openDatabase } from '@ochre/server/store/open.ts';
import type { Held, Places } from './screen.ts';

const EMAIL = 'ada@example.org';

interface Asker {
  token?: string;
  cookie?: string;
}

/** Speaks to the server at that address. */
function caller(server: string) {
  return async (path: string, body: object, { token, cookie }: Asker = {}): Promise<Response> => {
    const response = await fetch(`${server}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(cookie !== undefined && { cookie }),
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
}
type Call = ReturnType<typeof caller>;

async function found(call: Call, title: string, want: object, asker?: Asker): Promise<Held> {
  const response = await call(
    '/tables',
    { name: 'Ada', title, privacy: 'open', options: {}, ...want },
    asker,
  );
  const { table, seat, token } = (await response.json()) as Seated;
  return { id: table.id, title, seat, token };
}

const bots = (...seats: number[]) => ({ bots: seats.map((seat) => ({ seat, level: 'easy' })) });

async function join(call: Call, { id }: Held, name: string): Promise<Seated> {
  return (await (await call(`/tables/${id}/join`, { name })).json()) as Seated;
}

/** Somebody said what he should not have, and was reported. */
async function quarrel(call: Call): Promise<void> {
  const table = await found(call, 'Sardis by night', { ruleset: 'classic', players: 5, privacy: 'link' });
  const { token } = await join(call, table, 'Cem');
  const say = (text: string, who: string) =>
    call(
      `/tables/${table.id}/chat`,
      { id: `${text.length}`.padStart(16, '0'), channel: 'table', text },
      { token: who },
    );
  await say('Shall we begin at eight?', token);
  const said = await say('Only if you stop trading with the Persians, or I will find you.', table.token);
  const { id: message } = (await said.json()) as ChatMessage;
  const report = { id: '0'.repeat(16), text: 'He threatens me.', seat: table.seat, message };
  await call(`/tables/${table.id}/reports`, report, { token });
}

/** Ada has an account and runs the server; what her browser shows to say so. */
async function account(call: Call, data: string): Promise<{ name: string; value: string }> {
  const want = { email: EMAIL, password: 'eight thousand years', name: 'Ada' };
  const cookie = (await call('/account/register', want)).headers.get('set-cookie')!.split(';')[0]!;
  const db = await openDatabase({ data });
  const store = new SqlAccountStore(db);
  await store.setRole((await store.accountByEmail(EMAIL))!.id, 'admin');
  await db.close();
  await call(
    '/account/notices',
    { kind: 'webhook', url: 'https://chat.example.org/hooks/ochre' },
    { cookie },
  );
  const [name, value] = cookie.split('=') as [string, string];
  return { name, value };
}

/** A short game that is over, and read by everybody. */
async function finished(call: Call, server: string): Promise<Held> {
  const want = { ruleset: 'classic', players: 3, options: { turns: 4 }, ...bots(2, 3) };
  const over = await found(call, 'Evening at the Halys', want);
  const on = (path: string) => call(`/tables/${over.id}/${path}`, { on: true }, over);
  await on('listed');
  await on('named');
  await call(`/tables/${over.id}/start`, {}, over);
  await on('stand-in');
  for (let status = ''; status !== 'over'; await new Promise((resume) => setTimeout(resume, 50)))
    ({ status } = (await (await fetch(`${server}/api/tables/${over.id}`)).json()) as TableInfo);
  return over;
}

/** A server as on an ordinary evening: tables, an account, a quarrel. */
export async function furnish(
  server: string,
  data: string,
): Promise<Pick<Places, 'room' | 'played' | 'spared' | 'over' | 'session'>> {
  const call = caller(server);
  const session = await account(call, data);
  const mine = { cookie: `${session.name}=${session.value}` };
  const room = await found(call, 'The long weekend', { players: 9, side: 'west', ...bots(5, 6) }, mine);
  for (const name of ['Tolga', 'Judith', 'Sem']) await join(call, room, name);
  await found(call, 'First game, teachers welcome', { ruleset: 'eastern', players: 6 });
  await found(call, 'Mediterranean, quick', { ruleset: 'classic', players: 5 });
  const played = await found(call, 'Bots of Babylon', { players: 5, side: 'east', ...bots(3, 4, 5) }, mine);
  await join(call, played, 'Judith');
  await call(`/tables/${played.id}/start`, {}, played);
  const spared = await found(call, 'Down the Nile', { players: 5, ...bots(4, 5) });
  await join(call, spared, 'Sem');
  await call(`/tables/${spared.id}/start`, {}, spared);
  await call(`/tables/${spared.id}/stand-in`, { on: true }, spared);
  await quarrel(call);
  return { room, played, spared, over: await finished(call, server), session };
}
