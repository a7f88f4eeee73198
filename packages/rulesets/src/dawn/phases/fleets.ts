import { BARBARIANS, type CoastId, type Owner, type Position } from '@ochre/engine';
import { grants, nations, pieces } from '@ochre/engine/query';
import { type Play, type Step, sink } from '@ochre/engine/ruleset';

type Sides = Record<Owner, { had: number; lost: number }>;

const fleet = (p: Position, who: Owner, at: CoastId): number => pieces(p, who).ships[at] ?? 0;

/** Coasts where a pirate fleet and ships of nations have met, in canonical order. */
function fleetCoasts(p: Position): CoastId[] {
  const met = Object.keys(p.open.barbarians.ships).filter((at) =>
    nations(p).some((who) => fleet(p, who, at) > 0),
  );
  return p.rules.map.sorted(met);
}

/** Fewest ships first, equal numbers together; those whose fleets lose last come after all others. */
function groups(p: Position, at: CoastId, sides: readonly Owner[]): Owner[][] {
  const late = (who: Owner): number => Number(grants(p, who, 'fleetsLast'));
  const compare = (a: Owner, b: Owner): number => late(a) - late(b) || fleet(p, a, at) - fleet(p, b, at);
  const found: Owner[][] = [];
  for (const who of [...sides].sort(compare)) {
    const group = found.at(-1);
    if (group && compare(group[0]!, who) === 0) group.push(who);
    else found.push([who]);
  }
  return found;
}

const afloat = (p: Position, at: CoastId, among: readonly Owner[]): Owner[] =>
  among.filter((who) => fleet(p, who, at) > 0);

/** Ships of nations never fight each other: it is over when the pirates, or all others, are gone. */
const goesOn = (p: Position, at: CoastId, sides: readonly Owner[]): boolean =>
  fleet(p, BARBARIANS, at) > 0 && afloat(p, at, sides).length > 1;

function fightFleets(play: Play, at: CoastId): void {
  const owners = afloat(play, at, [...nations(play), BARBARIANS]);
  const sides: Sides = {};
  for (const who of owners) sides[who] = { had: fleet(play, who, at), lost: 0 };
  while (goesOn(play, at, owners))
    for (const group of groups(play, at, afloat(play, at, owners))) {
      if (!goesOn(play, at, owners)) break;
      for (const who of group) {
        sink(play, who, at);
        sides[who]!.lost++;
      }
    }
  play.emit('fleetBattle', play.rules.cite('fleetBattle'), { coast: at, sides });
}

/** All meetings of ships with pirate fleets. */
export const fleets: Step = {
  id: 'fleets',
  cites: ['pirateFleet', 'fleetBattle'],
  run(play) {
    for (const at of fleetCoasts(play)) fightFleets(play, at);
    return 'done';
  },
};
