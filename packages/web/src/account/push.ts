import type { AddChannel } from '@ochre/protocol';

type Subscription = Extract<AddChannel, { kind: 'push' }>['subscription'];

const READY_MS = 15_000;

const bytes = (key: string): Uint8Array<ArrayBuffer> => {
  const text = atob(key.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(text, (c) => c.charCodeAt(0));
};

const same = (held: ArrayBuffer | null, key: Uint8Array): boolean =>
  held !== null && new Uint8Array(held).toString() === key.toString();

/** Where the page is not kept on the device there is nothing that could show a notice, and no word of it. */
const worker = (): Promise<ServiceWorkerRegistration> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late')), READY_MS)),
  ]);

async function subscribed(key: Uint8Array<ArrayBuffer>): Promise<PushSubscription> {
  const { pushManager } = await worker();
  const held = await pushManager.getSubscription();
  // A browser keeps one subscription for a page: one made under another key of the server stands in the way.
  if (held && !same(held.options.applicationServerKey, key)) await held.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

export interface PushWords {
  /** Said where the person or the browser does not allow notices. */
  pushRefused: string;
  /** Said where they are allowed, but the browser's push service cannot be had. */
  pushFailed: string;
}

/** Asks the browser for leave to show notices, and where they are to be sent. */
export async function subscribe(key: string, words: PushWords): Promise<Subscription> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error(words.pushRefused);
  const made = await subscribed(bytes(key)).catch(() => {
    throw new Error(words.pushFailed);
  });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint!, keys: { p256dh: keys!['p256dh']!, auth: keys!['auth']! } };
}
