import type { DecisionOf, Sight } from '@ochre/engine';
import { grants, nation } from '@ochre/engine/query';

export interface TaxColumn {
  rate: number;
  usual: boolean;
  due: number;
  paid: number;
  stockBefore: number;
  stockAfter: number;
  /** Tokens that growth would need and stock will not have. */
  growthShort: number;
  revolting: number;
}

/** What each rate brings and costs, side by side. */
export function taxColumns(sight: Sight, d: DecisionOf<'taxRate'>, rates: readonly number[]): TaxColumn[] {
  const { cities, stock, tokens } = nation(sight, d.owner);
  const most = sight.rules.numbers.growth;
  const growth = Object.values(tokens).reduce((n, here) => n + Math.min(here, most), 0);
  const calm = grants(sight, d.owner, 'noTaxRevolt');
  return rates.map((rate) => {
    const due = rate * cities.length;
    const paid = Math.min(due, stock.tokens);
    const stockAfter = stock.tokens - paid;
    return {
      rate,
      usual: rate === d.ask.usual,
      due,
      paid,
      stockBefore: stock.tokens,
      stockAfter,
      growthShort: Math.max(0, growth - stockAfter),
      revolting: calm || paid === due || rate === 0 ? 0 : Math.ceil((due - paid) / rate),
    };
  });
}
