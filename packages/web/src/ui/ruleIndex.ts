import type { RuleIndex } from '@ochre/rulesets/rules.ts';
import { fetched, type Tongue } from '../i18n/fetched.ts';

/** The rules in one language, and which that is. */
export interface SpokenRules extends RuleIndex {
  lang: Tongue;
}

const rules = () => import('@ochre/rulesets/rules.ts');
const english = async (): Promise<SpokenRules> => {
  const { ruleOf, rulesOf } = await rules();
  return { ruleOf, rulesOf, lang: 'en' };
};
const german = async (): Promise<SpokenRules> => {
  const [{ indexIn }, { gists }] = await Promise.all([rules(), import('@ochre/rulesets/german.ts')]);
  return { ...indexIn(gists), lang: 'de' };
};
/** All rules in our words and the language spoken. */
export const ruleIndex = fetched<SpokenRules>({ en: english, de: () => german().catch(english) });
