import type { AreaId } from '@ochre/engine';
import { useEffect, useRef } from 'preact/hooks';

const HOVER_MS = 380;

/** Whether a pointer has not moved: then the map came or went from under it, or something from over the map. */
function useAtRest(): (e: PointerEvent) => boolean {
  const last = useRef<readonly [x: number, y: number] | undefined>(undefined);
  useEffect(() => {
    const heed = ({ clientX, clientY }: PointerEvent): void => {
      last.current = [clientX, clientY];
    };
    // Heard last: what is asked meanwhile is whether this very event has moved it.
    for (const type of ['pointerdown', 'pointermove'] as const) addEventListener(type, heed);
    return () => {
      for (const type of ['pointerdown', 'pointermove'] as const) removeEventListener(type, heed);
    };
  }, []);
  return ({ clientX, clientY }) =>
    !last.current || (last.current[0] === clientX && last.current[1] === clientY);
}

/** The area a mark, a piece or the ground under the pointer belongs to. */
export const areaUnder = (e: Event): AreaId | undefined =>
  (e.target as Element).closest<SVGElement>('[data-area]')?.dataset['area'];

/** What a mouse rests on is looked at, the area or what stands in it; anything it does besides ends that. */
export function useHover(look: (area: AreaId | undefined, x: number, y: number) => void) {
  const timer = useRef<number | undefined>(undefined);
  const at = useRef<AreaId | undefined>(undefined);
  const isAtRest = useAtRest();
  const end = (): void => {
    clearTimeout(timer.current);
    at.current = undefined;
    look(undefined, 0, 0);
  };
  const heed = (e: PointerEvent): void => {
    const area = areaUnder(e);
    if (e.pointerType !== 'mouse' || area === at.current) return;
    end();
    if (isAtRest(e)) return;
    at.current = area;
    const { clientX, clientY } = e;
    timer.current = window.setTimeout(() => look(area, clientX, clientY), HOVER_MS);
  };
  return {
    onPointerOver: heed,
    onPointerMove: heed,
    onPointerDown: (e: PointerEvent): void => {
      end();
      at.current = areaUnder(e);
    },
    // A finger leaves whenever it is lifted.
    onPointerLeave: (e: PointerEvent): void => {
      if (e.pointerType === 'mouse') end();
    },
  };
}
