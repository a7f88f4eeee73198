import type { Advance, AdvanceId, GroupId, NationId, Ruleset, Sight } from '@ochre/engine';
import { effectOf, nation } from '@ochre/engine/query';
import { imagine, type Ware } from './market.ts';

/** By advance: what it alone takes off the price of each other, where all credits toward one add up. */
type Pairs = ReadonlyMap<AdvanceId, ReadonlyMap<AdvanceId, number>>;

/** Found out by asking the rules for the prices of somebody who holds nothing else. */
function pairsOf(sight: Sight, who: NationId): Pairs {
  const { advances } = sight.rules.ruleset;
  return new Map(
    advances.map((from) => {
      const then = imagine(sight, who, { advances: [from.id], credits: from.credits });
      // What somebody chose is not of the card.
      delete nation(then, who).chosen;
      const off = (to: Advance): number => to.cost - sight.rules.policies.price(then, who, to.id);
      return [from.id, new Map(advances.map((to) => [to.id, off(to)]))];
    }),
  );
}

/** Whether only the best of its groups counts for an advance of several, as far as the rules tell. */
function bestCounts(sight: Sight, who: NationId): boolean {
  const { advances } = sight.rules.ruleset;
  const double = advances.find((a) => a.groups.length > 1);
  if (!double) return true;
  const credits = Object.fromEntries(double.groups.map((g) => [g, 1]));
  const then = imagine(sight, who, { advances: [], credits });
  return double.cost - sight.rules.policies.price(then, who, double.id) === 1;
}

const known = new WeakMap<Ruleset, Pairs | 'none'>();

function addingUp(sight: Sight, who: NationId): Pairs | undefined {
  const { ruleset } = sight.rules;
  let pairs = known.get(ruleset);
  if (!pairs) {
    pairs = bestCounts(sight, who) ? 'none' : pairsOf(sight, who);
    known.set(ruleset, pairs);
  }
  return pairs === 'none' ? undefined : pairs;
}

/** Groups that advances still to be bought share, with the credits there are toward each, and the best of them. */
interface Kind {
  groups: readonly GroupId[];
  now: number[];
  best: number;
  /** How much better the best would be with the credits looked at. */
  more: number;
}

/** An advance still to be bought. */
interface Owed {
  id: AdvanceId;
  price: number;
  kind: Kind;
}

/** What advances save on all others that are still to be bought. */
export class Savings {
  readonly #owed: readonly Owed[];
  readonly #kinds = new Map<string, Kind>();
  readonly #groups: readonly GroupId[];
  readonly #pairs: Pairs | undefined;

  constructor(sight: Sight, who: NationId, credits: Record<GroupId, number>, wares: readonly Ware[]) {
    this.#owed = wares.map(({ id, price, advance: { groups } }) => {
      const key = groups.join();
      let kind = this.#kinds.get(key);
      if (!kind) {
        const now = groups.map((g) => credits[g] ?? 0);
        kind = { groups, now, best: Math.max(0, ...now), more: 0 };
        this.#kinds.set(key, kind);
      }
      return { id, price, kind };
    });
    this.#groups = sight.rules.ruleset.groups;
    this.#pairs = addingUp(sight, who);
  }

  of(advance: Advance): number {
    const choice = effectOf(advance, 'creditsOfChoice');
    if (!choice) return this.#saved(advance, undefined, 0);
    return Math.max(...this.#groups.map((group) => this.#saved(advance, group, choice.points)));
  }

  /** With so many points of choice in one group. */
  #saved({ id, credits, creditTo, creditsTo }: Advance, chosen: GroupId | undefined, points: number): number {
    const pair = this.#pairs?.get(id);
    for (const kind of this.#kinds.values()) {
      const { groups, now, best } = kind;
      if (pair) kind.more = chosen !== undefined && groups.includes(chosen) ? points : 0;
      else {
        let after = 0;
        for (let i = 0; i < groups.length; i++) {
          const group = groups[i]!;
          after = Math.max(after, now[i]! + (credits[group] ?? 0) + (group === chosen ? points : 0));
        }
        kind.more = after - best;
      }
    }
    let saved = 0;
    for (const { id: other, price, kind } of this.#owed) {
      if (other === id) continue;
      let less = kind.more;
      if (pair) less += pair.get(other)!;
      else {
        if (creditTo?.advance === other) less += creditTo.points;
        less += creditsTo?.[other] ?? 0;
      }
      saved += Math.min(price, less);
    }
    return saved;
  }
}
