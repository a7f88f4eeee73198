import { nation } from '../../board/queries.ts';
import { collect, launch, pay, place, remove, sail, sink } from '../../board/transfer.ts';
import type { Holdings } from '../../decisions.ts';
import type { Play } from '../../kernel/play.ts';
import type { NationId } from '../../state.ts';
import type { Draft } from './draft.ts';

/** What a nation has that its own movement can change, as a copy. */
export function holdings(play: Play, who: NationId): Holdings {
  const { tokens, ships, treasury } = nation(play, who);
  return { tokens: { ...tokens }, ships: { ...ships }, treasury };
}

/** Brings the board from where the turn began to what the orders made of it. */
export function settle(play: Play, d: Draft): void {
  pay(play, d.who, nation(play, d.who).treasury - d.treasury);
  for (const [area, n] of d.off) remove(play, d.who, area, n);
  for (const [area, n] of d.moved) place(play, d.who, area, n);
  // What is sunk first is in stock for what is built.
  for (const { old, gone, home } of d.ships) if (old && gone) sink(play, d.who, home);
  for (const { old, gone, home, at } of d.ships) {
    if (gone) continue;
    if (old) sail(play, d.who, home, at);
    else launch(play, d.who, at);
  }
}

/** Brings the board back to where the turn began. What goes to stock goes first, to be there for what comes back. */
export function restore(play: Play, who: NationId, start: Holdings): void {
  const own = nation(play, who);
  for (const area in own.tokens) {
    const extra = own.tokens[area]! - (start.tokens[area] ?? 0);
    if (extra > 0) remove(play, who, area, extra);
  }
  for (const coast in own.ships)
    for (let extra = own.ships[coast]! - (start.ships[coast] ?? 0); extra > 0; extra--)
      sink(play, who, coast);
  for (const area in start.tokens) {
    const missing = start.tokens[area]! - (own.tokens[area] ?? 0);
    if (missing > 0) place(play, who, area, missing);
  }
  for (const coast in start.ships)
    for (let missing = start.ships[coast]! - (own.ships[coast] ?? 0); missing > 0; missing--)
      launch(play, who, coast);
  collect(play, who, start.treasury - own.treasury);
}
