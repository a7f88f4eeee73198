import { type Action, type Game, type GameEvent, type GameState, migrate } from '@ochre/engine';
import type { Recalled, SoloSetup, Takeover } from './messages.ts';

/** A solo game as it was when I was last asked. */
export interface Rewound {
  state: GameState;
  /** Actions up to there, and events I had been told by then. */
  actions: number;
  seen: number;
  /** What bots recall of it. */
  recalled: Recalled[];
}

/** Where the rules in force begin: at the deal, or where they took over from older ones. */
function outset(game: Game, { config, seed, rules = 1 }: SoloSetup, takeover: Takeover | undefined) {
  if (!takeover) return { ...game.start(config, seed, rules), from: 0, seen: 0 };
  const { seq, seen, state } = takeover;
  return { state: migrate(state, game.rules.ruleset), events: [] as GameEvent[], from: seq, seen };
}

/**
 * The game before the last answer of mine: what was done until then is done again, with the same chance. Whoever answers
 * the same once more sees the same come of it. Undefined where there is no answer of mine under the rules in force.
 */
export function rewound(
  game: Game,
  setup: SoloSetup,
  me: string,
  actions: readonly Action[],
  takeover: Takeover | undefined,
): Rewound | undefined {
  const { state, events, from, ...then } = outset(game, setup, takeover);
  const last = actions.findLastIndex((a) => 'by' in a && (a.by === me || a.by === setup.seat));
  if (last < from) return undefined;
  const recalled: Recalled[] = [];
  let { seen } = then;
  const note = (told: GameEvent[]): void => {
    if (told.length > 0) recalled.push({ n: recalled.length, events: told });
    seen += game.events(told, state.open.seats[setup.seat] ?? setup.seat).length;
  };
  note(events);
  for (const action of actions.slice(from, last)) {
    const applied = game.advance(state, action);
    if (!applied.ok) return undefined;
    note(applied.events);
  }
  return { state, actions: last, seen, recalled };
}
