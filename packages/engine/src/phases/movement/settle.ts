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

/** Brings the board back to where the turn began. */
export function restore(play: Play, who: NationId, start: Holdings): void {
  const own = nation(play, who);
  for (const area of Object.keys(own.tokens)) remove(play, who, area, own.tokens[area]!);
  for (const coast of Object.keys(own.ships))
    for (let n = own.ships[coast]!; n > 0; n--) sink(play, who, coast);
  for (const area in start.tokens) place(play, who, area, start.tokens[area]!);
  for (const coast in start.ships) for (let n = start.ships[coast]!; n > 0; n--) launch(play, who, coast);
  collect(play, who, start.treasury - own.treasury);
}
