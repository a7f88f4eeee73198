import { seatAt } from './seats.ts';

/** Invitations this browser holds, by table. Each takes one seat and is then used up. */
const KEY = 'ochre.invites';

/** The latest are kept. */
const MOST = 20;

export function heldInvites(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {};
  } catch {
    return {};
  }
}

const keep = (invites: readonly (readonly [string, string])[]): void =>
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(invites.slice(0, MOST))));

const others = (table: string): [string, string][] =>
  Object.entries(heldInvites()).filter(([id]) => id !== table);

export const inviteTo = (table: string): string | undefined => heldInvites()[table];
export const dropInvite = (table: string): void => keep(others(table));
export const holdInvite = (table: string, token: string): void => keep([[table, token], ...others(table)]);

/** Takes the invitation out of a link, and out of the address; whoever sits there needs none. */
export function takeInvite(table: string): void {
  const token = location.hash.match(/^#invite=([A-Za-z0-9_-]+)$/)?.[1];
  if (token === undefined) return;
  if (!seatAt(table)) holdInvite(table, token);
  history.replaceState(null, '', location.pathname);
}
