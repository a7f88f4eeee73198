import type { SharedMoment } from '@ochre/protocol';
import { signal } from '@preact/signals';
import { home, served } from './net/home.ts';

/** By the link of a letter, whose token proves the address. */
export interface Letter {
  step: 'new' | 'password' | 'email';
  token: string;
}

export type Route =
  | { at: 'front' }
  | { at: 'host' }
  /** A guided game, of a rule set or of the usual one. */
  | { at: 'first'; rules?: string }
  | { at: 'settings' }
  | { at: 'admin' }
  | { at: 'results' }
  | { at: 'account'; letter?: Letter | undefined }
  /** A table, or a moment of it. */
  | { at: 'solo'; id: string; moment?: SharedMoment }
  | { at: 'table'; id: string; moment?: SharedMoment }
  /** Where a game is opened that was written down. */
  | { at: 'open' }
  | { at: 'rules'; what?: string }
  /** The course, or a lesson of it: `mega/grow`. */
  | { at: 'learn'; what?: string }
  /** An address that leads nowhere: something like the code of a table, or a place there is none of. */
  | { at: 'lost'; code: string }
  | { at: 'lost'; place: string }
  /** An address of what only a server has, in a page without one. */
  | { at: 'lost'; unserved: true };

/** What can be read of it, however it was garbled on its way. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The page itself, which every path of a server leads to. */
const FRONT = /^\/(?:index\.html)?$/;
const TABLE = /^[A-Za-z0-9]{16}$/;

/** `ID@5-120`: the table ID in turn 5, when 120 events of it had been told to all. */
const MOMENT = /^(.*)@(\d{1,4})-(\d{1,6})$/;

/** Which table an address names, and which moment of it. */
function namedIn(text: string): { id: string; moment?: SharedMoment } {
  const [, id, turn, told] = text.match(MOMENT) ?? [];
  return id ? { id, moment: { turn: Number(turn), told: Number(told) } } : { id: text };
}

function tableAt(text: string): Route {
  const named = namedIn(text);
  return TABLE.test(named.id) ? { at: 'table', ...named } : { at: 'lost', code: text };
}

/** What people do together is done on a server. */
const TOGETHER: readonly Route['at'][] = ['host', 'table', 'account', 'admin', 'results'];

/** Where an address leads; its path counts from the folder of the page. */
export function readRoute(hash: string, path = '/', onServer = true): Route {
  const found = placeOf(hash, path);
  return onServer || !TOGETHER.includes(found.at) ? found : { at: 'lost', unserved: true };
}

function placeOf(hash: string, path: string): Route {
  const [, place, ...rest] = hash.replace(/^#/, '').split('/');
  const what = decoded(rest.join('/'));
  if (place === 'solo' && what) return { at: 'solo', ...namedIn(what) };
  if (place === 'table' && what) return tableAt(what);
  if (
    place === 'host' ||
    place === 'open' ||
    place === 'settings' ||
    place === 'admin' ||
    place === 'results' ||
    place === 'account'
  )
    return { at: place };
  if (place === 'first') return what ? { at: place, rules: what } : { at: place };
  if (place === 'rules' || place === 'learn') return what ? { at: place, what } : { at: place };
  const own = path.match(/^\/account(?:\/(new|password|email))?\/?$/);
  const token = hash.match(/^#token=([A-Za-z0-9_-]+)$/)?.[1];
  if (own && token && own[1]) return { at: 'account', letter: { step: own[1] as Letter['step'], token } };
  if (own && place === undefined) return { at: 'account' };
  if (path === '/admin' && place === undefined) return { at: 'admin' };
  if (place) return { at: 'lost', place };
  const link = place === undefined && path.match(/^\/t(?:ables?)?\/([^/]*)\/?$/);
  if (link) return tableAt(decoded(link[1]!));
  return place === undefined && !FRONT.test(path) ? { at: 'lost', place: path } : { at: 'front' };
}

/** Where the folder of the page ends in its path. */
const root = URL.canParse(home) ? new URL(home).pathname.length - 1 : 0;

const here = (): Route => readRoute(location.hash, location.pathname.slice(root), served);

export const route = signal<Route>(here());

/** Comes to the same place anew, as somebody who may do other things there now. */
export const reread = (): void => {
  route.value = here();
};

window.addEventListener('hashchange', reread);

const at = (moment: SharedMoment | undefined): string => (moment ? `@${moment.turn}-${moment.told}` : '');

export const soloHref = (id: string, moment?: SharedMoment): string =>
  `#/solo/${encodeURIComponent(id)}${at(moment)}`;
/** The link of a moment at a table on a server, for whoever may see that. No dot is in it: servers take that for a file. */
export const momentLink = (id: string, moment: SharedMoment): string => `${home}t/${id}${at(moment)}`;
export const tableHref = (id: string): string => `#/table/${encodeURIComponent(id)}`;
