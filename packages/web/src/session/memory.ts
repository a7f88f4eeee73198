import type { Action, GameState } from '@ochre/engine';
import type { FullSave, Recalled, SavedGame, Stretch, Takeover } from './messages.ts';
import type { Rewound } from './rewind.ts';
import type { LoggedEvent } from './session.ts';

// Solo games where the browser denies its database: as store.ts keeps them, in this thread and as long as it lives.

interface Kept {
  game: SavedGame;
  state: GameState;
  events: LoggedEvent[];
  actions: Action[];
  takeovers: Takeover[];
  recalled: Recalled[];
}

const games = new Map<string, Kept>();

const keptOf = (id: string): Kept | undefined => games.get(id);

export async function save({ game, state, events, actions, ...rest }: Stretch): Promise<void> {
  const { takeover, recalled, recalledFrom } = rest;
  const none: Omit<Kept, 'game' | 'state'> = { events: [], actions: [], takeovers: [], recalled: [] };
  const kept = keptOf(game.id) ?? none;
  for (const event of events) kept.events[event.seq] = event;
  for (const { seq, action } of actions) kept.actions[seq] = action;
  if (takeover) kept.takeovers.push(takeover);
  const known = [...kept.recalled, ...recalled].filter(({ n }) => n >= recalledFrom);
  // The table goes on with its state.
  games.set(game.id, { ...kept, game, state: structuredClone(state), recalled: known });
}

export async function rewind(game: SavedGame, { state, actions, seen, recalled }: Rewound): Promise<void> {
  const { events, actions: played, takeovers } = keptOf(game.id)!;
  const before = { events: events.slice(0, seen), actions: played.slice(0, actions), takeovers };
  games.set(game.id, { game, state, ...before, recalled: [...recalled] });
}

export async function reseat(game: SavedGame, log: readonly LoggedEvent[]): Promise<void> {
  games.set(game.id, { ...keptOf(game.id)!, game, events: [...log] });
}

export async function load(id: string): Promise<FullSave | undefined> {
  const kept = keptOf(id);
  if (!kept) return undefined;
  const { game, state, events, actions, recalled } = kept;
  return { game, state: structuredClone(state), log: [...events], actions: actions.length, recalled };
}

export const actionsFrom = async (id: string, n: number): Promise<Action[]> =>
  keptOf(id)?.actions.slice(n) ?? [];
export const eventsFrom = async (id: string, n: number): Promise<LoggedEvent[]> =>
  keptOf(id)?.events.slice(n) ?? [];
export const takeoversOf = async (id: string): Promise<Takeover[]> => keptOf(id)?.takeovers ?? [];
