import { blockOf, blocks, controllerOf } from '@ochre/engine/board/supply.ts';
import type { Position } from '@ochre/engine/position.ts';
import type { AreaId, NationId } from '@ochre/engine/state.ts';

/** Who acts for the barbarians in an area, if anybody leads those of its block. */
export function leaderAt(p: Position, area: AreaId): NationId | undefined {
  return controllerOf(p, blockOf(p, area));
}

/** Who acts for some barbarians, where somebody does. */
export function anyLeader(p: Position): NationId {
  return blocks(p)
    .map((block) => controllerOf(p, block))
    .find((leader) => leader !== undefined)!;
}

/** Of these areas or coasts those where barbarians have a leader, block by block in canonical order. */
export function led(p: Position, places: Iterable<string>, areaOf: (place: string) => AreaId): string[] {
  const all = p.rules.map.sorted(places);
  return blocks(p).flatMap((block) =>
    controllerOf(p, block) === undefined ? [] : all.filter((place) => blockOf(p, areaOf(place)) === block),
  );
}
