import {
  type Brain,
  brains,
  findBrain,
  type Happening,
  keep,
  personalities,
  type Recall,
  Recollections,
} from '@ochre/bots';
import {
  type Action,
  type Answer,
  clone,
  type Decision,
  type Game,
  type GameEvent,
  type GameState,
  hash,
  type Json,
  migrate,
  quick,
  type Rng,
  SCHEMA,
  type Sight,
  type View,
  type Violation,
} from '@ochre/engine';
import type { FullSave, SavedGame, SoloSetup, Stretch } from './messages.ts';
import type { LoggedEvent } from './session.ts';

/** Trading would go on for ever; a bot that has acted so often in a turn is done. */
const TRADE_ACTIONS = 12;
const ACTS_WHEN_TEMPTED = 2;

const actionOf = ({ owner, id, kind }: Decision, answer: Json): Action => ({
  by: owner,
  decision: id,
  kind,
  answer,
});

/** What everybody was told in the last two turns: my log holds secrets of mine, and none of the bots'. */
function publicPast(game: Game, { log, state }: FullSave): Happening[] {
  const late = log.filter(({ turn }) => turn >= state.open.turn - 1);
  return late.map(({ turn, event }) => ({ turn, events: game.events([event], 'observer') }));
}

/** The game was played by rules that this page does not have yet. */
export class NewerRules extends Error {}

/** One person and bots at a table, without clock and screen. */
export class SoloTable {
  readonly game: Game;
  readonly setup: SoloSetup;
  readonly state: GameState;
  private readonly rng: Rng;
  private next = 0;
  private seq: number;
  private actionSeq: number;
  private trading = { turn: 0, acts: {} as Record<string, number> };
  private readonly recollections: Recollections;
  private past: Happening[] = [];
  private fresh: LoggedEvent[] = [];
  private unsaved: Omit<Stretch, 'game' | 'state'> = { events: [], actions: [] };

  constructor(game: Game, setup: SoloSetup, saved?: FullSave) {
    const { version } = game.rules;
    this.game = game;
    this.setup = saved ? setup : { ...setup, rules: version };
    this.recollections = new Recollections(game);
    this.seq = saved?.log.length ?? 0;
    this.actionSeq = saved?.actions ?? 0;
    this.rng = quick(Number.parseInt(hash([setup.seed, this.actionSeq]).slice(0, 8), 16));
    if (saved) {
      if (saved.state.schema > SCHEMA) throw new NewerRules('the game is of a newer shape');
      this.state = migrate(saved.state, game.rules.ruleset);
      if (this.state.version > version) throw new NewerRules(`the game is of version ${this.state.version}`);
      this.fresh = saved.log;
      this.past = publicPast(game, saved);
      if (this.state.version < version && !this.over) this.takeOver(version);
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

  /** What has to be written down since the last call. */
  stretch(now: number): Stretch {
    const stretch = { game: this.summary(now), state: this.state, ...this.unsaved };
    this.unsaved = { events: [], actions: [] };
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
    if (violation) throw new Error(violation.text);
    this.unsaved.takeover = { seq: this.actionSeq, seen: this.seq, state: clone(this.state) };
  }

  /** Whether I am trading: then bots should act at a pace a person can follow. */
  get marketIsMine(): boolean {
    return this.asked().some((d) => d.kind === 'trade' && d.owner === this.me && !d.optional);
  }

  /** One decision of one bot. False when only I am waited for, or nobody. */
  step(): boolean {
    if (this.over) return false;
    const due = this.asked().filter((d) => d.owner !== this.me && !d.optional);
    const decision = due[this.next++ % Math.max(1, due.length)];
    const action = decision ? actionOf(decision, this.choose(decision)) : this.tempted();
    if (!action) return false;
    const violation = this.act(action);
    if (violation) throw new Error(`a bot was refused: ${violation.text}: ${JSON.stringify(action)}`);
    return true;
  }

  private asked(): Decision[] {
    return this.game.due(this.state);
  }

  private choose(decision: Decision): Json {
    if (decision.kind === 'trade' && this.tradedEnough(decision)) return { do: 'done' };
    return this.brainOf(decision).choose(this.sightOf(decision), decision, this.rng, this.recall(decision));
  }

  /** Who thinks for a bot; where ways to play are mixed, each nation has its own. */
  private brainOf({ owner }: Decision): Brain {
    const { brain, seed } = this.setup;
    const [level, way] = brain.split(':');
    const own = way === 'mixed' ? Number.parseInt(hash([seed, owner]).slice(0, 8), 16) : 0;
    const name = way === 'mixed' ? `${level}:${personalities[own % personalities.length]}` : brain;
    return findBrain(name) ?? brains['steady']!;
  }

  private sightOf({ owner }: Decision): Sight {
    return this.game.sight(this.game.view(this.state, owner));
  }

  private recall({ owner }: Decision): Recall {
    return this.recollections.of(this.past, this.state.open.turn, owner);
  }

  private tradedEnough({ owner }: Decision): boolean {
    const { turn } = this.state.open;
    if (this.trading.turn !== turn) this.trading = { turn, acts: {} };
    this.trading.acts[owner] = (this.trading.acts[owner] ?? 0) + 1;
    return this.trading.acts[owner] > TRADE_ACTIONS;
  }

  /** A bot that had finished trading goes on with it for an offer of mine that it would take. */
  private tempted(): Action | undefined {
    if (!this.marketIsMine) return undefined;
    for (const d of this.asked()) {
      if (d.kind !== 'trade' || !d.optional || d.owner === this.me) continue;
      const sight = this.sightOf(d);
      const answer = this.brainOf(d).choose(
        sight,
        { ...d, optional: undefined } as Decision,
        this.rng,
        this.recall(d),
      ) as Answer<'trade'>;
      if (answer.do !== 'accept') continue;
      const offer = [...sight.open.offers, ...sight.own.offers].find((o) => o.id === answer.offer);
      if (offer?.from !== this.me) continue;
      const { acts } = this.trading;
      acts[d.owner] = Math.min(acts[d.owner] ?? 0, TRADE_ACTIONS - ACTS_WHEN_TEMPTED);
      return actionOf(d, { do: 'resume' });
    }
    return undefined;
  }

  private record(events: readonly GameEvent[]): void {
    const { turn, phase } = this.state.open;
    this.past = keep(this.past, turn, events);
    for (const event of this.game.events(events, this.me)) {
      const logged = { seq: this.seq++, turn: event.turn ?? turn, phase: event.phase ?? phase, event };
      this.fresh.push(logged);
      this.unsaved.events.push(logged);
    }
  }

  private summary(now: number): SavedGame {
    const { turn, phase, seats } = this.state.open;
    const nation = seats[this.setup.seat];
    const { ruleset, civilization } = this.game.rules;
    return {
      ...this.setup,
      updated: now,
      turn,
      phase,
      rulesName: ruleset.name,
      ...(nation !== undefined && { nation, nationName: civilization(nation).name }),
      yourMove: this.asked().some((d) => d.owner === this.me && !d.optional),
      over: this.over,
    };
  }
}
