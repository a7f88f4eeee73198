import type { Position } from '../position.ts';
import { type AdvanceId, BARBARIANS, type NationId, type Owner } from '../state.ts';
import type { Effect, Grant, Rules } from './types.ts';
import type { ValueKey } from './values.ts';

type Shielded = 'all' | 'tokens' | 'city';

interface Summary {
  values: Partial<Record<ValueKey, number>>;
  grants: Set<Grant>;
  shops: (Omit<Extract<Effect, { effect: 'shop' }>, 'effect'> & { advance: AdvanceId })[];
  discounts: Extract<Effect, { effect: 'discount' }>[];
  boosts: Extract<Effect, { effect: 'boost' }>[];
  abilities: { advance: AdvanceId; effect: Extract<Effect, { effect: 'ability' }> }[];
  /** Against the ability of an advance: all units, or those named. */
  protectedFrom: Map<AdvanceId, Set<Shielded>>;
}

// One summary per list of advances; the list is replaced, never changed, when advances are bought.
const summaries = new WeakMap<readonly AdvanceId[], Summary>();

function summarise(rules: Rules, advances: readonly AdvanceId[]): Summary {
  const known = summaries.get(advances);
  if (known) return known;
  const s: Summary = {
    values: {},
    grants: new Set(),
    shops: [],
    discounts: [],
    boosts: [],
    abilities: [],
    protectedFrom: new Map(),
  };
  for (const id of advances)
    for (const e of rules.advance(id).effects) {
      if (e.effect === 'add') s.values[e.to] = (s.values[e.to] ?? 0) + e.n;
      else if (e.effect === 'grant') s.grants.add(e.what);
      else if (e.effect === 'shop') s.shops.push({ ...e, advance: id });
      else if (e.effect === 'discount') s.discounts.push(e);
      else if (e.effect === 'boost') s.boosts.push(e);
      else if (e.effect === 'ability') s.abilities.push({ advance: id, effect: e });
      else if (e.effect === 'protect')
        s.protectedFrom.set(
          e.against,
          new Set([...(s.protectedFrom.get(e.against) ?? []), e.units ?? 'all']),
        );
    }
  summaries.set(advances, s);
  return s;
}

function of(p: Position, who: NationId): Summary {
  const { awake, advances } = p.open.nations[who]!;
  return summarise(p.rules, awake ?? advances);
}

/** A number of the rules as the advances of `who` change it. */
export function value(p: Position, who: Owner, key: ValueKey): number {
  const base = p.rules.ruleset.values[key];
  return who === BARBARIANS ? base : base + (of(p, who).values[key] ?? 0);
}

/** Tokens that a ship costs `who`. */
export function shipCost(p: Position, who: NationId): number {
  return p.rules.numbers.shipCost + value(p, who, 'shipSurcharge');
}

/** Whether an advance of `who` grants this. Barbarians hold none. */
export function grants(p: Position, who: Owner, what: Grant): boolean {
  return who !== BARBARIANS && of(p, who).grants.has(what);
}

export function shops(p: Position, who: NationId): Summary['shops'] {
  return of(p, who).shops;
}

export function abilities(p: Position, who: NationId): Summary['abilities'] {
  return of(p, who).abilities;
}

export function discounts(p: Position, who: NationId): Summary['discounts'] {
  return of(p, who).discounts;
}

export function boosts(p: Position, who: NationId): Summary['boosts'] {
  return of(p, who).boosts;
}

/** The special ability of that advance spares those who hold the advance themselves, unless its row says otherwise. */
function sparesHolders(p: Position, advance: AdvanceId): boolean {
  return p.rules.advance(advance).effects.some((e) => e.effect === 'ability' && !e.holdersToo);
}

/** Cannot be the target of what that advance lets its holder do: holds it, or is protected against it with such units. */
export function protectedFrom(
  p: Position,
  who: NationId,
  advance: AdvanceId,
  units: Exclude<Shielded, 'all'> | undefined = undefined,
): boolean {
  if (holds(p, who, advance) && sparesHolders(p, advance)) return true;
  const shield = of(p, who).protectedFrom.get(advance);
  return shield !== undefined && (shield.has('all') || (units !== undefined && shield.has(units)));
}

export function holds(p: Position, who: NationId, advance: AdvanceId): boolean {
  return p.open.nations[who]!.advances.includes(advance);
}

/** The rule behind a grant of `who`, for refusals and events. */
export function citeGrant(p: Position, who: NationId, what: Grant): string {
  for (const id of p.open.nations[who]!.advances)
    for (const e of p.rules.advance(id).effects) if (e.effect === 'grant' && e.what === what) return e.cite;
  return p.rules.ruleset.book;
}

/** The rule by which an advance of `who` changes a value. */
export function citeValue(p: Position, who: NationId, key: ValueKey): string | undefined {
  for (const id of p.open.nations[who]!.advances)
    for (const e of p.rules.advance(id).effects) if (e.effect === 'add' && e.to === key) return e.cite;
  return undefined;
}
