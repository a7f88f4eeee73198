import type {
  AnyAnswer,
  AreaId,
  DecisionOf,
  Json,
  Kind,
  Nation,
  NationId,
  Open,
  Rng,
  Sight,
} from '@ochre/engine';
import { nation } from '@ochre/engine/query';
import type { Reason } from '../brain.ts';
import type { ReasonCode, ReasonParam } from '../reasons.ts';
import type { Recall } from '../recall.ts';
import { type Memory, memoryOf } from '../trade/memory.ts';
import { fallsBelow, guided, type Prospects, prospects } from '../value/outlook.ts';
import { getOrCompute } from './getOrCompute.ts';
import { type Rates, ratesOf } from './rates.ts';
import type { Skill, Temper } from './temper.ts';
import { citiesAsked, citiesToStay, rivalry, turnsLeft } from './track.ts';

/** The least that is left to others of all chances to win. */
const LEAST_REST = 0.02;

/** One decision while a brain thinks about it: what it sees, how it plays, and what it found worth saying. */
export class Context {
  readonly sight: Sight;
  readonly who: NationId;
  readonly rng: Rng;
  readonly skill: Skill;
  readonly temper: Temper;
  readonly rates: Rates;
  readonly reasons: Reason[] = [];
  readonly #decision: DecisionOf<Kind>;
  /** What it was told lately, if anything. */
  readonly recall: Recall | undefined;
  /** Nations that people lead, as far as it was told. */
  readonly people: ReadonlySet<NationId>;
  #legal: AnyAnswer | undefined;
  #turnsLeft: number | undefined;
  #prospects: ReadonlyMap<NationId, Prospects> | undefined;
  readonly #rivals = new Map<NationId, number>();

  constructor(
    sight: Sight,
    decision: DecisionOf<Kind>,
    rng: Rng,
    skill: Skill,
    temper: Temper,
    recall?: Recall,
    people: Iterable<NationId> = [],
  ) {
    this.sight = sight;
    this.who = decision.owner;
    this.rng = rng;
    this.skill = skill;
    this.temper = temper;
    this.rates = ratesOf(sight, skill.worths);
    this.#decision = decision;
    this.recall = recall;
    this.people = new Set(people);
  }

  /** The same thinker before another board. */
  on(open: Open): Context {
    const { rules, config, viewer, own, handSizes, empty } = this.sight;
    const sight: Sight = { rules, config, viewer, own, handSizes, empty, open };
    const { rng, skill, temper, recall, people } = this;
    const context = new Context(sight, this.#decision, rng, skill, temper, recall, people);
    context.#turnsLeft = this.turnsLeft;
    context.#prospects = this.#prospects;
    return context;
  }

  get own(): Nation {
    return nation(this.sight, this.who);
  }

  /** What it knows of the others' dealings, if it was told of any. */
  get memory(): Memory | undefined {
    return memoryOf(this.sight, this.recall);
  }

  /** Turns to come after this one, as far as can be told. */
  get turnsLeft(): number {
    this.#turnsLeft ??= turnsLeft(this.sight);
    return this.#turnsLeft;
  }

  /** How much harm to a nation is worth, against harm of one's own. */
  rivalry(other: NationId): number {
    return getOrCompute(this.#rivals, other, () => this.#rivalry(other));
  }

  #rivalry(other: NationId): number {
    if (this.#guided) this.#prospects ??= prospects(this.sight);
    const { who } = this;
    const [mine, theirs] = [this.#prospects?.get(who), this.#prospects?.get(other)];
    if (!mine || !theirs || other === who) return rivalry(this.sight, who, other);
    // What one point more for the other takes from the own chance, against what one point of one's own adds to it.
    return theirs.win / Math.max(LEAST_REST, 1 - mine.win);
  }

  /** Whether it goes by what was learnt. */
  get #guided(): boolean {
    return this.skill.learnt && guided(this.sight);
  }

  /** The part of what a nation gains by a deal that counts against it. */
  envy(other: NationId): number {
    return this.skill.envy * this.rivalry(other);
  }

  /** Steps missed for want of cities at the end of a turn: 1 is this one. `cities`: those that count. */
  stepsMissed(sight: Sight, who: NationId, cities: number, turns = 1): number {
    const { fall } = this.skill.worths;
    if (fall > 0 && cities < citiesToStay(sight, who, turns)) return fall;
    const asked = citiesAsked(sight, who, turns);
    if (cities < asked) return 1;
    return this.#guided && asked > 0 ? fallsBelow(this.sight, cities - asked) : 0;
  }

  get lastTurn(): boolean {
    return this.turnsLeft === 0;
  }

  /** Whether an answer is allowed; what was found to be is not tested again. */
  holds(answer: AnyAnswer): boolean {
    if (answer === this.#legal) return true;
    const spec = this.sight.rules.spec(this.#decision.kind);
    if (!spec.shape.test(answer) || spec.check(this.sight, this.#decision, answer)) return false;
    this.#legal = answer;
    return true;
  }

  /** Notes that what stands there is given up: in the last turn nothing is won back. */
  sayGivenUp(area: AreaId): void {
    this.say(this.lastTurn ? 'leastMissedAtEnd' : 'easyToRebuild', { area });
  }

  /** Notes that tokens are given up. */
  sayTokensGivenUp(): void {
    this.say(this.lastTurn ? 'leastMissed' : 'tokensGrowBack');
  }

  /** Notes a reason, with all that goes into its sentence. */
  say<C extends ReasonCode>(
    code: C,
    ...params: [ReasonParam<C>] extends [never] ? [] : [Record<ReasonParam<C>, Json>]
  ): void {
    this.reasons.push({ code, params: params[0] ?? {} });
  }
}
