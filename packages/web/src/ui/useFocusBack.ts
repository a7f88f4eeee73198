import { useEffect, useRef } from 'preact/hooks';

/** Gives focus back to where it was before something opened, once that is gone again. */
export function useFocusBack(open: boolean): void {
  const was = useRef(false);
  const before = useRef<Element | null>(null);
  // While it opens, what it covers still has the focus.
  if (open && !was.current) before.current = document.activeElement;
  was.current = open;
  useEffect(() => {
    if (open || !before.current) return;
    if (before.current.isConnected) (before.current as HTMLElement).focus({ preventScroll: true });
    before.current = null;
  }, [open]);
}
