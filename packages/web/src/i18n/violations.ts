import { effect } from '@preact/signals';
import { fetched } from './fetched.ts';
import type { Speaker } from './sentences.ts';

/** Says why an answer breaks the rules; without one, the engine's own English words do. */
export const violations = fetched<Speaker | undefined>({
  en: async () => undefined,
  de: () =>
    import('./de/violations/index.ts').then(
      ({ speak }) => speak,
      () => undefined,
    ),
});

// Whoever may be refused something loads this, so the words are there before they are needed.
effect(() => void violations.value);
