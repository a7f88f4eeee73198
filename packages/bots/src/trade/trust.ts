import type { NationId, Sight } from '@ochre/engine';

/** Deals as they were said to be that make half good for each one that was not. */
const FORGIVES = 6;

/** What a deal has to bring besides with somebody for each word broken, as far as it was not made good; and how many count. */
const WARY = 10;
const MOST = 3;

/**
 * What the word of a nation is worth to the viewer where it binds nobody: 1 as long as it was kept, nothing once it was
 * broken, and slow to come back. The account is that of the whole game, and lies in what the seat knows itself.
 */
export function wordOf({ own }: Sight, who: NationId): number {
  const broken = own.broken?.[who];
  return broken ? broken.since / (broken.since + FORGIVES * broken.times) : 1;
}

/** What a deal with a nation has to bring besides, since it broke its word: names are not all that it can play tricks with. */
export function wariness(sight: Sight, who: NationId): number {
  const broken = sight.own.broken?.[who];
  return broken ? (1 - wordOf(sight, who)) * WARY * Math.min(MOST, broken.times) : 0;
}
