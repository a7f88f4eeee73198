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

// Whoever may be refused something loads this, so the words are there before they are needed.
effect(() => void violations.value);
