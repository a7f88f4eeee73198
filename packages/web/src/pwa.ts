import { signal } from '@preact/signals';
import { home } from './net/home.ts';

/** A newer client that waits to take over; calling it loads that one. */
export const update = signal<(() => void) | undefined>(undefined);

const wait = (worker: ServiceWorker): void => {
  update.value = () => worker.postMessage('take over');
};

/** Keeps the page on the device. A new version waits until the person lets it in: nothing changes in mid-game. */
export async function keepOnDevice(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const held = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (held || update.peek()) location.reload();
  });
  const registration = await navigator.serviceWorker.register(`${home}sw.js`);
  const watch = (worker: ServiceWorker | null): void => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) wait(worker);
    });
  };
  if (registration.waiting && navigator.serviceWorker.controller) wait(registration.waiting);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
}
