import type { Position } from '../position.ts';
import { type AdvanceId, BARBARIANS, type NationId, type Owner } from '../state.ts';
import type { Effect, Grant, Rules, ValueKey } from './types.ts';

interface Summary {
  values: Partial<Record<ValueKey, number>>;
  grants: Set<Grant>;
  shops: { stack: number; price: number; cite: string }[];
  abilities: { advance: AdvanceId; effect: Extract<Effect, { effect: 'ability' }> }[];
  protectedFrom: Set<AdvanceId>;
}

// One summary per list of advances; the list is replaced, never changed, when advances are bought.
const summaries = new WeakMap<readonly AdvanceId[], Summary>();

function summarise(rules: Rules, advances: readonly AdvanceId[]): Summary {
  const known = summaries.get(advances);
  if (known) return known;
  const s: Summary = { values: {}, grants: new Set(), shops: [], abilities: [], protectedFrom: new Set() };
  for (const id of advances)
    for (const e of rules.advance(id).effects) {
      if (e.effect === 'add') s.values[e.to] = (s.values[e.to] ?? 0) + e.n;
      else if (e.effect === 'grant') s.grants.add(e.what);
      else if (e.effect === 'shop') s.shops.push({ stack: e.stack, price: e.price, cite: e.cite });
      else if (e.effect === 'ability') s.abilities.push({ advance: id, effect: e });
      else if (e.effect === 'protect') s.protectedFrom.add(e.against);
    }
  summaries.set(advances, s);
  return s;
}

function of(p: Position, who: NationId): Summary {
  return summarise(p.rules, p.open.nations[who]!.advances);
}

/** A number of the rules as the advances of `who` change it. */
export function value(p: Position, who: Owner, key: ValueKey): number {
  const base = p.rules.ruleset.values[key];
  return who === BARBARIANS ? base : base + (of(p, who).values[key] ?? 0);
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

/** Cannot be the target of the special ability of that advance: holds it, or is protected against it. */
export function protectedFrom(p: Position, who: NationId, advance: AdvanceId): boolean {
  return holds(p, who, advance) || of(p, who).protectedFrom.has(advance);
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
