import { signal } from '@preact/signals';

/** By the link of a letter, whose token proves the address. */
export interface Letter {
  step: 'new' | 'password' | 'email';
  token: string;
}

export type Route =
  | { at: 'front' }
  | { at: 'host' }
  | { at: 'settings' }
  | { at: 'admin' }
  | { at: 'account'; letter?: Letter | undefined }
  | { at: 'solo'; id: string }
  | { at: 'table'; id: string }
  | { at: 'rules'; what?: string };

function readRoute(hash: string, path = '/'): Route {
  const [, place, ...rest] = hash.replace(/^#/, '').split('/');
  const what = decodeURIComponent(rest.join('/'));
  if (place === 'solo' && what) return { at: 'solo', id: what };
  if (place === 'table' && what) return { at: 'table', id: what };
  if (place === 'host' || place === 'settings' || place === 'admin' || place === 'account')
    return { at: place };
  if (place === 'rules') return what ? { at: 'rules', what } : { at: 'rules' };
  const own = path.match(/^\/account(?:\/(new|password|email))?\/?$/);
  const token = hash.match(/^#token=([A-Za-z0-9_-]+)$/)?.[1];
  if (own && token && own[1]) return { at: 'account', letter: { step: own[1] as Letter['step'], token } };
  if (own && place === undefined) return { at: 'account' };
  if (path === '/admin' && place === undefined) return { at: 'admin' };
  const link = path.match(/^\/t(?:ables?)?\/([A-Za-z0-9]{16})$/);
  return link && place === undefined ? { at: 'table', id: link[1]! } : { at: 'front' };
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
