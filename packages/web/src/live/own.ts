import type { CardId, Nation, View } from '@ochre/engine';
import { without } from '@ochre/engine/query';
import type { LoggedEvent } from '../session/session.ts';
import { myNation } from '../table/model.ts';

/** What a nation has besides its pieces on the map, its treasury and its place on the track. */
const HELD = ['advances', 'awake', 'fresh', 'credits', 'chosen', 'laidOpen', 'boosted'] as const;

/** A nation's pieces as they were, and what it holds as it is now. */
function holding(then: Nation, now: Nation, treasury: number): Nation {
  const held = Object.fromEntries(HELD.map((key) => [key, now[key]])) as Pick<Nation, (typeof HELD)[number]>;
  // What has left the treasury since is in stock.
  const stock = { ...then.stock, tokens: then.stock.tokens + then.treasury - treasury };
  return { ...then, ...held, treasury, stock };
}

/** Taxes and cards that a nation is yet to get in what is still to be shown. */
function toCome(later: readonly LoggedEvent[], me: string): { tax: number; cards: CardId[] } {
  let tax = 0;
  const cards: CardId[] = [];
  for (const { event } of later) {
    if (event.type === 'taxCollected' && event.open.nation === me) tax += event.open.treasury;
    if (event.type === 'cardsDrawn') cards.push(...(event.own?.[me]?.cards ?? []));
  }
  return { tax, cards };
}

/**
 * The table as a film has it, but my hand, treasury and advances as they are: what I did myself needs no film. What I get in
 * the part that is still to be shown, `later`, comes when it is shown.
 */
export function withOwn(view: View, now: View, later: readonly LoggedEvent[]): View {
  const me = myNation(now);
  if (me === undefined || !view.open.nations[me] || !now.open.nations[me]) return view;
  const mine = now.open.nations[me];
  const { tax, cards } = toCome(later, me);
  const own = now.own && { ...now.own, hand: without(now.own.hand, cards) };
  const lacking = now.own ? now.own.hand.length - own!.hand.length : 0;
  return {
    ...view,
    open: {
      ...view.open,
      nations: { ...view.open.nations, [me]: holding(view.open.nations[me], mine, mine.treasury - tax) },
    },
    ...(own && { own }),
    handSizes: { ...view.handSizes, [me]: now.handSizes[me]! - lacking },
  };
}
