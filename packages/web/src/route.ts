import { signal } from '@preact/signals';

/** By the link of a letter, whose token proves the address. */
export interface Letter {
  step: 'new' | 'password' | 'email';
  token: string;
}

export type Route =
  | { at: 'front' }
  | { at: 'host' }
  | { at: 'first' }
  | { at: 'settings' }
  | { at: 'admin' }
  | { at: 'results' }
  | { at: 'account'; letter?: Letter | undefined }
  | { at: 'solo'; id: string }
  | { at: 'table'; id: string }
  | { at: 'rules'; what?: string }
  /** The course, or a lesson of it: `mega/grow`. */
  | { at: 'learn'; what?: string }
  /** An address that leads nowhere: something like the code of a table, or a place there is none of. */
  | { at: 'lost'; code: string }
  | { at: 'lost'; place: string };

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

const tableAt = (id: string): Route => (TABLE.test(id) ? { at: 'table', id } : { at: 'lost', code: id });

export function readRoute(hash: string, path = '/'): Route {
  const [, place, ...rest] = hash.replace(/^#/, '').split('/');
  const what = decoded(rest.join('/'));
  if (place === 'solo' && what) return { at: 'solo', id: what };
  if (place === 'table' && what) return tableAt(what);
  if (
    place === 'host' ||
    place === 'first' ||
    place === 'settings' ||
    place === 'admin' ||
    place === 'results' ||
    place === 'account'
  )
    return { at: place };
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

const here = (): Route => readRoute(location.hash, location.pathname);

export const route = signal<Route>(here());

/** Comes to the same place anew, as somebody who may do other things there now. */
export const reread = (): void => {
  route.value = here();
};

window.addEventListener('hashchange', reread);

export const soloHref = (id: string): string => `#/solo/${encodeURIComponent(id)}`;
export const tableHref = (id: string): string => `#/table/${encodeURIComponent(id)}`;
