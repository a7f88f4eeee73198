import { type HeadToHead, headToHead, type Standing, standings } from './entrants.ts';
import type { LabRecord } from './game.ts';
import { type Places, placesOf } from './places.ts';
import type { Plan } from './plan.ts';
import { type Survey, survey } from './survey.ts';

/** What a run has found out. */
export interface Results {
  plan: Plan;
  code: string;
  games: number;
  /** False while games of the plan are yet to be played. */
  whole: boolean;
  versus?: HeadToHead;
  among?: Places;
  standings?: Standing[];
  surveys: Survey[];
}

export function resultsOf(plan: Plan, code: string, records: readonly LabRecord[]): Results {
  const { kind, entrants, tables, games } = plan;
  const rules = [...new Set(tables.map(({ ruleset }) => ruleset))];
  const played = rules.map((id) => records.filter((r) => r.rules === id));
  return {
    plan,
    code,
    games: records.length,
    whole: records.length === games,
    ...(kind === 'versus' && { versus: headToHead(records, entrants as [string, string]) }),
    ...(kind === 'among' && { among: placesOf(records, entrants[0]!) }),
    ...(entrants.length > 1 && { standings: standings(records, entrants) }),
    surveys: rules.flatMap((id, i) => (played[i]!.length > 0 ? [survey(id, played[i]!)] : [])),
  };
}
