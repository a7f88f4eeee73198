import { SOURCE } from '@ochre/languages';
import type { Ruling } from '@ochre/rulesets/rulings.ts';
import { fetched } from '../i18n/fetched.ts';

/** The rulings that concern each rule, and the language they are said in. */
export interface SpokenRulings {
  lang: string;
  byRule: ReadonlyMap<string, readonly Ruling[]>;
}

/** How unclear rules are read here, in the language spoken. */
export const rulings = fetched<SpokenRulings>(async (language, lang) => {
  const [{ rulingsByRule }, said] = await Promise.all([
    import('@ochre/rulesets/rulings.ts'),
    language?.books.rulings().catch(() => undefined),
  ]);
  return { lang: said ? lang : SOURCE.code, byRule: rulingsByRule(said) };
});
