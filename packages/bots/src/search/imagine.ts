import {
  clone,
  type Decision,
  type DecisionOf,
  type Frame,
  type Game,
  type GameState,
  gameOf,
  type Json,
  quick,
  type Rules,
  SCHEMA,
  type Sight,
} from '@ochre/engine';
import { emptyOwn } from '@ochre/engine/kernel/start.ts';
import { builder } from '../builder/builder.ts';

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
/** Steps in which cards are drawn: beyond them nothing can be known. */
const DRAWING: ReadonlySet<string> = new Set(['drawCards', 'drawInTurn']);

/** The board with `decision` due, as if everybody else had empty hands. */
function boardOf(sight: Sight, decision: DecisionOf<'move'>): GameState {
  const { rules, config } = sight;
  const open = clone(sight.open);
  const step = rules.ruleset.turn.indexOf(open.phase);
  const order = rules.policies.movementOrder(sight);
  const later = order.slice(order.indexOf(decision.owner));
  const frames: Frame[] = [
    { step: 'game', at: step + 1, locals: { playing: true } },
    { step: open.phase, at: 0, locals: { order: later } },
  ];
  const { owner, ask, cite } = decision;
  const due: Decision = { id: 'now', kind: 'move', owner, ask: clone(ask), cite, frame: 1, mode: 'now' };
  const own = Object.fromEntries(Object.keys(open.nations).map((id) => [id, emptyOwn()]));
  const blocks = Object.keys(sight.empty);
  const bare = Object.fromEntries(blocks.map((b) => [b, sight.empty[b]!.map(() => [])]));
  return {
    schema: SCHEMA,
    config,
    open,
    own,
    hidden: { rng: { key: BLANK_KEY, used: 0 }, stacks: bare, discards: clone(bare), tradedBy: {} },
    pending: { now: due },
    frames,
  };
}

/** How the board will look before the next draw if `answer` is given; the others play plainly. */
export function afterMove(sight: Sight, decision: DecisionOf<'move'>, answer: Json): GameState | undefined {
  const game = gameFor(sight.rules);
  const state = boardOf(sight, decision);
  const action = { by: decision.owner, decision: 'now', kind: 'move' as const, answer };
  if (!game.advance(state, action).ok) return undefined;
  const rng = quick(1);
  for (let n = 0; n < MOST_DECISIONS; n++) {
    if (DRAWING.has(state.open.phase) || state.open.result) return state;
    const due = game.due(state);
    const next = due.find((d) => !d.optional);
    if (!next) return state;
    const told = builder.choose(game.sight(game.view(state, next.owner)), next, rng);
    const applied = game.advance(state, { by: next.owner, decision: next.id, kind: next.kind, answer: told });
    if (!applied.ok) return undefined;
  }
  return undefined;
}
