import type { AddChannel } from '@ochre/protocol';

type Subscription = Extract<AddChannel, { kind: 'push' }>['subscription'];

const bytes = (key: string): Uint8Array<ArrayBuffer> => {
  const text = atob(key.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(text, (c) => c.charCodeAt(0));
};

/** Asks the browser for leave to show notices; `refused` is said where it is not given. */
export async function subscribe(key: string, refused: string): Promise<Subscription> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error(refused);
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytes(key),
  });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint!, keys: { p256dh: keys!['p256dh']!, auth: keys!['auth']! } };
}
