import { signal } from '@preact/signals';

export type Route =
  | { at: 'front' }
  | { at: 'host' }
  | { at: 'settings' }
  | { at: 'solo'; id: string }
  | { at: 'table'; id: string }
  | { at: 'rules'; cite?: string };

export function readRoute(hash: string, path = '/'): Route {
  const [, place, ...rest] = hash.replace(/^#/, '').split('/');
  const what = decodeURIComponent(rest.join('/'));
  if (place === 'solo' && what) return { at: 'solo', id: what };
  if (place === 'table' && what) return { at: 'table', id: what };
  if (place === 'host' || place === 'settings') return { at: place };
  if (place === 'rules') return what ? { at: 'rules', cite: what } : { at: 'rules' };
  const link = path.match(/^\/t(?:ables?)?\/([A-Za-z0-9]{16})$/);
  return link && place === undefined ? { at: 'table', id: link[1]! } : { at: 'front' };
}

const here = (): Route => readRoute(location.hash, location.pathname);

export const route = signal<Route>(here());

window.addEventListener('hashchange', () => {
  route.value = here();
});

export const soloHref = (id: string): string => `#/solo/${encodeURIComponent(id)}`;
export const tableHref = (id: string): string => `#/table/${encodeURIComponent(id)}`;
