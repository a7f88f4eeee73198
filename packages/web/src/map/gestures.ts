import { type Camera, clampCamera, type Pane, type Size, zoomAt } from './camera.ts';

const CLICK_SLOP = 5;
const WHEEL_SPEED = 0.0016;
const LONG_PRESS_MS = 450;
const WHEEL_REST_MS = 140;

export interface GestureHost {
  pane(): Pane;
  page(): Size;
  camera(): Camera;
  /** Moves the map; `busy` while fingers are down. */
  move(camera: Camera, busy: boolean): void;
  rest(): void;
  longPress(target: Element, x: number, y: number): void;
}

interface Finger {
  x: number;
  y: number;
}

/** Pan, pinch and wheel on a pane. Presses that were drags are swallowed before anybody hears of them. */
export function attachGestures(pane: HTMLElement, host: GestureHost): () => void {
  const fingers = new Map<number, Finger>();
  let travelled = 0;
  let wheelRest: number | undefined;
  let hold: number | undefined;
  let turns = 0;

  const local = (e: MouseEvent): Finger => {
    const box = pane.getBoundingClientRect();
    return { x: e.clientX - box.left, y: e.clientY - box.top };
  };

  const onDown = (e: PointerEvent): void => {
    if ((e.pointerType === 'mouse' && e.button !== 0) || (e.target as Element).closest('[data-still]'))
      return;
    fingers.set(e.pointerId, local(e));
    if (fingers.size === 1) travelled = 0;
    const target = e.target as Element;
    clearTimeout(hold);
    if (e.pointerType !== 'mouse')
      hold = window.setTimeout(() => {
        if (fingers.size === 1 && travelled < CLICK_SLOP) {
          travelled = CLICK_SLOP;
          host.longPress(target, e.clientX, e.clientY);
        }
      }, LONG_PRESS_MS);
  };

  const onMove = (e: PointerEvent): void => {
    const before = fingers.get(e.pointerId);
    if (!before) return;
    const now = local(e);
    const [first, second] = [...fingers.values()];
    if (second) {
      const other = first === before ? second : first!;
      const spread = (a: Finger, b: Finger) => Math.hypot(a.x - b.x, a.y - b.y);
      const factor = spread(now, other) / Math.max(1, spread(before, other));
      const [mx, my] = [(now.x + other.x) / 2, (now.y + other.y) / 2];
      const shift = { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 };
      const { k, x, y } = host.camera();
      host.move(
        zoomAt({ k, x: x + shift.x, y: y + shift.y }, factor, mx, my, host.pane(), host.page()),
        true,
      );
      travelled = CLICK_SLOP;
    } else {
      travelled += Math.hypot(now.x - before.x, now.y - before.y);
      if (travelled >= CLICK_SLOP) {
        if (!pane.hasPointerCapture(e.pointerId)) pane.setPointerCapture(e.pointerId);
        const { k, x, y } = host.camera();
        host.move(
          clampCamera({ k, x: x + now.x - before.x, y: y + now.y - before.y }, host.pane(), host.page()),
          true,
        );
      }
    }
    fingers.set(e.pointerId, now);
  };

  const onUp = (e: PointerEvent): void => {
    clearTimeout(hold);
    if (fingers.delete(e.pointerId) && fingers.size === 0 && travelled >= CLICK_SLOP) host.rest();
  };

  const onClick = (e: MouseEvent): void => {
    if (travelled >= CLICK_SLOP) {
      e.stopPropagation();
      e.preventDefault();
    }
    travelled = 0;
  };

  /** The wheel has come to rest when a while has passed, and a frame: turns that waited for a slow frame still count. */
  const restSoon = (): void => {
    clearTimeout(wheelRest);
    const seen = turns;
    wheelRest = window.setTimeout(
      () => requestAnimationFrame(() => (turns === seen ? host.rest() : restSoon())),
      WHEEL_REST_MS,
    );
  };

  const onWheel = (e: WheelEvent): void => {
    if ((e.target as Element).closest('[data-still]')) return;
    e.preventDefault();
    const { x, y } = local(e);
    const pixels = e.deltaMode === 0 ? e.deltaY : e.deltaY * 20;
    const factor = Math.exp(-pixels * WHEEL_SPEED * (e.ctrlKey ? 4 : 1));
    host.move(zoomAt(host.camera(), factor, x, y, host.pane(), host.page()), true);
    turns++;
    restSoon();
  };

  pane.addEventListener('pointerdown', onDown);
  pane.addEventListener('pointermove', onMove);
  pane.addEventListener('pointerup', onUp);
  pane.addEventListener('pointercancel', onUp);
  pane.addEventListener('click', onClick, true);
  pane.addEventListener('wheel', onWheel, { passive: false });
  return () => {
    clearTimeout(hold);
    clearTimeout(wheelRest);
    pane.removeEventListener('pointerdown', onDown);
    pane.removeEventListener('pointermove', onMove);
    pane.removeEventListener('pointerup', onUp);
    pane.removeEventListener('pointercancel', onUp);
    pane.removeEventListener('click', onClick, true);
    pane.removeEventListener('wheel', onWheel);
  };
}
