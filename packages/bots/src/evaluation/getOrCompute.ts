/** What is known under a key; found out when it is first asked for. */
export function getOrCompute<K, V>(known: Map<K, V>, key: K, find: (key: K) => V): V {
  let found = known.get(key);
  if (found === undefined) {
    found = find(key);
    known.set(key, found);
  }
  return found;
}
