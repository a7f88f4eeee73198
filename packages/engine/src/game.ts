import { forgetCities } from './board/cityIndex.ts';
import type { MapData } from './board/map.ts';
import type { Action, AnyAnswer, Decision, DecisionOf, Kind, PlayerAction } from './decisions.ts';
import type { GameEvent } from './events.ts';
import { handle } from './kernel/handle.ts';
import { clone } from './kernel/json.ts';
import { Play } from './kernel/play.ts';
import { runUntilAsked } from './kernel/run.ts';
import { insistsOnOrder, resolveSealed, waitsItsTurn } from './kernel/sealed.ts';
import { newGame } from './kernel/start.ts';
import type { Sight, View } from './position.ts';
import { refuse, type Violation } from './refusals.ts';
import { isCiteKey } from './ruleset/cites.ts';
import { compile } from './ruleset/compile.ts';
import type { Rules, Ruleset } from './ruleset/types.ts';
import type { Config, Frame, GameState, NationId, SeatId } from './state.ts';
import { sightOf } from './view/sight.ts';
import { eventsFor, viewOf } from './view/view.ts';

export type Applied =
  | { ok: true; state: GameState; events: GameEvent[] }
  | { ok: false; violation: Violation };

/** A rule set on a map, as the outside plays it. */
export interface Game {
  readonly rules: Rules;
  /**
   * A new game, run up to its first decisions. Throws on a configuration the rules cannot play. A game that is played
   * again says by which version of the rules it was begun.
   */
  start(config: Config, seed: string | number, version?: number): { state: GameState; events: GameEvent[] };
  /** Pure: leaves its input untouched. */
  apply(state: GameState, action: Action): Applied;
  /**
   * The same in place. A refused action changes nothing. Where it `rests` between two phases, nobody is asked until it is
   * resumed.
   */
  advance(state: GameState, action: Action, rests?: (state: GameState) => boolean): Applied;
  view(state: GameState, viewer: NationId | SeatId | 'observer'): View;
  /** The decisions that can be answered now. */
  due(state: GameState): Decision[];
  /** The events as one viewer may see them. */
  events(events: readonly GameEvent[], viewer: NationId | SeatId | 'observer'): readonly GameEvent[];
  sight(view: View): Sight;
  /** The legality test on a view alone: what `apply` would say to this answer. */
  check<K extends Kind>(view: View, decision: DecisionOf<K>, answer: unknown): Violation | undefined;
  /** Runs on after a state was put together by hand, or rested. */
  resume(state: GameState): GameEvent[];
}

export function createGame(ruleset: Ruleset, map: MapData): Game {
  return gameOf(compile(ruleset, map));
}

