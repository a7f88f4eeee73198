import {
  type Action,
  type Config,
  canonical,
  type Game,
  type GameEvent,
  type GameState,
  inPresentForm,
  type Result,
  tally,
} from '@ochre/engine';
import { occupation } from '@ochre/maps/render/index.ts';
import { chronicleOf } from './chronicle.ts';
import type { Chapter, Opening, Player, Realms, Standing, Story } from './story.ts';
import { Watch } from './watch.ts';
import { FIRST_YEAR, yearsOf } from './years.ts';

/** A game that is over, as game files and recordings have it. */
export interface Source {
  title?: string;
  config: Config;
  seed: string;
  /** The version of the rules it was begun by; that in force unless said. */
  rules?: number;
  /** The deal may stand among them as nothing. */
  actions: readonly (Action | null)[];
  seats?: readonly { seat: number; kind: string; name?: string }[];
  /** How it ended, where that is filed: it must end so again. */
  result?: Result;
}

/** The rules in force make something else of what was played. */
export class PlayedOtherwise extends Error {}

/** A city is worth the tokens it takes to build one. */
const CITY = 6;

/** Who holds what: the owner of the city, else of the largest stack. */
function realmsOf({ nations, barbarians }: GameState['open']): Realms {
  const { holder, tokens, cities } = occupation({ nations, barbarians });
  const held = [...holder].map(([area, owner]) => {
    const city = cities.has(area);
    const stack = tokens.get(area)?.find((one) => one.owner === owner)?.count ?? 0;
    return [area, { owner, strength: stack + (city ? CITY : 0), city }] as const;
  });
  return Object.fromEntries(held.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function standingsOf({ rules }: Game, { config, open }: GameState, realms: Realms): Standing[] {
  const place = new Map((open.result?.order ?? []).map((nation, i) => [nation, i]));
  const rank = new Map(rules.ruleset.civilizations.map(({ id, rank }) => [id, rank]));
  const last = place.size;
  const held = Object.values(realms);
  return Object.entries(tally({ rules, config, open }))
    .map(([nation, { points, space, cities, tokens }]) => {
      const areas = held.filter(({ owner }) => owner === nation).length;
      return { nation, score: rules.policies.foremost ? space : points, cities, tokens, areas };
    })
    .sort(
      (a, b) =>
        (place.get(a.nation) ?? last) - (place.get(b.nation) ?? last) ||
        b.score - a.score ||
        (rank.get(a.nation) ?? 0) - (rank.get(b.nation) ?? 0),
    );
}

/** The actions that led to the end: what was taken back is left out. Step 0 is the deal, step n the n-th action. */
function lasting(actions: readonly Action[]): Action[] {
  const kept: Action[] = [];
  for (let step = actions.length; step > 0; ) {
    const action = actions[step - 1]!;
    const back = 'control' in action && action.control === 'takeBack' ? action.to : undefined;
    if (back === undefined) kept.push(action);
    // A file may be anything: what claims to go forward would never end.
    if (back !== undefined && !(Number.isInteger(back) && back >= 0 && back < step))
      throw new PlayedOtherwise(`step ${step} goes back to ${back}`);
    step = back ?? step - 1;
  }
  return kept.reverse();
}

/** The turns of a game while it is played again. */
class Teller {
  readonly chapters: Omit<Chapter, 'year'>[] = [];
  opening: Opening = { ended: {}, standings: [] };
  readonly #game: Game;
  readonly #known = new Set<string>();
  #turn = 1;
  #watch = new Watch();
  #grown: Realms | undefined;
  #settingUp = true;

  constructor(game: Game) {
    this.#game = game;
  }

  hear(events: readonly GameEvent[], state: GameState): void {
    if (this.#settingUp) {
      const ended = realmsOf(state.open);
      this.opening = { ended, standings: standingsOf(this.#game, state, ended) };
      this.#settingUp = this.#game.rules.ruleset.setup.includes(state.open.phase);
    }
    for (const event of events) {
      const { turn = this.#turn } = event;
      if (turn !== this.#turn) this.#close(state);
      this.#turn = turn;
      this.#watch.see(event);
    }
    if (this.#watch.traded) this.#grown ??= realmsOf(state.open);
    if (state.open.result) this.#close(state);
    else if (state.open.turn !== this.#turn) {
      this.#close(state);
      this.#turn = state.open.turn;
    }
  }

  #close(state: GameState): void {
    if (this.chapters.at(-1)?.turn === this.#turn) return;
    const watch = this.#watch;
    const ended = realmsOf(state.open);
    this.chapters.push({
      turn: this.#turn,
      grown: this.#grown ?? ended,
      ended,
      ...watch.told,
      epochs: this.#firsts(watch.entered),
      standings: standingsOf(this.#game, state, ended),
    });
    this.#watch = new Watch();
    this.#grown = undefined;
  }

  /** Epochs that nobody had come into before this turn. */
  #firsts(entered: Watch['entered']): Record<string, string[]> {
    const firsts: Record<string, string[]> = {};
    for (const { nation, epoch } of entered)
      if (!this.#known.has(epoch)) firsts[epoch] = [...(firsts[epoch] ?? []), nation];
    for (const epoch of Object.keys(firsts)) this.#known.add(epoch);
    return firsts;
  }
}

/** Plays a game again and tells it, with a rest after each action: how far it is, from 0 to 1. */
export function* telling(game: Game, source: Source): Generator<number, Story> {
  const { config, seed, rules } = source;
  const problem = game.rules.ruleset.checkConfig(config, game.rules.map);
  if (problem) throw new PlayedOtherwise(problem);
  const { state, events } = game.start(config, seed, rules);
  const teller = new Teller(game);
  teller.hear(events, state);
  const actions = lasting(source.actions.filter((action) => action !== null));
  for (const [i, action] of actions.entries()) {
    const applied = game.advance(state, inPresentForm(state, action));
    if (!applied.ok) throw new PlayedOtherwise(`action ${i + 1}: ${applied.violation.code}`);
    teller.hear(applied.events, state);
    yield (i + 1) / actions.length;
  }
  if (source.result && canonical(source.result) !== canonical(state.open.result))
    throw new PlayedOtherwise('the result');
  return storyOf(game, source, state, teller);
}

function storyOf(
  { rules }: Game,
  { title = '', seats = [] }: Source,
  state: GameState,
  { opening, chapters: told }: Teller,
): Story {
  const { config, open } = state;
  const position = { rules, config, open };
  const years = yearsOf(rules.policies.succession(position), told.length);
  const chapters = told.map((chapter, i): Chapter => ({ ...chapter, year: years[i]! }));
  const nations = Object.keys(open.nations);
  const at = new Map(Object.entries(open.seats).map(([seat, nation]) => [nation, seat]));
  const players = nations.map((nation): Player => {
    const seat = seats.find((one) => `seat-${one.seat}` === at.get(nation));
    return { nation, bot: seat?.kind === 'bot', ...(seat?.name !== undefined && { name: seat.name }) };
  });
  const held = new Set(
    [opening.ended, ...chapters.flatMap(({ grown, ended }) => [grown, ended])].flatMap(Object.keys),
  );
  const areas = rules.map.sorted(held);
  const homes = new Map(rules.map.areas.flatMap(({ id, start }) => (start ? [[id, start]] : [])));
  return {
    title,
    config,
    nations,
    players,
    areas,
    race: rules.policies.foremost !== undefined,
    begins: FIRST_YEAR,
    opening,
    chapters,
    chronicle: chronicleOf(chapters, homes, open.result?.winner),
    ...(open.result && { result: open.result }),
  };
}

/** The same without a rest. */
export function tell(game: Game, source: Source): Story {
  const work = telling(game, source);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
