import {
  type AnyFrame,
  type CardId,
  type Config,
  clone,
  type Game,
  type GameEvent,
  type GameState,
  migrate,
  type Nation,
  type NationId,
  type Pieces,
} from '@ochre/engine';
import { compareCards, setOf } from '@ochre/engine/query';
import { checkOptions, seatId } from '@ochre/engine/ruleset';
import { newGame, type Root } from '@ochre/engine/testing';
import { cardCounts, pilesOf } from './cards.ts';
import { phaseIndex } from './phases.ts';
import { Mismatch, Misnotated, type NationSetup, type Path, type Position } from './types.ts';

/** Pieces that are not in the game, by nation: positions made by hand may say so. */
export type Lacking = Record<NationId, Nation['stock']>;

/** A game as it stands. */
export interface Now {
  game: Game;
  state: GameState;
}

export interface Started extends Now {
  events: GameEvent[];
  /** Pieces that nations are without, where the position says what is in stock. */
  lacking: Lacking;
}

/** How many play unless the position says so; on a board of its own no more than the rule set has seats for. */
const PLAYERS = 8;

/** The game as the position has it, run on to its first decisions. */
export function begin(game: Game, position: Position): Started {
  const mini = typeof position.map === 'object';
  const lacking: Lacking = {};
  const state = position.state
    ? migrate(clone(position.state), game.rules.ruleset)
    : layOut(game, position, mini, lacking);
  return { game, state, lacking, events: game.resume(state) };
}

function configOf(game: Game, position: Position, mini: boolean): Config {
  const { ruleset, map } = game.rules;
  const usual = mini ? PLAYERS : Math.min(PLAYERS, ruleset.players.max);
  const { players = usual, side, options = {}, civilizations } = position;
  const config: Config = { ruleset: ruleset.id, map: map.id, players, options: clone(options) };
  if (side !== undefined) config.side = side;
  if (mini) config.nations = civilizations ?? Object.keys(position.nations ?? {});
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

function layOut(game: Game, position: Position, mini: boolean, lacking: Lacking): GameState {
  const { rules } = game;
  const config = configOf(game, position, mini);
  if (mini) checkMini(game, config);
  else {
    const problem = rules.ruleset.checkConfig(config, rules.map);
    if (problem) throw new Mismatch(`this configuration is refused: ${problem}`);
  }
  const unseated = position.from !== 'setup' && config.nations === undefined;
  if (unseated) config.nations = rules.ruleset.layout(config, rules.map).nations.map((n) => n.id);
  const state = newGame(rules, config, position.seed ?? 1);
  if (position.from === 'setup') return state;
  const deck = cardCounts(game, state);
  // On a mini-map fewer play than the count says, which is there for what depends on it.
  for (let n = config.nations!.length + 1; n <= config.players; n++) delete state.own[seatId(n)];
  setPhase(game, state, position);
  for (const [id, setup] of Object.entries(position.nations ?? {}))
    lacking[id] = setNation(game, state, id, setup ?? {});
  setPieces(game, state.open.barbarians, position.barbarians ?? {}, 'barbarians');
  setCards(game, state, position, deck);
  const { open } = state;
  open.turn = position.turn ?? 1;
  open.built = known(position.built ?? [], 'area', (id) => rules.map.find(id));
  for (const id of position.regions ?? []) open.regions[id] = true;
  for (const id of position.outOfPlay ?? []) delete open.regions[id];
  Object.assign(open, clone(position.open ?? {}));
  Object.assign(state.hidden, clone(position.hidden ?? {}));
  return state;
}

function setPhase(game: Game, state: GameState, position: Position): void {
  const phase = position.phase ?? game.rules.ruleset.turn[0]!;
  const { playing, index } = phaseIndex(game, phase);
  const step = phase.split('#')[0]!;
  const { at = 0, locals = {} } = position.frame ?? {};
  const to = position.to ?? (position.alone ? phase : undefined);
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

const OWN_KEYS = ['hand', 'committed', 'offers', 'filed', 'theme', 'received', 'broken'];

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
  const pieces = setOf({ rules, config: state.config });
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
function placeOf(card: CardId, { nations = {}, discards }: Position): Path {
  const holder = Object.keys(nations).find((id) => nations[id]?.hand?.includes(card));
  if (holder !== undefined) return ['nations', holder, 'hand'];
  return [JSON.stringify(discards ?? {}).includes(`"${card}"`) ? 'discards' : 'stacks'];
}

/** Cards in hands and discard piles come out of the stacks, from below, where the stacks have them. */
function setCards(game: Game, state: GameState, position: Position, deck: ReadonlyMap<CardId, number>): void {
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
  for (const { block, index, cards } of pilesOf(position.discards ?? {}, blocks)) {
    for (const card of cards) takeFromStack(checked(card));
    hidden.discards[block]![index] = [...cards];
  }
  for (const { block, index, cards } of pilesOf(position.stacks ?? {}, blocks))
    hidden.stacks[block]![index] = cards.map(checked);
  for (const [card, n] of cardCounts(game, state)) {
    // Cards left out at this number of players may be put in by hand, as many as there are.
    const most = Math.max(deck.get(card) ?? 0, rules.card(card).commodity?.size ?? 1);
    if (n > most)
      throw new Misnotated([
        { path: placeOf(card, position), text: `${n} of ${card}: the deck has ${most}` },
      ]);
  }
  hidden.tradedBy = { ...position.tradedBy };
}
