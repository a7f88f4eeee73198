import { advancePoints } from '@ochre/engine/query';
import { catalogueOf, type Good } from './catalogue.ts';
import { LEFT_OVER, type Shop } from './deal.ts';
import { FATES, type Fate, FURTHEST, riskOf } from './fates.ts';
import { COUNT, POINTS, Track } from './gates.ts';
import { handPart } from './worth.ts';

/** A mark in an order of purchases: nothing more is bought that turn. */
export const WAIT = -1;

/** Where the track comes before all points, this part of what advances are worth otherwise. */
const SECOND_TO_TRACK = 0.1;

// How a case stands at the beginning of a turn is a row of numbers, so that it is copied at once: these, then advances
// as the track counts them, prices by good, beyond all measure once it is bought, and the turns they were bought in,
// counted from one.
const MONEY = 0;
const STEP = 1;
const WORTH = 2;
/** Income that attributes of advances bring besides. */
const MORE = 3;
/** Everything before this place of the order is bought, and pauses before that one are over. */
const FROM = 4;
const PAUSED = 5;
/** What is not lost to calamities this turn. */
const SPARED = 6;
/** How much of the order was looked at so far. */
const READ = 7;
const TALLY = 8;

/** One case: how it stood turn by turn with the order that is gone on from, and with the one tried last. */
interface Course {
  fate: Fate;
  kept: Float64Array[];
  tried: Float64Array[];
  /** How many rows there are of the one and the other, the last for all turns after it, and how many both share. */
  keptRows: number;
  triedRows: number;
  shared: number;
}

/** The purchases of all turns to come, played through in a given order: each as soon as it can be paid. */
export class Rehearsal {
  readonly goods: readonly Good[];
  /** How far down the order any case came when it was last played. */
  reach = 0;
  readonly #shop: Shop;
  readonly #track: Track;
  /** By good: what it counts for on the track, and what it is worth at the end. */
  readonly #marks: readonly Float64Array[];
  readonly #worths: Float64Array;
  readonly #turns: number;
  readonly #carried: number;
  /** What counts on the track besides advances, money and spaces. */
  readonly #besides: number;
  readonly #pointsPerSpace: number;
  /** Whether points on the track are those that the hand limit leaves. */
  readonly #limits: boolean;
  /** Where the track comes first, the game is played until its end is reached. */
  readonly #race: boolean;
  /** The most that comes off for having bought another. */
  readonly #mostOff: number;
  /** How many advances may be held. */
  readonly #most: number;
  /** Where a row has prices, and turns of purchase. */
  readonly #prices: number;
  readonly #bought: number;
  readonly #courses: readonly Course[];
  /** What was paid for in the turn played last, and how much of it there is. */
  readonly #paid: Int16Array;
  #purchases = 0;

