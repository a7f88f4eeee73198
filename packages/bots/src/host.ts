import {
  type Action,
  type Answer,
  answering,
  type Decision,
  type DecisionOf,
  type Game,
  type GameState,
  type Kind,
  type Offer,
} from '@ochre/engine';

// Bots at one table, wherever it stands: which of them acts next, when their market is over, and whose offer they look
// up for. The laboratory measures them by the same rules; what people add to a table, it does not have. The thinking is
// done by whoever asks, at once or in another thread.

/** In a market bots act so often in a turn, for each of them and all together, and are done then. */
const MARKET_ACTIONS = 12;

export type IsBot = (owner: string) => boolean;

/** What a bot does next. */
export type Next =
  /** It thinks, and its answer counts. */
  | { do: 'answer'; decision: Decision }
  /** It thinks of what it would do if it traded: would it take one of these offers? */
  | { do: 'look'; decision: DecisionOf<'trade'>; offers: readonly string[] }
  /** There is nothing to think about. */
  | { do: 'say'; decision: DecisionOf<'trade'>; answer: Answer<'trade'> }
  /** Nobody but bots trades, and they have had their time. */
  | { do: 'closeTrade' };

/** What a bot said it would do about the offers of people, while these are the same. */
interface Look {
  offers: string;
  accepts: boolean;
}

const NONE: ReadonlySet<string> = new Set();

/** Thinks for the bot whose decision it is. */
export type Think = <K extends Kind>(decision: DecisionOf<K>) => Answer<K>;

export class Host {
  readonly #game: Game;
  #round = 0;
  #market = { turn: 0, actions: 0, looks: new Map<string, Look>() };

  constructor(game: Game) {
    this.#game = game;
  }

  /** What comes next, if a bot is waited for. Asking alone changes nothing. */
  next(state: GameState, isBot: IsBot, skip: ReadonlySet<string> = NONE): Next | undefined {
    const due = this.#game.due(state).filter(({ id, owner }) => isBot(owner) && !skip.has(id));
    const called = this.#called(state, due, isBot);
    if (called) return called;
    const waited = due.filter((d) => !d.optional);
    const decision = waited[this.#round % waited.length];
    if (decision?.kind !== 'trade' || this.#marketOpen(state, isBot))
      return decision && { do: 'answer', decision };
    const people = Object.values(state.pending).some((d) => d.kind === 'trade' && !isBot(d.owner));
    if (!people) return { do: 'closeTrade' };
    return { do: 'say', decision, answer: { do: 'done' } };
  }

  /** It is being done. */
  begin(state: GameState, next: Next): void {
    if (next.do === 'look') return;
    this.#round++;
    if (next.do !== 'answer' || next.decision.kind !== 'trade') return;
    const { looks } = this.#marketOf(state);
    this.#market.actions++;
    const look = looks.get(next.decision.owner);
    if (look) look.accepts = false;
  }

  /** What a bot that looked would do. */
  looked(
    state: GameState,
    { decision, offers }: Next & { do: 'look' },
    would: Answer<'trade'> | undefined,
  ): void {
    const accepts = would?.do === 'accept' && offers.includes(would.offer);
    this.#marketOf(state).looks.set(decision.owner, { offers: offers.join(), accepts });
  }

  /** The next bot's action, where thinking is done at once. */
  act(state: GameState, isBot: IsBot, think: Think): Action | undefined {
    for (;;) {
      const next = this.next(state, isBot);
      if (!next) return undefined;
      this.begin(state, next);
      if (next.do === 'closeTrade') return { control: 'closeTrade' };
      if (next.do === 'look') this.looked(state, next, think(questionOf(next)));
      else if (next.do === 'say') return answering(next.decision, next.answer);
      else return answering(next.decision, think(next.decision));
    }
  }

  /** Offers of people are answered first, by those who would take them; who has finished trading comes back for that. */
  #called(state: GameState, due: readonly Decision[], isBot: IsBot): Next | undefined {
    const traders = due.filter((d) => d.kind === 'trade');
    if (traders.length === 0 || Object.keys(state.open.nations).every(isBot)) return undefined;
    for (const decision of traders) {
      const offers = this.#offers(state, decision)
        .filter(({ from }) => !isBot(from))
        .map(({ id }) => id);
      if (offers.length === 0) continue;
      const look = this.#marketOf(state).looks.get(decision.owner);
      if (look?.offers !== offers.join()) return { do: 'look', decision, offers };
      if (look.accepts && decision.optional) return { do: 'say', decision, answer: { do: 'resume' } };
      if (look.accepts) return { do: 'answer', decision };
    }
    return undefined;
  }

  /** Offers of others that a nation may take. */
  #offers(state: GameState, { owner }: Decision): Offer[] {
    const { open, own } = this.#game.view(state, owner);
    return [...open.offers, ...own!.offers].filter(({ from }) => from !== owner);
  }

  #marketOpen(state: GameState, isBot: IsBot): boolean {
    const bots = Object.keys(state.open.nations).filter(isBot).length;
    return this.#marketOf(state).actions < MARKET_ACTIONS * bots;
  }

  /** The market of this turn. */
  #marketOf({ open: { turn } }: GameState) {
    if (this.#market.turn !== turn) this.#market = { turn, actions: 0, looks: new Map() };
    return this.#market;
  }
}

/** What a bot has to think about: one that looks thinks as if it traded. */
export function questionOf(next: Next & { do: 'look' }): DecisionOf<'trade'>;
export function questionOf(next: Next & { do: 'answer' | 'look' }): Decision;
export function questionOf({ do: what, decision }: Next & { do: 'answer' | 'look' }): Decision {
  if (what === 'answer') return decision;
  const { optional: _, ...trading } = decision;
  return trading;
}
