import type { Action } from '../decisions.ts';
import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import type { GameState, NationId } from '../state.ts';
import { type Tally, tally } from '../view/tally.ts';
import { inPresentForm } from './former.ts';
import { clone, equal } from './json.ts';

/** Steps between two states that are kept: what a look back has to play again at most. */
const KEPT_EVERY = 128;

export interface TurnTally {
  turn: number;
  nations: Record<NationId, Tally>;
}

/** Of a plan that failed, releases before refusals were data told the reason in English. */
const saidInEnglish = ({ type, open }: GameEvent): boolean =>
  (type === 'filedOrdersFailed' || type === 'buildingsFailed') && 'text' in open;

/** Whether the same happened as is filed; a reason that was filed as a sentence is not compared. */
export function sameEvents(events: readonly GameEvent[], filed: readonly GameEvent[]): boolean {
  if (JSON.stringify(events) === JSON.stringify(filed) || equal(events, filed)) return true;
  if (events.length !== filed.length || !filed.some(saidInEnglish)) return false;
  return filed.every((event, i) => {
    const now = events[i]!;
    if (!saidInEnglish(event)) return equal(now, event);
    const [{ open: why, ...was }, { open: whyNow, ...is }] = [event, now];
    return equal(is, was) && (whyNow as { nation?: string }).nation === (why as { nation?: string }).nation;
  });
}

/**
 * A recorded game played again, to be looked at as it stood after any step. Step 0 is the deal; where what came before
 * a later step cannot be played again, that one is the first.
 */
export class Past {
  readonly game: Game;
  /** The state after the last step so far: read, never write. */
  readonly latest: GameState;
  readonly first: number;
  readonly #actions: Action[] = [];
  readonly #kept: GameState[];
  readonly #turns: (TurnTally & { step: number })[] = [];

  constructor(game: Game, state: GameState, first = 0) {
    this.game = game;
    this.latest = state;
    this.first = first;
    this.#kept = [clone(state)];
  }

  get steps(): number {
    return this.first + this.#actions.length;
  }

  /** The next action of the record, and what came of it. */
  follow(filed: Action): GameEvent[] {
    const { turn } = this.latest.open;
    const action = inPresentForm(this.latest, filed);
    const applied = this.game.advance(this.latest, action);
    if (!applied.ok) throw new Error(`step ${this.steps + 1} is refused: ${applied.violation.code}`);
    this.#actions.push(action);
    if (this.#actions.length % KEPT_EVERY === 0) this.#kept.push(clone(this.latest));
    if (this.latest.open.turn !== turn || this.latest.open.result)
      this.#turns.push({ turn, step: this.steps, nations: this.#tally(this.latest) });
    return applied.events;
  }

  at(step: number): GameState {
    const end = step - this.first;
    const from = Math.floor(end / KEPT_EVERY);
    if (end < 0 || step > this.steps) throw new Error(`there is no step ${step}`);
    const state = clone(this.#kept[from]!);
    for (let i = from * KEPT_EVERY; i < end; i++) this.game.advance(state, this.#actions[i]!);
    return state;
  }

  /** How the nations stood when each turn was over, and the step that ended it. */
  turns(): readonly (TurnTally & { step: number })[] {
    return this.#turns;
  }

  #tally({ config, open }: GameState): Record<NationId, Tally> {
    return tally({ rules: this.game.rules, config, open });
  }
}
