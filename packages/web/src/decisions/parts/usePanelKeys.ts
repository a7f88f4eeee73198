import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** E and U press the buttons that bear them, 1 to 9 the options in order. */
export function usePanelKeys(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || typing(e.target)) return;
      if (document.querySelector('dialog[open], [role=dialog]')) return;
      const key = e.key.toLowerCase();
      const found = /^[1-9]$/.test(key)
        ? root.current?.querySelectorAll<HTMLElement>('.opt')[Number(key) - 1]
        : root.current?.querySelector<HTMLElement>(`[data-shortcut="${CSS.escape(key)}"]`);
      if (!found) return;
      e.preventDefault();
      found.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [root]);
}
