// The page kept on the device: it opens without a network, and solo games go on. What stands in capitals between
// underscores is filled in when the client is built (plugin.ts).

const VERSION = __VERSION__;
const FILES = __FILES__;
const SHELL = `ochre-${VERSION}`;
/** Parts of the painted boards, kept as they are seen; their names change with what they show. */
const PICTURES = 'ochre-pictures';
const MOST_PICTURES = 160;
const PATIENCE_MS = 4000;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  const old = async () => {
    const names = await caches.keys();
    const ours = names.filter((n) => n.startsWith('ochre-') && n !== SHELL && n !== PICTURES);
    await Promise.all(ours.map((n) => caches.delete(n)));
    await self.clients.claim();
  };
  event.waitUntil(old());
});

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});

async function page(request) {
  const kept = await caches.match('/', { cacheName: SHELL });
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
  const kept = await caches.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok && new URL(request.url).pathname.endsWith('.webp')) {
    const cache = await caches.open(PICTURES);
    await cache.put(request, fresh.clone());
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_PICTURES)).map((k) => cache.delete(k)));
  }
  return fresh;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/') || FILES.includes(pathname)) event.respondWith(asset(request));
});

self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data?.json() ?? {};
  if (title)
    event.waitUntil(
      self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { url } }),
    );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.url ?? '/', self.location.origin);
  if (url.origin !== self.location.origin) return;
  const show = async () => {
    const open = await self.clients.matchAll({ type: 'window' });
    // A table has two addresses: the one in letters, and the one it is reached by from the front page.
    const id = url.pathname.match(/^\/t\/(\w+)$/)?.[1];
    const there = open.find((c) => c.url === url.href || (id && c.url.endsWith(`/table/${id}`)));
    await (there ? there.focus() : self.clients.openWindow(url.href));
  };
  event.waitUntil(show());
});
