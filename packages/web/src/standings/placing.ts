import { type NationId, openPoints, type Position } from '@ochre/engine';
import { sum } from '../ui/sum.ts';

/** Where a nation stands. */
export interface Placing {
  id: NationId;
  /** Nations that nothing tells apart share a place. */
  place: number;
  points: number;
  /** Points by source, in the order of the rules. */
  sources: Readonly<Record<string, number>>;
  left: boolean;
}

/** Everybody's points now, best first: those who left come last, and the ranking keeps equals in order. */
export function placings(p: Position): Placing[] {
  const { foremost } = p.rules.policies;
  const unseen = { hand: [], sealed: {}, committed: {}, offers: [], asked: 0 };
  const rows = Object.keys(p.open.nations).map((id) => {
    const sources = openPoints(p, id);
    const left = p.open.nations[id]!.left === true;
    const ahead = foremost && !left ? foremost.measure(p, id, unseen) : 0;
    return { id, sources, points: sum(sources), ahead, left, rank: p.rules.civilization(id).rank };
  });
  const level = (a: (typeof rows)[number], b: (typeof rows)[number]): number =>
    Number(a.left) - Number(b.left) || b.ahead - a.ahead || b.points - a.points;
  rows.sort((a, b) => level(a, b) || a.rank - b.rank);
  return rows.map(({ id, sources, points, left }, i) => {
    const place = rows.findIndex((other) => level(other, rows[i]!) === 0) + 1;
    return { id, place, points, sources, left };
  });
}
