import {
  type AnyFrame,
  type CardId,
  type Config,
  clone,
  type Game,
  type GameEvent,
  type GameState,
  type MapData,
  migrate,
  type Nation,
  type Pieces,
} from '@ochre/engine';
import { compareCards } from '@ochre/engine/query';
import { checkOptions, seatId } from '@ochre/engine/ruleset';
import { newGame, type Root } from '@ochre/engine/testing';
import { miniMap } from '@ochre/maps';
import { gameFor } from '../games.ts';
import { cardCounts, type Lacking } from '../invariants.ts';
import { pilesOf } from './cards.ts';
import { withExcerpts } from './excerpt.ts';
import { Mismatch, Misnotated, type NationSetup, type Path, type Scenario } from './types.ts';

export interface Started {
  game: Game;
  state: GameState;
  events: GameEvent[];
  /** Pieces that nations are without, where the scenario says what is in stock. */
  lacking: Lacking;
}

/** The rules and the map that the scenario is played by. */
export function gameOf({ map, rules = 'mega' }: Scenario): Game {
  return gameFor(withExcerpts(rules), typeof map === 'object' ? (miniMap(map) as MapData) : map);
}

/** The game as the scenario has it, run on to its first decisions. */
export function begin(scenario: Scenario): Started {
  const game = gameOf(scenario);
  const mini = typeof scenario.map === 'object';
  const lacking: Lacking = {};
  const state = scenario.state
    ? migrate(clone(scenario.state), game.rules.ruleset)
    : layOut(game, scenario, mini, lacking);
  return { game, state, lacking, events: game.resume(state) };
}

function configOf(game: Game, scenario: Scenario, mini: boolean): Config {
  const { players = 8, side, options = {}, civilizations } = scenario;
  const { ruleset, map } = game.rules;
  const config: Config = { ruleset: ruleset.id, map: map.id, players, options: clone(options) };
  if (side !== undefined) config.side = side;
  if (mini) config.nations = civilizations ?? Object.keys(scenario.nations ?? {});
  else if (civilizations) config.nations = civilizations;
  return config;
}

/** On a mini-map of all that is configured only the options of the table have to be those of the rule set. */
function checkMini({ rules: { ruleset } }: Game, { options, players }: Config): void {
  const slips = Object.entries(options).flatMap(([name, value]) => {
    const text = checkOptions(ruleset.options, { players, options: { [name]: value } });
    return text === undefined ? [] : [{ path: ['options', name], text }];
  });
  if (slips.length > 0) throw new Misnotated(slips);
}

function layOut(game: Game, scenario: Scenario, mini: boolean, lacking: Lacking): GameState {
  const { rules } = game;
  const config = configOf(game, scenario, mini);
  if (mini) checkMini(game, config);
  else {
    const problem = rules.ruleset.checkConfig(config, rules.map);
    if (problem) throw new Mismatch(`this configuration is refused: ${problem}`);
  }
  const unseated = scenario.from !== 'setup' && config.nations === undefined;
  if (unseated) config.nations = rules.ruleset.layout(config, rules.map).nations.map((n) => n.id);
  const state = newGame(rules, config, scenario.seed ?? 1);
  if (scenario.from === 'setup') return state;
  const deck = cardCounts(game, state);
  // On a mini-map fewer play than the count says, which is there for what depends on it.
  for (let n = config.nations!.length + 1; n <= config.players; n++) delete state.own[seatId(n)];
  setPhase(game, state, scenario);
  for (const [id, setup] of Object.entries(scenario.nations ?? {}))
    lacking[id] = setNation(game, state, id, setup ?? {});
  setPieces(game, state.open.barbarians, scenario.barbarians ?? {}, 'barbarians');
  setCards(game, state, scenario, deck);
  const { open } = state;
  open.turn = scenario.turn ?? 1;
  open.built = known(scenario.built ?? [], 'area', (id) => rules.map.find(id));
  for (const id of scenario.regions ?? []) open.regions[id] = true;
  for (const id of scenario.outOfPlay ?? []) delete open.regions[id];
  Object.assign(open, clone(scenario.open ?? {}));
  Object.assign(state.hidden, clone(scenario.hidden ?? {}));
  return state;
}

/** Where a phase (`conflict#2`: its second occurrence) stands in the set-up or the turn. */
export function phaseIndex(game: Game, phase: string): { playing: boolean; index: number } {
  const { setup, turn } = game.rules.ruleset;
  const [step, nth = '1'] = phase.split('#');
  const nthOf = (list: readonly string[]): number =>
    [...list.keys()].filter((i) => list[i] === step)[Number(nth) - 1] ?? -1;
  const index = nthOf(turn);
  if (index >= 0) return { playing: true, index };
  if (nthOf(setup) >= 0) return { playing: false, index: nthOf(setup) };
  throw new Mismatch(`no phase ${phase} (a turn has: ${turn.join(', ')}; the set-up: ${setup.join(', ')})`);
}

function setPhase(game: Game, state: GameState, scenario: Scenario): void {
  const phase = scenario.phase ?? game.rules.ruleset.turn[0]!;
  const { playing, index } = phaseIndex(game, phase);
  const step = phase.split('#')[0]!;
  const { at = 0, locals = {} } = scenario.frame ?? {};
  const to = scenario.to ?? (scenario.alone ? phase : undefined);
  const begun: Root = playing ? { playing: true } : {};
  let root: AnyFrame = { step: 'game', at: index + 1, locals: begun };
  if (to !== undefined) {
    const last = phaseIndex(game, to);
    if (last.playing !== playing || last.index < index)
      throw new Mismatch(`${to} does not come after ${phase}`);
    root = { ...root, step: 'excerpt', locals: { ...begun, last: last.index } };
  }
  state.open.phase = step;
  state.frames = [root, { step, at, locals: clone(locals) }];
}

