import type { Action, GameState } from '@ochre/engine';
import type { FullSave, Recalled, SavedGame, Stretch, Takeover } from './messages.ts';
import type { Rewound } from './rewind.ts';
import type { LoggedEvent } from './session.ts';

// Solo games in the browser's own database: a row to list each game by, its state, and what happened one by one.

const NAME = 'ochre';
const VERSION = 1;
const STORES = ['games', 'states', 'events', 'actions'] as const;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      const db = request.result;
      db.createObjectStore('games', { keyPath: 'id' });
      db.createObjectStore('states');
      db.createObjectStore('events');
      db.createObjectStore('actions');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

let opened: Promise<IDBDatabase> | undefined;

/** The database, opened once; before a game begins, where there is time. */
export function openStore(): Promise<IDBDatabase> {
  opened ??= open();
  return opened;
}

async function within<T>(mode: IDBTransactionMode, work: (tx: IDBTransaction) => () => T): Promise<T> {
  const tx = (await openStore()).transaction(STORES, mode);
  const result = work(tx);
  return new Promise((resolve, reject) => {
    tx.oncomplete = () => resolve(result());
    tx.onerror = () => reject(tx.error);
    tx.onabort = () => reject(tx.error);
  });
}

/** All keys `[id, n]` of a game. */
const of = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

/** Beside the state of a game, under `[id, n]`: where newer rules took over. */
const takeovers = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, Number.POSITIVE_INFINITY]);

/** Beside the state of a game, under `[id, RECALLED, n]`: what bots may recall, up to the n-th. */
const RECALLED = 'recalled';
const recalledUpTo = (id: string, n = Number.POSITIVE_INFINITY): IDBKeyRange =>
  IDBKeyRange.bound([id, RECALLED], [id, RECALLED, n]);

/** All of a stretch of play, or nothing. */
export function save({ game, state, events, actions, ...rest }: Stretch): Promise<void> {
  const { takeover, recalled, recalledFrom } = rest;
  return within('readwrite', (tx) => {
    const states = tx.objectStore('states');
    tx.objectStore('games').put(game);
    states.put(state, game.id);
    if (takeover) states.put(takeover, [game.id, takeover.seq]);
    for (const one of recalled) states.put(one, [game.id, RECALLED, one.n]);
    states.delete(recalledUpTo(game.id, recalledFrom - 1));
    for (const event of events) tx.objectStore('events').put(event, [game.id, event.seq]);
    for (const { seq, action } of actions) tx.objectStore('actions').put(action, [game.id, seq]);
    return () => undefined;
  });
}

/** The game as it was before: what came later is forgotten. */
export function rewind(game: SavedGame, { state, actions, seen, recalled }: Rewound): Promise<void> {
  const later = (n: number): IDBKeyRange => IDBKeyRange.bound([game.id, n], [game.id, []]);
  return within('readwrite', (tx) => {
    const states = tx.objectStore('states');
    tx.objectStore('games').put(game);
    states.put(state, game.id);
    states.delete(recalledUpTo(game.id));
    for (const one of recalled) states.put(one, [game.id, RECALLED, one.n]);
    tx.objectStore('events').delete(later(seen));
    tx.objectStore('actions').delete(later(actions));
    return () => undefined;
  });
}

/** Somebody else at this device looks at the game: what that seat was told takes the place of what the other was. */
export function reseat(game: SavedGame, log: readonly LoggedEvent[]): Promise<void> {
  return within('readwrite', (tx) => {
    const events = tx.objectStore('events');
    tx.objectStore('games').put(game);
    events.delete(of(game.id));
    for (const event of log) events.put(event, [game.id, event.seq]);
    return () => undefined;
  });
}

export function load(id: string): Promise<FullSave | undefined> {
  return within('readonly', (tx) => {
    const game = tx.objectStore('games').get(id) as IDBRequest<SavedGame | undefined>;
    const state = tx.objectStore('states').get(id) as IDBRequest<GameState | undefined>;
    const log = tx.objectStore('events').getAll(of(id)) as IDBRequest<LoggedEvent[]>;
    const actions = tx.objectStore('actions').count(of(id));
    const recalled = tx.objectStore('states').getAll(recalledUpTo(id)) as IDBRequest<Recalled[]>;
    return () =>
      game.result && state.result
        ? {
            game: game.result,
            state: state.result,
            log: log.result,
            actions: actions.result,
            recalled: recalled.result,
          }
        : undefined;
  });
}

/** The actions of a game from the n-th on. */
export function actionsFrom(id: string, n: number): Promise<Action[]> {
  return within('readonly', (tx) => {
    const range = IDBKeyRange.bound([id, n], [id, []]);
    const actions = tx.objectStore('actions').getAll(range) as IDBRequest<Action[]>;
    return () => actions.result;
  });
}

/** What this seat was told, from the n-th event on. */
export function eventsFrom(id: string, n: number): Promise<LoggedEvent[]> {
  return within('readonly', (tx) => {
    const range = IDBKeyRange.bound([id, n], [id, []]);
    const events = tx.objectStore('events').getAll(range) as IDBRequest<LoggedEvent[]>;
    return () => events.result;
  });
}

/** Where newer rules took over, first to last. */
export function takeoversOf(id: string): Promise<Takeover[]> {
  return within('readonly', (tx) => {
    const all = tx.objectStore('states').getAll(takeovers(id)) as IDBRequest<Takeover[]>;
    return () => all.result;
  });
}

/** My games, the latest first. */
export async function listGames(): Promise<SavedGame[]> {
  const games = await within('readonly', (tx) => {
    const all = tx.objectStore('games').getAll() as IDBRequest<SavedGame[]>;
    return () => all.result;
  });
  return games.sort((a, b) => b.updated - a.updated);
}

export function removeGame(id: string): Promise<void> {
  return within('readwrite', (tx) => {
    tx.objectStore('games').delete(id);
    tx.objectStore('states').delete(id);
    tx.objectStore('states').delete(of(id));
    tx.objectStore('events').delete(of(id));
    tx.objectStore('actions').delete(of(id));
    return () => undefined;
  });
}
