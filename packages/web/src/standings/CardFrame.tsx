import type { NationId } from '@ochre/engine';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useTable } from '../table/context.ts';
import { layout } from '../table/layout.ts';

const EDGE = 12;
/** Where the pointer to the row sits, from the card's top. */
const POINTER = 34;

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Beside its row on a desk, a sheet over everything on a phone; arrows lead on, Escape leads back. */
export function CardFrame(props: {
  id: NationId;
  label: string;
  step(by: number): void;
  children: ComponentChildren;
}) {
  const { id, label, step, children } = props;
  const { board } = useTable();
  const ref = useRef<HTMLElement>(null);
  const phone = layout.value === 'phone';
  const latest = useRef(step);
  latest.current = step;
  useEffect(() => {
    const dialog = ref.current;
    if (dialog instanceof HTMLDialogElement) dialog.showModal();
    dialog?.focus({ preventScroll: true });
    return () => {
      if (dialog instanceof HTMLDialogElement) dialog.close();
    };
  }, []);
  useLayoutEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      const inside = ref.current?.contains(e.target as Node) || e.target === document.body;
      const other = document.querySelector('dialog[open]:not(.nc)');
      if (other || e.ctrlKey || e.metaKey || e.altKey) return;
      const by = inside ? STEPS[e.key] : undefined;
      if (e.key !== 'Escape' && by === undefined) return;
      e.preventDefault();
      e.stopPropagation();
      if (by === undefined) board.card.value = undefined;
      else latest.current(by);
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, []);
  // Beside its row, as far as there is room.
  useLayoutEffect(() => {
    const card = ref.current;
    if (!card || phone) return;
    const place = card.parentElement!.getBoundingClientRect();
    const row = document.querySelector(`.left .nations tr[data-nation="${CSS.escape(id)}"]`);
    const at = row?.getBoundingClientRect();
    const middle = at ? (at.top + at.bottom) / 2 - place.top : 0;
    const top = Math.max(EDGE, Math.min(middle - POINTER, place.height - card.offsetHeight - EDGE));
    card.style.top = `${top}px`;
    card.style.setProperty('--pointer', `${Math.max(18, middle - top)}px`);
    card.classList.toggle('rowed', at !== undefined && middle > top && board.standings.peek() === undefined);
  });
  if (phone)
    return (
      <dialog
        ref={ref as never}
        class="nc sheet"
        aria-label={label}
        tabIndex={-1}
        onCancel={(e) => {
          e.preventDefault();
          board.card.value = undefined;
        }}
      >
        {children}
      </dialog>
    );
  return (
    <section ref={ref} class="nc" role="dialog" aria-label={label} tabIndex={-1}>
      {children}
    </section>
  );
}
