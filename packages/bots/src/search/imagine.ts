import {
  type Answer,
  type AnyAnswer,
  clone,
  type Decision,
  type DecisionOf,
  type Game,
  type GameState,
  gameOf,
  hash,
  type Kind,
  type NationId,
  quick,
  type Rules,
  SCHEMA,
  type Sight,
} from '@ochre/engine';
import { emptyOwn } from '@ochre/engine/query';
import { builder } from '../builder/builder.ts';
import type { Context } from '../evaluation/context.ts';
import { appraise } from './appraise.ts';

// The rest of a movement played through on the engine. Nobody's cards matter until the next draw, so hands are left
// empty: what is imagined rests on the open board alone.

const games = new WeakMap<Rules, Game>();

function gameFor(rules: Rules): Game {
  let game = games.get(rules);
  if (!game) {
    game = gameOf(rules);
    games.set(rules, game);
  }
  return game;
}

const BLANK_KEY = '0'.repeat(64);
/** Decisions played through at most: far more than a movement and its fights ever ask for. */
const MOST_DECISIONS = 400;
/** Whether a step turns on cards: beyond it nothing can be known. */
const onCards = (rules: Rules, step: string): boolean => step === 'purchase' || !!rules.step(step).draws;

/** The board as it is, with nothing going on and all hands empty. */
export function boardOf(sight: Sight): GameState {
  const open = clone(sight.open);
  const own = Object.fromEntries(Object.keys(open.nations).map((id) => [id, emptyOwn()]));
  const blocks = Object.keys(sight.empty);
  const bare = Object.fromEntries(blocks.map((b) => [b, sight.empty[b]!.map(() => [])]));
  return {
    schema: SCHEMA,
    version: sight.rules.version,
    config: sight.config,
    open,
    own,
    hidden: { rng: { key: BLANK_KEY, used: 0 }, stacks: bare, discards: clone(bare), tradedBy: {} },
    pending: {},
    frames: [],
  };
}

/** Nations with tokens within two areas of those of `who`: what the others do makes no difference to it yet. */
function neighbours({ rules, open }: Sight, who: NationId): Set<NationId> {
  const { tokens, cities } = open.nations[who]!;
  let near = new Set([...Object.keys(tokens), ...cities]);
  for (let step = 0; step < 2; step++)
    near = new Set([...near, ...[...near].flatMap((area) => rules.map.area(area).neighbours)]);
  const found = Object.keys(open.nations).filter((id) =>
    Object.keys(open.nations[id]!.tokens).some((area) => near.has(area)),
  );
  return new Set(found);
}

/** Steps after the one in progress, up to the next that turns on cards; what comes twice a turn is told by building. */
function stepsToCome({ rules, open }: Sight): readonly string[] {
  const { turn } = rules.ruleset;
  const now = open.built.length > 0 ? turn.lastIndexOf(open.phase) : turn.indexOf(open.phase);
  const end = turn.findIndex((step, i) => i > now && onCards(rules, step));
  return turn.slice(now + 1, end < 0 ? turn.length : end);
}

type Told = (decision: Decision) => AnyAnswer | undefined;

/** Plays on until cards matter again: answers that are `told`, else neighbours play plainly and others stand still. */
export function playOn(
  sight: Sight,
  state: GameState,
  who: NationId,
  told: Told,
  steps = stepsToCome(sight),
): boolean {
  const game = gameFor(sight.rules);
  const near = neighbours(sight, who);
  const rng = quick(1);
  const choose = <K extends Kind>(d: DecisionOf<K>): Answer<K> => {
    const seen = game.sight(game.view(state, d.owner));
    if (near.has(d.owner)) return builder.choose(seen, d, rng);
    return sight.rules.spec(d.kind).fallback(seen, d);
  };
  let left = MOST_DECISIONS;
  /** Answers what is asked until the step is over; false if something goes wrong. */
  const finish = (): boolean => {
    while (state.frames.length > 0 && left-- > 0) {
      const next = game.due(state).find((d) => !d.optional);
      if (!next) return false;
      const { owner: by, id, kind } = next;
      if (!game.advance(state, { by, decision: id, kind, answer: told(next) ?? choose(next) }).ok)
        return false;
    }
    return state.frames.length === 0;
  };
  if (state.pending['now'] === undefined) game.resume(state);
  if (!finish()) return false;
  for (const step of steps) {
    state.open.phase = step;
    state.frames.push({ step, at: 0, locals: {} });
    game.resume(state);
    if (!finish()) return false;
  }
  return true;
}

/** How the board will look before cards matter again if `answer` is given to a movement. */
export function afterMove(
  sight: Sight,
  decision: DecisionOf<'move'>,
  answer: Answer<'move'>,
): GameState | undefined {
  const state = boardOf(sight);
  const { owner, ask, cite } = decision;
  const order = sight.rules.policies.movementOrder(sight);
  state.frames.push({ step: state.open.phase, at: 0, locals: { order: order.slice(order.indexOf(owner)) } });
  state.pending['now'] = { id: 'now', kind: 'move', owner, ask: clone(ask), cite, frame: 0, mode: 'now' };
  const told: Told = ({ id }) => (id === 'now' ? answer : undefined);
  return playOn(sight, state, owner, told) ? state : undefined;
}

/**
 * How the board will look before cards matter again if `answer` is given to a decision of a step that can be begun anew from
 * what stands on the board: fights, building, support. Undefined where the decision does not come up again as it is.
 */
export function afterAnswer<K extends Kind>(
  sight: Sight,
  decision: DecisionOf<K>,
  answer: Answer<K>,
): GameState | undefined {
  const state = boardOf(sight);
  state.frames.push({ step: sight.open.phase, at: 0, locals: {} });
  const { kind, owner } = decision;
  const asked = hash(decision.ask);
  let given = false;
  const told: Told = (next) => {
    if (given || next.kind !== kind || next.owner !== owner || hash(next.ask) !== asked) return undefined;
    given = true;
    return answer;
  };
  return playOn(sight, state, owner, told) && given ? state : undefined;
}

/** Of some answers the one whose board is worth most to the thinker; the first where that cannot be told. */
export function bestAnswer<K extends Kind>(
  context: Context,
  decision: DecisionOf<K>,
  answers: readonly Answer<K>[],
): Answer<K> | undefined {
  let best = answers[0];
  let most = -Infinity;
  for (const answer of answers) {
    const state = afterAnswer(context.sight, decision, answer);
    const worth = state ? appraise(context, state) : -Infinity;
    if (worth > most) [best, most] = [answer, worth];
  }
  return best;
}
