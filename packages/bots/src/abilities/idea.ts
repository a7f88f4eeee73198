import type { Json } from '@ochre/engine';
import type { Use } from '@ochre/engine/query';
import type { Context } from '../evaluation/context.ts';

export type Params = { [key: string]: Json };

/** A use that could be made of an ability, and what it would bring. */
export interface Idea {
  params: Params;
  worth: number;
}

/** What a special ability says can be done with it. */
export type Choices = Record<string, Json>;

export type Ideas = (context: Context, use: Use, choices: Choices) => Idea[];

export const list = <T extends Json>(value: Json | undefined): readonly T[] =>
  Array.isArray(value) ? (value as readonly T[]) : [];

/** Tokens of stock that stay for growth. */
const GROWTH = 8;

/** Treasury out of stock, as far as that is not missed: a point each. */
export function gains(context: Context, choices: Choices): Idea[] {
  const most = typeof choices['gain'] === 'number' ? choices['gain'] : 0;
  const spare = Math.min(most, Math.max(0, context.own.stock.tokens - GROWTH));
  return spare > 0 ? [{ params: { gain: spare }, worth: spare }] : [];
}
