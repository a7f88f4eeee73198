import { nation } from '../../board/queries.ts';
import { collect, launch, pay, place, remove, sink } from '../../board/transfer.ts';
import type { Holdings } from '../../decisions.ts';
import type { Play } from '../../kernel/play.ts';
import type { NationId } from '../../state.ts';

/** What a nation has that its own movement can change, as a copy. */
export function holdings(play: Play, who: NationId): Holdings {
  const { tokens, ships, treasury } = nation(play, who);
  return { tokens: { ...tokens }, ships: { ...ships }, treasury };
}

/** Brings the board to what orders made of it, or back to what it was. All goes through stock, what leaves first. */
export function settle(play: Play, who: NationId, to: Holdings): void {
  const own = nation(play, who);
  const over = (has: Record<string, number>, key: string, due: Record<string, number>): number =>
    (has[key] ?? 0) - (due[key] ?? 0);

  for (const area of Object.keys(own.tokens))
    remove(play, who, area, Math.max(0, over(own.tokens, area, to.tokens)));
  for (const coast of Object.keys(own.ships))
    for (let n = over(own.ships, coast, to.ships); n > 0; n--) sink(play, who, coast);
  if (own.treasury > to.treasury) pay(play, who, own.treasury - to.treasury);

  for (const area in to.tokens) place(play, who, area, Math.max(0, over(to.tokens, area, own.tokens)));
  for (const coast in to.ships)
    for (let n = over(to.ships, coast, own.ships); n > 0; n--) launch(play, who, coast);
  if (to.treasury > own.treasury) collect(play, who, to.treasury - own.treasury);
}
