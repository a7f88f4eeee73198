/** Each of these has to be there and be right, and no other. */
export function exactly<K extends string>(
  what: string,
  keys: readonly K[],
  given: Readonly<Record<string, unknown>>,
  right: (value: unknown, key: K) => boolean,
): void {
  for (const key of keys) {
    if (!Object.hasOwn(given, key)) throw new Error(`${what} ${key} is missing`);
    if (!right(given[key], key)) throw new Error(`${what} ${key} cannot be ${JSON.stringify(given[key])}`);
  }
  const known: readonly string[] = keys;
  for (const key of Object.keys(given))
    if (!known.includes(key)) throw new Error(`${what} ${key} is unknown`);
}
