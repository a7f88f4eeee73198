import type { Position } from '@ochre/engine';

/** How often markers will still be moved: as long as the foremost one steps on each time. */
export function stepsLeft(p: Position): number {
  const { open, config, rules } = p;
  if (open.result) return 0;
  const { finish, extraTurns } = rules.policies.succession(p);
  const foremost = Math.max(0, ...Object.values(open.nations).map((n) => n.space));
  const { turn: order } = rules.ruleset;
  const moved = order.indexOf(open.phase) > order.lastIndexOf('succession') ? 1 : 0;
  const byTrack = Math.max(0, finish - foremost) + extraTurns;
  const until = (last: number): number => last - open.turn + 1 - moved;
  const known = open.lastTurn === undefined ? byTrack : until(open.lastTurn);
  const limit = config.options['turns'];
  return Math.max(0, Math.min(known, typeof limit === 'number' ? until(limit) : Infinity));
}
