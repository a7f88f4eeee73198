import { signal } from '@preact/signals';

export type Route = { at: 'front' } | { at: 'solo'; id: string } | { at: 'rules'; cite?: string };

export function readRoute(hash: string): Route {
  const [, place, ...rest] = hash.replace(/^#/, '').split('/');
  const what = decodeURIComponent(rest.join('/'));
  if (place === 'solo' && what) return { at: 'solo', id: what };
  if (place === 'rules') return what ? { at: 'rules', cite: what } : { at: 'rules' };
  return { at: 'front' };
}

export const route = signal<Route>(readRoute(location.hash));

window.addEventListener('hashchange', () => {
  route.value = readRoute(location.hash);
});

export const soloHref = (id: string): string => `#/solo/${encodeURIComponent(id)}`;
