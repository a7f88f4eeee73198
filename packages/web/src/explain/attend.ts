/** How long a pointer rests, a finger stays, and an explanation waits to be reached, in milliseconds. */
const REST_MS = 350;
const HOLD_MS = 500;
const LEAVE_MS = 250;
/** A finger that moves further, in pixels, drags. */
const STIR = 10;

/** A badge is explained where nothing around it says more. */
function explainable(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const near = target.closest<HTMLElement>('[data-explain]');
  return near?.matches('.nb')
    ? (near.parentElement?.closest<HTMLElement>('[data-explain]') ?? near)
    : (near ?? undefined);
}

/**
 * Watches pointer, finger and focus for what can be explained. Presses and drags go where they went: only the click at
 * the end of a long press is kept back.
 * @param card what is explained now is told in
 * @returns ends it
 */
export function attend(card: () => Element | null, show: (el: HTMLElement | undefined) => void): () => void {
  const ends = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let at: HTMLElement | undefined;
  let focused = false;
  let finger: { x: number; y: number } | undefined;
  let held = false;
  /** Where a button was pressed, until the pointer moves: what comes to lie under it was not pointed at. */
  let pressed: { x: number; y: number } | undefined;

  const set = (el: HTMLElement | undefined, byFocus = false): void => {
    clearTimeout(timer);
    focused = byFocus;
    if (el === at) return;
    at = el;
    show(el);
  };
  const soon = (el: HTMLElement | undefined, ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => set(el), ms);
  };
  const onCard = (target: EventTarget | null): boolean =>
    target instanceof Node && card()?.contains(target) === true;
  const on = <T extends keyof DocumentEventMap>(type: T, hear: (e: DocumentEventMap[T]) => void): void =>
    document.addEventListener(type, hear, { capture: true, signal: ends.signal });

  const near = (at: { x: number; y: number } | undefined, { clientX, clientY }: PointerEvent): boolean =>
    at !== undefined && Math.hypot(clientX - at.x, clientY - at.y) <= STIR;

  on('pointerover', (e) => {
    const { target, pointerType, buttons } = e;
    if (pointerType === 'touch' || buttons !== 0 || near(pressed, e)) return;
    pressed = undefined;
    const el = explainable(target);
    if (onCard(target) || (el && el === at)) clearTimeout(timer);
    else if (el) soon(el, REST_MS);
    else if (!focused) soon(undefined, LEAVE_MS);
  });
  on('pointerout', ({ relatedTarget, pointerType }) => {
    if (pointerType !== 'touch' && relatedTarget === null && !focused) soon(undefined, LEAVE_MS);
  });
  on('pointerdown', ({ target, pointerType, clientX, clientY }) => {
    held = false;
    if (onCard(target)) return;
    pressed = pointerType === 'touch' ? undefined : { x: clientX, y: clientY };
    set(undefined);
    const el = pointerType === 'touch' ? explainable(target) : undefined;
    finger = el && { x: clientX, y: clientY };
    if (!el) return;
    timer = setTimeout(() => {
      held = true;
      set(el);
    }, HOLD_MS);
  });
  const lift = (): void => {
    if (finger && !held) clearTimeout(timer);
    finger = undefined;
  };
  on('pointermove', (e) => {
    if (finger && !near(finger, e)) lift();
  });
  on('pointerup', lift);
  on('pointercancel', lift);
  on('contextmenu', (e) => {
    if (finger) e.preventDefault();
  });
  on('click', (e) => {
    if (!held) return;
    held = false;
    e.preventDefault();
    e.stopPropagation();
  });
  on('focusin', ({ target }) => {
    if (onCard(target)) return;
    const el = explainable(target);
    if (el && (target as Element).matches(':focus-visible')) set(el, true);
    else if (focused) set(undefined);
  });
  on('focusout', ({ relatedTarget }) => {
    if (focused && relatedTarget === null) set(undefined);
  });
  on('scroll', ({ target }) => {
    if (at && !focused && target instanceof Node && target.contains(at)) set(undefined);
  });
  on('keydown', (e) => {
    if (!at) return;
    // Only what was asked for by the keyboard is put away by it; what the pointer called goes along with the rest.
    if (e.key === 'Escape') {
      if (focused) {
        e.preventDefault();
        e.stopImmediatePropagation();
      }
      set(undefined);
    } else if (e.key === 'Enter' && focused && e.target === at && !at.matches('a, button'))
      card()?.querySelector('a')?.click();
  });
  return () => {
    clearTimeout(timer);
    ends.abort();
  };
}
