import type { CardId } from '@ochre/engine';
import { nation } from '@ochre/engine/board/queries.ts';
import { sets } from '@ochre/engine/phases/purchase/payment.ts';
import { value } from '@ochre/engine/ruleset/effects.ts';
import { keptWorth } from '../mind/hand.ts';
import type { Mind } from '../mind/mind.ts';

/** More sets than this are not weighed against each other: the least ones stay in hand. */
const SETS = 11;
/** What a point of treasury is worth to the turns to come, against one spent. */
const COIN = 0.7;

interface Heap {
  cards: CardId[];
  value: number;
  boost?: string;
  kept: number;
}

/** What is paid: sets by their bits, and treasury. */
interface Way {
  mask: number;
  loss: number;
}

/** What can be paid with, and what each price costs in cards and treasury that could have been kept. */
export class Purse {
  /** The most that can be paid. */
  readonly most: number;
  readonly #sets: Heap[];
  /** What all of it is worth if it is kept. */
  readonly #whole: number;
  /** By price: what paying it loses, and how. */
  readonly #ways: (Way | undefined)[];

  constructor(mind: Mind) {
    const { sight, who } = mind;
    const { treasury } = nation(sight, who);
    const rate = value(sight, who, 'treasuryPoints');
    /** What is lost with the `n`-th coin of the treasury. */
    const coin = (n: number): number => rate * COIN * (n > mind.skill.treasury ? 0.5 : 1);
    let coins = 0;
    for (let n = 1; n <= treasury; n++) coins += coin(n);
    const all = sets(sight, who).map((s): Heap => {
      const { stack, commodity } = sight.rules.card(s.cards[0]!);
      return {
        ...s,
        kept: Math.max(
          keptWorth(stack, commodity!.size, s.cards.length, mind.skill.patience),
          COIN * s.value,
        ),
      };
    });
    all.sort((a, b) => b.value - a.value);
    this.#sets = all.slice(0, SETS);
    const spare = all.slice(SETS).reduce((sum, s) => sum + s.cards.length, 0);
    const over = spare - sight.rules.policies.handLimit(sight, who);
    this.most = this.#sets.reduce((sum, s) => sum + s.value, 0) + treasury * rate;
    this.#ways = new Array<Way | undefined>(this.most + 1);
    const whole = this.#crowding(0, over);
    this.#whole = this.#sets.reduce((sum, s) => sum + s.kept, coins) - whole;
    for (let mask = 0; mask < 1 << this.#sets.length; mask++) {
      let cards = 0;
      // What the hand limit would take anyway is no loss.
      let loss = this.#crowding(mask, over) - whole;
      this.#sets.forEach((s, i) => {
        if (!(mask & (1 << i))) return;
        cards += s.value;
        loss += s.kept;
      });
      for (let paid = 0; paid <= treasury; loss += coin(treasury - paid++)) {
        const price = cards + paid * rate;
        const known = this.#ways[price];
        if (!known || loss < known.loss) this.#ways[price] = { mask, loss };
      }
    }
    // A price can be paid by any way that gives as much or more.
    for (let price = this.most - 1; price >= 0; price--) {
      const here = this.#ways[price];
      const above = this.#ways[price + 1];
      if (above && (!here || above.loss < here.loss)) this.#ways[price] = above;
    }
  }

  /** What the hand limit takes of the sets not spent, the least first. */
  #crowding(mask: number, spare: number): number {
    let over = spare;
    this.#sets.forEach((s, i) => {
      if (!(mask & (1 << i))) over += s.cards.length;
    });
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
    return price === 0 ? 0 : this.#ways[price]?.loss;
  }

  /** What is left after a price is paid, as it will be worth next turn. */
  kept(price: number): number {
    return this.#whole - (this.loss(price) ?? this.#whole);
  }

  /** The sets to pay a price with; treasury makes up the rest. */
  pay(price: number): { cards: CardId[]; value: number; boost?: string } {
    const way = price === 0 ? undefined : this.#ways[price];
    const chosen = way ? this.#sets.filter((_, i) => way.mask & (1 << i)) : [];
    const boost = chosen.find((s) => s.boost !== undefined)?.boost;
    return {
      cards: chosen.flatMap((s) => s.cards),
      value: chosen.reduce((sum, s) => sum + s.value, 0),
      ...(boost !== undefined && { boost }),
    };
  }
}
