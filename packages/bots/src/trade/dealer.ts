import type { NationId, Offer } from '@ochre/engine';
import { nation } from '@ochre/engine/query';
import type { Context } from '../evaluation/context.ts';
import type { Memory } from './memory.ts';
import type { Supply } from './supply.ts';

/** Of what a nation kept: how likely it has one at all where it only asked for it, and one more than was known of. */
const ASKED = 0.7;
const MORE = 0.4;

/** What is known of a hand: cards it was seen with and how sure that is, and what it collects. */
interface Clues {
  seen: Map<number, { n: number; chance: number }>;
  asked: Set<number>;
  former: Former;
}

/** What a nation had when last turn's market closed, none where it only asked for it; and the part of its cards it kept since. */
interface Former {
  goods: ReadonlyMap<number, number>;
  kept: number;
}

const NONE: Former = { goods: new Map(), kept: 0 };

/** Deals the others hands that fit all that was seen and heard of them. */
export class Dealer {
  readonly #context: Context;
  readonly #supply: Supply;
  readonly #unseen: number[];
  readonly #sizes: Readonly<Record<NationId, number>>;
  readonly #clues = new Map<NationId, Clues>();

  constructor(context: Context, supply: Supply, board: readonly Offer[], true_: number) {
    const { sight, memory } = context;
    const { goods, index } = supply;
    this.#context = context;
    this.#supply = supply;
    this.#sizes = sight.handSizes;
    this.#unseen = goods.map((g) => g.copies);
    for (const card of sight.own.hand) {
      const at = index.get(sight.rules.card(card).name);
      if (at !== undefined) this.#unseen[at]!--;
    }
    for (const who in sight.open.nations) {
      const { follows } = context.skill.guesses;
      const former = follows && memory ? this.#former(who, memory) : NONE;
      const clues: Clues = { seen: new Map(), asked: new Set(), former };
      const seen = follows ? memory?.market.holds(who) : memory?.seenWith(who);
      for (const { name, n, chance } of seen ?? [])
        if (index.has(name)) clues.seen.set(index.get(name)!, { n, chance });
      for (const name of memory?.wishesOf(who) ?? []) this.#collects(clues, name);
      this.#clues.set(who, clues);
    }
    // What is offered on the board is held.
    for (const { from, gives, wants } of board) {
      const clues = this.#clues.get(from)!;
      const sure = gives.names.slice(0, true_);
      for (const name of new Set(sure)) {
        const at = index.get(name);
        if (at === undefined) continue;
        const n = sure.filter((other) => other === name).length;
        clues.seen.set(at, { n: Math.max(n, clues.seen.get(at)?.n ?? 0), chance: 1 });
      }
      for (const name of wants.names) this.#collects(clues, name);
    }
  }

  #former(who: NationId, memory: Memory): Former {
    const goods = new Map<number, number>();
    const note = (name: string, n: number): void => {
      const at = this.#supply.index.get(name);
      if (at !== undefined) goods.set(at, n);
    };
    for (const name of memory.before.asked(who)) note(name, 0);
    for (const { name, n } of memory.before.holds(who)) note(name, n);
    const kept = Math.max(0, this.#sizes[who]! - nation(this.#context.sight, who).cities.length);
    return { goods, kept: kept / Math.max(1, kept + memory.spent(who)) };
  }

  #collects({ asked }: Clues, name: string): void {
    const at = this.#supply.index.get(name);
    if (at !== undefined) asked.add(at);
  }

  /** How many of each commodity a nation may hold; what remains of its hand is calamities. */
  deal(who: NationId): Int8Array {
    const { rng, sight } = this.#context;
    const { goods, stacks } = this.#supply;
    const size = this.#sizes[who]!;
    const n = new Int8Array(goods.length);
    let count = 0;
    /** Stacks of the cards it has so far, by their bits. */
    let faces = 0;
    const lucky = (chance: number): boolean => rng.int(1000) < 1000 * chance;
    const add = (at: number, k: number): void => {
      const more = Math.min(k, size - count, this.#unseen[at]! - n[at]!);
      if (more <= 0) return;
      n[at]! += more;
      count += more;
      faces |= 1 << goods[at]!.face;
    };
    const { seen, asked, former } = this.#clues.get(who)!;
    const { collects } = this.#context.skill.guesses;
    for (const [at, { n: k, chance }] of seen) if (lucky(chance)) add(at, k);
    for (const at of asked)
      for (let i = 0; i < collects.length; i++) if (n[at] === i && lucky(collects[i]!)) add(at, 1);
    // What was kept may be of any stack: each city has drawn all the same.
    const drawn = faces;
    for (const [at, had] of former.goods) {
      if (n[at]! > 0 || !lucky(former.kept)) continue;
      add(at, had === 0 ? Number(lucky(ASKED)) : had);
      while (n[at]! > 0 && lucky(MORE) && count < size && n[at]! < this.#unseen[at]!) add(at, 1);
    }
    const { cities, block } = nation(sight, who);
    const own = stacks[block] ?? [];
    const draw = (stack: number): void => {
      const { cards, evil } = own[stack - 1]!;
      if (cards.length === 0 || lucky(evil)) count++;
      else add(cards[rng.int(cards.length)]!, 1);
    };
    // A card for each city, but for stacks it was seen with cards of.
    for (let stack = Math.min(cities.length, own.length); stack > 0 && count < size; stack--)
      if (!(drawn & (1 << stack))) draw(stack);
    // The rest was kept from earlier turns: rather what counts for more.
    for (let i = 0; i < 2 * size && count < size; i++)
      draw(1 + Math.max(rng.int(own.length), rng.int(own.length)));
    return n;
  }
}
