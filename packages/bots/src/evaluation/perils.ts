import type { AdvanceId, Calamity, Modifier, NationId, Rules, Ruleset, Sight } from '@ochre/engine';
import { coastal, type Harm, modified, nation } from '@ochre/engine/query';
import { getOrCompute } from './getOrCompute.ts';
import { ratesOf } from './rates.ts';

/** Points that one of what a procedure takes costs its victim; the number is found under one of its names. */
const UNIT_COST: Readonly<Record<Exclude<Harm['loses'], 'treasury' | 'marker'>, number>> = {
  units: 5,
  unitsThere: 4,
  unitsTaken: 6,
  citiesReduced: 26,
  citiesDestroyed: 34,
  citiesTaken: 45,
  citiesToPirates: 36,
  citiesByTheSea: 24,
  citiesByTheVolcano: 40,
  support: 28,
  toBarbarians: 5,
  cards: 2.5,
};
const MEASURES = ['damage', 'cities', 'points', 'tokens', 'steps', 'face', 'rate', 'count', 'lose', 'allBut'];
const USUAL = { major: 60, minor: 20 };
/** A nation of this many cities suffers in full. */
const GROWN = 6;

/** What a calamity takes, as its procedure says. */
export const harmOf = (rules: Rules, { run }: Calamity): Harm => rules.step(run).harm!;

function measureOf(calamity: Calamity): { key: string; n: number } | undefined {
  for (const key of MEASURES) {
    const n = calamity.with[key];
    if (typeof n === 'number' && n > 0) return { key, n };
  }
  return undefined;
}

/** What a calamity costs a nation that suffers it as primary victim, its protection counted. */
export function perilOf(sight: Sight, who: NationId, calamity: Calamity): number {
  const own = nation(sight, who);
  const { length: cities } = own.cities;
  const { loses, byNumber } = harmOf(sight.rules, calamity);
  if (loses === 'treasury') return Math.min(own.treasury, (calamity.with['lose'] as number) ?? 0);
  const measure = measureOf(calamity);
  const n = measure ? modified(sight, who, calamity, measure.n, 'primary') : 1;
  if (loses === 'marker') return n * ratesOf(sight).step;
  if (n === 0) return 0;
  const exposed =
    calamity.needs === 'coastalCity' ? own.cities.filter((a) => coastal(sight, a)).length : cities;
  if (calamity.needs && exposed === 0) return 0;
  const share = Math.min(1, (1 + exposed) / (1 + GROWN));
  if (measure?.key === 'allBut') {
    // What is left untouched is the measure: the rest goes.
    const lost = loses === 'citiesReduced' ? Math.max(0, cities - n) * 22 : USUAL.major * 1.4;
    return lost * share;
  }
  return byNumber && measure ? UNIT_COST[loses] * n * share : USUAL[calamity.kind] * share;
}

/** How often a nation is struck by one and the same calamity, a turn. */
const STRIKES = 0.035;

const known = new WeakMap<Ruleset, Map<AdvanceId, { calamity: Calamity; modifier: Modifier }[]>>();

/** The calamities that an advance changes, and how. */
function changedBy(
  ruleset: Ruleset,
  advance: AdvanceId,
): readonly { calamity: Calamity; modifier: Modifier }[] {
  let all = known.get(ruleset);
  if (!all) {
    all = new Map(ruleset.advances.map((a) => [a.id, []]));
    for (const calamity of ruleset.calamities)
      for (const modifier of calamity.modifiers) all.get(modifier.has)!.push({ calamity, modifier });
    known.set(ruleset, all);
  }
  return all.get(advance)!;
}

/** What advances save a nation of the calamities they change. */
export class Shelter {
  readonly #sight: Sight;
  readonly #who: NationId;
  readonly #perils = new Map<Calamity, number>();

  constructor(sight: Sight, who: NationId) {
    this.#sight = sight;
    this.#who = who;
  }

  /** Many advances change the same calamity. */
  #peril(calamity: Calamity): number {
    return getOrCompute(this.#perils, calamity, () => perilOf(this.#sight, this.#who, calamity));
  }

  /** What an advance saves of a calamity it changes, each time it strikes. */
  #relief(calamity: Calamity, { add }: Modifier): number {
    const part = add === undefined ? 0.5 : -add / (measureOf(calamity)?.n ?? 1);
    const sign = (calamity.with['allBut'] ?? null) === null ? 1 : 0.4;
    return Math.max(-1, Math.min(1, part)) * this.#peril(calamity) * sign;
  }

  /** What holding an advance saves a turn. */
  aTurn(advance: AdvanceId): number {
    let saved = 0;
    for (const { calamity, modifier } of changedBy(this.#sight.rules.ruleset, advance))
      saved += this.#relief(calamity, modifier) * STRIKES;
    return saved;
  }

  /** What holding an advance saves of the calamities in hand that are yet to strike. */
  now(advance: AdvanceId): number {
    const { rules, own } = this.#sight;
    const changed = changedBy(rules.ruleset, advance);
    if (changed.length === 0) return 0;
    let saved = 0;
    for (const card of own.hand) {
      const struck = rules.card(card).calamity;
      if (!struck || !rules.policies.strikes(this.#sight, own, card)) continue;
      for (const { calamity, modifier } of changed)
        if (calamity.id === struck.id && modifier.as !== 'secondary')
          saved += this.#relief(calamity, modifier);
    }
    return saved;
  }
}
