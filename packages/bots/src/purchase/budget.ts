import type { CardId } from '@ochre/engine';
import { nation, sets, setValue, value } from '@ochre/engine/query';
import { best } from '../evaluation/best.ts';
import type { Context } from '../evaluation/context.ts';
import { keptWorth } from '../evaluation/hand.ts';
import { REVOLT, taxesDue } from '../evaluation/taxes.ts';

/** More sets than this are not weighed against each other: the least ones stay in hand. */
const SETS = 11;

interface Heap {
  cards: CardId[];
  value: number;
  face: number;
  boost?: string;
  kept: number;
}

/** What can be paid with, and what each price costs in cards and treasury that could have been kept. */
export class Budget {
  /** The most that can be paid. */
  readonly most: number;
  readonly #sets: Heap[];
  /** What all of it is worth if it is kept. */
  readonly #whole: number;
  /** By price: what paying it loses, and with which sets, by their bits. */
  readonly #losses: Float64Array;
  readonly #masks: Int32Array;
  /** Cards above the hand limit besides those sets. */
  readonly #over: number;
  /** In points. */
  readonly #treasury: number;
  readonly #left = new Map<number, number>();

  constructor(context: Context) {
    const { sight, who } = context;
    const { worths } = context.skill;
    const { treasury, stock } = nation(sight, who);
    const rate = value(sight, who, 'treasuryPoints');
    const short = context.lastTurn ? 0 : taxesDue(sight, who) - stock.tokens;
    /** What is lost with the `n`-th coin of the treasury; those that taxes will be paid from next turn are well spent. */
    const coin = (n: number): number =>
      treasury - n < short ? -REVOLT : rate * worths.coin * (n > context.skill.treasury ? 0.5 : 1);
    let coins = 0;
    for (let n = 1; n <= treasury; n++) coins += coin(n);
    const all = sets(sight, who).map((s): Heap => {
      const { stack, commodity } = sight.rules.card(s.cards[0]!);
      return {
        ...s,
        face: stack,
        kept: Math.max(
          keptWorth(stack, commodity!.size, s.cards.length, context.skill.patience),
          worths.coin * s.value,
        ),
      };
    });
    all.sort((a, b) => b.value - a.value);
    this.#sets = all.slice(0, SETS);
    const spare = all.slice(SETS).reduce((sum, s) => sum + s.cards.length, 0);
    const over = spare - sight.rules.policies.handLimit(sight, who);
    this.#over = over;
    this.#treasury = treasury * rate;
    this.most = this.#sets.reduce((sum, s) => sum + s.value, 0) + treasury * rate;
    this.#losses = new Float64Array(this.most + 1).fill(Infinity);
    this.#masks = new Int32Array(this.most + 1);
    const whole = this.#crowding(0, over);
    this.#whole = this.#sets.reduce((sum, s) => sum + s.kept, coins) - whole;
    const ways = this.#cardsAlone(over, whole);
    for (const mask of ways.best) this.#note(ways.sums[mask]!, ways.losses[mask]!, mask);
    // Cards that give more than the price pay it, too; of the treasury no more is paid than is due.
    for (let price = this.most - 1; price >= 0; price--)
      this.#note(price, this.#losses[price + 1]!, this.#masks[price + 1]!);
    for (const mask of ways.best) {
      let loss = ways.losses[mask]!;
      for (let paid = 1; paid <= treasury; paid++) {
        loss += coin(treasury + 1 - paid);
        for (let less = 0; less < rate; less++) this.#note(ways.sums[mask]! + paid * rate - less, loss, mask);
      }
    }
  }

  #note(price: number, loss: number, mask: number): void {
    if (loss >= this.#losses[price]!) return;
    this.#losses[price] = loss;
    this.#masks[price] = mask;
  }

