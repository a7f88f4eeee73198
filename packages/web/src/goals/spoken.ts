import type { AreaId, Rules } from '@ochre/engine';
import { useEffect } from 'preact/hooks';
import { useTable } from '../table/context.ts';

/** Areas that an answer has to do with, in its order. */
export function areasIn({ map }: Rules, answer: unknown): AreaId[] {
  const found = new Set<AreaId>();
  const look = (it: unknown): void => {
    if (typeof it === 'string' && map.find(it)) found.add(it);
    if (typeof it !== 'object' || it === null) return;
    for (const [key, part] of Object.entries(it)) {
      look(key);
      look(part);
    }
  };
  look(answer);
  return [...found];
}

/** Has areas named on the map as long as they are spoken of here. */
export function useSpoken(areas: readonly AreaId[]): void {
  const { board } = useTable();
  useEffect(() => {
    if (areas.length === 0) return;
    board.spoken.value = areas;
    return () => {
      board.spoken.value = [];
    };
  }, [board, areas.join()]);
}
