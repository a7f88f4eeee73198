import { brains } from '@ochre/bots';
import {
  type Action,
  type Config,
  type Decision,
  type Game,
  type GameEvent,
  hash,
  type Kind,
  quick,
  type View,
} from '@ochre/engine';
import { mega } from '@ochre/rulesets';
import { gameFor } from '@ochre/testkit';
import type { LoggedEvent } from '../../src/session/session.ts';
import { nudge } from './nudges.ts';
import { heap } from './plenty.ts';

/** One decision as its owner saw it in a real game: what galleries and tests show. */
export interface Moment {
  name: string;
  config: Config;
  view: View;
  decision: Decision;
  log: LoggedEvent[];
}

const TRADE_ACTIONS = 12;
const LOG_KEPT = 60;

type Brain = 'sample' | 'builder' | 'mixed';
const on = (players: number, options: Config['options'] = {}): Config => ({
  ruleset: 'mega',
  map: 'world',
  players,
  ...(players <= 9 && { side: 'west' }),
  options,
});

interface Played {
  config: Config;
  seed: string;
  brain: Brain;
  turns: number;
  /** Helps the game along to ask what is seldom asked. */
  nudged?: typeof nudge;
}

/** Full games and a short one, at small and large tables: between them they ask every kind of question. */
const GAMES: Played[] = [
  { config: on(5, { short: true }), seed: 'short', brain: 'mixed', turns: 2 },
  { config: on(9), seed: 'moments', brain: 'mixed', turns: 22 },
  { config: on(18), seed: 'eighteen', brain: 'mixed', turns: 18 },
];

/** A game helped along to ask what is seldom asked; played again with another seed until everything was. */
const nudgedGame = (n: number): Played => ({
  config: on(9),
  seed: `nudged ${n}`,
  brain: 'mixed',
  turns: 16,
  nudged: nudge,
});
const MOST_NUDGED = 8;

/** Kinds that no phase of the first rule set asks. */
export const ELSEWHERE: readonly Kind[] = ['orderLosses', 'pickUnits'];

export const missingKinds = (moments: ReadonlyMap<string, Moment>): Kind[] =>
  (Object.keys(mega.decisions) as Kind[]).filter(
    (kind) => !kindsOf(moments).has(kind) && !ELSEWHERE.includes(kind),
  );

/** Games of the other rule sets: the same questions put in other words, and some of their own. */
const OTHERS: Played[] = [
  {
    config: { ruleset: 'eastern', map: 'world', players: 6, options: {} },
    seed: 'east',
    brain: 'mixed',
    turns: 40,
  },
  {
    config: { ruleset: 'classic', map: 'classic', players: 6, options: {} },
    seed: 'old',
    brain: 'mixed',
    turns: 40,
  },
  {
    config: { ruleset: 'dawn', map: 'world', players: 8, side: 'west', options: {} },
    seed: 'dawn',
    brain: 'mixed',
    turns: 30,
    nudged: nudge,
  },
  {
    config: { ruleset: 'civx', map: 'world', players: 12, options: {} },
    seed: 'civx',
    brain: 'mixed',
    turns: 20,
    nudged: heap,
  },
  {
    config: { ruleset: 'advanced', map: 'advanced', players: 7, options: {} },
    seed: 'west',
    brain: 'mixed',
    turns: 24,
  },
];

/** Every rule set with plenty of everything: between them they ask nearly all that can be asked. */
const PLENTY: Played[] = [
  on(9),
  { ruleset: 'eastern', map: 'world', players: 7, options: {} },
  { ruleset: 'classic', map: 'classic', players: 7, options: {} },
  { ruleset: 'civx', map: 'world', players: 12, options: {} },
  { ruleset: 'dawn', map: 'world', players: 9, side: 'west', options: {} },
  { ruleset: 'advanced', map: 'advanced', players: 8, options: {} },
].flatMap((config) =>
  ['a', 'b'].map((seed): Played => ({ config, seed, brain: 'mixed', turns: 20, nudged: heap })),
);

function bare(
  events: readonly GameEvent[],
  game: Game,
  viewer: string,
  from: LoggedEvent[],
  view: View,
): void {
  for (const event of game.events(events, viewer))
    from.push({ seq: (from.at(-1)?.seq ?? -1) + 1, turn: view.open.turn, phase: view.open.phase, event });
}

/** A key per kind, and per purpose where the same kind asks for different things. */
export function momentName(decision: Decision): string {
  const purpose = (decision.ask as { purpose?: string }).purpose;
  return purpose ? `${decision.kind}.${purpose}` : decision.kind;
}

