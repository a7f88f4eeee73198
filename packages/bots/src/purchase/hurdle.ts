import type { AdvanceId, Requirement, Rules } from '@ochre/engine';
import type { Hurdle } from '../evaluation/track.ts';
import type { Ware } from './market.ts';

/** What is for sale, the cheapest first, and those with most points for their price first. */
export interface Shelf {
  cheap: readonly Ware[];
  keen: readonly Ware[];
}

export function shelfOf(wares: readonly Ware[]): Shelf {
  const rate = ({ price, advance }: Ware): number => (price + 1) / (advance.points + 0.01);
  return {
    cheap: [...wares].sort((a, b) => a.price - b.price),
    keen: [...wares].sort((a, b) => rate(a) - rate(b)),
  };
}

/** What of a requirement the advances held leave open, and what the cheapest way to it costs. */
export function openPrice(
  rules: Rules,
  held: readonly AdvanceId[],
  { cheap: left, keen }: Shelf,
  need: Requirement,
): number {
  const picked = new Set<AdvanceId>();
  let total = 0;
  const pick = (w: Ware): void => {
    if (picked.has(w.id)) return;
    picked.add(w.id);
    total += w.price;
  };
  const fill = (fits: (cost: number) => boolean, count: number): void => {
    let missing = count - held.filter((id) => fits(rules.advance(id).cost)).length;
    for (const w of left) {
      if (missing <= 0) break;
      if (!fits(w.advance.cost)) continue;
      pick(w);
      missing--;
    }
    // What cannot be had at all is far away.
    total += Math.max(0, missing) * 200;
  };
  if (need.costing) fill((cost) => cost >= need.costing!.atLeast, need.costing.count);
  if (need.under) fill((cost) => cost < need.under!.below, need.under.count);
  if (need.groups) {
    const groups = new Set([...held, ...picked].flatMap((id) => rules.advance(id).groups));
    for (const w of left) {
      if (groups.size >= need.groups) break;
      if (w.advance.groups.every((g) => groups.has(g))) continue;
      pick(w);
      for (const g of w.advance.groups) groups.add(g);
    }
  }
  if (need.advances)
    for (const w of left) {
      if (held.length + picked.size >= need.advances) break;
      pick(w);
    }
  if (need.advancePoints) {
    let points = 0;
    for (const id of held) points += rules.advance(id).points;
    for (const id of picked) points += rules.advance(id).points;
    for (const w of keen) {
      if (points >= need.advancePoints) break;
      if (picked.has(w.id)) continue;
      pick(w);
      points += w.advance.points;
    }
  }
  return total;
}

/** Steps on the track that a hurdle will cost, given what is left to pay for it and the income of a turn. */
export function stepsLost({ inTurns }: Hurdle, open: number, money: number, income: number): number {
  if (open <= 0) return 0;
  const turns = Math.max(0, open - money) / income;
  // At the end of this turn nothing can be made up any more.
  return inTurns === 1 ? 1 + Math.max(0, turns - 1) : Math.max(0, turns - 0.85 * (inTurns - 1));
}
