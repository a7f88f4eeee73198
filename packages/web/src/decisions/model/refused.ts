import type { Rules, Violation } from '@ochre/engine';
import { refusals, text } from '../../i18n/index.ts';
import { violations } from '../../i18n/violations.ts';
import { areaName, cardName, coastName, nationName, readable } from './names.ts';

/** Whatever an id in a sentence of the engine stands for; names stand for themselves. */
function nameOf(rules: Rules, id: string): string {
  if (rules.map.find(id)) return areaName(rules, id);
  if (rules.map.waters[id]) return coastName(rules, id);
  const { shop, titles } = text.value.decisions;
  const known = rules.findAdvance(id)?.name ?? shop.group[id] ?? titles[id];
  return known ?? (rules.findCard(id) ? cardName(rules, id) : nationName(rules, id));
}

/** Why an answer was refused, in the language spoken: by the engine or, before it came to that, by the server. */
export function whyRefused(rules: Rules, violation: Pick<Violation, 'code' | 'text'>): string {
  const said = violations.value?.(violation.text, (id) => nameOf(rules, id));
  return said ?? refusals.value[violation.code] ?? readable(rules, violation.text);
}
