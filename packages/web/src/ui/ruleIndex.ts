import type { RuleIndex } from '@ochre/rulesets/rules.ts';
import { computed, signal } from '@preact/signals';
import { spoken } from '../i18n/index.ts';

type Tongue = typeof spoken.value;

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
const indexes: Record<Tongue, () => Promise<SpokenRules>> = {
  en: english,
  de: () => german().catch(english),
};

const loaded = signal<Partial<Record<Tongue, SpokenRules>>>({});
const asked = new Set<Tongue>();

/** All rules in our words and the language spoken: fetched when first looked at, undefined until they are there. */
export const ruleIndex = computed<SpokenRules | undefined>(() => {
  const tongue = spoken.value;
  if (!asked.has(tongue)) {
    asked.add(tongue);
    void indexes[tongue]().then((index) => {
      loaded.value = { ...loaded.peek(), [tongue]: index };
    });
  }
  return loaded.value[tongue];
});
