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
import { call, serverIsThere } from '../net/api.ts';
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

export async function confirmEmail(token: string): Promise<void> {
  entered((await call<SignedIn>('POST', '/account/confirm', { token })).account);
}

export async function signOut(): Promise<void> {
  await call('POST', '/account/logout', {});
  whoami.value = { mail: whoami.peek()?.mail ?? false };
}

export async function rename(name: string): Promise<void> {
  entered((await call<SignedIn>('POST', '/account/name', { name })).account);
}

export async function removeAccount(password: string): Promise<void> {
  await call('POST', '/account/delete', { password });
  whoami.value = { mail: whoami.peek()?.mail ?? false };
}

export const forgot = (email: string): Promise<unknown> => call('POST', '/account/forgot', { email });
export const changePassword = (current: string, password: string): Promise<unknown> =>
  call('POST', '/account/password', { current, password });
export const changeEmail = (email: string, password: string): Promise<unknown> =>
  call('POST', '/account/email', { email, password });

export const sessions = async (): Promise<SessionInfo[]> =>
  (await call<{ sessions: SessionInfo[] }>('GET', '/account/sessions')).sessions;
/** One session, or all but this one. */
export const endSession = (session?: string): Promise<unknown> =>
  call('POST', '/account/sessions/revoke', session ? { session } : {});

export const games = async (): Promise<MyGame[]> =>
  (await call<{ games: MyGame[] }>('GET', '/account/games')).games;
export const openGame = (table: string): Promise<OpenedGame> =>
  call('POST', '/account/games/open', { table });
