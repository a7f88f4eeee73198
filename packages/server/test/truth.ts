import { canonical, type Game, type GameEvent, type View } from '@ochre/engine';
import type { GameRecord, ServerMessage } from '@ochre/protocol';
import { patch } from '@ochre/protocol';
import { viewerOf } from '../src/play/streams.ts';

/** What one seat was entitled to see after each action, found by playing the record again. */
interface Moment {
  view: string;
  events: GameEvent[];
}

export function momentsOf(game: Game, record: GameRecord, seat: number): Moment[] {
  const { state, events } = game.start(record.config, record.seed);
  const now = (happened: readonly GameEvent[]): Moment => {
    const viewer = viewerOf(state, seat);
    return { view: canonical(game.view(state, viewer)), events: game.events(happened, viewer) };
  };
  const moments = [now(events)];
  for (const { action } of record.actions.slice(1)) {
    const applied = game.advance(state, action as never);
    if (!applied.ok) throw new Error(`the record does not play: ${applied.violation.text}`);
    moments.push(now(applied.events));
  }
  return moments;
}

/**
 * Goes through every byte a client received. Each snapshot and each delta must be exactly what the seat was entitled
 * to, in order and without gaps; what else came may hold no word of the hidden state.
 */
export function audit(received: readonly string[], moments: readonly Moment[], secrets: string[]): string[] {
  const found: string[] = [];
  let at = 0;
  let view: View | undefined;
  for (const text of received) {
    const message = JSON.parse(text) as ServerMessage;
    if (message.t === 'snapshot') {
      view = message.view;
      const then = moments.findIndex((m, i) => i >= at && m.view === canonical(view));
      if (then < 0) found.push(`a snapshot shows something else than the seat may see after action ${at}`);
      else at = then;
    } else if (message.t === 'delta') {
      const before = moments[at]!.view;
      do at++;
      while (at < moments.length && moments[at]!.view === before && moments[at]!.events.length === 0);
      view = patch(view!, message.ops);
      const due = moments[at];
      if (!due) found.push('a delta after the end of the game');
      else if (due.view !== canonical(view)) found.push(`the view is wrong after action ${at}`);
      else if (canonical(due.events.map(bare)) !== canonical(message.events.map(bare)))
        found.push(`the events are wrong after action ${at}`);
    } else if (/"(hand|sealed|committed|filed|stacks|discards|rng|tradedBy|frames|pending)"/.test(text))
      found.push(`${message.t} holds a part of the state`);
    const over = message.t === 'table' || message.t === 'welcome' ? message.table.seed !== undefined : false;
    for (const secret of secrets)
      if (text.includes(secret) && !over) found.push(`${message.t} holds the secret ${secret.slice(0, 12)}…`);
  }
  return found;
}

function bare(event: GameEvent & { turn?: number; phase?: string }): GameEvent {
  const { turn: _, phase: __, ...rest } = event;
  return rest;
}
