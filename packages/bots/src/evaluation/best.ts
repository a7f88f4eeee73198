/** The choice that stands for none of the others, wherever one is asked for. */
export const NOTHING = 'none';

/** The first of those that are worth most. */
export function best<T>(among: readonly T[], worth: (one: T) => number): T {
  let found = among[0]!;
  let top = worth(found);
  for (let i = 1; i < among.length; i++) {
    const w = worth(among[i]!);
    if (w > top) [found, top] = [among[i]!, w];
  }
  return found;
}
