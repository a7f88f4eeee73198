import type { EventType, GameEvent, NationId, Open, Rules } from '@ochre/engine';
import { calamityOfRule } from '../calamity/cause.ts';
import { Shown } from '../film/shown.ts';
import { sum } from '../ui/sum.ts';

const WHY = {
  expanded: 'grown',
  cityBuilt: 'built',
  surplusRemoved: 'surplus',
  cityReduced: 'reduced',
  tokenConflict: 'conflict',
  cityFalls: 'conflict',
  cityHeld: 'conflict',
  tokensPlaced: 'placed',
  shipBuilt: 'ships',
  shipMaintained: 'ships',
} as const satisfies Partial<Record<EventType, string>>;

/** What tokens came from, or went into. */
export type Why = (typeof WHY)[keyof typeof WHY] | 'calamity' | 'other';

function whyOf(rules: Rules, { type, cite }: GameEvent): Why {
  if (calamityOfRule(rules, cite)) return 'calamity';
  return Object.hasOwn(WHY, type) ? WHY[type as keyof typeof WHY] : 'other';
}

/** What the change of my tokens on the board is made of, in the order it came. */
export function tokenChanges(
  rules: Rules,
  since: Open,
  events: readonly GameEvent[],
  now: Open,
  me: NationId,
): [Why, number][] {
  const count = ({ nations }: Open): number => sum(nations[me]?.tokens ?? {});
  const changes = new Map<Why, number>();
  const shown = new Shown(rules, since);
  const add = (why: Why, n: number): void => {
    if (n !== 0) changes.set(why, (changes.get(why) ?? 0) + n);
  };
  for (const event of events) {
    const before = count(shown.open);
    add(whyOf(rules, event), count(shown.play(event)) - before);
  }
  // What events leave open.
  add('other', count(now) - count(shown.open));
  return [...changes].filter(([, n]) => n !== 0);
}
