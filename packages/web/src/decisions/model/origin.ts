import type { Area, NationId, Position, Rules } from '@ochre/engine';
import { startsIn } from '@ochre/engine/query';
import { text } from '../../i18n/index.ts';

/** A nation's own region. Regions that are of no nation say little of what it will have: there nothing is counted. */
export const landOf = ({ map }: Rules, id: NationId): Area[] =>
  map.land.filter(({ region }) => region === id);

/** What a nation begins with, beside others to choose from: where it starts, its land, its place at a tie. */
export function originOf(p: Position, id: NationId, among: readonly NationId[]): string {
  const { rules } = p;
  const say = text.value.decisions.civilization;
  const { rank, block } = rules.civilization(id);
  const [start, ...more] = startsIn(p, id);
  const land = landOf(rules, id);
  const room = land.reduce((sum, { limit }) => sum + (limit ?? 0), 0);
  const sites = land.filter(({ site }) => site !== undefined).length;
  const area =
    start === undefined ? '—' : more.length > 0 ? say.oneOf(more.length + 1) : rules.map.area(start).name;
  return [
    say.start(area),
    ...(land.length > 0 ? [say.land(room, sites)] : []),
    ...(new Set(among.map((other) => rules.civilization(other).block)).size > 1 ? [say.block[block]] : []),
    say.rank(rank),
  ].join(' · ');
}
