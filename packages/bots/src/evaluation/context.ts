import type { AnyAnswer, DecisionOf, Json, Kind, Nation, NationId, Open, Rng, Sight } from '@ochre/engine';
import { nation } from '@ochre/engine/query';
import type { Reason } from '../brain.ts';
import type { ReasonCode, ReasonParam } from '../reasons.ts';
import type { Recall } from '../recall.ts';
import { type Memory, memoryOf } from '../trade/memory.ts';
import { type Rates, ratesOf } from './rates.ts';
import type { Skill, Temper } from './temper.ts';
import { turnsLeft } from './track.ts';

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
  #legal: AnyAnswer | undefined;
  #turnsLeft: number | undefined;

  constructor(
    sight: Sight,
    decision: DecisionOf<Kind>,
    rng: Rng,
    skill: Skill,
    temper: Temper,
    recall?: Recall,
  ) {
    this.sight = sight;
    this.who = decision.owner;
    this.rng = rng;
    this.skill = skill;
    this.temper = temper;
    this.rates = ratesOf(sight);
    this.#decision = decision;
    this.recall = recall;
  }

  /** The same thinker before another board. */
  on(open: Open): Context {
    const { rules, config, viewer, own, handSizes, empty } = this.sight;
    const sight: Sight = { rules, config, viewer, own, handSizes, empty, open };
    const context = new Context(sight, this.#decision, this.rng, this.skill, this.temper, this.recall);
    context.#turnsLeft = this.turnsLeft;
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

  /** Notes a reason, with all that goes into its sentence. */
  say<C extends ReasonCode>(
    code: C,
    ...params: [ReasonParam<C>] extends [never] ? [] : [Record<ReasonParam<C>, Json>]
  ): void {
    this.reasons.push({ code, params: params[0] ?? {} });
  }
}
