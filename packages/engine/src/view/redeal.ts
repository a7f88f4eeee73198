import { calamities, compareCards } from '../board/cards.ts';
import type { Decision } from '../decisions.ts';
import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import { clone } from '../kernel/json.ts';
import { keyFrom, pick, type Rng, seeded, shuffle } from '../kernel/rng.ts';
import { emptyOwn } from '../kernel/start.ts';
import type { Rules } from '../ruleset/types.ts';
import type { AnyFrame, BlockId, CardId, GameState, NationId, Offer, Own, SeatId } from '../state.ts';
import { emptyStacks } from './sight.ts';

// A game as one seat knows it, and the rest dealt anew: others' hands, their plans, the stacks, all that chance will bring.
// What is put together depends on nothing that the seat does not know.

/** What goes on turns on cards the seat has not seen: there is no telling how it stands without them. */
export class NotKnown extends Error {}

/** What a seat knows: the game, which seat, and the events it was told this turn. */
interface Knowing {
  rules: Rules;
  state: GameState;
  viewer: NationId | SeatId;
  told: readonly GameEvent[];
}

/** Cards nobody else's hand is known to hold, by block and stack. */
type Pool = Record<BlockId, CardId[][]>;

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* stringsIn(part);
}

/** Takes one of these out. */
function take(cards: CardId[], card: CardId): boolean {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
  return at >= 0;
}

/** All cards there are, as everybody may read them off the table's papers. */
function allCards({ rules, state }: Knowing): Pool {
  const pool: Pool = {};
  for (const block in state.hidden.stacks)
    pool[block] = state.hidden.stacks[block]!.map((_, i) =>
      rules.ruleset.stackCards(state.config, block, i + 1),
    );
  return pool;
}

const takeFrom = (pool: Pool, card: CardId): boolean =>
  Object.values(pool).some((stacks) => stacks.some((stack) => take(stack, card)));

/** Calamities that all have seen this turn: still in the hand they were seen in, or turned in since. */
function seenBy({ state, told }: Knowing): { held: Map<NationId, CardId[]>; turnedIn: CardId[] } {
  const held = new Map<NationId, CardId[]>();
  const turnedIn: CardId[] = [];
  for (const who in state.open.nations) {
    const revealed = told.flatMap((e) =>
      e.type === 'calamityRevealed' && e.open.nation === who ? [e.open.card] : [],
    );
    const { hand } = state.own[who]!;
    const all = [...new Set([...(state.open.shown?.[who] ?? []), ...revealed])];
    held.set(
      who,
      all.filter((card) => hand.includes(card)),
    );
    turnedIn.push(...all.filter((card) => !hand.includes(card)));
  }
  return { held, turnedIn };
}

/** Offers of a nation that the seat can read. */
const offersOf = ({ state, viewer }: Knowing, who: NationId): Offer[] =>
  [...state.open.offers, ...(state.own[viewer]?.offers ?? [])].filter(({ from }) => from === who);

/** Deals the others hands that fit what is known of them. */
class Hands {
  readonly #knowing: Knowing;
  readonly #pool: Pool;
  readonly #rng: Rng;
  /** Of a stack that is not empty, one card stays. */
  readonly #spare: (block: BlockId, stack: number) => number;

  constructor(knowing: Knowing, pool: Pool, rng: Rng) {
    this.#knowing = knowing;
    this.#pool = pool;
    this.#rng = rng;
    const empty = emptyStacks(knowing.state);
    this.#spare = (block, stack) => pool[block]![stack]!.length - (empty[block]![stack] ? 0 : 1);
  }

