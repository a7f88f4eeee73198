import { HERE } from '../../board/losses.ts';
import { pieces, tokens } from '../../board/queries.ts';
import { dismiss, remove, sink } from '../../board/transfer.ts';
import type { Play } from '../../kernel/play.ts';
import type { Position } from '../../position.ts';
import { grants } from '../../ruleset/effects.ts';
import { type AreaId, BARBARIANS, type CoastId, type Owner } from '../../state.ts';
import { anchored, type Fight, hired } from './muster.ts';

// Where a loss is taken: a token or a hired one of the area, a ship, or one of a land neighbour where one stays.

const HIRED = 'hired';
const SHIP = 'ship';
const hiredAt = (area: AreaId): string => `${HIRED}:${area}`;
const shipAt = (coast: CoastId): string => `${SHIP}:${coast}`;

/** Coasts next to the area where ships lie that have been in no other conflict this turn. */
function nearbyFleet(p: Position, who: Owner, area: AreaId): CoastId[] {
  const { map } = p.rules;
  const own = pieces(p, who).ships;
  const engaged = p.open.engaged?.[who] ?? [];
  const next = new Set(map.area(area).coasts.flatMap(({ id }) => map.water(id).next));
  return map.sorted([...next].filter((id) => own[id] && !map.water(id).sea && !engaged.includes(id)));
}

function choices(p: Position, who: Owner, area: AreaId): string[] {
  const found = [HERE];
  if (hired(p, who, area) > 0) found.unshift(HIRED);
  const [byShip, nearby] = [grants(p, who, 'lossesShips'), grants(p, who, 'lossesNearby')];
  if (byShip) {
    const coasts = [...anchored(p, who, area), ...(nearby ? nearbyFleet(p, who, area) : [])];
    found.push(...coasts.map(shipAt));
  }
  if (nearby)
    for (const next of p.rules.map.sorted(p.rules.map.area(area).land)) {
      if (tokens(p, who, next) > 0 && hired(p, who, next) > 0) found.push(hiredAt(next));
      if (tokens(p, who, next) > 1) found.push(next);
    }
  return found;
}

export function lossChoices(p: Position, fight: Fight, who: Owner): string[] {
  return fight.plain || who === BARBARIANS ? [HERE] : choices(p, who, fight.area);
}

/** Takes one loss where `choice` says, and counts it. */
export function takeLoss(play: Play, fight: Fight, who: Owner, choice: string): void {
  const side = fight.sides[who]!;
  const [kind, place = ''] = choice.split(/:(.*)/);
  if (choice === HERE || choice === HIRED) {
    if (choice === HERE) remove(play, who, fight.area, 1);
    else dismiss(play, who, fight.area, 1);
    side.lost++;
    side.left--;
  } else if (kind === SHIP) {
    sink(play, who, place);
    side.ships = (side.ships ?? 0) + 1;
  } else {
    const area = kind === HIRED ? place : choice;
    if (kind === HIRED) dismiss(play, who, area, 1);
    else remove(play, who, area, 1);
    side.nearby = { ...side.nearby, [area]: (side.nearby?.[area] ?? 0) + 1 };
  }
}

/** Ships that lie there have had their conflict this turn. */
export function engage(play: Play, { area, owners }: Fight): void {
  for (const who of owners) {
    if (!grants(play, who, 'lossesShips') || !grants(play, who, 'lossesNearby')) continue;
    const coasts = anchored(play, who, area);
    const known = play.open.engaged?.[who] ?? [];
    if (coasts.length > 0)
      play.open.engaged = { ...play.open.engaged, [who]: [...new Set([...known, ...coasts])] };
  }
}
