import type { LossAt } from '../decisions.ts';
import type { Play } from '../kernel/play.ts';
import type { Position } from '../position.ts';
import { grants } from '../ruleset/effects.ts';
import type { AreaId, CoastId, Owner } from '../state.ts';
import { conflictSituation } from './conflicts.ts';
import { pieces, ships, tokens } from './queries.ts';
import { dismiss, remove, sink } from './transfer.ts';

// Where the losses of a token conflict are taken.

/** Coasts of the area where ships of `who` lie, in canonical order. */
function anchored(p: Position, who: Owner, area: AreaId): CoastId[] {
  const own = pieces(p, who).ships;
  return p.rules.map.area(area).coasts.flatMap(({ id }) => (own[id] ? [id] : []));
}

/** A conflict in the area has yet to be fought; those that failed against a city there wait for nothing. */
const unresolved = (p: Position, area: AreaId): boolean =>
  conflictSituation(p, area) && !p.open.repelled?.includes(area);

/** Whether a loss may be taken in that neighbouring area: one free of conflict, or any that keeps a token. */
function lends(p: Position, who: Owner, next: AreaId): boolean {
  const there = tokens(p, who, next);
  if (p.rules.variants.lossesNearby === 'leavingOne') return there > 1;
  return there > 0 && !unresolved(p, next);
}

/** A token there, a ship there, or a token of a land neighbour that can lend one. */
export function lossChoices(p: Position, who: Owner, area: AreaId): LossAt[] {
  const choices: LossAt[] = [{ token: area }];
  if (grants(p, who, 'lossesShips')) choices.push(...anchored(p, who, area).map((ship) => ({ ship })));
  if (grants(p, who, 'lossesNearby'))
    for (const next of p.rules.map.sorted(p.rules.map.area(area).land))
      if (lends(p, who, next)) choices.push({ token: next });
  return choices;
}

/** Whether `who` may take losses elsewhere once other conflicts are over. */
export function hasReserves(p: Position, who: Owner, area: AreaId): boolean {
  if (!grants(p, who, 'lossesNearby')) return false;
  if (grants(p, who, 'lossesShips') && ships(p, who, area) > 0) return true;
  return p.rules.map.area(area).land.some((next) => tokens(p, who, next) > 0);
}

export function takeLoss(play: Play, who: Owner, loss: LossAt): void {
  if ('ship' in loss) sink(play, who, loss.ship);
  else if ('hired' in loss) dismiss(play, who, loss.hired, 1);
  else remove(play, who, loss.token, 1);
}

/** All ships of `who` in the area go to stock; how many. */
export function sinkAll(play: Play, who: Owner, area: AreaId): number {
  let n = 0;
  for (const coast of anchored(play, who, area))
    for (let left = pieces(play, who).ships[coast]!; left > 0; left--, n++) sink(play, who, coast);
  return n;
}
