import type { Language } from '@ochre/languages';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { spoken, whole } from './index.ts';

/**
 * Something in the language spoken: fetched when it is first looked at, undefined until it is there. English is fetched
 * without a language: its words stand in many places.
 */
export function fetched<T>(
  fetch: (language: Language | undefined, code: string) => Promise<T>,
): ReadonlySignal<T | undefined> {
  const loaded = signal<Readonly<Record<string, T>>>({});
  const asked = new Set<string>();
  return computed(() => {
    const code = spoken.value;
    if (!asked.has(code)) {
      asked.add(code);
      void fetch(whole.value, code).then((it) => {
        loaded.value = { ...loaded.peek(), [code]: it };
      });
    }
    return loaded.value[code];
  });
}
