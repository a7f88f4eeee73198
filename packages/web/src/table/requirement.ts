import type { Requirement, SuccessionTable } from '@ochre/engine';
import { text } from '../i18n/index.ts';

function requirementWords({ cities, advances, costing, under, groups, advancePoints }: Requirement): string {
  const say = text.value.table.requirement;
  const parts = [
    cities !== undefined && say.cities(cities),
    advances !== undefined && say.advances(advances),
    costing && say.costing(costing.count, costing.atLeast),
    under && say.under(under.count, under.below),
    groups !== undefined && say.groups(groups),
    advancePoints !== undefined && say.advancePoints(advancePoints),
  ].filter((part): part is string => typeof part === 'string');
  return parts.length > 0 ? parts.join(', ') : say.none;
}

/** Points printed on the spaces of an epoch, least and most. */
function printedOf(
  { printed, starts }: SuccessionTable,
  epoch: number,
): { least: number; most: number } | undefined {
  const points = Object.entries(printed ?? {}).flatMap(([nation, spaces]) =>
    Object.entries(spaces).flatMap(([space, { points }]) => {
      const row = starts[nation]!;
      const here = row.findLastIndex((start) => Number(space) >= start);
      return here === epoch ? [points] : [];
    }),
  );
  return points.length > 0 ? { least: Math.min(...points), most: Math.max(...points) } : undefined;
}

/** What an epoch asks for, in words: cities and advances, and the points printed on its spaces. */
export function epochWords(track: SuccessionTable, epoch: number): string {
  const { requirement } = track.epochs[epoch]!;
  const printed = printedOf(track, epoch);
  if (!printed) return requirementWords(requirement);
  const { least, most } = printed;
  const points = text.value.table.requirement.printed(least, most, track.printedOf === 'advances');
  return Object.keys(requirement).length > 0 ? `${requirementWords(requirement)}, ${points}` : points;
}
