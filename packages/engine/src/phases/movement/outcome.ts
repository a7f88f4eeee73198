import { nation } from '../../board/queries.ts';
import { collect, deployHired, launch, pay, place, remove, sink } from '../../board/transfer.ts';
import type { Holdings } from '../../decisions.ts';
import type { Play } from '../../kernel/play.ts';
import type { AreaId, CoastId, NationId } from '../../state.ts';
import { ashore, type Draft, hiredAshore } from './draft.ts';

/** What a nation has that its own movement can change, as a copy. */
export function holdings(play: Play, who: NationId): Holdings {
  const { tokens, ships, treasury, hired } = nation(play, who);
  const now: Holdings = { tokens: { ...tokens }, ships: { ...ships }, treasury };
  if (hired) now.hired = { ...hired };
  return now;
}

/** What the orders make of it, once everybody is ashore. */
export function outcome(d: Draft): Holdings {
  const tokens: Record<AreaId, number> = {};
  for (const area of d.off.keys()) count(tokens, area, ashore(d, area));
  for (const area of d.moved.keys()) count(tokens, area, ashore(d, area));
  for (const area in d.start.tokens) count(tokens, area, ashore(d, area));
  const ships: Record<CoastId, number> = {};
  for (const { at, gone } of d.ships) if (!gone) ships[at] = (ships[at] ?? 0) + 1;
  const end: Holdings = { tokens, ships, treasury: d.treasury };
  if (d.hired) {
    end.hired = {};
    for (const area in d.start.hired) count(end.hired, area, hiredAshore(d, area));
    for (const area of d.hired.moved.keys()) count(end.hired, area, hiredAshore(d, area));
  }
  return end;
}

function count(counts: Record<string, number>, place: string, n: number): void {
  if (n > 0) counts[place] = n;
}

/**
 * Brings the board to this, whatever earlier answers of the same movement have left on it. What goes to stock goes
 * first, to be there for what comes out of it.
 */
export function bringAbout(play: Play, who: NationId, to: Holdings): void {
  const own = nation(play, who);
  const tokens = gaps(own.tokens, to.tokens);
  const ships = gaps(own.ships, to.ships);
  if (own.treasury > to.treasury) pay(play, who, own.treasury - to.treasury);
  for (const [area, n] of tokens) if (n < 0) remove(play, who, area, -n);
  for (const [coast, n] of ships) for (let extra = n; extra < 0; extra++) sink(play, who, coast);
  for (const [area, n] of tokens) if (n > 0) place(play, who, area, n);
  for (const [coast, n] of ships) for (let missing = n; missing > 0; missing--) launch(play, who, coast);
  if (own.treasury < to.treasury) collect(play, who, to.treasury - own.treasury);
  if (to.hired) deployHired(play, who, { ...to.hired });
}

/** Where there are too many or too few, and how many are missing. */
function gaps(now: Record<string, number>, then: Record<string, number>): [place: string, missing: number][] {
  const found: [place: string, missing: number][] = [];
  for (const place in then) {
    const missing = then[place]! - (now[place] ?? 0);
    if (missing !== 0) found.push([place, missing]);
  }
  for (const place in now) if (then[place] === undefined) found.push([place, -now[place]!]);
  return found;
}
