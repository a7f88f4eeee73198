import type { NewToken, TableInfo } from '@ochre/protocol';
import { call, joinTable, Refused, tableInfo } from '../net/api.ts';
import { home } from '../net/home.ts';
import { dropInvite, inviteTo } from '../net/invites.ts';
import { dropSeat, holdSeat, keepName, seatAt, TOKEN } from '../net/seats.ts';
import { seatOf } from './remote.ts';

/** A person takes a free seat: that one, or any. */
export async function sitDown({ id, title }: TableInfo, name: string, seat?: number): Promise<TableInfo> {
  keepName(name);
  const want = { name, ...(seat !== undefined && { seat }) };
  const seated = await joinTable(id, want, inviteTo(id));
  dropInvite(id);
  holdSeat({ table: id, title, seat: seated.seat, token: seated.token });
  return seated.table;
}

/** What became of a seat when its person came to the table. */
export type Arrival = 'moved' | 'only' | 'wrong' | 'other' | 'failed' | 'lost';

/** The link that carries a seat to another browser. Browsers keep what follows the # from servers. */
export const seatLink = (table: string, token: string): string => `${home}t/${table}#seat=${token}`;

/** What was shown does not hold; a table for those invited is then not even there. */
export const wrongToken = (error: unknown): boolean =>
  error instanceof Refused && ['token', 'noTable'].includes(error.problem.code);

/** Whether this browser plays another seat at the table, which it would lose. */
async function playsAnother(table: string, seat: number): Promise<boolean> {
  const held = seatAt(table);
  if (held === undefined || held.seat === seat) return false;
  return tableInfo(table, held.token).then(
    () => true,
    (error: unknown) => !wrongToken(error),
  );
}

/** Takes the seat that a link carries, after taking it out of the address, which might be passed on. */
export async function takeSeat(table: string): Promise<Arrival | undefined> {
  const token = location.hash.match(/^#seat=(.*)$/)?.[1];
  if (token === undefined) return undefined;
  history.replaceState(null, '', location.pathname);
  if (!TOKEN.test(token)) return 'wrong';
  try {
    const { title } = await tableInfo(table, token);
    const seat = await seatOf({ table, token });
    if (seat === undefined) return 'wrong';
    if (await playsAnother(table, seat)) return 'other';
    holdSeat({ table, title, seat, token });
    return 'moved';
  } catch (error) {
    return wrongToken(error) ? 'wrong' : 'failed';
  }
}

let changing: Promise<Arrival | undefined> = Promise.resolve(undefined);

function change(act: Promise<Arrival | undefined>): Promise<unknown> {
  changing = act.catch(() => undefined);
  return act;
}

/** Waits for what this browser itself does with its seat: meanwhile its old token holds no longer. */
export async function seatChanged(): Promise<Arrival | undefined> {
  const how = await changing;
  changing = Promise.resolve(undefined);
  return how;
}

/** Takes the seat from all other devices, and from everybody who has its link. */
export const playOnlyHere = ({ id, title }: TableInfo, token: string): Promise<unknown> =>
  change(
    call<NewToken>('POST', `/tables/${id}/token`, {}, token).then(({ seat, token: fresh }) => {
      holdSeat({ table: id, title, seat, token: fresh });
      return 'only';
    }),
  );

/** Gives the seat up for good. */
export const leaveSeat = ({ id, status }: TableInfo, token: string): Promise<unknown> =>
  change(
    call('POST', `/tables/${id}/${status === 'gathering' ? 'quit' : 'release'}`, {}, token).then(() => {
      dropSeat(id);
      return undefined;
    }),
  );

/** A bot plays the seat, which stays its person's; or the person plays again. */
export const letBotPlay = (table: string, token: string, on: boolean): Promise<TableInfo> =>
  call('POST', `/tables/${table}/stand-in`, { on }, token);
