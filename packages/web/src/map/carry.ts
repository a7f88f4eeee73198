import type { AreaId } from '@ochre/engine';
import type { Signal } from '@preact/signals';
import type { BoardMode } from '../decisions/board.ts';

const SLOP = 6;

/** A stack on its way with the pointer, in the pane's own pixels. */
export interface Carried {
  from: AreaId;
  n: number;
  max: number;
  x: number;
  y: number;
}

const areaAt = (e: { clientX: number; clientY: number }): AreaId | undefined =>
  document.elementFromPoint(e.clientX, e.clientY)?.closest<SVGElement>('[data-area]')?.dataset['area'];

/**
 * Stacks can be dragged to where they are to go. A mouse takes up any stack that may move; a finger only the one
 * already in hand, because it pans the map from everywhere else. The wheel changes the number, Shift takes all.
 */
export function attachCarry(
  pane: HTMLElement,
  mode: () => BoardMode | undefined,
  carried: Signal<Carried | undefined>,
): () => void {
  let grabbed: { area: AreaId; id: number; x: number; y: number } | undefined;

  const onDown = (e: PointerEvent): void => {
    const carry = mode()?.carry;
    const stack = (e.target as Element).closest<SVGElement>('.piece.tokens[data-area]');
    const area = stack?.dataset['area'];
    if (!carry || area === undefined || e.button !== 0) return;
    if (!carry.grab(area) || (e.pointerType !== 'mouse' && carry.held !== area)) return;
    grabbed = { area, id: e.pointerId, x: e.clientX, y: e.clientY };
    // The map stays where it is.
    e.stopPropagation();
  };

  const place = (e: PointerEvent): { x: number; y: number } => {
    const box = pane.getBoundingClientRect();
    return { x: e.clientX - box.left, y: e.clientY - box.top };
  };

  const onMove = (e: PointerEvent): void => {
    if (!grabbed || e.pointerId !== grabbed.id) return;
    e.stopPropagation();
    const now = carried.peek();
    if (now) {
      carried.value = { ...now, ...place(e), ...(e.shiftKey && { n: now.max }) };
      return;
    }
    if (Math.hypot(e.clientX - grabbed.x, e.clientY - grabbed.y) < SLOP) return;
    const stack = mode()?.carry?.grab(grabbed.area);
    if (!stack) return;
    pane.setPointerCapture(e.pointerId);
    mode()!.carry!.take(grabbed.area);
    carried.value = { from: grabbed.area, ...stack, ...place(e) };
  };

  const stop = (): void => {
    grabbed = undefined;
    carried.value = undefined;
  };

  const onUp = (e: PointerEvent): void => {
    if (!grabbed || e.pointerId !== grabbed.id) return;
    const now = carried.peek();
    const to = now && areaAt(e);
    if (now && to !== undefined && to !== now.from && e.type === 'pointerup')
      mode()?.carry?.drop(now.from, to, now.n);
    stop();
  };

  const onWheel = (e: WheelEvent): void => {
    const now = carried.peek();
    if (!now) return;
    e.preventDefault();
    e.stopPropagation();
    const n = now.n + (e.deltaY < 0 ? 1 : -1);
    carried.value = { ...now, n: Math.max(1, Math.min(now.max, n)) };
  };

  const onKey = (e: KeyboardEvent): void => {
    const now = carried.peek();
    if (!now) return;
    if (e.key === 'Escape') stop();
    else if (/^[1-9]$/.test(e.key)) carried.value = { ...now, n: Math.min(now.max, Number(e.key)) };
  };

  pane.addEventListener('pointerdown', onDown, true);
  pane.addEventListener('pointermove', onMove, true);
  pane.addEventListener('pointerup', onUp, true);
  pane.addEventListener('pointercancel', onUp, true);
  pane.addEventListener('wheel', onWheel, { capture: true, passive: false });
  addEventListener('keydown', onKey);
  return () => {
    pane.removeEventListener('pointerdown', onDown, true);
    pane.removeEventListener('pointermove', onMove, true);
    pane.removeEventListener('pointerup', onUp, true);
    pane.removeEventListener('pointercancel', onUp, true);
    pane.removeEventListener('wheel', onWheel, true);
    removeEventListener('keydown', onKey);
  };
}
