import type { Decision } from '../decisions.ts';
import type { GameEvent } from '../events.ts';
import { Play } from '../kernel/play.ts';
import { waitsItsTurn } from '../kernel/sealed.ts';
import type { View } from '../position.ts';
import type { Rules } from '../ruleset/types.ts';
import type { GameState, NationId, SeatId } from '../state.ts';
import { emptyStacks, handSizes } from './sight.ts';

export function viewOf(rules: Rules, state: GameState, viewer: NationId | SeatId | 'observer'): View {
  const play = new Play(rules, state);
  const prompts: Decision[] = [];
  const waitingFor = new Set<string>();
  for (const id in state.pending) {
    const d = state.pending[id]!;
    if (waitsItsTurn(play, d)) continue;
    if (!d.optional) waitingFor.add(d.owner);
    if (d.owner === viewer) prompts.push(d);
  }
  const view: View = {
    viewer,
    config: state.config,
    open: state.open,
    handSizes: handSizes(state),
    empty: emptyStacks(state),
    prompts,
    waitingFor: [...waitingFor],
  };
  const own = state.own[viewer];
  if (own) view.own = own;
  return view;
}

/** Events as those see them who have no part in their secrets. */
const bare = new WeakMap<GameEvent, GameEvent>();

function bareOf(e: GameEvent): GameEvent {
  let rest = bare.get(e);
  if (!rest) {
    const { own: _, ...open } = e;
    rest = open;
    bare.set(e, rest);
  }
  return rest;
}

/** An event with the secrets of others left out; undefined where the viewer learns nothing of it. */
function eventFor(e: GameEvent, viewer: NationId | SeatId | 'observer'): GameEvent | undefined {
  if (e.only && !e.only.includes(viewer)) return undefined;
  if (!e.own) return e;
  const mine = e.own[viewer];
  return mine ? ({ ...bareOf(e), own: { [viewer]: mine } } as GameEvent) : bareOf(e);
}

export function eventsFor(
  events: readonly GameEvent[],
  viewer: NationId | SeatId | 'observer',
): readonly GameEvent[] {
  if (!events.some((e) => e.only || e.own)) return events;
  const known: GameEvent[] = [];
  for (const e of events) {
    const told = eventFor(e, viewer);
    if (told) known.push(told);
  }
  return known;
}
