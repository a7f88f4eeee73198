import type { NationId, Position, Sight } from '@ochre/engine';
import { epochAt, epochIndex, nation } from '@ochre/engine/query';
import { type Gate, isMet, needsAt } from '../decisions/model/epoch.ts';
import { epochName } from '../table/model.ts';

/** What a nation has to pass next: the space before it where that asks for more than it has, else the next epoch. */
export function nextGate(p: Position | Sight, who: NationId): Gate | undefined {
  const { space, advances } = nation(p, who);
  const { last } = p.rules.policies.succession(p);
  const epochs = (at: number): boolean => epochIndex(p, who, at) > epochIndex(p, who, space);
  let at = space + 1;
  if (at > last) return undefined;
  if (needsAt(p, who, at, advances).every(isMet)) {
    while (at < last && !epochs(at)) at++;
    // Within the last epoch there is only the next space.
    if (!epochs(at)) at = space + 1;
  }
  const epoch = epochAt(p, who, at);
  return { epoch: epoch ? epochName(epoch) : '', away: at - space, needs: needsAt(p, who, at, advances) };
}
