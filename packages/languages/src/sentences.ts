/** A catalogue all of whose sentences are mended before they are said: what a name does to the words beside it. */
export function withSentences<T>(words: T, mended: (sentence: string) => string): T {
  const said = (value: unknown): unknown => {
    if (typeof value === 'string') return mended(value);
    return Array.isArray(value) ? value.map(said) : value;
  };
  if (typeof words === 'function') return ((...args: unknown[]) => said(words(...args))) as T;
  if (typeof words !== 'object' || words === null || Array.isArray(words)) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, one]) => [key, withSentences(one as unknown, mended)]),
  ) as T;
}
