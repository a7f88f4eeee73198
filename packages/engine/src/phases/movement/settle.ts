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

/** Brings the board to what the orders make of it. Orders carried out earlier may stand on it already. */
export function settle(play: Play, d: Draft): void {
  const { who } = d;
  const own = nation(play, who);
  pay(play, who, own.treasury - d.treasury);
  const wrong = [...new Set([...d.off.keys(), ...d.moved.keys()])].map((area) => ({
    area,
    n: ashore(d, area) - (own.tokens[area] ?? 0),
  }));
  // What goes to stock goes first, to be there for what comes out of it.
  for (const { area, n } of wrong) if (n < 0) remove(play, who, area, -n);
  for (const { area, n } of wrong) if (n > 0) place(play, who, area, n);
  if (d.ships.length > 0) settleShips(play, d);
  if (d.hired) settleHired(play, d);
}

/** Hired tokens stand where the orders have brought them; those aboard still count where they embarked. */
function settleHired(play: Play, d: Draft): void {
  const stand: Record<AreaId, number> = {};
  const areas = new Set([...Object.keys(d.start.hired ?? {}), ...d.hired!.moved.keys()]);
  for (const area of areas) {
    const n = hiredAshore(d, area);
    if (n > 0) stand[area] = n;
  }
  for (const { at, hired } of d.ships) {
    const { area } = play.rules.map.water(at);
    if (hired > 0) stand[area] = (stand[area] ?? 0) + hired;
  }
  deployHired(play, d.who, stand);
}

function settleShips(play: Play, d: Draft): void {
  const own = nation(play, d.who);
  const fleet: Record<CoastId, number> = {};
  for (const { at, gone } of d.ships) if (!gone) fleet[at] = (fleet[at] ?? 0) + 1;
  for (const coast of Object.keys(own.ships))
    for (let extra = own.ships[coast]! - (fleet[coast] ?? 0); extra > 0; extra--) sink(play, d.who, coast);
  for (const coast in fleet)
    for (let missing = fleet[coast]! - (own.ships[coast] ?? 0); missing > 0; missing--)
      launch(play, d.who, coast);
}

/** Brings the board back to where the turn began. What goes to stock goes first, to be there for what comes back. */
export function restore(play: Play, who: NationId, start: Holdings): void {
  const own = nation(play, who);
  for (const area of Object.keys(own.tokens)) {
    const extra = own.tokens[area]! - (start.tokens[area] ?? 0);
    if (extra > 0) remove(play, who, area, extra);
  }
  for (const coast of Object.keys(own.ships))
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
  if (start.hired) deployHired(play, who, { ...start.hired });
}
