import { INVITES } from './held.ts';
import { seatAt, TOKEN } from './seats.ts';

// Invitations this browser holds, by table. Each takes one seat and is then used up.

/** The latest are kept. */
const MOST = 20;

export function heldInvites(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(INVITES) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {};
  } catch {
    return {};
  }
}

const keep = (invites: readonly (readonly [string, string])[]): void =>
  localStorage.setItem(INVITES, JSON.stringify(Object.fromEntries(invites.slice(0, MOST))));

const others = (table: string): [string, string][] =>
  Object.entries(heldInvites()).filter(([id]) => id !== table);

export const inviteTo = (table: string): string | undefined => heldInvites()[table];
export const dropInvite = (table: string): void => keep(others(table));
export const holdInvite = (table: string, token: string): void => keep([[table, token], ...others(table)]);

/**
 * Takes the invitation out of a link, and out of the address; whoever sits there needs none. Tells whether what the
 * link holds cannot be one: something of it was lost on its way.
 */
export function takeInvite(table: string): boolean {
  const token = location.hash.match(/^#invite=(.*)$/)?.[1];
  if (token === undefined) return false;
  history.replaceState(null, '', location.pathname);
  if (!TOKEN.test(token)) return true;
  if (!seatAt(table)) holdInvite(table, token);
  return false;
}
