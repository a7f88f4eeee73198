import type { Said } from '@ochre/bots';
import { Host, type Next, questionOf } from '@ochre/bots/host.ts';
import { personalities } from '@ochre/bots/levels.ts';
import { openingAnswer } from '@ochre/bots/opening.ts';
import { type Recall, Recollections } from '@ochre/bots/recall.ts';
import {
  type Action,
  type Answer,
  clone,
  type Decision,
  type DecisionOf,
  type Game,
  type GameEvent,
  type GameState,
  hash,
  type Kind,
  migrate,
  quick,
  type Rng,
  SCHEMA,
  type View,
  type Violation,
} from '@ochre/engine';
import type { FullSave, Recalled, SavedGame, SoloSetup, Stretch, Takeover } from './messages.ts';
import type { LoggedEvent } from './session.ts';
import { thinking } from './thinking.ts';

const nothing = (): Omit<Stretch, 'game' | 'state' | 'recalledFrom'> => ({
  events: [],
  actions: [],
  recalled: [],
});

/** What a game goes on from. */
type Kept = Omit<FullSave, 'game'>;

/** What bots recall; where that was not kept, what everybody was told: my log holds none of their secrets. */
function recalledIn(game: Game, { log, state, recalled }: Kept): Recalled[] {
  if (recalled.length > 0) return recalled;
  const late = log.filter(({ turn }) => turn >= state.open.turn - 1);
  return game
    .events(
      late.map(({ event }) => event),
      'observer',
    )
    .map((event, n) => ({ n, events: [event] }));
}

/** The game was played by rules that this page does not have yet. */
export class NewerRules extends Error {}

/** One person and bots at a table, without clock and screen; others at the same device look at it in turn. */
export class SoloTable {
  readonly game: Game;
  readonly setup: SoloSetup;
  readonly state: GameState;
  private readonly host: Host;
  private seq: number;
  private actionSeq: number;
  private readonly recollections: Recollections;
  /** The number of the next thing that bots will recall. */
  private heard: number;
  private fresh: LoggedEvent[] = [];
  private said: Said[] = [];
  private unsaved: ReturnType<typeof nothing>;

  /** What bots think with, once it is here. */
  private readonly thinking: typeof thinking;

  constructor(game: Game, setup: SoloSetup, saved?: Kept, minds = thinking) {
    this.thinking = minds;
    const { version } = game.rules;
    this.game = game;
    this.setup = saved ? setup : { ...setup, rules: version };
    this.host = new Host(game, () => this.actionSeq);
    const recalled = saved ? recalledIn(game, saved) : [];
    this.recollections = new Recollections(
      game,
      recalled.map(({ events }) => events),
    );
    this.heard = (recalled.at(-1)?.n ?? -1) + 1;
    this.unsaved = { ...nothing(), recalled };
    this.seq = saved?.log.length ?? 0;
    this.actionSeq = saved?.actions ?? 0;
    if (saved) {
      if (saved.state.schema > SCHEMA) throw new NewerRules('the game is of a newer shape');
      this.state = migrate(saved.state, game.rules.ruleset);
      if (this.state.version > version) throw new NewerRules(`the game is of version ${this.state.version}`);
      this.fresh = saved.log;
      if (this.state.version < version && !this.over && !setup.opened) this.takeOver(version);
    } else {
      const { state, events } = game.start(setup.config, setup.seed);
      this.state = state;
      this.record(events);
    }
  }

  get me(): string {
    return this.state.open.seats[this.setup.seat] ?? this.setup.seat;
  }

  get over(): boolean {
    return this.state.open.result !== undefined;
  }

  view(): View {
    return this.game.view(this.state, this.me);
  }

  /** Events since the last call. */
  news(): LoggedEvent[] {
    const events = this.fresh;
    this.fresh = [];
    return events;
  }

  /** What bots said to offers of mine since the last call. */
  talk(): Said[] {
    const { said } = this;
    this.said = [];
    return said;
  }

  /** What has to be written down since the last call. */
  stretch(now: number): Stretch {
    const recalledFrom = this.heard - this.recollections.past.length;
    const stretch = { game: this.summary(now), state: this.state, recalledFrom, ...this.unsaved };
    this.unsaved = nothing();
    return stretch;
  }

  act(action: Action): Violation | undefined {
    const applied = this.game.advance(this.state, action);
    if (!applied.ok) return applied.violation;
    this.unsaved.actions.push({ seq: this.actionSeq++, action });
    this.record(applied.events);
    return undefined;
  }

  /** Newer rules than those it was played by so far are in force from here on. */
  private takeOver(version: number): void {
    const violation = this.act({ control: 'newRules', version });
    if (violation) throw new Error(violation.code);
    this.unsaved.takeover = { seq: this.actionSeq, seen: this.seq, state: clone(this.state) };
  }

  /** Whether I am trading: then bots should act at a pace a person can follow. */
  get marketIsMine(): boolean {
    return this.asked().some((d) => d.kind === 'trade' && d.owner === this.me && !d.optional);
  }

