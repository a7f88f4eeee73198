import type { AreaId } from '@ochre/engine';
import { inPlay, value } from '@ochre/engine/query';
import type { Field } from './field.ts';
import { known } from './known.ts';

/** A way of one token: to a neighbour, or through one. */
export interface Way {
  to: AreaId;
  via?: AreaId;
}

/** Where tokens of an area can go and stay: by land, past one area where they march further. */
export const ways = known((field: Field, from): readonly Way[] => {
  const { sight, who } = field;
  const { map } = sight.rules;
  const open = (a: AreaId): boolean => inPlay(sight, a) && !field.foreignCity(a);
  const found: Way[] = [];
  for (const to of map.area(from).land) if (open(to)) found.push({ to });
  if (value(sight, who, 'landMoves') <= 1) return found;
  const seen = new Set([from, ...found.map((w) => w.to)]);
  for (const { to: via } of [...found]) {
    if (field.standing(via).tokens > 0) continue;
    for (const to of map.area(via).land)
      if (!seen.has(to) && open(to)) {
        seen.add(to);
        found.push({ to, via });
      }
  }
  return found;
});
