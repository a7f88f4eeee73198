import type {
  AccountInfo,
  MyGame,
  OpenedGame,
  Registered,
  SessionInfo,
  SignedIn,
  Whoami,
} from '@ochre/protocol';
import { signal } from '@preact/signals';
import { call, Refused, serverIsThere } from '../net/api.ts';
import { heldSeats } from '../net/seats.ts';

/** Who is signed in on this device; undefined until the server was asked, or where there is none. */
export const whoami = signal<Whoami | undefined>(undefined);

let asked: Promise<void> | undefined;

/** Asks the server once; again when told to. */
export function askWho(anew = false): Promise<void> {
  if (anew || !asked)
    asked = (async () => {
      if (await serverIsThere()) whoami.value = await call<Whoami>('GET', '/account');
    })().catch(() => undefined);
  return asked;
}

/** Asks for something of the account; where its session was ended elsewhere, this device learns it now. */
async function ofMine<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  try {
    return await call<T>(method, path, body);
  } catch (error) {
    if (error instanceof Refused && error.problem.code === 'account') left();
    throw error;
  }
}

function left(): void {
  whoami.value = { mail: whoami.peek()?.mail ?? false };
}

function entered(account: AccountInfo): void {
  whoami.value = { mail: whoami.peek()?.mail ?? false, account };
  // Seats taken as a guest on this device join the account; one that is somebody's already stays so.
  for (const { table, token } of heldSeats())
    void call('POST', `/tables/${table}/claim`, {}, token).catch(() => undefined);
}

export async function signIn(email: string, password: string): Promise<void> {
  entered((await call<SignedIn>('POST', '/account/login', { email, password })).account);
}

/** True when a link was sent, false when the account is open at once. */
export async function register(email: string, password?: string, name?: string): Promise<boolean> {
  const want = { email, ...(password && { password }), ...(name && { name }) };
  const { sent, account } = await call<Registered>('POST', '/account/register', want);
  if (account) entered(account);
  return sent;
}

export async function choosePassword(token: string, password: string, name?: string): Promise<void> {
  const want = { token, password, ...(name && { name }) };
  entered((await call<SignedIn>('POST', '/account/choose', want)).account);
}

/** Confirms an address, whoever is signed in here. */
export async function confirmEmail(token: string): Promise<void> {
  await call('POST', '/account/confirm', { token });
  await askWho(true);
}

export async function signOut(): Promise<void> {
  await ofMine('POST', '/account/logout', {});
  left();
}

export async function rename(name: string): Promise<void> {
  entered((await ofMine<SignedIn>('POST', '/account/name', { name })).account);
}

export async function removeAccount(password: string): Promise<void> {
  await ofMine('POST', '/account/delete', { password });
  left();
}

export const forgot = (email: string): Promise<unknown> => call('POST', '/account/forgot', { email });
export const changePassword = (current: string, password: string): Promise<unknown> =>
  ofMine('POST', '/account/password', { current, password });
export const changeEmail = (email: string, password: string): Promise<unknown> =>
  ofMine('POST', '/account/email', { email, password });

export const sessions = async (): Promise<SessionInfo[]> =>
  (await ofMine<{ sessions: SessionInfo[] }>('GET', '/account/sessions')).sessions;
/** One session, or all but this one. */
export const endSession = (session?: string): Promise<unknown> =>
  ofMine('POST', '/account/sessions/revoke', session ? { session } : {});

export const games = async (): Promise<MyGame[]> =>
  (await ofMine<{ games: MyGame[] }>('GET', '/account/games')).games;
export const openGame = (table: string): Promise<OpenedGame> =>
  ofMine('POST', '/account/games/open', { table });
