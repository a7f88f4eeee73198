import { nation } from '../../board/queries.ts';
import { collect, deployHired, launch, pay, place, remove, sink } from '../../board/transfer.ts';
import type { Holdings } from '../../decisions.ts';
import type { Play } from '../../kernel/play.ts';
import type { CoastId, NationId } from '../../state.ts';
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
  const places = [...d.off.keys(), ...d.moved.keys(), ...Object.keys(d.start.tokens)];
  const tokens = counts(places, (area) => ashore(d, area));
  const ships: Record<CoastId, number> = {};
  for (const { at, gone } of d.ships) if (!gone) ships[at] = (ships[at] ?? 0) + 1;
  const end: Holdings = { tokens, ships, treasury: d.treasury };
  if (d.hired)
    end.hired = counts([...Object.keys(d.start.hired!), ...d.hired.moved.keys()], (a) => hiredAshore(d, a));
  return end;
}

function counts(places: readonly string[], of: (place: string) => number): Record<string, number> {
  const some: Record<string, number> = {};
  for (const place of places) {
    const n = of(place);
    if (n > 0) some[place] = n;
  }
  return some;
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
  return [...new Set([...Object.keys(then), ...Object.keys(now)])].map((place) => [
    place,
    (then[place] ?? 0) - (now[place] ?? 0),
  ]);
}