  constructor(shop: Shop) {
    const { context, budget } = shop;
    const { sight, who } = context;
    const { policies } = sight.rules;
    this.#shop = shop;
    this.goods = catalogueOf(context);
    this.#track = new Track(sight, who);
    this.#marks = this.goods.map((g) => this.#track.mark(g.advance));
    this.#race = policies.foremost !== undefined;
    this.#worths = Float64Array.from(this.goods, ({ worth }) =>
      this.#race ? SECOND_TO_TRACK * worth : worth,
    );
    this.#mostOff = Math.max(0, ...this.goods.map((g) => g.rebate));
    this.#turns = this.#race && !context.lastTurn ? FURTHEST : Math.min(FURTHEST, context.turnsLeft);
    this.#carried = context.skill.worths.carried * handPart(context);
    const total = Object.values(policies.score(sight, who, sight.own)).reduce((sum, n) => sum + n, 0);
    this.#besides = total - advancePoints(sight, who) - budget.most;
    this.#pointsPerSpace = policies.succession(sight).pointsPerSpace;
    this.#limits = context.skill.limits;
    this.#most = shop.held.advances.length + shop.room;
    this.#prices = TALLY + this.#track.width;
    this.#bought = this.#prices + this.goods.length;
    this.#paid = new Int16Array(this.goods.length);
    const start = this.#start();
    const rows = (): Float64Array[] =>
      Array.from({ length: this.#turns + 2 }, () => new Float64Array(start.length));
    this.#courses = FATES.map((fate) => ({
      fate,
      kept: [start, ...rows().slice(1)],
      tried: rows(),
      keptRows: 0,
      triedRows: 0,
      shared: 0,
    }));
  }

  /** The first row. */
  #start(): Float64Array {
    const { held, budget, context } = this.#shop;
    const row = new Float64Array(this.#bought + this.goods.length);
    row[MONEY] = budget.most;
    for (const id of held.advances)
      this.#track.add(row, TALLY, this.#track.mark(context.sight.rules.advance(id)));
    this.goods.forEach(({ price }, i) => {
      row[this.#prices + i] = price;
    });
    return row;
  }

  /**
   * What an order comes to, the mean of all cases. `same`: so many places at its beginning are those of the order that was
   * kept, and turns that went no further come to the same.
   */
  worth(order: readonly number[], same = -1): number {
    this.reach = 0;
    let sum = 0;
    for (const course of this.#courses) sum += this.#play(order, course, same);
    return sum / FATES.length;
  }

  /** Orders to come are begun like the one played last. */
  keep(): void {
    for (const course of this.#courses) {
      const { kept, tried, shared, triedRows } = course;
      for (let i = shared + 1; i <= triedRows; i++) [kept[i], tried[i]] = [tried[i]!, kept[i]!];
      course.keptRows = triedRows;
    }
  }

  /** What an order buys this turn. */
  now(order: readonly number[]): number[] {
    this.#spend(order, this.#start(), this.#shop.budget.most, 0);
    return [...this.#paid.subarray(0, this.#purchases)];
  }

  #play(order: readonly number[], course: Course, same: number): number {
    const { kept, tried, keptRows } = course;
    let rows = 0;
    while (rows < keptRows && kept[rows + 1]![READ]! <= same) rows++;
    let row = kept[rows]!;
    course.shared = rows;
    let over = rows > 0 && rows === keptRows;
    for (let turn = rows; !over; turn++) {
      // Whoever has come to the end of the order need not come back to this turn.
      if (turn === course.shared || (row[READ]! < Infinity && row[TALLY + COUNT]! < this.#most)) {
        const next = tried[++rows]!;
        next.set(row);
        row = next;
      }
      over = this.#turn(order, row, turn, course.fate);
    }
    course.triedRows = rows;
    this.reach = Math.max(this.reach, row[FROM]!);
    return row[WORTH]! + row[STEP]! * this.#shop.context.rates.step + LEFT_OVER * row[MONEY]!;
  }

  /** Plays a turn; whether it is the last. */
  #turn(order: readonly number[], row: Float64Array, turn: number, fate: Fate): boolean {
    const { context, income, budget } = this.#shop;
    let money = row[MONEY]!;
    if (turn > 0) money += (income + row[MORE]!) * fate.income[turn - 1]!;
    const spent = this.#spend(order, row, money, turn);
    row[STEP]! += this.#march(row, this.#counted(money, spent, turn), turn, fate);
    if (this.#race && row[STEP]! >= this.#track.finish) {
      row[WORTH]! += (this.#turns - turn) * context.rates.step;
      row[MONEY] = money;
      return true;
    }
    row[MONEY] = turn === 0 ? budget.kept(spent) + row[SPARED]! : Math.min(money - spent, this.#carried);
    return turn === this.#turns;
  }

  /** What counts of the money that is left when markers move. */
  #counted(money: number, spent: number, turn: number): number {
    if (!this.#limits) return money - spent;
    return turn === 0 ? this.#shop.budget.left(spent) : Math.min(money - spent, this.#carried);
  }

  /** Where the marker goes at the end of a turn: on, back or nowhere. */
  #march(row: Float64Array, money: number, turn: number, { stroke }: Fate): number {
    const track = this.#track;
    const step = row[STEP]!;
    const { guesses, worths } = this.#shop.context.skill;
    if (step >= track.last) return 0;
    const score = this.#besides + row[TALLY + POINTS]! + money + step * this.#pointsPerSpace;
    const move = track.moves(step, row, TALLY, score);
    const asked = track.citiesAsked(step);
    if (move <= 0 || asked === 0) return move;
    if (turn === 0) return track.cities < asked ? 0 : 1;
    const spare = Math.round(turn === 1 ? track.cities : (track.cities + guesses.cities) / 2) - asked;
    return stroke[turn - 1]! < worths.risk * riskOf(spare) ? 0 : 1;
  }

  /** Buys in the given order what can be paid, at the very end whatever can be; returns what it costs. */
  #spend(order: readonly number[], row: Float64Array, money: number, turn: number): number {
    const end = turn === this.#turns;
    const prices = this.#prices;
    const most = this.#most;
    const mostOff = this.#mostOff;
    const paid = this.#paid;
    let gifts: number[] | undefined;
    let purchases = 0;
    let sum = 0;
    let rebate = 0;
    let dearest = 0;
    let open = false;
    // Whole numbers as such are much faster to count with.
    const paused = row[PAUSED]! | 0;
    let at = row[FROM]! | 0;
    for (; at < order.length && row[TALLY + COUNT]! < most; at++) {
      const i = order[at]!;
      if (i === WAIT) {
        if (end || at < paused) continue;
        row[PAUSED] = at + 1;
        break;
      }
      const price = row[prices + i]!;
      if (price < Infinity) {
        // At the end most are far too dear, whatever comes off.
        if (end && sum + price - mostOff > money) {
          open = true;
          continue;
        }
        const good = this.goods[i]!;
        const off = Math.max(rebate, good.rebate);
        const top = good.rebate > 0 ? dearest : Math.max(dearest, price);
        const ready = good.after.length === 0 || this.#ready(row, good, turn);
        if (!ready || sum + price - Math.min(off, top) > money) {
          open = true;
          if (end || !ready) continue;
          break;
        }
        sum += price;
        rebate = off;
        dearest = top;
        paid[purchases++] = i;
        this.#take(row, i, turn);
        for (let n = 0; n < (good.gift?.count ?? 0) && row[TALLY + COUNT]! < most; n++) {
          const gift = this.#giftOf(row, good);
          if (gift < 0) continue;
          this.#take(row, gift, turn);
          gifts = [...(gifts ?? []), gift];
        }
      }
      if (!open) row[FROM] = at + 1;
    }
    // Whoever came to the end of an order would have gone on, but for want of places.
    const read = row[TALLY + COUNT]! >= most ? at : at < order.length ? at + 1 : Infinity;
    if (read > row[READ]!) row[READ] = read;
    this.#purchases = purchases;
    if (!end) {
      for (let i = 0; i < purchases; i++) this.#cheapen(row, paid[i]!);
      for (const gift of gifts ?? []) this.#cheapen(row, gift);
    }
    return sum - Math.min(rebate, dearest);
  }

  #take(row: Float64Array, i: number, turn: number): void {
    const { use, shelter } = this.goods[i]!;
    row[this.#bought + i] = turn + 1;
    row[this.#prices + i] = Infinity;
    row[WORTH]! += this.#worths[i]!;
    row[MORE]! += use;
    if (turn === 0) row[SPARED]! += shelter;
    this.#track.add(row, TALLY, this.#marks[i]!);
  }

  /** Credits count from the next turn on. */
  #cheapen(row: Float64Array, i: number): void {
    const { on, by } = this.goods[i]!.saving;
    const prices = this.#prices;
    for (let k = 0; k < on.length; k++) {
      const at = prices + on[k]!;
      row[at] = Math.max(0, row[at]! - by[k]!);
    }
  }

  #ready(row: Float64Array, { after }: Good, turn: number): boolean {
    for (const i of after) {
      const bought = row[this.#bought + i]!;
      if (bought === 0 || bought > turn) return false;
    }
    return true;
  }

  /** The dearest advance that may come free with one; less than nothing if there is none. */
  #giftOf(row: Float64Array, { gift }: Good): number {
    let best = -1;
    let dearest = -Infinity;
    for (let i = 0; i < this.goods.length; i++) {
      const { advance } = this.goods[i]!;
      const price = row[this.#prices + i]!;
      if (price === Infinity || price <= dearest) continue;
      if (advance.cost < gift!.below && advance.groups.includes(gift!.group)) [best, dearest] = [i, price];
    }
    return best;
  }
}
