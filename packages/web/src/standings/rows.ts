import { type Line, linesOf, upToNow } from '../end/chart.ts';
import { useTable } from '../table/context.ts';
import { positionOf } from '../table/model.ts';
import { type Placing, placings } from './placing.ts';
import { endings } from './projection.ts';
import { useTurns } from './turns.ts';

/** A nation's row of the standings. */
export interface StandingsRow extends Placing {
  /** Points won in the last turn that is over, and at the end; unknown as long as the course of the game is. */
  won?: number;
  end?: number;
  /** How likely it wins, where that was learnt. */
  win?: number;
  /** The lead over the average after each turn and now. */
  lead: Line['values'];
}

export interface Standings {
  rows: StandingsRow[];
  /** The widest lead, either way. */
  widest: number;
  /** Whether the game so far is known. */
  known: boolean;
}

export function useStandings(): Standings {
  const { session } = useTable();
  const view = session.view.value;
  const p = positionOf(session, view);
  const turns = useTurns();
  const placed = placings(p);
  const end = turns && !view.open.result ? endings(session.sight(), turns) : undefined;
  const course = upToNow(turns ?? [], p);
  const [last, before] = [turns?.at(-1)?.nations, turns?.at(-2)?.nations];
  const lines = linesOf(course, 'lead', []);
  const rows = placed.map((row): StandingsRow => {
    const ending = end?.[row.id];
    const [after, was] = [last?.[row.id], before?.[row.id]];
    return {
      ...row,
      ...(after && was && { won: after.points - was.points }),
      ...(ending && { end: ending.points }),
      ...(ending?.win !== undefined && { win: ending.win }),
      lead: lines.find((l) => l.nation === row.id)?.values ?? [],
    };
  });
  const widest = Math.max(1, ...rows.flatMap((r) => r.lead.map((v) => Math.abs(v ?? 0))));
  return { rows, widest, known: turns !== undefined };
}
