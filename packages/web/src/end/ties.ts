import type { Cite, NationId, Own, View } from '@ochre/engine';
import type { Session } from '../session/session.ts';

/** One measure that equal totals were compared by; a value that rests on a hand I do not see is missing. */
export interface TieStep {
  cite: Cite;
  values: Record<NationId, number | undefined>;
}

export interface Tie {
  nations: NationId[];
  points: number;
  /** The measures up to the one that told all apart. */
  steps: TieStep[];
  /** Whether only the ranking was left. */
  ranked: boolean;
}

const distinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

function measured(session: Session, view: View, who: NationId, i: number): number | undefined {
  const { measure } = session.rules.policies.tieBreaks[i]!;
  const own = who === view.viewer ? view.own : undefined;
  let looked = false;
  // Whoever looks at a hand that is not mine would count an empty one.
  const hidden = new Proxy({} as Own, {
    get: () => {
      looked = true;
      return [];
    },
  });
  const value = measure(session.sight(), who, own ?? hidden);
  return looked ? undefined : value;
}

/** Nations level on points, and what was looked at to put them in order. */
export function tiesOf(session: Session): Tie[] {
  const view = session.view.value;
  const { order, scores } = view.open.result!;
  const groups = new Map<number, NationId[]>();
  for (const id of order) {
    const total = scores[id]?.['total'] ?? 0;
    groups.set(total, [...(groups.get(total) ?? []), id]);
  }
  const level = [...groups].filter(([, nations]) => nations.length > 1);
  return level.map(([points, nations]) => {
    const steps: TieStep[] = [];
    const keys = nations.map(() => '');
    const { tieBreaks } = session.rules.policies;
    for (let i = 0; i < tieBreaks.length && !distinct(keys); i++) {
      const values = Object.fromEntries(nations.map((id) => [id, measured(session, view, id, i)]));
      steps.push({ cite: tieBreaks[i]!.cite, values });
      nations.forEach((id, n) => {
        keys[n] += `/${values[id] ?? id}`;
      });
    }
    return { nations, points, steps, ranked: !distinct(keys) };
  });
}
