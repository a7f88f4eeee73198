import { type Area, BARBARIANS, type NationId, type Sight } from '@ochre/engine';
import { grants, nations, value } from '@ochre/engine/query';
import type { Context } from '../evaluation/context.ts';
import { GROWING } from '../evaluation/rates.ts';
import type { Worths } from '../evaluation/worths.ts';
import { Terrain } from './terrain.ts';

/** What it counts for that tokens are near a city to be, once there are none left to grow. */
const GATHERING = 4;
/** What a token counts for that a city is built of. */
const BUILDER = 50;

/** What a plan makes more or less of than usual. */
export interface Leaning {
  /** Land for later. */
  claim: number;
  /** Tokens near where a city may be founded next turn. */
  prospect: number;
  /** Room to grow in. */
  growth: number;
}

export const evenly: Leaning = { claim: 1, prospect: 1, growth: 1 };

/** The board with what a plan makes of it: where cities and fights will be, and what own tokens are worth there. */
export class Field {
  readonly context: Context;
  readonly sight: Sight;
  readonly who: NationId;
  readonly terrain: Terrain;
  /** What one more token of growth next turn is worth, stock and land considered. */
  readonly growth: number;
  /** What it counts for that a token stands where a city may be founded next turn. */
  readonly foresight: number;
  /** Where others' tokens will be fought off. */
  readonly cleared = new Set<number>();
  /** Cities that will be built once the movement is over, and the tokens that each takes, by area. */
  #founded = 0;
  readonly #building: Int16Array;
  readonly #worths: Worths;
  readonly #claims: number;
  readonly #lastTurn: boolean;

  constructor(
    context: Context,
    tokens: number,
    terrain: Terrain = new Terrain(context.sight, context.who),
    leaning: Leaning = evenly,
  ) {
    this.#worths = context.skill.worths;
    this.context = context;
    this.sight = context.sight;
    this.who = context.who;
    this.terrain = terrain;
    this.#building = new Int16Array(terrain.areas.length);
    this.#lastTurn = context.lastTurn;
    this.#claims = this.#worths.claim * context.temper.cities * leaning.claim;
    const { own } = context;
    const tax = value(this.sight, this.who, 'taxRate') * own.cities.length;
    const stock = own.stock.tokens - tax;
    // As many tokens again will come as stand two to an area; beyond what stock gives there are none.
    const scarce = Math.max(0, Math.min(1, (stock - tokens / 2) / Math.max(1, tokens / 2)));
    this.growth = context.lastTurn ? 0 : 0.3 + this.#worths.growth * scarce * leaning.growth;
    this.foresight = leaning.prospect * Math.max(context.skill.foresight, GATHERING * (1 - scarce));
  }

  area(area: number): Area {
    return this.terrain.areas[area]!;
  }

  /** A city will be built there of so many tokens. */
  found(area: number, need: number): void {
    this.#building[area] = need;
    this.#founded++;
  }

  unfound(area: number): void {
    this.#building[area] = 0;
    this.#founded--;
  }

  /** Cities that will be built. */
  get founded(): number {
    return this.#founded;
  }

  /** Tokens that a city to be takes there; nothing where none will be. */
  building(area: number): number {
    return this.#building[area]!;
  }

  /** Own tokens that may stay in peace. */
  room(area: number): number {
    if (this.cleared.size > 0 && this.cleared.has(area)) return this.area(area).limit ?? 0;
    return this.terrain.room(area);
  }

  /** What the `n`-th own token in an area is worth once all have moved. */
  slot(area: number, n: number): number {
    if (n <= 0) return 0;
    // A city takes in all tokens of its area.
    const need = this.#building[area]!;
    if (need > 0) return n <= need ? BUILDER : 0;
    const room = this.room(area);
    if (n > room) return 0;
    let worth = this.#worths.token + (n <= GROWING ? this.growth : 0.05 * (room - n));
    // Land for later is worth nothing when there is no later.
    if (this.#lastTurn) return worth;
    if (n === 1) worth += this.terrain.claim(area, this.foresight > 0) * this.#claims;
    if (this.foresight > 0) worth += this.foresight * this.terrain.prospect(area);
    return worth;
  }

  /** Whether tokens may come into conflict there: peace and closed cities are kept. */
  assailable(area: number): boolean {
    const { sight, who } = this;
    const city = this.terrain.cities[area];
    if (city !== undefined && city !== BARBARIANS && city !== who) {
      if (grants(sight, city, 'closedCities') && !grants(sight, who, 'opensCities')) return false;
      if (grants(sight, city, 'peace') && !grants(sight, who, 'breaksPeace')) return false;
    }
    if (grants(sight, who, 'breaksPeace')) return true;
    const { id } = this.area(area);
    return !nations(sight).some(
      (other) => other !== who && sight.open.nations[other]!.tokens[id] && grants(sight, other, 'peace'),
    );
  }
}