function weight({ decision, view }: Pick<Moment, 'decision' | 'view'>): number {
  const size = JSON.stringify(decision.ask).length + (view.own?.hand.length ?? 0) * 10;
  if (decision.kind === 'trade') {
    const names = (view.own?.hand ?? []).map((card) => card.split(':')[0]!);
    const within = view.open.offers.filter((o) => o.wants.names.every((n) => names.includes(n))).length;
    return (decision.optional ? 0 : 1e6) + within * 1000 + view.open.offers.length * 100 + size;
  }
  return size + view.open.turn * 5;
}

type Kept = Map<string, Moment & { weight: number }>;

function playAll(games: readonly Played[]): Kept {
  const kept: Kept = new Map();
  for (const each of games) play(gameFor(each.config.ruleset), each, kept);
  return kept;
}

/** Plays games between bots and keeps the richest moment of every name: all kinds of question are among them. */
export function recordMoments(): Map<string, Moment> {
  const kept = playAll(GAMES);
  const game = gameFor('mega');
  for (let n = 1; n <= MOST_NUDGED && missingKinds(kept).length > 0; n++) play(game, nudgedGame(n), kept);
  return kept;
}

/** The same for rule sets other than the first. */
export const recordOthers = (): Map<string, Moment> => playAll(OTHERS);

/** One moment of every purpose of every kind, in every rule set that asks for it. */
export const recordQuestions = (): Map<string, Moment> => playAll([GAMES[0]!, ...OTHERS, ...PLENTY]);

/** Every kind of question, and most purposes of it, in all rule sets. */
export const recordMost = (): Map<string, Moment> =>
  playAll([
    GAMES[0]!,
    ...OTHERS.filter(({ config }) => config.ruleset === 'classic'),
    ...PLENTY.filter(({ seed }) => seed === 'a'),
  ]);

function play(game: Game, { config, seed, brain, turns, nudged }: Played, kept: Kept): void {
  const { state, events } = game.start(config, seed);
  const rng = quick(Number.parseInt(hash([seed]).slice(0, 8), 16));
  const logs = new Map<string, LoggedEvent[]>();
  let traded = { turn: 0, actions: 0 };
  let next = 0;
  const hear = (list: readonly GameEvent[]): void => {
    for (const id of [...Object.keys(state.own)]) {
      const log = logs.get(id) ?? [];
      logs.set(id, log);
      bare(list, game, id, log, { open: state.open } as View);
      if (log.length > LOG_KEPT) log.splice(0, log.length - LOG_KEPT);
    }
  };
  hear(events);
  while (!state.open.result && state.open.turn <= turns) {
    const forced = nudged?.(game, state);
    const due = game.due(state);
    const waited = due.filter((d) => !d.optional);
    const asked = waited.length > 0 ? waited : due;
    for (const decision of due) keep(game, config, state, decision, logs, kept);
    const decision = asked[next++ % asked.length]!;
    if (decision.kind === 'trade' && traded.turn !== state.open.turn)
      traded = { turn: state.open.turn, actions: 0 };
    const stop = decision.kind === 'trade' && ++traded.actions > TRADE_ACTIONS * config.players;
    const player = brain === 'mixed' ? (rng.int(3) === 0 ? 'sample' : 'builder') : brain;
    const action: Action = forced
      ? forced
      : stop
        ? { control: 'closeTrade' }
        : {
            by: decision.owner,
            decision: decision.id,
            kind: decision.kind,
            answer: brains[player]!.choose(game.sight(game.view(state, decision.owner)), decision, rng),
          };
    const applied = game.advance(state, action);
    if (!applied.ok) throw new Error(JSON.stringify(applied.violation));
    hear(applied.events);
  }
}

function keep(
  game: Game,
  config: Config,
  state: Parameters<Game['view']>[0],
  decision: Decision,
  logs: Map<string, LoggedEvent[]>,
  kept: Kept,
): void {
  const book = config.ruleset === 'mega' ? '' : `${config.ruleset}/`;
  const name = book + momentName(decision);
  const view = game.view(state, decision.owner);
  const found = weight({ decision, view });
  const known = kept.get(name);
  if (known && known.weight >= found) return;
  kept.set(
    name,
    JSON.parse(
      JSON.stringify({ name, config, view, decision, log: logs.get(decision.owner) ?? [], weight: found }),
    ),
  );
}

export const kindsOf = (moments: ReadonlyMap<string, Moment>): Set<Kind> =>
  new Set([...moments.values()].map((m) => m.decision.kind));
