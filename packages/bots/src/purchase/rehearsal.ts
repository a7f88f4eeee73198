import { quick } from '@ochre/engine';
import { advancePoints } from '@ochre/engine/query';
import { catalogueOf, type Good } from './catalogue.ts';
import { LEFT_OVER, type Shop } from './deal.ts';
import { type Mark, Tally, Track } from './gates.ts';
import { CITIES, handPart } from './worth.ts';

/** A mark in an order of purchases: nothing more is bought that turn. */
export const WAIT = -1;

/** How rich the turns to come may be against what is expected: one case each, and how much single turns differ. */
const CASES = [0.7, 0.95, 1.05, 1.3];
const SWING = 0.3;
/** Turns played through at most. */
const FURTHEST = 26;
/** What can be kept from one turn to the next. */
const CARRIED = 150;
/** Where the track comes before all points, this part of what advances are worth otherwise. */
const SECOND_TO_TRACK = 0.1;
/** How likely a turn ends with fewer cities than the track asks for, by how many there are above that, or below. */
const RISKS = [0.3, 0.15, 0.08, 0.04];
const SHORT = [0.5, 0.7];

/** What happens in one case, turn by turn: income against expectation, and strokes of fate from nothing to one. */
interface Fate {
  income: number[];
  stroke: number[];
}

/** The same for every plan, so that plans differ by what is bought alone. */
const FATES: readonly Fate[] = (() => {
  const rng = quick(20);
  const roll = (): number => rng.int(1000) / 1000;
  return CASES.map((mean) => ({
    income: Array.from({ length: FURTHEST }, () => mean * (1 - SWING + 2 * SWING * roll())),
    stroke: Array.from({ length: FURTHEST }, roll),
  }));
})();

/** How far one case has come. */
interface Run {
  held: Tally;
  worth: number;
  /** Income that attributes of advances bring besides. */
  more: number;
  /** Everything before this place of the order is bought, and pauses before that one are over. */
  from: number;
  paused: number;
  /** What is not lost to calamities this turn. */
  spared: number;
  /** What was paid for this turn. */
  paid: number[];
}

/** The purchases of all turns to come, played through in a given order: each as soon as it can be paid. */
export class Rehearsal {
  readonly goods: readonly Good[];
  /** How far down the order any case came when it was last played. */
  reach = 0;
  readonly #shop: Shop;
  readonly #track: Track;
  readonly #start: Tally;
  /** By good: what it counts for on the track. */
  readonly #marks: readonly Mark[];
  readonly #turns: number;
  readonly #carried: number;
  /** What counts on the track besides advances, money and spaces. */
  readonly #besides: number;
  readonly #pointsPerSpace: number;
  /** Where the track comes first, the game is played until its end is reached. */
  readonly #race: boolean;
  readonly #price: Float64Array;
  /** By good: the turn it was bought in, counted from one; nothing if it was not. */
  readonly #bought: Int8Array;

  constructor(shop: Shop) {
    const { context, budget } = shop;
    const { sight, who } = context;
    const { policies } = sight.rules;
    this.#shop = shop;
    this.goods = catalogueOf(context);
    this.#track = new Track(sight, who);
    this.#start = new Tally(this.#track);
    for (const id of shop.held.advances) this.#start.add(this.#track.mark(sight.rules.advance(id)));
    this.#marks = this.goods.map((g) => this.#track.mark(g.advance));
    this.#race = policies.foremost !== undefined;
    this.#turns = this.#race && !context.lastTurn ? FURTHEST : Math.min(FURTHEST, context.turnsLeft);
    this.#carried = CARRIED * handPart(context);
    const total = Object.values(policies.score(sight, who, sight.own)).reduce((sum, n) => sum + n, 0);
    this.#besides = total - advancePoints(sight, who) - budget.most;
    this.#pointsPerSpace = policies.succession(sight).pointsPerSpace;
    this.#price = new Float64Array(this.goods.length);
    this.#bought = new Int8Array(this.goods.length);
  }

  /** What an order comes to, the mean of all cases. */
  worth(order: readonly number[]): number {
    this.reach = 0;
    let sum = 0;
    for (const fate of FATES) sum += this.#play(order, fate);
    return sum / FATES.length;
  }

  /** What an order buys this turn. */
  now(order: readonly number[]): number[] {
    const run = this.#begin();
    this.#spend(order, run, this.#shop.budget.most, 0);
    return run.paid;
  }

  #begin(): Run {
    for (let i = 0; i < this.goods.length; i++) this.#price[i] = this.goods[i]!.price;
    this.#bought.fill(0);
    return {
      held: new Tally(this.#track, this.#start),
      worth: 0,
      more: 0,
      from: 0,
      paused: 0,
      spared: 0,
      paid: [],
    };
  }