function known(ids: readonly string[], what: string, find: (id: string) => unknown): string[] {
  for (const id of ids) if (!find(id)) throw new Mismatch(`no ${what} ${id}`);
  return [...ids];
}

const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((a, b) => a + b, 0);
const positive = (counts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0));

function setPieces(game: Game, pieces: Pieces, setup: Partial<Pieces>, who: string): void {
  const { map } = game.rules;
  const { tokens = {}, cities = [], ships = {} } = setup;
  known(Object.keys(tokens), `area for tokens of ${who}:`, (id) => map.find(id)?.kind === 'land');
  known(cities, `area for a city of ${who}:`, (id) => map.find(id)?.kind === 'land');
  known(Object.keys(ships), `coast for ships of ${who}:`, (id) => map.waters[id] && !map.waters[id].sea);
  Object.assign(pieces, { tokens: positive(tokens), cities: [...cities], ships: positive(ships) });
}

function addCounts(to: Record<string, number>, more: Record<string, number>): void {
  for (const key in more) to[key] = (to[key] ?? 0) + more[key]!;
}

const OWN_KEYS = ['hand', 'committed', 'offers', 'filed', 'theme', 'received'];

/** Gives back the pieces that the nation is without. */
function setNation(game: Game, state: GameState, id: string, setup: NationSetup): Nation['stock'] {
  const { rules } = game;
  const nation = state.open.nations[id];
  if (!nation) {
    const playing = Object.keys(state.open.nations).join(', ');
    throw new Mismatch(`${id} does not play (there is: ${playing})`);
  }
  setPieces(game, nation, setup, id);
  known(setup.advances ?? [], `advance for ${id}:`, (a) => rules.findAdvance(a));
  for (const [key, value] of Object.entries(setup)) {
    if (['tokens', 'cities', 'ships'].includes(key)) continue;
    if (OWN_KEYS.includes(key)) Object.assign(state.own[id]!, { [key]: clone(value) });
    else if (key !== 'credits' && key !== 'stock') Object.assign(nation, { [key]: clone(value) });
  }
  for (const advance of setup.advances ?? []) addCounts(nation.credits, rules.advance(advance).credits);
  for (const chosen of Object.values(setup.chosen ?? {})) addCounts(nation.credits, chosen);
  Object.assign(nation.credits, setup.credits);
  const { pieces } = rules.ruleset;
  const onBoard = sum(nation.tokens);
  nation.census = setup.census ?? onBoard;
  const left = {
    tokens: pieces.tokens - onBoard - nation.treasury - sum(nation.hired ?? {}) - (nation.away ?? 0),
    cities: pieces.cities - nation.cities.length,
    ships: pieces.ships - sum(nation.ships),
  };
  nation.stock = { ...left, ...setup.stock };
  const without = { tokens: 0, cities: 0, ships: 0 };
  for (const kind of ['tokens', 'cities', 'ships'] as const) {
    if (left[kind] < 0)
      throw new Mismatch(`${id} uses ${pieces[kind] - left[kind]} ${kind} of ${pieces[kind]}`);
    without[kind] = left[kind] - nation.stock[kind];
    if (without[kind] < 0)
      throw new Mismatch(`${id} has no more than ${left[kind]} ${kind} left for its stock`);
  }
  return without;
}

/** The first place that names the card. */
function placeOf(card: CardId, { nations = {}, discards }: Scenario): Path {
  const holder = Object.keys(nations).find((id) => nations[id]?.hand?.includes(card));
  if (holder !== undefined) return ['nations', holder, 'hand'];
  return [JSON.stringify(discards ?? {}).includes(`"${card}"`) ? 'discards' : 'stacks'];
}

/** Cards in hands and discard piles come out of the stacks, from below, where the stacks have them. */
function setCards(game: Game, state: GameState, scenario: Scenario, deck: ReadonlyMap<CardId, number>): void {
  const { rules } = game;
  const { hidden, own } = state;
  const blocks = Object.keys(hidden.stacks);
  const checked = (card: CardId): CardId => {
    const face = rules.findCard(card);
    if (!face) throw new Mismatch(`no trade card ${card}`);
    const block = blocks.length > 1 && card !== rules.ruleset.substituteCard;
    if (block !== (face.block !== undefined))
      throw new Mismatch(
        block ? `${card}: name its block, as in ${card}:${blocks[0]}` : `${card}: one block is in play`,
      );
    return card;
  };
  const takeFromStack = (card: CardId): void => {
    const { block = blocks[0]!, stack } = rules.card(card);
    const pile = hidden.stacks[block]?.[stack - 1] ?? [];
    const at = pile.lastIndexOf(card);
    if (at >= 0) pile.splice(at, 1);
  };
  for (const { hand } of Object.values(own)) {
    for (const card of hand) takeFromStack(checked(card));
    hand.sort((a, b) => compareCards(rules, a, b));
  }
  for (const { block, index, cards } of pilesOf(scenario.discards ?? {}, blocks)) {
    for (const card of cards) takeFromStack(checked(card));
    hidden.discards[block]![index] = [...cards];
  }
  for (const { block, index, cards } of pilesOf(scenario.stacks ?? {}, blocks))
    hidden.stacks[block]![index] = cards.map(checked);
  for (const [card, n] of cardCounts(game, state)) {
    // Cards left out at this number of players may be put in by hand, as many as there are.
    const most = Math.max(deck.get(card) ?? 0, rules.card(card).commodity?.size ?? 1);
    if (n > most)
      throw new Misnotated([
        { path: placeOf(card, scenario), text: `${n} of ${card}: the deck has ${most}` },
      ]);
  }
  hidden.tradedBy = { ...scenario.tradedBy };
}
