import type { Reason, Rules } from '@ochre/engine';
import { type Names, sayReason } from '@ochre/languages/refusals/catalogue.ts';
import { namesOf } from '@ochre/languages/refusals/names.ts';
import type { Problem } from '@ochre/protocol';
import { refusals, text } from '../../i18n/index.ts';
import { violations } from '../../i18n/violations.ts';
import { cardName, nationName } from './names.ts';

/** Names in the language spoken; rules at a table have cards and advances by those already. */
function inWords(rules: Rules): Names {
  const { shop, titles } = text.value.decisions;
  return {
    ...namesOf(rules),
    commodity: (id) => cardName(rules, id),
    group: (id) => shop.group[id] ?? id,
    nation: (id) => nationName(rules, id),
    question: (kind) => titles[kind] ?? kind,
  };
}

/** Why an answer was refused, in the language spoken: by the rules or, before it came to that, by the server. */
export function whyRefused(rules: Rules, refusal: Reason | Problem): string {
  const words = violations.value;
  const { code, params, text: sent } = refusal as Problem;
  const said = params ? words && sayReason(words, inWords(rules), refusal as Reason) : refusals.value[code];
  return said ?? sent ?? text.value.decisions.refused;
}
