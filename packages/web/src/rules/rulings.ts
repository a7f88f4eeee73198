import type { Ruling } from '@ochre/rulesets/rulings.ts';
import { fetched, type Tongue } from '../i18n/fetched.ts';

/** The rulings that concern each rule, and the language they are said in. */
export interface SpokenRulings {
  lang: Tongue;
  byRule: ReadonlyMap<string, readonly Ruling[]>;
}

const all = () => import('@ochre/rulesets/rulings.ts');
const english = async (): Promise<SpokenRulings> => ({ lang: 'en', byRule: (await all()).rulingsByRule() });
const german = async (): Promise<SpokenRulings> => {
  const [{ rulingsByRule }, { germanRulings }] = await Promise.all([
    all(),
    import('@ochre/rulesets/germanRulings.ts'),
  ]);
  return { lang: 'de', byRule: rulingsByRule(germanRulings) };
};

/** How unclear rules are read here, in the language spoken. */
export const rulings = fetched<SpokenRulings>({ en: english, de: () => german().catch(english) });
