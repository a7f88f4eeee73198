import type { RefusalCatalogue } from '@ochre/protocol';
import { fetched } from './fetched.ts';

/** Says why an answer breaks the rules, in the language spoken; fetched when something is first refused. */
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
