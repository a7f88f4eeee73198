import type { RefusalCatalogue } from '@ochre/protocol';
import { effect } from '@preact/signals';
import { fetched } from './fetched.ts';

/** Says why an answer breaks the rules, in the language spoken. */
export const violations = fetched<RefusalCatalogue | undefined>({
  en: () =>
    import('@ochre/protocol/refusals/en/index.ts').then(
      ({ en }) => en,
      () => undefined,
    ),
  de: () =>
    import('./de/violations/index.ts').then(
      (de) => de.violations,
      () => undefined,
    ),
});

// What is refused is something that a person did: the first touch fetches the words, and the table comes without them.
for (const touch of ['pointerdown', 'keydown'])
  globalThis.addEventListener?.(touch, () => void effect(() => void violations.value), { once: true });
