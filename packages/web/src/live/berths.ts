import type { CoastId, GameEvent, Open, Rules } from '@ochre/engine';

/** Where a nation's ship lay before it sailed; orders go by numbers, not by places. */
export type Berths = (nation: string, ship: number) => CoastId | undefined;

/** Ships as orders number them: by coast in the map's order, then those built meanwhile. */
export function berthsOf(rules: Rules, before: Open, events: readonly GameEvent[]): Berths {
  const known = new Map<string, CoastId[]>();
  const listOf = (nation: string): CoastId[] => {
    const ships = before.nations[nation]?.ships ?? {};
    const list =
      known.get(nation) ??
      rules.map.sorted(Object.keys(ships)).flatMap((at) => Array<CoastId>(ships[at]!).fill(at));
    known.set(nation, list);
    return list;
  };
  for (const { type, open } of events)
    if (type === 'shipBuilt') listOf(String(open['nation'])).push(String(open['at']));
  return (nation, ship) => listOf(nation)[ship];
}
