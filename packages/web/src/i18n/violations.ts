import { effect, signal } from '@preact/signals';
import { spoken } from './index.ts';
import type { Speaker } from './sentences.ts';

const tongues: Record<typeof spoken.value, () => Promise<Speaker | undefined>> = {
  en: async () => undefined,
  de: async () => (await import('./de/violations/index.ts')).speak,
};

/** Says why an answer breaks the rules; without one, the engine's own English words do. */
export const violations = signal<Speaker | undefined>(undefined);

// Whoever may be refused something loads this, so the words are there before they are needed.
effect(() => {
  const tongue = spoken.value;
  tongues[tongue]()
    .catch(() => undefined)
    .then((speak) => {
      if (tongue === spoken.peek()) violations.value = speak;
    });
});
