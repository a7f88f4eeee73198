import type { RefusalCatalogue } from '@ochre/languages/refusals/catalogue.ts';
import { fetched } from './fetched.ts';

const english = () => import('@ochre/languages/en/violations/index.ts').then((en) => en.violations);

/** Says why an answer breaks the rules, in the language spoken; English is fetched when something is first refused. */
export const violations = fetched<RefusalCatalogue | undefined>(
  async (language) => language?.violations ?? english().catch(() => undefined),
);
