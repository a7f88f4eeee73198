import { SOURCE } from '@ochre/languages';
import type { RuleIndex } from '@ochre/rulesets/rules.ts';
import { fetched } from '../i18n/fetched.ts';

/** The rules in one language, and which that is. */
export interface SpokenRules extends RuleIndex {
  lang: string;
}

/** All rules in our words and the language spoken. */
export const ruleIndex = fetched<SpokenRules>(async (language, lang) => {
  const [{ indexIn, ruleOf, rulesOf }, gists] = await Promise.all([
    import('@ochre/rulesets/rules.ts'),
    language?.books.gists().catch(() => undefined),
  ]);
  return gists ? { ...indexIn(gists), lang } : { ruleOf, rulesOf, lang: SOURCE.code };
});
