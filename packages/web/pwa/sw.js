// The page kept on the device: it opens without a network, and solo games go on. What stands in capitals between
// underscores is filled in when the client is built (plugin.ts).

const VERSION = __VERSION__;
/** The folder this worker keeps. Caches belong to a whole host, where other copies may lie in other folders. */
const HOME = new URL('./', self.location.href);
const FILES = __FILES__.map((file) => new URL(file, HOME).href);
const nameOf = (cache) => `ochre-${cache} ${HOME.pathname}`;
const SHELL = nameOf(VERSION);
/** Parts of the painted boards, kept as they are seen; their names change with what they show. */
const PICTURES = nameOf('pictures');
const MOST_PICTURES = 160;
/** A game that another program handed over, until the page has read it. */
const SHARED = 'ochre-shared';
const PATIENCE_MS = 4000;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(FILES)));
});

/** Whether a cache is an earlier one of this folder; names once told no folder. */
const isOld = (name) =>
  /^ochre-/.test(name) &&
  ![SHELL, PICTURES, SHARED].includes(name) &&
  (name.endsWith(` ${HOME.pathname}`) || !name.includes(' '));

self.addEventListener('activate', (event) => {
  const takeOver = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter(isOld).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(takeOver());
});

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});

/** The page as it is kept. Its paths count from its own folder: deeper down they are told from the root. */
async function keptPage({ pathname }) {
  const kept = await caches.match(HOME.href, { cacheName: SHELL });
  if (!kept || !pathname.slice(HOME.pathname.length).includes('/')) return kept;
  const text = await kept.text();
  return new Response(text.replaceAll('="./', `="${HOME.pathname}`), { headers: kept.headers });
}

async function page(request) {
  const kept = await keptPage(new URL(request.url));
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error('late')), PATIENCE_MS));
  try {
    const fresh = await Promise.race([fetch(request), ...(kept ? [late] : [])]);
    return fresh.ok || !kept ? fresh : kept;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

async function asset(request) {
  const kept = await caches.match(request, { cacheName: SHELL });
  const seen = kept ?? (await caches.match(request, { cacheName: PICTURES }));
  if (seen) return seen;
  const fresh = await fetch(request);
  if (fresh.ok && new URL(request.url).pathname.endsWith('.webp')) {
    const cache = await caches.open(PICTURES);
    await cache.put(request, fresh.clone());
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_PICTURES)).map((k) => cache.delete(k)));
  }
  return fresh;
}

/** Another program hands over a game (`share_target` of the manifest): kept for the page, which opens it. */
async function takeShared(request) {
  const game = (await request.formData()).get('game');
  if (game instanceof File) await (await caches.open(SHARED)).put('/shared-game', new Response(game));
  return Response.redirect(new URL('#/open', HOME), 303);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== HOME.origin || !pathname.startsWith(HOME.pathname)) return;
  const path = pathname.slice(HOME.pathname.length);
  if (request.method === 'POST' && path === 'share') event.respondWith(takeShared(request));
  if (request.method !== 'GET' || path === 'api' || path.startsWith('api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (path.startsWith('assets/') || FILES.includes(origin + pathname)) event.respondWith(asset(request));
});

self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data?.json() ?? {};
  if (!title) return;
  const icon = new URL('icon-192.png', HOME).href;
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, data: { url } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.url ?? './', HOME);
  if (url.origin !== HOME.origin) return;
  const show = async () => {
    const open = await self.clients.matchAll({ type: 'window' });
    // A table has two addresses: the one in letters, and the one it is reached by from the front page.
    const id = url.pathname.match(/^\/t\/(\w+)$/)?.[1];
    const there = open.find((c) => c.url === url.href || (id && c.url.endsWith(`/table/${id}`)));
    await (there ? there.focus() : self.clients.openWindow(url.href));
  };
  event.waitUntil(show());
});
