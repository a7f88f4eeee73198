import { brains } from '@ochre/bots';
import {
  type Action,
  type Config,
  type Decision,
  type Game,
  type GameState,
  hash,
  type Json,
  openValues,
  pick,
  quick,
  type Rng,
} from '@ochre/engine';
import { inEnglish } from '@ochre/protocol';
import { broken, cardCounts } from '../invariants.ts';
import { grown, mutate } from './hostile.ts';
import { Table } from './table.ts';

export interface Fuzzed {
  games: number;
  actions: number;
  hostile: number;
  refused: number;
  /** What went wrong, with the seed and the number of the action that shows it. */
  failures: string[];
}

/** Random configurations of a rule set. */
export function randomConfig(game: Game, rng: Rng): Config {
  const { id, players } = game.rules.ruleset;
  const config: Config = {
    ruleset: id,
    map: game.rules.map.id,
    players: players.min + rng.int(players.max - players.min + 1),
    options: { turns: 3 + rng.int(12) },
  };
  const { ruleset, map } = game.rules;
  const playable = (some: Config): boolean => ruleset.checkConfig(some, map) === undefined;
  const setups = map.setups.filter(
    (s) => s.players === config.players && playable({ ...config, side: s.side }),
  );
  if (setups.length > 1) config.side = pick(rng, setups).side;
  for (const name of Object.keys(ruleset.options)) {
    const [, ...others] = openValues(ruleset.options, name, config);
    if (name !== 'turns' && others.length > 0 && rng.int(3) === 0)
      config.options = { ...config.options, [name]: pick(rng, others) };
  }
  return config;
}

/** Answers no rule allows, or hostile ones: each must be refused with a code and a citation and change nothing. */
export function attack(
  game: Game,
  state: GameState,
  decision: Decision,
  answer: Json,
  rng: Rng,
): 'refused' | 'legal' {
  return put(game, state, decision, mutate(rng, answer));
}

/** An answer with each member more that its shape allows, whether or not this rule set has a use for it. */
export function crowd(game: Game, state: GameState, decision: Decision, answer: Json, rng: Rng): void {
  const { ruleset, map } = game.rules;
  const { advances, commodities, calamities, groups } = ruleset;
  const named = [advances, commodities, calamities, map.areas].flatMap((all) => all.map(({ id }) => id));
  const words = [...named, ...groups, ...Object.keys(state.open.nations)];
  for (const more of grown(rng, game.rules.spec(decision.kind).shape.schema, answer, words))
    put(game, state, decision, more);
}

function put(game: Game, state: GameState, decision: Decision, bad: Json): 'refused' | 'legal' {
  const action = { by: decision.owner, decision: decision.id, kind: decision.kind, answer: bad } as Action;
  const before = hash(state);
  const violation = game.check(game.view(state, decision.owner), decision, bad);
  if (!violation) {
    const due = game.due(state).some(({ id }) => id === decision.id);
    if (due && !game.apply(state, action).ok)
      throw new Error(`check accepts but apply refuses ${JSON.stringify(action).slice(0, 500)}`);
    return 'legal';
  }
  const applied = game.advance(state, action);
  if (applied.ok)
    throw new Error(`check refuses but advance accepts ${JSON.stringify(action).slice(0, 500)}`);
  const said = inEnglish(game.rules, applied.violation);
  if (
    !/^[A-Z]{2} \S+$/.test(applied.violation.cite) ||
    !/^\S.*\.$/.test(said) ||
    /undefined|NaN|\[object/.test(said)
  )
    throw new Error(`refusal without citation or sentence: ${said} ${JSON.stringify(applied.violation)}`);
  if (hash(state) !== before)
    throw new Error(`a refused action changed the state: ${JSON.stringify(action).slice(0, 500)}`);
  return 'refused';
}

/** Plays random games under all invariants, with hostile answers thrown in. */
export function fuzzGame(game: Game, seed: string, until: () => boolean, total: Fuzzed): void {
  const rng = quick(Number.parseInt(hash(seed).slice(0, 8), 16));
  const config = randomConfig(game, rng);
  const where = (): string => `seed ${seed} ${JSON.stringify(config)} action ${table?.actions ?? 0}`;
  let table: Table | undefined;
  try {
    const mixed = rng.int(3) === 0 ? brains['builder']! : brains['sample']!;
    table = new Table(game, config, seed, () => mixed);
    const cards = cardCounts(game, table.state);
    total.games++;
    while (!table.over && !until()) {
      if (rng.int(8) === 0) harass(game, table.state, rng, total);
      table.step();
      total.actions++;
      const found = broken(game, table.state, cards);
      if (found.length > 0) throw new Error(found.join('; '));
    }
  } catch (error) {
    total.failures.push(`${where()}: ${(error as Error).stack?.split('\n').slice(0, 4).join(' | ')}`);
  }
}

function harass(game: Game, state: GameState, rng: Rng, total: Fuzzed): void {
  const asked = game.due(state);
  if (asked.length === 0) return;
  const decision = pick(rng, asked);
  const sight = game.sight(game.view(state, decision.owner));
  const spec = game.rules.spec(decision.kind);
  const legal = (
    rng.int(2) === 0 ? spec.fallback(sight, decision) : spec.sample(sight, decision, rng)
  ) as Json;
  const violation = game.check(game.view(state, decision.owner), decision, legal);
  if (violation)
    throw new Error(
      `${decision.kind}: own answer ${JSON.stringify(legal)} refused: ${JSON.stringify(violation)}`,
    );
  spec.choices(sight, decision);
  total.hostile++;
  if (attack(game, state, decision, legal, rng) === 'refused') total.refused++;
}
