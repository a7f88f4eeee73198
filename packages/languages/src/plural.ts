/** Numbers and their nouns as a language writes them. */
export function counting(locale: string) {
  const rules = new Intl.PluralRules(locale);
  const figures = new Intl.NumberFormat(locale);
  return (n: number, one: string, other: string): string =>
    `${figures.format(n)} ${rules.select(n) === 'one' ? one : other}`;
}

/** One of a list: a, b or c. */
export function choosing(locale: string): (items: readonly string[]) => string {
  const lists = new Intl.ListFormat(locale, { type: 'disjunction' });
  return (items) => lists.format(items);
}

/** A list as it is spoken: a, b and c. */
export function listing(locale: string): (items: readonly string[]) => string {
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (items) => lists.format(items);
}