  private readonly isBot = (owner: string): boolean => {
    const { seat, people = [seat] } = this.setup;
    return !people.some((person) => (this.state.open.seats[person] ?? person) === owner);
  };

  /**
   * One decision of one bot, or its look at an offer of mine. Nothing when only I am waited for, or nobody; `thinks`:
   * nothing either, as what bots think with is not here yet. Bots that are patient stay in the market as long as I do.
   */
  step(patient = false): 'acted' | 'looked' | 'thinks' | undefined {
    if (this.setup.opened) return undefined;
    for (;;) {
      const next = this.over ? undefined : this.host.next(this.state, this.isBot, undefined, patient);
      if (!next) return undefined;
      const opening = this.thinking() ? undefined : this.opening(next);
      if (opening === undefined && !this.thinking()) return 'thinks';
      this.host.begin(this.state, next);
      if (next.do === 'look') {
        const would = this.think(questionOf(next));
        const recall = this.recallOf(next.decision.owner);
        const said = this.host.looked(this.state, next, would, this.isBot, recall);
        this.said.push(...said);
        if (said.length > 0) return 'looked';
        continue;
      }
      if (next.do === 'closeTrade') return this.play({ control: 'closeTrade' });
      const { decision } = next;
      const answer = next.do === 'say' ? next.answer : (opening ?? this.think(decision));
      if (this.host.keeps(this.state, decision, answer, this.isBot, patient)) continue;
      const { owner, id, kind } = decision;
      return this.play({ by: owner, decision: id, kind, answer });
    }
  }

  private play(action: Action): 'acted' {
    const violation = this.act(action);
    if (violation) throw new Error(`a bot was refused: ${violation.code}: ${JSON.stringify(action)}`);
    return 'acted';
  }

  private asked(): Decision[] {
    return this.game.due(this.state);
  }

  /** Chance of the bots: the same at the same point of the game, however often it comes to that. */
  private rng(): Rng {
    return quick(Number.parseInt(hash([this.setup.seed, this.actionSeq]).slice(0, 8), 16));
  }

  /** What a bot does that needs no thinking. */
  private opening(next: Next): Answer<Kind> | undefined {
    if (next.do !== 'answer') return undefined;
    const { decision } = next;
    const sight = this.game.sight(this.game.view(this.state, decision.owner));
    return openingAnswer(sight, decision, this.botOf(decision.owner));
  }

  private think<K extends Kind>(decision: DecisionOf<K>): Answer<K> {
    const { legalAnswer, RULES } = this.thinking()!;
    const { owner } = decision;
    const names = [this.botOf(owner), 'sample', RULES];
    const view = this.game.view(this.state, owner);
    const people = Object.values(this.state.open.seats).filter((id) => !this.isBot(id));
    const answer = legalAnswer(this.game, view, decision, names, this.rng(), this.recallOf(owner), people);
    if (answer === undefined) throw new Error(`no bot knows an answer: ${JSON.stringify(decision)}`);
    return answer;
  }

  recallOf(owner: string): Recall {
    return this.recollections.of(this.state.open.turn, owner);
  }

  /** Who thinks for a bot; where ways to play are mixed, each nation has its own. */
  botOf(owner: string): string {
    const { brain, seed } = this.setup;
    const [level, way] = brain.split(':');
    if (way !== 'mixed') return brain;
    const own = Number.parseInt(hash([seed, owner]).slice(0, 8), 16);
    return `${level}:${personalities[own % personalities.length]}`;
  }

  private record(events: readonly GameEvent[]): void {
    const { turn, phase } = this.state.open;
    this.recollections.hear(events);
    if (events.length > 0) this.unsaved.recalled.push({ n: this.heard++, events });
    for (const event of this.game.events(events, this.me)) {
      const logged = { seq: this.seq++, turn: event.turn ?? turn, phase: event.phase ?? phase, event };
      this.fresh.push(logged);
      this.unsaved.events.push(logged);
    }
  }

  private summary(now: number): SavedGame {
    const { turn, phase, seats } = this.state.open;
    const nation = seats[this.setup.seat];
    const { civilization } = this.game.rules;
    return {
      ...this.setup,
      updated: now,
      turn,
      phase,
      ...(nation !== undefined && { nation, nationName: civilization(nation).name }),
      yourMove: this.asked().some((d) => !this.isBot(d.owner) && !d.optional),
      over: this.over,
    };
  }
}

/** What another seat at this device was told of the game so far: all that was done, heard by that seat. */
export function toldTo(
  game: Game,
  setup: SoloSetup,
  actions: readonly Action[],
  takeover: Takeover | undefined,
): LoggedEvent[] {
  const since = takeover && { state: takeover.state, actions: takeover.seq, log: [], recalled: [] };
  const table = new SoloTable(game, setup, since);
  for (const action of actions.slice(takeover?.seq ?? 0)) table.act(action);
  return table.news();
}
