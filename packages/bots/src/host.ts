import {
  type Action,
  type Answer,
  answering,
  type Decision,
  type DecisionOf,
  type Game,
  type GameState,
  type Json,
  type Kind,
  type NationId,
  type Offer,
  type Sight,
} from '@ochre/engine';
import { grudgesOf, type Wrong } from './grudges.ts';
import type { Recall } from './recall.ts';
import { reasonAgainst, type Said } from './talk.ts';

// Bots at one table, wherever it stands: which of them acts next, when their market is over, whose offer they look up
// for and what they say to it. The laboratory measures them by the same rules; what people add to a table, it does not
// have. The thinking is done by whoever asks, at once or in another thread.

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

/** What a bot would do about the offers of people, while these are the same: take one, or answer with one of its own. */
interface Look {
  offers: string;
  acts: boolean;
}

interface MarketOfTurn {
  turn: number;
  actions: number;
  looks: Map<string, Look>;
  /** Who has said something to which offer. */
  spoken: Set<string>;
  /** Bots that would leave. */
  leaving: Set<string>;
}

const newMarket = (turn: number): MarketOfTurn => ({
  turn,
  actions: 0,
  looks: new Map(),
  spoken: new Set(),
  leaving: new Set(),
});

const NONE: ReadonlySet<string> = new Set();

/** Whether a person trades who has not finished. */
const peopleTrade = ({ pending }: GameState, isBot: IsBot): boolean =>
  Object.values(pending).some((d) => d.kind === 'trade' && !d.optional && !isBot(d.owner));

/** Thinks for the bot whose decision it is. */
export type Think = <K extends Kind>(decision: DecisionOf<K>) => Answer<K>;

export class Host {
  readonly #game: Game;
  /** Whose turn it is among bots that are waited for at once. */
  readonly #round: () => number;
  #begun = 0;
  #market = newMarket(0);
  /** Who told whom of which wrong: each is told once. */
  readonly #told = new Set<string>();

  /** `round`: where the table knows itself how far it has come; otherwise what bots have done here is counted. */
  constructor(game: Game, round?: () => number) {
    this.#game = game;
    this.#round = round ?? (() => this.#begun);
  }

  /**
   * What comes next, if a bot is waited for. Asking alone changes nothing. Where they are patient, bots that have nothing
   * more to do in a market hold still and stay, until every person has finished: the market waits for people anyway.
   */
  next(state: GameState, isBot: IsBot, skip: ReadonlySet<string> = NONE, patient = false): Next | undefined {
    const due = this.#game.due(state).filter(({ id, owner }) => isBot(owner) && !skip.has(id));
    const called = this.#called(state, due, isBot);
    if (called) return called;
    const stays = this.#stays(state, isBot, patient);
    const waited = due.filter((d) => !d.optional && !(d.kind === 'trade' && stays(d.owner)));
    const decision = waited[this.#round() % waited.length];
    if (decision?.kind !== 'trade' || this.#marketOpen(state, isBot))
      return decision && { do: 'answer', decision };
    const people = Object.values(state.pending).some((d) => d.kind === 'trade' && !isBot(d.owner));
    if (!people) return { do: 'closeTrade' };
    return { do: 'say', decision, answer: { do: 'done' } };
  }

  /** It is being done. */
  begin(state: GameState, next: Next): void {
    if (next.do === 'look') return;
    this.#begun++;
    if (next.do !== 'answer' || next.decision.kind !== 'trade') return;
    const { looks } = this.#marketOf(state);
    this.#market.actions++;
    const look = looks.get(next.decision.owner);
    if (look) look.acts = false;
  }

  /** What a bot that looked would do; gives back what it says to offers it has not spoken of, by what it recalls. */
  looked(
    state: GameState,
    { decision, offers }: Next & { do: 'look' },
    would: Answer<'trade'> | undefined,
    isBot: IsBot,
    recall?: Recall,
  ): Said[] {
    const { owner } = decision;
    const accepts = would?.do === 'accept' && offers.includes(would.offer);
    // Who has finished comes back to take an offer, not to haggle.
    const counters =
      would?.do === 'offer' &&
      offers.includes(would.replyTo ?? '') &&
      !decision.optional &&
      this.#marketOpen(state, isBot);
    const { looks, turn, spoken } = this.#marketOf(state);
    looks.set(owner, { offers: offers.join(), acts: accepts || counters });
    if (would === undefined || accepts || counters) return [];
    const sight = this.#game.sight(this.#game.view(state, owner));
    const { trueNames } = decision.ask;
    return this.#offers(state, decision)
      .filter(({ id }) => offers.includes(id) && !spoken.has(`${owner} ${id}`))
      .map((offer) => {
        spoken.add(`${owner} ${offer.id}`);
        const recalls = this.#reproach(sight, offer.from, recall);
        return {
          turn,
          offer: offer.id,
          to: offer.from,
          by: owner,
          ...reasonAgainst(sight, offer, trueNames),
          ...(recalls && { recalls }),
        };
      });
  }

  /** The worst that a nation did which it was not told of yet. */
  #reproach(sight: Sight, by: NationId, recall?: Recall): Wrong | undefined {
    const key = (mark: string): string => `${sight.viewer} ${by} ${mark}`;
    const grudge = grudgesOf(sight, recall).find((g) => g.by === by && !this.#told.has(key(g.mark)));
    if (grudge) this.#told.add(key(grudge.mark));
    return grudge?.wrong;
  }

  /** Whether a bot's wish to leave the market has to wait: then it is not to be answered. */
  keeps(state: GameState, { kind, owner }: Decision, answer: Json, isBot: IsBot, patient: boolean): boolean {
    const { shape } = this.#game.rules.spec('trade');
    if (kind !== 'trade' || !shape.test(answer) || answer.do !== 'done') return false;
    if (!patient || !peopleTrade(state, isBot)) return false;
    this.#marketOf(state).leaving.add(owner);
    return true;
  }

  /** The next bot's action, where thinking is done at once. */
  act(state: GameState, isBot: IsBot, think: Think): Action | undefined {
    for (;;) {
      const next = this.next(state, isBot);
      if (!next) return undefined;
      this.begin(state, next);
      if (next.do === 'closeTrade') return { control: 'closeTrade' };
      if (next.do === 'look') this.looked(state, next, think(questionOf(next)), isBot);
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
      if (look.acts && decision.optional) return { do: 'say', decision, answer: { do: 'resume' } };
      if (look.acts) return { do: 'answer', decision };
    }
    return undefined;
  }

  /** Offers of others that a nation may take. */
  #offers(state: GameState, { owner }: Decision): Offer[] {
    const { open, own } = this.#game.view(state, owner);
    return [...open.offers, ...own!.offers].filter(({ from }) => from !== owner);
  }

  /** Which bots wait in the market with nothing more to do. */
  #stays(state: GameState, isBot: IsBot, patient: boolean): IsBot {
    if (!patient || !peopleTrade(state, isBot)) return () => false;
    const { leaving } = this.#marketOf(state);
    const open = this.#marketOpen(state, isBot);
    return (owner) => !open || leaving.has(owner);
  }

  #marketOpen(state: GameState, isBot: IsBot): boolean {
    const bots = Object.keys(state.open.nations).filter(isBot).length;
    return this.#marketOf(state).actions < MARKET_ACTIONS * bots;
  }

  /** The market of this turn. */
  #marketOf({ open: { turn } }: GameState) {
    if (this.#market.turn !== turn) this.#market = newMarket(turn);
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