  /** All choices of sets: what they sum up to, what is lost with them, and of those with equal sums the best. */
  #cardsAlone(over: number, whole: number): { sums: Int32Array; losses: Float64Array; best: number[] } {
    const all = 1 << this.#sets.length;
    const sums = new Int32Array(all);
    const losses = new Float64Array(all);
    const least = new Int32Array(this.most + 1);
    for (let mask = 1; mask < all; mask++) {
      const last = 31 - Math.clz32(mask);
      const rest = mask ^ (1 << last);
      sums[mask] = sums[rest]! + this.#sets[last]!.value;
      losses[mask] = losses[rest]! + this.#sets[last]!.kept;
    }
    // What the hand limit would take anyway is no loss.
    if (whole > 0) for (let mask = 0; mask < all; mask++) losses[mask]! += this.#crowding(mask, over) - whole;
    for (let mask = 1; mask < all; mask++) {
      const known = least[sums[mask]!]!;
      if (known === 0 || losses[mask]! < losses[known]!) least[sums[mask]!] = mask;
    }
    const best = [0];
    for (let mask = 1; mask < all; mask++) if (least[sums[mask]!] === mask) best.push(mask);
    return { sums, losses, best };
  }

  /** What the hand limit takes of the sets not spent, the least first. */
  #crowding(mask: number, spare: number): number {
    let over = spare;
    for (let i = 0; i < this.#sets.length; i++) if (!(mask & (1 << i))) over += this.#sets[i]!.cards.length;
    let lost = 0;
    for (let i = this.#sets.length - 1; i >= 0 && over > 0; i--) {
      if (mask & (1 << i)) continue;
      const { cards, kept } = this.#sets[i]!;
      const gone = Math.min(cards.length, over);
      lost += (kept * gone) / cards.length;
      over -= gone;
    }
    return lost;
  }

  /** What paying a price costs; undefined where it cannot be paid. */
  loss(price: number): number | undefined {
    return price === 0 ? 0 : this.#losses[price];
  }

  /** What is left after a price is paid, as it will be worth next turn. */
  kept(price: number): number {
    return this.#whole - (this.loss(price) ?? this.#whole);
  }

  /** What is left after a price is paid and the hand limit has taken its part, as points. */
  left(price: number): number {
    const known = this.#left.get(price);
    if (known !== undefined) return known;
    const mask = price === 0 ? 0 : this.#masks[price]!;
    let paid = 0;
    let over = Math.min(0, this.#over);
    const kept: { face: number; n: number }[] = [];
    for (const [i, { cards, value, face }] of this.#sets.entries()) {
      if (mask & (1 << i)) paid += value;
      else {
        kept.push({ face, n: cards.length });
        over += cards.length;
      }
    }
    for (; over > 0; over--) {
      const least = best(
        kept.filter(({ n }) => n > 0),
        ({ face, n }) => setValue(face, n - 1) - setValue(face, n),
      );
      least.n--;
    }
    const left =
      kept.reduce((sum, { face, n }) => sum + setValue(face, n), 0) +
      this.#treasury -
      Math.max(0, price - paid);
    this.#left.set(price, left);
    return left;
  }

  /** The sets still held next turn once a price is paid: the hand limit takes the least first. */
  stays(price: number): CardId[][] {
    const mask = price === 0 ? 0 : this.#masks[price]!;
    const left = this.#sets.filter((_, i) => !(mask & (1 << i)));
    let over = left.reduce((sum, s) => sum + s.cards.length, this.#over);
    const staying = left.reverse().map(({ cards }) => {
      const gone = Math.max(0, Math.min(cards.length, over));
      over -= gone;
      return cards.slice(gone);
    });
    return staying.filter((cards) => cards.length > 0).reverse();
  }

  /** The sets to pay a price with; treasury makes up the rest. */
  pay(price: number): { cards: CardId[]; value: number; boost?: string } {
    const mask = price === 0 ? 0 : this.#masks[price]!;
    const chosen = this.#sets.filter((_, i) => mask & (1 << i));
    const boost = chosen.find((s) => s.boost !== undefined)?.boost;
    return {
      cards: chosen.flatMap((s) => s.cards),
      value: chosen.reduce((sum, s) => sum + s.value, 0),
      ...(boost !== undefined && { boost }),
    };
  }
}
