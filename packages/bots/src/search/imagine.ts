import {
  clone,
  type Decision,
  type DecisionOf,
  type Frame,
  type Game,
  type GameState,
  gameOf,
  type Json,
  type NationId,
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
  const order = rules.policies.movementOrder(sight);
  const later = order.slice(order.indexOf(decision.owner));
  const frames: Frame[] = [{ step: open.phase, at: 0, locals: { order: later } }];
  const { owner, ask, cite } = decision;
  const due: Decision = { id: 'now', kind: 'move', owner, ask: clone(ask), cite, frame: 0, mode: 'now' };
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

/** Steps from the movement in progress to the next draw of cards. */
function stepsToCome({ rules, open }: Sight): readonly string[] {
  const { turn } = rules.ruleset;
  const now = turn.indexOf(open.phase);
  const end = turn.findIndex((step, i) => i > now && DRAWING.has(step));
  return turn.slice(now + 1, end < 0 ? turn.length : end);
}

/** How the board will look before the next draw if `answer` is given; neighbours play plainly, others stand still. */
export function afterMove(sight: Sight, decision: DecisionOf<'move'>, answer: Json): GameState | undefined {
  const game = gameFor(sight.rules);
  const state = boardOf(sight, decision);
  const near = neighbours(sight, decision.owner);
  const rng = quick(1);
  const choose = (d: Decision): Json => {
    const seen = game.sight(game.view(state, d.owner));
    if (near.has(d.owner)) return builder.choose(seen, d, rng);
    return sight.rules.spec(d.kind).fallback(seen, d as never) as Json;
  };
  let left = MOST_DECISIONS;
  /** Answers what is asked until the step is over; false if something goes wrong. */
  const finish = (): boolean => {
    while (state.frames.length > 0 && left-- > 0) {
      const next = game.due(state).find((d) => !d.optional);
      if (!next) return false;
      const told = next.id === 'now' ? answer : choose(next);
      const { owner: by, id, kind } = next;
      if (!game.advance(state, { by, decision: id, kind, answer: told }).ok) return false;
    }
    return state.frames.length === 0;
  };
  if (!finish()) return undefined;
  for (const step of stepsToCome(sight)) {
    state.open.phase = step;
    state.frames.push({ step, at: 0, locals: {} });
    game.resume(state);
    if (!finish()) return undefined;
  }
  return state;
}
