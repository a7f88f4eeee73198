import type { Context } from '../evaluation/context.ts';

/** Sums of treasury that are offered, or asked for. */
const SUMS = [2, 4, 8];
/** Treasury that is kept for ships. */
const RESERVE = 2;
/** What a token of it is worth to its owner, beyond what is kept anyway, and to who gets it: it is no stock any more. */
const COIN = { kept: 0.9, spare: 0.6, got: 0.7 };

/** What treasury given away costs; what is asked for brings, so it costs less than nothing. */
export function coinsWorth({ own, skill }: Context, coins: number): number {
  if (coins < 0) return COIN.got * coins;
  const spare = Math.min(coins, Math.max(0, own.treasury - skill.treasury));
  return COIN.spare * spare + COIN.kept * (coins - spare);
}

/** Treasury that could be part of a deal: given as long as there is enough, asked for as long as stock can take it. */
export function treasurySums({ own }: Context): number[] {
  return [
    ...SUMS.filter((n) => n <= own.treasury - RESERVE),
    ...SUMS.filter((n) => n <= own.stock.tokens).map((n) => -n),
  ];
}
