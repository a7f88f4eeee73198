import { createHash } from 'node:crypto';
import { canonical, type Game, type GameEvent, type GameState, type View } from '@ochre/engine';
import { type GameRecord, patch, type ServerMessage } from '@ochre/protocol';

/** What one seat was entitled to see after an action: fingerprints of the view, and the events. */
export interface Moment {
  view: string;
  events: string;
  silent: boolean;
  /** Each event, and each decision asked, by itself. */
  told: string[];
  asked: string[];
  turn: number;
}

/** Names of parts of the state that are nowhere but in views and the state. */
export const PARTS =
  /"(hand|sealed|committed|filed|stacks|discards|rng|drawnBy|tradedBy|frames|pending|theme)"/;

const print = (value: unknown): string => createHash('sha1').update(canonical(value)).digest('base64');

/** Shared parts of views are the same for all and need be looked at once. */
export function printOf({ viewer, own, prompts, ...common }: View, known?: string): string {
  return `${known ?? print(common)} ${print({ viewer, own, prompts })}`;
}

export function bare({ turn: _, phase: __, ...event }: GameEvent): GameEvent {
  return event;
}

/** Said here once more, because the server's own answer is what is tested. */
function viewerOf({ open }: GameState, seat: number): string {
  return seat === 0 ? 'observer' : (open.seats[`seat-${seat}`] ?? `seat-${seat}`);
}

/** What each of the seats was entitled to see after every action, found by playing the record again. */
export function momentsOf(
  game: Game,
  record: Pick<GameRecord, 'config' | 'seed' | 'actions'>,
  seats: readonly number[],
): Map<number, Moment[]> {
  const { state, events } = game.start(record.config, record.seed!);
  const moments = new Map<number, Moment[]>(seats.map((seat) => [seat, []]));
  const add = (happened: readonly GameEvent[]): void => {
    const { viewer: _, own: __, prompts: ___, ...common } = game.view(state, 'observer');
    const known = print(common);
    for (const [seat, list] of moments) {
      const viewer = viewerOf(state, seat);
      const seen = game.events(happened, viewer);
      const now = game.view(state, viewer);
      const told = seen.map((event) => canonical(bare(event)));
      const asked = now.prompts.map((decision) => canonical(decision));
      const view = printOf(now, known);
      list.push({
        view,
        events: `[${told.join()}]`,
        silent: seen.length === 0,
        told,
        asked,
        turn: state.open.turn,
      });
    }
  };
  add(events);
  for (const { action } of record.actions.slice(1)) {
    const applied = game.advance(state, action as never);
    if (!applied.ok) throw new Error(`the record does not play: ${applied.violation.code}`);
    add(applied.events);
  }
  return moments;
}

/**
 * Goes through every byte a client received. Each snapshot and each delta must be exactly what the seat was entitled
 * to, in order and without gaps; what else came may hold no word of the hidden state. `every` looks at fewer of the
 * views that deltas add up to, which is what takes time; an error in one shows in all that follow.
 */
export function audit(
  received: readonly string[],
  moments: readonly Moment[],
  secrets: readonly string[],
  every = 1,
): string[] {
  const found: string[] = [];
  // A view can come back to what it was, so there may be several moments a client can be at.
  let places = [0];
  let view: View | undefined;
  const next = (at: number): number => {
    let then = at + 1;
    while (moments[then]?.view === moments[at]!.view && moments[then]!.silent) then++;
    return then;
  };
  for (const text of received) {
    const message = JSON.parse(text) as ServerMessage;
    if (message.t === 'snapshot') {
      view = message.view;
      const seen = printOf(view);
      const [first = 0] = places;
      places = [...moments.keys()].filter((i) => i >= first && moments[i]!.view === seen);
      if (places.length === 0) return [...found, `a snapshot shows what the seat may not see after ${first}`];
    } else if (message.t === 'delta') {
      view = patch(view!, message.ops);
      const events = canonical(message.events.map(bare));
      const [first = 0] = places;
      places = [...new Set(places.map(next))].filter((at) => moments[at]?.events === events);
      if (places[0]! % every === 0 || view.open.result) {
        const seen = printOf(view);
        places = places.filter((at) => moments[at]!.view === seen);
      }
      if (places.length === 0) return [...found, `a delta is not what the seat may see after ${first}`];
    } else if (PARTS.test(text)) found.push(`${message.t} holds a part of the state`);
    const over = (message.t === 'table' || message.t === 'welcome') && message.table.seed !== undefined;
    for (const secret of secrets)
      if (text.includes(secret) && !over) found.push(`${message.t} holds the secret ${secret.slice(0, 12)}…`);
  }
  return found;
}
