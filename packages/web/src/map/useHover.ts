import type { AreaId } from '@ochre/engine';
import { useEffect, useRef } from 'preact/hooks';

const HOVER_MS = 380;

/** Whether the pointer still is where it was pressed: then something went from over the map, and nobody looks. */
function useAtRest(): (e: PointerEvent) => boolean {
  const pressed = useRef<readonly [x: number, y: number]>([-1, -1]);
  useEffect(() => {
    const onDown = ({ clientX, clientY }: PointerEvent): void => {
      pressed.current = [clientX, clientY];
    };
    document.addEventListener('pointerdown', onDown, true);
    return () => document.removeEventListener('pointerdown', onDown, true);
  }, []);
  return ({ clientX, clientY }) => pressed.current[0] === clientX && pressed.current[1] === clientY;
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
  return {
    onPointerOver: (e: PointerEvent): void => {
      const area = areaUnder(e);
      if (e.pointerType !== 'mouse' || isAtRest(e) || area === at.current) return;
      end();
      at.current = area;
      const { clientX, clientY } = e;
      timer.current = window.setTimeout(() => look(area, clientX, clientY), HOVER_MS);
    },
    onPointerDown: end,
    onPointerLeave: end,
  };
}
