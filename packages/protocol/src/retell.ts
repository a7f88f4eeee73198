import { type Action, type Game, type GameEvent, type GameState, Past, type Violation } from '@ochre/engine';
import { linksBy } from './links.ts';
import type { GameRecord } from './record.ts';
import { dealSeed } from './seed.ts';
import { sha256 } from './sha256.ts';

/** What a game is dealt from, and what a file tells of it besides. */
export interface Deal
  extends Pick<GameRecord, 'table' | 'title' | 'engine' | 'rules' | 'config' | 'seats' | 'parts'> {
  /** The part of who led the table; with those of the seats it makes what is dealt from. */
  seed: string;
  /** When it was dealt. */
  at: number;
}

/** The rules refuse what was done next. */
export class RefusedStep extends Error {
  readonly seq: number;
  readonly violation: Violation;

  constructor(seq: number, violation: Violation) {
    super(`action ${seq} is refused: ${violation.code}`);
    this.seq = seq;
    this.violation = violation;
  }
}

/** What was done after so many steps, before which the game stood so; nothing at the end. */
export type NextStep = (seq: number, state: GameState) => { at: number; action: Action } | undefined;

const { firstLink, nextLink, eventsHash, sealed } = linksBy(sha256);

/**
 * Deals a game and plays what was done: the file of it, byte by byte as whoever led the table wrote it. `told` hears what
 * came of each step.
 */
export function retell(
  game: Game,
  { seed, at, ...deal }: Deal,
  next: NextStep,
  told: (events: readonly GameEvent[], state: GameState) => void = () => {},
): GameRecord {
  const { table, title, engine, rules, config, seats, parts } = deal;
  const { state, events } = game.start(config, dealSeed(sha256, seed, parts), rules);
  const past = new Past(game, state);
  const seedHash = sha256(seed);
  let chain = firstLink(seedHash, config, parts);
  const actions: (Omit<GameRecord['actions'][number], 'events'> & { events: GameEvent[] })[] = [
    { seq: 0, at, turn: 1, phase: 'setup', action: null, events, chain },
  ];
  told(events, state);
  for (let seq = 1; ; seq++) {
    const step = next(seq, past.latest);
    if (!step) break;
    const { turn, phase } = past.latest.open;
    const applied = past.play(step.action);
    if (!applied.ok) throw new RefusedStep(seq, applied.violation);
    chain = nextLink(chain, { seq, at: step.at, action: step.action });
    actions.push({ seq, at: step.at, turn, phase, action: step.action, events: applied.events, chain });
    told(applied.events, past.latest);
  }
  const { result } = past.latest.open;
  const head = {
    format: 'ochre-game-2' as const,
    ...{ table, title, engine, rules, config, seats, seedHash },
    ...(parts && { parts }),
  };
  // The seed tells every card to come: it goes with the game only when that is over.
  return sealed(
    result
      ? { ...head, actions, seed, result, state: past.latest }
      : { ...head, actions: actions.map((a) => ({ ...a, events: eventsHash(a.events) })) },
  );
}