  /** All hands: first what each is known to hold, then the rest. */
  deal(seen: ReadonlyMap<NationId, readonly CardId[]>): Map<NationId, Pick<Own, 'hand' | 'committed'>> {
    const { rules, state } = this.#knowing;
    const hands = [...seen].map(([who, cards]) => {
      const [hand, offers] = [[...cards], offersOf(this.#knowing, who)];
      const size = state.own[who]!.hand.length;
      for (const { gives } of offers)
        this.#promised(gives.names.slice(0, rules.numbers.trueNames), hand, size);
      return { who, hand, size, offers };
    });
    for (const { who, hand, size } of hands) this.#fill(who, hand, size);
    return new Map(
      hands.map(({ who, hand, offers }) => {
        const committed = Object.fromEntries(offers.map((o) => [o.id, this.#committed(hand, o)]));
        return [who, { hand, committed }];
      }),
    );
  }

  #fill(who: NationId, hand: CardId[], size: number): void {
    const { rules, state } = this.#knowing;
    const laidDown = state.open.calamities[who];
    const evils = (): number => calamities(rules, hand).length;
    while (laidDown !== undefined && evils() < laidDown && hand.length < size)
      if (!this.#draw(who, hand, (card) => this.#tradeable(card))) break;
    const wanted = (card: CardId): boolean => {
      if (!rules.card(card).calamity) return true;
      return laidDown === undefined && this.#tradeable(card);
    };
    while (hand.length < size) if (!this.#draw(who, hand, wanted)) hand.push(this.#anything());
    hand.sort((a, b) => compareCards(rules, a, b));
  }

  #tradeable(card: CardId): boolean {
    return this.#knowing.rules.card(card).calamity?.tradeable === true;
  }

  /** Names that are true by the rules stand for cards held. */
  #promised(names: readonly string[], hand: CardId[], size: number): void {
    const { rules } = this.#knowing;
    const left = [...hand];
    for (const name of names) {
      const held = left.find((card) => rules.card(card).name === name);
      if (held !== undefined) take(left, held);
      else if (hand.length < size) {
        const found = this.#named(name);
        if (found !== undefined && takeFrom(this.#pool, found)) hand.push(found);
      }
    }
  }

  #named(name: string): CardId | undefined {
    for (const [block, stacks] of Object.entries(this.#pool))
      for (const [stack, cards] of stacks.entries()) {
        const card = cards.find((id) => this.#knowing.rules.card(id).name === name);
        if (card !== undefined && this.#spare(block, stack) > 0) return card;
      }
    return undefined;
  }

  /** A card of a stack that its cities draw from, rather than of others; false where there is none of that sort. */
  #draw(who: NationId, hand: CardId[], sort: (card: CardId) => boolean): boolean {
    const { state } = this.#knowing;
    const { block, cities } = state.open.nations[who]!;
    const piles = Object.entries(this.#pool).flatMap(([of, stacks]) =>
      stacks.map((cards, stack) => ({ of, stack, cards: cards.filter(sort) })),
    );
    const open = piles.filter(({ of, stack, cards }) => cards.length > 0 && this.#spare(of, stack) > 0);
    const likely = open.filter(({ of, stack }) => of === block && stack < cities.length);
    if (open.length === 0) return false;
    const { of, stack, cards } = pick(this.#rng, likely.length > 0 ? likely : open);
    const card = pick(this.#rng, cards);
    take(this.#pool[of]![stack]!, card);
    hand.push(card);
    return true;
  }

  /** Where the cards there are do not reach, what comes in place of cards. */
  #anything(): CardId {
    const { ruleset } = this.#knowing.rules;
    const some = Object.values(this.#pool).flat(2);
    const card = ruleset.substituteCard ?? (some.length > 0 ? pick(this.#rng, some) : undefined);
    if (card === undefined) throw new NotKnown();
    takeFrom(this.#pool, card);
    return card;
  }

  #committed(hand: readonly CardId[], { gives }: Offer): CardId[] {
    const { rules } = this.#knowing;
    const left = shuffle(this.#rng, [...hand]);
    const given = gives.names.slice(0, rules.numbers.trueNames).flatMap((name) => {
      const card = left.find((one) => rules.card(one).name === name);
      if (card !== undefined) take(left, card);
      return card ?? [];
    });
    return [...given, ...left].slice(0, gives.count);
  }
}

/** What steps remember, without what the seat was not told: who dealt a calamity on, how many offers others made each other. */
function knownFrames({ rules, state, viewer }: Knowing, universe: ReadonlySet<CardId>): AnyFrame[] {
  const frames = clone(state.frames);
  const mine = state.own[viewer]!.hand;
  const scrub = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const part = value as {
      victim?: string;
      trader?: string;
      drawer?: string;
      serials?: Record<string, number>;
    };
    if (part.victim !== undefined && part.victim !== viewer) {
      if (part.trader !== viewer) delete part.trader;
      if (part.drawer !== undefined && part.drawer !== viewer) part.drawer = part.victim;
    }
    for (const board in part.serials) {
      const [from, to] = board.split('>');
      if (to !== undefined && from !== viewer && to !== viewer) delete part.serials[board];
    }
    for (const inner of Object.values(value)) scrub(inner);
  };
  for (const { locals } of frames) scrub(locals);
  for (const card of stringsIn(frames))
    if (universe.has(card) && !mine.includes(card) && !rules.card(card).calamity) throw new NotKnown();
  return frames;
}

/** Numbers of questions to come: how many others were asked so far is theirs to know. */
const FROM = 1000;

/**
 * What is asked: of the seat as it is; of others again, also where they had answered for later. Their answers are not known.
 */
function knownQuestions(
  { state, viewer }: Knowing,
  own: GameState['own'],
  universe: ReadonlySet<CardId>,
): GameState['pending'] {
  const pending: Record<string, Decision> = {};
  const ask = (decision: Decision): void => {
    const { owner } = decision;
    if (owner === viewer) {
      pending[decision.id] = decision;
      return;
    }
    for (const word of stringsIn(decision.ask)) if (universe.has(word)) throw new NotKnown();
    const id = `${owner}.${++own[owner]!.asked}`;
    pending[id] = { ...decision, id };
  };
  const asked = Object.values(state.pending);
  const answered = Object.entries(state.own).flatMap(([owner, { sealed }]) =>
    owner === viewer ? [] : Object.values(sealed).map(({ decision }) => decision),
  );
  const order = Object.keys(own);
  const all = [...asked, ...answered].sort(
    (a, b) =>
      order.indexOf(a.owner) - order.indexOf(b.owner) || a.frame - b.frame || (a.kind < b.kind ? -1 : 1),
  );
  for (const decision of all) ask(clone(decision));
  return pending;
}

/**
 * The game as this seat knows it, with everything else dealt anew by the seed. Of two games that look the same to the seat
 * it makes the same. Throws `NotKnown` where what goes on cannot be told without secrets.
 */
export function redealt(
  { rules }: Game,
  state: GameState,
  viewer: NationId | SeatId,
  told: readonly GameEvent[],
  seed: string,
): GameState {
  const knowing: Knowing = { rules, state, viewer, told };
  const { open, hidden } = state;
  const mine = state.own[viewer];
  if (!mine || open.result || !open.nations[viewer]) throw new NotKnown();
  // Before the first turn there are secrets of other kinds: what is dealt to choose from.
  if (!(state.frames[0]?.locals as { playing?: true } | undefined)?.playing) throw new NotKnown();
  const rngState = { key: keyFrom(seed), used: 0 };
  const rng = seeded(rngState);
  const pool = allCards(knowing);
  const universe = new Set(Object.values(pool).flat(2));
  const { held, turnedIn } = seenBy(knowing);
  held.delete(viewer);
  const laidOpen = Object.values(open.nations).flatMap((nation) => nation.laidOpen ?? []);
  for (const card of [...mine.hand, ...laidOpen, ...[...held.values()].flat(), ...turnedIn])
    takeFrom(pool, card);
  const hands = new Hands(knowing, pool, rng).deal(held);
  const own: GameState['own'] = {};
  for (const who in state.own) {
    if (who !== viewer && state.own[who]!.theme !== undefined) throw new NotKnown();
    const dealt = hands.get(who) ?? {};
    const private_ = mine.offers.filter(({ from, to }) => from === who || to === who);
    own[who] =
      who === viewer ? clone(mine) : { ...emptyOwn(), ...dealt, offers: clone(private_), asked: FROM };
  }
  const empty = emptyStacks(state);
  const piles = (which: boolean): Pool =>
    Object.fromEntries(
      Object.entries(pool).map(([block, stacks]) => [
        block,
        stacks.map((cards, i) => (empty[block]![i] === which ? shuffle(rng, [...cards]) : [])),
      ]),
    );
  const discards = piles(true);
  for (const id of turnedIn) {
    const { block = Object.keys(discards)[0]!, stack } = rules.card(id);
    discards[block]![stack - 1]!.push(id);
  }
  const tradedBy = Object.fromEntries(
    Object.entries(hidden.tradedBy).filter(([card]) => mine.hand.includes(card)),
  );
  const drawn = Object.entries(hidden.drawnBy ?? {}).filter(
    ([card, by]) => by === viewer && mine.hand.includes(card),
  );
  const frames = knownFrames(knowing, universe);
  return {
    schema: state.schema,
    version: state.version,
    config: clone(state.config),
    open: clone(open),
    own,
    hidden: {
      rng: rngState,
      stacks: piles(false),
      discards,
      ...(hidden.drawnBy && { drawnBy: Object.fromEntries(drawn) }),
      tradedBy,
    },
    pending: knownQuestions(knowing, own, universe),
    frames,
  };
}
