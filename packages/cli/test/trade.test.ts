import { type Game, type GameState, type Json, pick, quick, type Rng } from '@ochre/engine';
import { rulesetIds } from '@ochre/testkit';
import { chance, nationsOf } from '@ochre/testkit/random';
import { begin } from '@ochre/testkit/scenario';
import { describe, expect, it } from 'vitest';

// What may be offered and taken in trade, by a small model written from the rule books, against the engine.

const POSITIONS = Number(process.env['OCHRE_POSITIONS'] ?? 100);

/** What the books say of a deal: numbers of the text, not of the tables. */
interface Book {
  /** Cards a side at least, and how many of them are named truly. */
  least: number;
  named: number;
  /** The total value is told as well. */
  values?: true;
  /** Calamities may be among the names. */
  evilNames?: true;
  /** So many calamities a side at most, unless the table allows more. */
  evils?: number;
}

/** MC 7.3-7.7, EE 7.3-7.7, CL E9.2-E9.5, CX 24, DH 23, AC 28. */
const BOOKS: Record<string, Book> = {
  mega: { least: 3, named: 2 },
  eastern: { least: 3, named: 2 },
  classic: { least: 3, named: 1, values: true },
  civx: { least: 3, named: 2, evilNames: true, evils: 1 },
  dawn: { least: 3, named: 1 },
  advanced: { least: 3, named: 2, evilNames: true },
};

interface Deal {
  cards: string[];
  names: string[];
}
interface Wanted {
  count: number;
  names: string[];
  value?: number;
}

/** A card as its face says. */
interface Face {
  name: string;
  worth: number;
  evil: boolean;
  stuck: boolean;
}

class Model {
  private readonly book: Book;
  private readonly face: (card: string) => Face;
  constructor(ruleset: string, face: (card: string) => Face, many: boolean) {
    const { evils, ...book } = BOOKS[ruleset]!;
    this.book = { ...book, ...(evils !== undefined && !many && { evils }) };
    this.face = face;
  }

  /** All of these are in the other, as often. */
  private among(some: readonly string[], all: readonly string[]): boolean {
    const count = (list: readonly string[], one: string): number => list.filter((x) => x === one).length;
    return some.every((one) => count(some, one) <= count(all, one));
  }

  private goods(names: readonly string[], known: ReadonlySet<string>, evils: ReadonlySet<string>): boolean {
    return names.every((name) => known.has(name) || (this.book.evilNames === true && evils.has(name)));
  }

  /** What one side gives, whoever gets it. */
  side(hand: readonly string[], { cards, names }: Deal, known: Set<string>, evils: Set<string>): boolean {
    const faces = cards.map(this.face);
    const truth = names.slice(0, this.book.named);
    return (
      cards.length >= this.book.least &&
      this.among(cards, hand) &&
      faces.every((f) => !f.stuck) &&
      faces.filter((f) => f.evil).length <= (this.book.evils ?? Infinity) &&
      names.length >= this.book.named &&
      names.length <= cards.length &&
      this.goods(names, known, evils) &&
      this.among(
        truth,
        faces.map((f) => f.name),
      )
    );
  }

  /** What the other side gives is what was asked for. */
  meets(wanted: Wanted, { cards, names }: Deal): boolean {
    const worth = cards.map(this.face).reduce((sum, f) => sum + (f.evil ? 0 : f.worth), 0);
    const asked = wanted.names.slice(0, this.book.named);
    return (
      cards.length === wanted.count &&
      worth >= (wanted.value ?? 0) &&
      this.among(asked, names.slice(0, this.book.named))
    );
  }
}

function* subsets(hand: readonly string[], n: number, from = 0): Generator<string[]> {
  if (n === 0) yield [];
  else
    for (let i = from; i <= hand.length - n; i++)
      for (const rest of subsets(hand, n - 1, i + 1)) yield [hand[i]!, ...rest];
}

function* arranged(names: readonly string[], n: number): Generator<string[]> {
  if (n === 0) yield [];
  else
    for (const [i, name] of names.entries())
      for (const rest of arranged([...names.slice(0, i), ...names.slice(i + 1)], n - 1))
        yield [name, ...rest];
}

interface Hall {
  game: Game;
  state: GameState;
  maker: string;
  taker: string;
  model: Model;
  faces: (card: string) => Face;
  /** Names of commodities and of calamities. */
  known: Set<string>;
  evils: Set<string>;
}

function hall(ruleset: string, seed: number, rng: Rng): Hall {
  const [maker, taker] = nationsOf(ruleset, 2) as [string, string];
  const many = ruleset === 'civx' && chance(rng, 2);
  const { game: plain } = begin({ name: 'cards', cites: [], rules: ruleset, players: 5, from: 'setup' });
  const deck = [
    ...plain.rules.ruleset.commodities.map((c) => c.id),
    ...plain.rules.ruleset.calamities.filter((c) => c.kind === 'major' && !c.before).map((c) => c.id),
  ];
  const hand = (): string[] => Array.from({ length: 3 + rng.int(5) }, () => pick(rng, deck));
  const distinct = (cards: string[]): string[] =>
    cards.filter((c, i) => !plain.rules.findCard(c)?.calamity || cards.indexOf(c) === i);
  const mine = distinct(hand());
  const theirs = distinct(hand()).filter((c) => !plain.rules.findCard(c)?.calamity || !mine.includes(c));
  const received =
    ruleset === 'classic' ? theirs.filter((c) => plain.rules.findCard(c)?.calamity && chance(rng, 2)) : [];
  const { game, state } = begin({
    name: `trade ${seed}`,
    cites: [],
    rules: ruleset,
    players: 5,
    phase: 'trade',
    alone: true,
    ...(many && { options: { manyCalamities: true } }),
    map: { a: {} } as never,
    nations: { [maker]: { hand: mine }, [taker]: { hand: theirs, ...(received.length > 0 && { received }) } },
  });
  const faces = (card: string): Face => {
    const { name, stack, calamity } = game.rules.card(card);
    const stuck = calamity !== undefined && (!calamity.tradeable || received.includes(card));
    return { name, worth: stack, evil: calamity !== undefined, stuck };
  };
  const known = new Set(game.rules.ruleset.commodities.map((c) => c.id));
  const evils = new Set(game.rules.ruleset.calamities.map((c) => c.id));
  const model = new Model(ruleset, faces, many);
  return { game, state, maker, taker, model, faces, known, evils };
}

