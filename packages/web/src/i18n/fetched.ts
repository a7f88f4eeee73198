import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { spoken } from './index.ts';

export type Tongue = typeof spoken.value;

/** Something in the language spoken: fetched when it is first looked at, undefined until it is there. */
export function fetched<T>(by: Readonly<Record<Tongue, () => Promise<T>>>): ReadonlySignal<T | undefined> {
  const loaded = signal<Partial<Record<Tongue, T>>>({});
  const asked = new Set<Tongue>();
  return computed(() => {
    const tongue = spoken.value;
    if (!asked.has(tongue)) {
      asked.add(tongue);
      void by[tongue]().then((it) => {
        loaded.value = { ...loaded.peek(), [tongue]: it };
      });
    }
    return loaded.value[tongue];
  });
}
