import { nations } from '../board/queries.ts';
import type { AnyAnswer, Decision } from '../decisions.ts';
import type { Frame, NationId } from '../state.ts';
import { sightOf } from '../view/sight.ts';
import { handle } from './handle.ts';
import type { Play } from './play.ts';

/** The order the asking step gives its players, ranking unless it says otherwise. */
function inOrder(play: Play, frame: number): (a: { owner: string }, b: { owner: string }) => number {
  const step = play.rules.step(play.state.frames[frame]!.step);
  const order = step.order?.(play) ?? nations(play);
  return (a, b) => order.indexOf(a.owner) - order.indexOf(b.owner) || (a.owner < b.owner ? -1 : 1);
}

/** Whether the table insists on the order: always, or for its first so many turns, in which people learn. */
export function insistsOnOrder({ config, open }: Play): boolean {
  const { order } = config.options;
  return order === 'ranking' || (typeof order === 'number' && open.turn <= order);
}

/** A table that insists on the order takes sealed decisions one by one. */
export function waitsItsTurn(play: Play, decision: Decision): boolean {
  if (decision.mode !== 'sealed' || !insistsOnOrder(play)) return false;
  const first = Object.values(play.state.pending)
    .filter((d) => d.mode === 'sealed' && d.frame === decision.frame)
    .sort(inOrder(play, decision.frame))[0];
  return first !== decision;
}

/** Once the last sealed answer of a frame is in, all are carried out in order; those after one asked again wait for it. */
export function resolveSealed(play: Play, frame: number): void {
  const { pending, own } = play.state;
  const sealed: { decision: Decision; answer: AnyAnswer; owner: NationId }[] = [];
  for (const owner in own)
    for (const id in own[owner]!.sealed) {
      const { decision, answer } = own[owner]!.sealed[id]!;
      if (decision.frame === frame) sealed.push({ decision, answer, owner });
    }
  if (sealed.length === 0) return;
  for (const id in pending) if (pending[id]!.mode === 'sealed' && pending[id]!.frame === frame) return;
  sealed.sort(inOrder(play, frame));
  for (const { decision, answer, owner } of sealed) {
    delete own[owner]!.sealed[decision.id];
    const violation = play.rules.spec(decision.kind).check(sightOf(play, owner), decision, answer);
    if (!violation) {
      handle(play, decision, answer);
      continue;
    }
    // An earlier answer took the ground from under this one: ask again.
    const step = play.rules.step(play.state.frames[frame]!.step);
    if (step.stale) step.stale(play, play.state.frames[frame] as Frame<never>, decision, violation);
    else pending[decision.id] = { ...decision, mode: 'now' } as Decision;
    if (Object.values(pending).some((d) => d.frame === frame && d.owner === owner)) return;
  }
}
