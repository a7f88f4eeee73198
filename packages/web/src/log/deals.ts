import type { Offer, Rules } from '@ochre/engine';
import type { Deal } from '../decisions/model/deals.ts';
import { cardName } from '../decisions/model/names.ts';
import { text } from '../i18n/index.ts';

/** Names as they are told, equal ones counted. */
export function counted(names: readonly string[]): string[] {
  const told = Map.groupBy(names, (name) => name);
  return [...told].map(([name, { length }]) => (length > 1 ? `${length} ${name}` : name));
}

/** Cards of a deal by name, and how many more went with them. */
function sideWords(rules: Rules, names: readonly string[], count: number): string {
  const { andMore, cards } = text.value.events.parts;
  if (names.length === 0) return cards(count);
  const told = counted(names.map((name) => cardName(rules, name)));
  return text.value.ui.list(names.length < count ? [...told, andMore(count - names.length)] : told);
}

type Swapped = Pick<Deal, 'named' | 'asked' | 'gives' | 'gets'>;

/** What went for what, as far as all could hear it; nothing where two agreed between themselves. */
export function swapWords(rules: Rules, { named, asked, gives, gets }: Swapped): string {
  if (named.length === 0) return '';
  return text.value.events.parts.swap(sideWords(rules, named, gives), sideWords(rules, asked, gets));
}

/** The same of an offer that was taken. */
export function namedIn(rules: Rules, { gives, wants }: Offer): string {
  const { trueNames } = rules.numbers;
  const [named, asked] = [gives.names.slice(0, trueNames), wants.names.slice(0, trueNames)];
  return swapWords(rules, { named, asked, gives: gives.count, gets: wants.count });
}
