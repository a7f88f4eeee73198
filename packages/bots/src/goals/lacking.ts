import type { Advance, Requirement } from '@ochre/engine';

/** What one more advance brings toward a part of what is asked; nothing, if it is not of its kind. */
type Brings = (advance: Advance) => number;

/** The parts of a requirement that ask for advances of a kind and have too few, when these are held. */
export function lacking(
  { costing, groups = 0, under }: Requirement,
  held: readonly Advance[],
): readonly Brings[] {
  const parts: Brings[] = [];
  const few = (count: number, counts: Brings): void => {
    if (held.reduce((sum, advance) => sum + counts(advance), 0) < count) parts.push(counts);
  };
  if (costing) few(costing.count, ({ cost }) => Number(cost >= costing.atLeast));
  const known = new Set(held.flatMap((advance) => advance.groups));
  if (known.size < groups) parts.push((advance) => advance.groups.filter((g) => !known.has(g)).length);
  if (under) few(under.count, ({ cost }) => Number(cost < under.below));
  return parts;
}