const decisionOf = ({ state }: Hall, who: string) =>
  Object.values(state.pending).find((d) => d.owner === who && d.kind === 'trade');

function refused(h: Hall, who: string, answer: unknown): boolean {
  const view = h.game.view(h.state, who);
  return h.game.check(view, decisionOf(h, who)!, answer as Json) !== undefined;
}

function randomDeal(h: Hall, who: string, rng: Rng, n: number): Deal {
  const { hand } = h.state.own[who]!;
  const cards = [...hand].sort(() => rng.int(3) - 1).slice(0, n);
  if (chance(rng, 8)) cards.push(pick(rng, [...h.known]));
  const names = cards.map((c) => h.faces(c).name).slice(0, rng.int(4));
  if (chance(rng, 4)) names.sort(() => rng.int(3) - 1);
  if (chance(rng, 6)) names[rng.int(2)] = pick(rng, [...h.known, ...h.evils]);
  return { cards, names: names.filter((name) => name !== undefined) };
}

function compare(ruleset: string, seed: number): void {
  const rng = quick(seed * 31 + 5);
  const h = hall(ruleset, seed, rng);
  const { game, state, maker, taker, model, known, evils } = h;
  if (!decisionOf(h, maker) || !decisionOf(h, taker)) {
    expect(Math.min(state.own[maker]!.hand.length, state.own[taker]!.hand.length)).toBeLessThan(3);
    return;
  }
  let posted = 0;
  for (let tries = 0; tries < 25 && posted < 3; tries++) {
    const deal = randomDeal(h, maker, rng, 2 + rng.int(3));
    const wants: Wanted = { count: 3 + rng.int(2), names: [] };
    for (let n = rng.int(3); n > 0; n--)
      wants.names.push(
        pick(rng, chance(rng, 3) ? [...known] : state.own[taker]!.hand.map((c) => h.faces(c).name)),
      );
    if (BOOKS[ruleset]!.values && chance(rng, 2)) wants.value = 1 + rng.int(30);
    const said = { do: 'offer', ...deal, wants };
    const goodNames = wants.names.every(
      (n) => known.has(n) || (BOOKS[ruleset]!.evilNames === true && evils.has(n)),
    );
    const legal = model.side(state.own[maker]!.hand, deal, known, evils) && goodNames;
    expect(refused(h, maker, said), `offer ${JSON.stringify(said)} of ${state.own[maker]!.hand}`).toBe(
      !legal,
    );
    if (!legal) continue;
    const { id, kind } = decisionOf(h, maker)!;
    expect(game.advance(state, { by: maker, decision: id, kind, answer: said as unknown as Json }).ok).toBe(
      true,
    );
    posted++;
  }
  const { hand } = state.own[taker]!;
  const decision = decisionOf(h, taker)!;
  const spec = game.rules.spec('trade');
  const { accept } = spec.choices(game.sight(game.view(state, taker)), decision as never) as unknown as {
    accept: (Deal & { offer: string })[];
  };
  for (const offer of state.open.offers) {
    const wanted = offer.wants as Wanted;
    const ways = [...subsets(hand, wanted.count)].flatMap((cards) =>
      [
        ...arranged(
          cards.map((c) => h.faces(c).name),
          BOOKS[ruleset]!.named,
        ),
      ].map((names) => ({ cards, names })),
    );
    const met = ways.filter((deal) => model.side(hand, deal, known, evils) && model.meets(wanted, deal));
    const shown = accept.find((a) => a.offer === offer.id);
    expect(shown !== undefined, `${JSON.stringify(wanted)} met by ${hand}`).toBe(met.length > 0);
    if (shown) expect(refused(h, taker, { do: 'accept', ...shown })).toBe(false);
    for (const deal of [
      ...(met.length > 0 ? [pick(rng, met)] : []),
      randomDeal(h, taker, rng, wanted.count),
    ]) {
      const legal = model.side(hand, deal, known, evils) && model.meets(wanted, deal);
      const said = { do: 'accept', offer: offer.id, ...deal };
      expect(refused(h, taker, said), `${JSON.stringify(said)} for ${JSON.stringify(wanted)}`).toBe(!legal);
    }
  }
}

describe.each(rulesetIds())('trade in %s', (ruleset) => {
  it(`is what the book allows, in ${POSITIONS} positions`, () => {
    for (let seed = 1; seed <= POSITIONS; seed++)
      try {
        compare(ruleset, seed);
      } catch (error) {
        throw new Error(`${ruleset}, seed ${seed}: ${(error as Error).message}`, { cause: error });
      }
  });
});
