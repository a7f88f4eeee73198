interface Units {
  tokens: Record<string, number>;
  cities: string[];
}

/** What so many pieces take over of units where that is no choice: nothing or all of a kind, or some of one area. */
export function forced(
  { tokens, cities }: Units,
  stock: { tokens: number; cities: number },
): Units | undefined {
  const areas = Object.keys(tokens);
  const all = Object.values(tokens).reduce((sum, n) => sum + n, 0);
  const picked: Units = { tokens: {}, cities: [] };
  if (stock.cities >= cities.length) picked.cities = cities;
  else if (stock.cities > 0) return undefined;
  if (stock.tokens >= all) picked.tokens = tokens;
  else if (stock.tokens > 0 && areas.length > 1) return undefined;
  else if (stock.tokens > 0) picked.tokens = { [areas[0]!]: stock.tokens };
  return picked;
}
