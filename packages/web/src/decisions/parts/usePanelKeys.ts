import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';

const DIGITS = 9;
const STEPS: Readonly<Record<string, number>> = { arrowdown: 1, arrowup: -1 };

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

const optionsOf = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('.opt')];

/** The first options bear the digit that presses them. */
function number(root: HTMLElement): void {
  for (const [i, option] of optionsOf(root).entries()) {
    const key = i < DIGITS ? String(i + 1) : undefined;
    if (option.dataset['key'] === key) continue;
    if (key === undefined) {
      delete option.dataset['key'];
      option.removeAttribute('aria-keyshortcuts');
    } else {
      option.dataset['key'] = key;
      option.setAttribute('aria-keyshortcuts', key);
    }
  }
}

/** The option before or after the one in focus; at first the first. */
function neighbour(root: HTMLElement, by: number): HTMLElement | undefined {
  const options = optionsOf(root);
  const at = options.indexOf(document.activeElement as HTMLElement);
  return options[at < 0 ? 0 : Math.max(0, Math.min(options.length - 1, at + by))];
}

const words = (root: HTMLElement): HTMLElement | null =>
  root.querySelector<HTMLElement>('[data-step]') ?? root.querySelector<HTMLElement>('h2');

/** Nobody is anywhere, or on the map, from where the answer was given. */
const free = (): boolean => {
  const at = document.activeElement;
  return at === null || at === document.body || at.closest('.areas') !== null;
};

/**
 * E, U and others press the buttons that bear them, 1 to 9 the options in order, up and down lead through them. Focus
 * goes to a new question, and to the next step of the same when what had it is gone.
 */
export function usePanelKeys(root: RefObject<HTMLElement | null>, question: string): void {
  useEffect(() => {
    const panel = root.current!;
    if (free()) words(panel)?.focus({ preventScroll: true });
  }, [root, question]);
  useLayoutEffect(() => {
    const panel = root.current!;
    let inside = panel.contains(document.activeElement);
    const onFocus = (e: FocusEvent): void => {
      inside = panel.contains(e.target as Node);
    };
    const observer = new MutationObserver(() => {
      number(panel);
      if (inside && document.activeElement === document.body) words(panel)?.focus({ preventScroll: true });
    });
    const onKey = (e: KeyboardEvent): void => {
      if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || typing(e.target)) return;
      if (document.querySelector('dialog[open], [role=dialog]')) return;
      const key = e.key.toLowerCase();
      const by = STEPS[key];
      if (by !== undefined) {
        const next = document.activeElement?.closest('.areas') ? undefined : neighbour(panel, by);
        if (!next || !(inside || free())) return;
        e.preventDefault();
        next.focus();
        return;
      }
      const found = /^[1-9]$/.test(key)
        ? optionsOf(panel)[Number(key) - 1]
        : panel.querySelector<HTMLElement>(`[data-shortcut="${CSS.escape(key)}"]`);
      if (!found) return;
      e.preventDefault();
      found.click();
    };
    number(panel);
    observer.observe(panel, { childList: true, subtree: true });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
    };
  }, [root]);
}