  #play(order: readonly number[], fate: Fate): number {
    const { context, income, budget } = this.#shop;
    const { step: pace } = context.rates;
    const run = this.#begin();
    let money = budget.most;
    let step = 0;
    for (let turn = 0; turn <= this.#turns; turn++) {
      if (turn > 0) money += (income + run.more) * fate.income[turn - 1]!;
      const spent = this.#spend(order, run, money, turn);
      step += this.#march(step, run.held, money - spent, turn, fate);
      if (this.#race && step >= this.#track.finish) {
        run.worth += (this.#turns - turn) * pace;
        break;
      }
      money = turn === 0 ? budget.kept(spent) + run.spared : Math.min(money - spent, this.#carried);
    }
    this.reach = Math.max(this.reach, run.from);
    return run.worth + step * pace + LEFT_OVER * money;
  }

  /** Where the marker goes at the end of a turn: on, back or nowhere. */
  #march(step: number, held: Tally, money: number, turn: number, { stroke }: Fate): number {
    const track = this.#track;
    if (step >= track.last) return 0;
    const score = this.#besides + held.points + money + step * this.#pointsPerSpace;
    const move = track.moves(step, held, score);
    const asked = track.citiesAsked(step);
    if (move <= 0 || asked === 0) return move;
    if (turn === 0) return track.cities < asked ? 0 : 1;
    const spare = Math.round(turn === 1 ? track.cities : (track.cities + CITIES) / 2) - asked;
    const risk =
      spare < 0 ? SHORT[Math.min(SHORT.length, -spare) - 1]! : RISKS[Math.min(RISKS.length - 1, spare)]!;
    return stroke[turn - 1]! < risk ? 0 : 1;
  }

  /** Buys in the given order what can be paid, at the very end whatever can be; returns what it costs. */
  #spend(order: readonly number[], run: Run, money: number, turn: number): number {
    const end = turn === this.#turns;
    const { room } = this.#shop;
    const gifts: number[] = [];
    run.paid = [];
    const full = (): boolean => run.held.count - this.#start.count >= room;
    let sum = 0;
    let rebate = 0;
    let dearest = 0;
    let open = false;
    for (let at = run.from; at < order.length && !full(); at++) {
      const i = order[at]!;
      if (i === WAIT) {
        if (end || at < run.paused) continue;
        run.paused = at + 1;
        break;
      }
      if (this.#bought[i] === 0) {
        const good = this.goods[i]!;
        const price = this.#price[i]!;
        const off = Math.max(rebate, good.rebate);
        const top = good.rebate > 0 ? dearest : Math.max(dearest, price);
        const ready = this.#ready(good, turn);
        if (!ready || sum + price - Math.min(off, top) > money) {
          open = true;
          if (end || !ready) continue;
          break;
        }
        sum += price;
        rebate = off;
        dearest = top;
        run.paid.push(this.#take(run, i, turn));
        for (let n = 0; n < (good.gift?.count ?? 0) && !full(); n++) {
          const gift = this.#giftOf(good);
          if (gift >= 0) gifts.push(this.#take(run, gift, turn));
        }
      }
      if (!open) run.from = at + 1;
    }
    for (const i of run.paid) this.#cheapen(i);
    for (const i of gifts) this.#cheapen(i);
    return sum - Math.min(rebate, dearest);
  }

  #take(run: Run, i: number, turn: number): number {
    const { worth, use, shelter } = this.goods[i]!;
    this.#bought[i] = turn + 1;
    run.worth += this.#race ? SECOND_TO_TRACK * worth : worth;
    run.more += use;
    if (turn === 0) run.spared += shelter;
    run.held.add(this.#marks[i]!);
    return i;
  }

  /** Credits count from the next turn on. */
  #cheapen(i: number): void {
    const { on, by } = this.goods[i]!.saving;
    for (let k = 0; k < on.length; k++) {
      const good = on[k]!;
      this.#price[good] = Math.max(0, this.#price[good]! - by[k]!);
    }
  }

  #ready({ after }: Good, turn: number): boolean {
    for (const i of after) if (this.#bought[i] === 0 || this.#bought[i]! > turn) return false;
    return true;
  }

  /** The dearest advance that may come free with one; less than nothing if there is none. */
  #giftOf({ gift }: Good): number {
    let best = -1;
    for (let i = 0; i < this.goods.length; i++) {
      const { advance } = this.goods[i]!;
      if (this.#bought[i] !== 0 || advance.cost >= gift!.below || !advance.groups.includes(gift!.group))
        continue;
      if (best < 0 || this.#price[i]! > this.#price[best]!) best = i;
    }
    return best;
  }
}
