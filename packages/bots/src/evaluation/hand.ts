import type { CardId, Sight } from '@ochre/engine';
import { setValue } from '@ochre/engine/query';

/** Cards of a hand by commodity. */
export interface Held {
  name: string;
  face: number;
  size: number;
  n: number;
  cards: CardId[];
}

export function heldOf(sight: Sight, cards: readonly CardId[]): Held[] {
  const found = new Map<string, Held>();
  for (const id of cards) {
    const { name, stack, commodity } = sight.rules.card(id);
    if (!commodity) continue;
    const held = found.get(name);
    if (held) {
      held.n++;
      held.cards.push(id);
    } else found.set(name, { name, face: stack, size: commodity.size, n: 1, cards: [id] });
  }
  return [...found.values()];
}

/** What `n` of a commodity are worth while there is trade to come: turned in, and for what they may grow to. */
export function setWorth(face: number, size: number, n: number, hope: number): number {
  if (n === 0) return 0;
  return setValue(face, n) + (n < size ? hope * (2 * n + 1) * face : 0);
}

/** What a set kept over the turn is worth: less by what may happen to it, more by what it may grow to. */
export function keptWorth(face: number, size: number, n: number, patience: number): number {
  if (n === 0) return 0;
  return 0.9 * setValue(face, n) + (n < size ? patience * (2 * n + 1) * face : 0);
}
