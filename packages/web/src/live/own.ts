import type { Nation, View } from '@ochre/engine';
import { myNation } from '../table/model.ts';

/** What a nation has besides its pieces on the map and its place on the track. */
const HELD = ['treasury', 'advances', 'awake', 'fresh', 'credits', 'chosen', 'laidOpen', 'boosted'] as const;

/** A nation's pieces as they were, and what it holds as it is now. */
function holding(then: Nation, now: Nation): Nation {
  const held = Object.fromEntries(HELD.map((key) => [key, now[key]])) as Pick<Nation, (typeof HELD)[number]>;
  // What has left the treasury since is in stock.
  const stock = { ...then.stock, tokens: then.stock.tokens + then.treasury - now.treasury };
  return { ...then, ...held, stock };
}

/** The table as a film has it, but my hand, treasury and advances as they are: what I did myself needs no film. */
export function withOwn(view: View, now: View): View {
  const me = myNation(now);
  if (me === undefined || !view.open.nations[me] || !now.open.nations[me]) return view;
  return {
    ...view,
    open: {
      ...view.open,
      nations: { ...view.open.nations, [me]: holding(view.open.nations[me]!, now.open.nations[me]!) },
    },
    ...(now.own && { own: now.own }),
    handSizes: { ...view.handSizes, [me]: now.handSizes[me]! },
  };
}
