import type { Action, TakeBack } from '../decisions.ts';
import type { GameEvent } from '../events.ts';
import type { Applied, Game } from '../game.ts';
import { refuse } from '../refusals.ts';
import type { GameState, NationId } from '../state.ts';
import { type Tally, tally } from '../view/tally.ts';
import { inPresentForm } from './former.ts';
import { clone, equal } from './json.ts';
import { Play } from './play.ts';

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

/** The game goes back from one state to an earlier one: what everybody is told. */
export function takenBack(
  { rules }: Game,
  now: GameState,
  then: GameState,
  { nation }: TakeBack,
): GameEvent[] {
  const play = new Play(rules, now);
  play.emit('takenBack', rules.cite('order'), { nation, turn: then.open.turn });
  return play.events;
}

/**
 * A recorded game played again, to be looked at as it stood after any step. Step 0 is the deal; where what came before
 * a later step cannot be played again, that one is the first. Steps that were taken back stay where they are, and what
 * was done instead follows them.
 */
export class Past {
  readonly game: Game;
  readonly first: number;
  #latest: GameState;
  readonly #actions: Action[] = [];
  readonly #kept: { step: number; state: GameState }[];
  #turns: (TurnTally & { step: number })[] = [];

  constructor(game: Game, state: GameState, first = 0) {
    this.game = game;
    this.#latest = state;
    this.first = first;
    this.#kept = [{ step: first, state: clone(state) }];
    this.#begin();
  }

  /** The state after the last step so far: read, never write. */
  get latest(): GameState {
    return this.#latest;
  }

  get steps(): number {
    return this.first + this.#actions.length;
  }

  /** The next action of the record, and what came of it. */
  follow(filed: Action): GameEvent[] {
    const applied = this.play(filed);
    if (!applied.ok) throw new Error(`step ${this.steps + 1} is refused: ${applied.violation.code}`);
    return applied.events;
  }

  /** The same where it may be refused. */
  play(filed: Action): Applied {
    if ('control' in filed && filed.control === 'takeBack') return this.#back(filed);
    const { turn } = this.#latest.open;
    const action = inPresentForm(this.#latest, filed);
    const applied = this.game.advance(this.#latest, action);
    if (!applied.ok) return applied;
    this.#actions.push(action);
    if (this.#actions.length % KEPT_EVERY === 0) this.#keep();
    this.#begin();
    if (this.#latest.open.turn !== turn || this.#latest.open.result)
      this.#turns.push({ turn, step: this.steps, nations: this.#tally(this.#latest) });
    return applied;
  }

  at(step: number): GameState {
    const kept = this.#kept.findLast((one) => one.step <= step);
    if (!kept || step > this.steps) throw new Error(`there is no step ${step}`);
    const state = clone(kept.state);
    for (let i = kept.step; i < step; i++) this.game.advance(state, this.#actions[i - this.first]!);
    return state;
  }

  /** How the nations stood when the set-up was over, as turn 0, then when each turn was, and the step that ended it. */
  turns(): readonly (TurnTally & { step: number })[] {
    return this.#turns;
  }

  /** Where it went back to is kept: nobody can play on to there. */
  #back(action: TakeBack): Applied {
    const { to } = action;
    if (!Number.isInteger(to) || to < this.first || to > this.steps || this.#latest.open.result)
      return { ok: false, violation: refuse('notNow', {}, this.game.rules.cite('order')) };
    const state = this.at(to);
    const events = takenBack(this.game, this.#latest, state, action);
    this.#latest = state;
    this.#actions.push(action);
    this.#turns = this.#turns.filter(({ step }) => step <= to);
    this.#keep();
    return { ok: true, state, events };
  }

  /** Notes how all stand once the set-up is over. */
  #begin(): void {
    const { turn, phase } = this.#latest.open;
    if (this.first > 0 || this.#turns.length > 0 || turn > 1) return;
    if (this.game.rules.ruleset.turn.includes(phase))
      this.#turns.push({ turn: 0, step: this.steps, nations: this.#tally(this.#latest) });
  }

  #keep(): void {
    this.#kept.push({ step: this.steps, state: clone(this.#latest) });
  }

  #tally({ config, open }: GameState): Record<NationId, Tally> {
    return tally({ rules: this.game.rules, config, open });
  }
}
