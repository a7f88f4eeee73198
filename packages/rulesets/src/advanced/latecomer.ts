import type { NationId, Position } from '@ochre/engine';
import { nation, unitPoints } from '@ochre/engine/query';
import { seatId } from '@ochre/engine/ruleset';

/** Whether this is the nation of who comes late, and no Civil War has brought it in yet: AC 15.51. */
export function waits(p: Position, who: NationId): boolean {
  const { config, open } = p;
  if (config.options['latecomer'] !== true || open.seats[seatId(config.players)] !== who) return false;
  return nation(p, who).space === 0 && unitPoints(p, who) === 0;
}
