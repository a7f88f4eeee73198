import type { AreaId, BlockId, Counts, NationId, Position } from '@ochre/engine';
import { blockOf, blocks, controllerOf } from '@ochre/engine/query';
import type { Play } from '@ochre/engine/ruleset';

/** Who acts for the barbarians in an area, if anybody leads those of its block. */
export function leaderAt(p: Position, area: AreaId): NationId | undefined {
  return controllerOf(p, blockOf(p, area));
}

/** Those without a leader, by area: they neither march nor go on. */
export function restingOf(p: Position): Counts {
  const { tokens } = p.open.barbarians;
  return Object.fromEntries(Object.entries(tokens).filter(([area]) => leaderAt(p, area) === undefined));
}

export function lead(play: Play, nation: NationId, block: BlockId): void {
  play.open.controllers = { ...play.open.controllers, [block]: nation };
  play.emit('barbariansLed', play.rules.cite('barbariansLed'), { nation, block });
}

/** Barbarians who come into land without a leader bring theirs. */
export function bringLeader(play: Play, leader: NationId, to: AreaId): void {
  if (leaderAt(play, to) === undefined) lead(play, leader, blockOf(play, to));
}

/** In turns begun by the first version of the rules one block acted after the other: then one is named. */
export interface OneBlock {
  block?: BlockId;
}

/**
 * Of these areas or coasts those where barbarians have a leader, block by block in canonical order; or of `only` one block.
 */
export function led(
  p: Position,
  places: Iterable<string>,
  areaOf: (place: string) => AreaId,
  only?: BlockId,
): string[] {
  const all = p.rules.map.sorted(places);
  const acting = blocks(p).filter(
    (block) => controllerOf(p, block) !== undefined && block === (only ?? block),
  );
  return acting.flatMap((block) => all.filter((place) => blockOf(p, areaOf(place)) === block));
}
