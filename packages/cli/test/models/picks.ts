interface Units {
  tokens: Record<string, number>;
  cities: string[];
}

/** All ways to take so many tokens out of these areas. */
function* spreads([head, ...rest]: [string, number][], n: number): Generator<Record<string, number>> {
  if (!head) {
    yield {};
    return;
  }
  const [area, most] = head;
  const room = rest.reduce((sum, [, m]) => sum + m, 0);
  for (let k = Math.max(0, n - room); k <= Math.min(n, most); k++)
    for (const others of spreads(rest, n - k)) yield k > 0 ? { [area]: k, ...others } : others;
}

function* someOf([head, ...rest]: string[]): Generator<string[]> {
  if (head === undefined) {
    yield [];
    return;
  }
  for (const others of someOf(rest)) {
    yield others;
    yield [head, ...others];
  }
}

/** The units to pick, if there is but one legal way; what is legal goes by numbers of tokens and cities alone. */
export function onlyPick({ tokens, cities }: Units, legal: (picked: Units) => boolean): Units | undefined {
  const areas = Object.entries(tokens);
  const all = areas.reduce((sum, [, n]) => sum + n, 0);
  let found: Units | undefined;
  for (const some of someOf(cities))
    for (let n = 0; n <= all; n++)
      for (const spread of spreads(areas, n)) {
        const picked = { tokens: spread, cities: some };
        if (!legal(picked)) break;
        if (found) return undefined;
        found = picked;
      }
  return found;
}