/** The game of rules that are compiled already: what a player who knows them can play through in the head. */
export function gameOf(rules: Rules): Game {
  const checkAnswer = <K extends Kind>(
    sight: Sight,
    decision: DecisionOf<K>,
    answer: unknown,
  ): Violation | undefined => {
    const spec = rules.spec(decision.kind);
    if (!spec.shape.test(answer)) return refuse('malformed', { kind: decision.kind }, decision.cite);
    return spec.check(sight, decision, answer);
  };

  const advance: Game['advance'] = (state, action, rests) => {
    const play = new Play(rules, state);
    const violation = 'control' in action ? control(play, action) : answer(play, action);
    if (violation) return { ok: false, violation };
    runUntilAsked(play, rests);
    return { ok: true, state, events: play.events };
  };

  const answer = (play: Play, action: PlayerAction): Violation | undefined => {
    const { state } = play;
    const decision = Object.hasOwn(state.pending, action.decision)
      ? state.pending[action.decision]
      : undefined;
    if (!decision || decision.owner !== action.by || decision.kind !== action.kind)
      return notAsked(play, action.by);
    if (waitsItsTurn(play, decision)) return refuse('notYourTurn', {}, rules.cite('order'));
    const violation = checkAnswer(sightOf(play, decision.owner), decision, action.answer);
    if (violation) return violation;
    // Its form was checked just now.
    accept(play, decision, clone(action.answer) as AnyAnswer);
    return undefined;
  };

  /** The rule is that of what is asked instead, or of the phase that others are busy with. */
  const notAsked = ({ state }: Play, who: string): Violation => {
    const other = Object.values(state.pending).find((d) => d.owner === who && !d.optional);
    if (other) return refuse('notAsked', { instead: other.kind }, other.cite);
    const { phase } = state.open;
    const cite = (isCiteKey(phase) && rules.ruleset.cites[phase]) || rules.cite('order');
    return refuse('notAsked', {}, cite);
  };

  const accept = (play: Play, decision: Decision, value: AnyAnswer): void => {
    const { pending } = play.state;
    if (decision.mode !== 'window') delete pending[decision.id];
    if (decision.mode === 'sealed' && !insistsOnOrder(play)) {
      play.own(decision.owner).sealed[decision.id] = { decision, answer: value };
    } else handle(play, decision, value);
    if (decision.mode !== 'window') resolveSealed(play, decision.frame);
  };

  return {
    rules,
    start(config, seed, version = rules.version) {
      const problem = rules.ruleset.checkConfig(config, rules.map);
      if (problem) throw new Error(problem);
      const state = { ...newGame(rules, clone(config), seed), version };
      return { state, events: this.resume(state) };
    },
    apply: (state, action) => advance(clone(state), action),
    advance,
    view: (state, viewer) => viewOf(rules, state, viewer),
    due(state) {
      const play = new Play(rules, state);
      return Object.values(state.pending).filter((d) => !waitsItsTurn(play, d));
    },
    events: eventsFor,
    sight: (view) => ({ ...view, rules, viewer: view.viewer, own: view.own! }),
    check(view, decision, value) {
      return checkAnswer(this.sight(view), decision, value);
    },
    resume(state) {
      forgetCities(state.open);
      const play = new Play(rules, state);
      runUntilAsked(play);
      return play.events;
    },
  };
}

/** Rules newer than those a game was played by so far are in force from here on. */
function newRules(play: Play, version: number): Violation | undefined {
  const { state, rules } = play;
  if (version > rules.version || version <= state.version) return refuse('notNow', {}, rules.cite('order'));
  const cite = rules.ruleset.versions[version - 1]!.changes[0]?.cite ?? rules.cite('order');
  play.emit('newRules', cite, { from: state.version, to: version });
  state.version = version;
  return undefined;
}

function control(play: Play, action: Extract<Action, { control: string }>): Violation | undefined {
  const { open, state, rules } = play;
  if (open.result) return refuse('gameOver', {}, rules.cite('order'));
  if (action.control === 'newRules') return newRules(play, action.version);
  // A state does not know those before it: `Past` does.
  if (action.control === 'takeBack') return refuse('notNow', {}, rules.cite('order'));
  if (action.control === 'leave') {
    if (Object.values(state.pending).some((d) => d.kind === 'chooseCivilization'))
      return refuse('stillChoosing', {}, rules.cite('leaving'));
    const leaver = Object.hasOwn(open.nations, action.nation) ? open.nations[action.nation] : undefined;
    if (!leaver || leaver.left) return refuse('notPlaying', {}, rules.cite('leaving'));
    if (action.when !== 'phase' && action.when !== 'turn')
      return refuse('leaveWhen', {}, rules.cite('leaving'));
    open.leaving[action.nation] = action.when;
    play.emit('leaving', rules.cite('leaving'), { nation: action.nation, when: action.when });
    return undefined;
  }
  const frame = state.frames.at(-1);
  const step = frame && rules.step(frame.step);
  if (!step?.control) return refuse('notNow', {}, rules.cite('order'));
  return step.control(play, frame as Frame<never>, action);
}
