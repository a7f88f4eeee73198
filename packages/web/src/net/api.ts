import type {
  BotLevel,
  CreateTable,
  JoinTable,
  Problem,
  Seated,
  TableInfo,
  TableList,
} from '@ochre/protocol';
import { refusals, spoken } from '../i18n/index.ts';
import { home, served } from './home.ts';

/** Why the server said no, in the reader's language where it is said often. */
export function whyNot({ code, text, times }: Problem, status?: number): string {
  const said = refusals.value;
  const why = said[`${code}.${status}`] ?? said[code] ?? text;
  return why.replace(/\{(\w+)\}/g, (unknown, name: string) => {
    const at = times?.[name];
    return at === undefined ? unknown : moment(at);
  });
}

/** The time of day, and the day where it is another one. */
function moment(at: number): string {
  const date = new Date(at);
  const today = date.toDateString() === new Date().toDateString();
  const day = today ? {} : ({ day: 'numeric', month: 'long' } as const);
  return date.toLocaleString(spoken.value, { ...day, hour: '2-digit', minute: '2-digit' });
}

/** The server said no, and why. */
export class Refused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, status: number) {
    super(whyNot(problem, status));
    this.problem = problem;
  }
}

export async function call<T>(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  token?: string,
): Promise<T> {
  if (!served) throw new Error('this page has no server');
  const response = await fetch(`${home}api${path}`, {
    method,
    headers: {
      // The language chosen here, whatever the browser's is: mails and messages come in it.
      'accept-language': spoken.value,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as T | { error: Problem };
  if (!response.ok) throw new Refused((answer as { error: Problem }).error, response.status);
  return answer as T;
}

/** Whether there is a server behind this page: the client also runs without. */
export async function serverIsThere(): Promise<boolean> {
  try {
    const { name } = await call<{ name?: string }>('GET', '');
    return name === 'ochre';
  } catch {
    return false;
  }
}

export const listTables = (): Promise<TableList> => call('GET', '/tables');
export const tableInfo = (id: string, token?: string): Promise<TableInfo> =>
  call('GET', `/tables/${id}`, undefined, token);
export const createTable = (want: CreateTable): Promise<Seated> => call('POST', '/tables', want);
export const joinTable = (id: string, want: JoinTable, invite?: string): Promise<Seated> =>
  call('POST', `/tables/${id}/join`, want, invite);
export const setBot = (id: string, token: string, seat: number, level: BotLevel | null): Promise<TableInfo> =>
  call('POST', `/tables/${id}/bots`, { seat, level }, token);
export const fillSeats = (id: string, token: string, levels: BotLevel[]): Promise<TableInfo> =>
  call('POST', `/tables/${id}/fill`, { levels }, token);
export const setTeaching = (id: string, token: string, on: boolean): Promise<TableInfo> =>
  call('POST', `/tables/${id}/teaching`, { on }, token);
export const openHands = (id: string, token: string, open: boolean): Promise<TableInfo> =>
  call('POST', `/tables/${id}/hands`, { open }, token);
export const startTable = (id: string, token: string): Promise<TableInfo> =>
  call('POST', `/tables/${id}/start`, {}, token);
export const foundRematch = (id: string, token: string): Promise<Seated> =>
  call('POST', `/tables/${id}/rematch`, {}, token);
