import type { Game, GameState } from '@ochre/engine';
import { Mismatch, type Piles } from './types.ts';

export interface Pile<T> {
  block: string;
  index: number;
  cards: T;
  path: string;
}

/** `{1: x}` of the only block, or `{west: {1: x}}`, as a list. */
export function pilesOf<T = string[]>(
  piles: Piles | Record<string, unknown>,
  blocks: readonly string[],
): Pile<T>[] {
  return Object.entries(piles).flatMap(([key, value]): Pile<T>[] => {
    if (!/^\d+$/.test(key)) {
      if (!blocks.includes(key)) throw new Mismatch(`no block ${key} (there is: ${blocks.join(', ')})`);
      return pilesOf<T>(value as Piles, [key]).map((pile) => ({ ...pile, path: `${key}.${pile.path}` }));
    }
    if (blocks.length > 1) throw new Mismatch(`stack ${key} of which block? Say ${blocks[0]}: {${key}: …}`);
    return [{ block: blocks[0]!, index: Number(key) - 1, cards: value as T, path: key }];
  });
}

/** How often each trade card is in hands, stacks and discard piles; substitutes come and go freely. */
export function cardCounts({ rules }: Game, { open, own, hidden }: GameState): Map<string, number> {
  const found = new Map<string, number>();
  const count = (cards: readonly string[]): void => {
    for (const card of cards)
      if (card !== rules.ruleset.substituteCard) found.set(card, (found.get(card) ?? 0) + 1);
  };
  for (const who in own) count(own[who]!.hand);
  for (const { laidOpen = [] } of Object.values(open.nations)) count(laidOpen);
  for (const piles of [hidden.stacks, hidden.discards])
    for (const block in piles) for (const pile of piles[block]!) count(pile);
  return found;
}
