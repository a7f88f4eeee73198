import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { text } from '../i18n/index.ts';
import './dialog.css';

export type SheetStop = 'grip' | 'half' | 'full';
const STOPS: readonly SheetStop[] = ['grip', 'half', 'full'];
const FLICK = 24;

export interface SheetProps {
  stop: SheetStop;
  /** The stops there are, with the height of each. */
  heights: Partial<Record<SheetStop, string>>;
  label: string;
  /** Beside the map instead of over its lower part: it is pulled to the side. */
  beside?: boolean;
  onStop(stop: SheetStop): void;
  children: ComponentChildren;
}

/** The phone's sheet over the map, with up to three stops: drag or press the grip. */
export function Sheet({ stop, heights, label, beside = false, onStop, children }: SheetProps) {
  const from = useRef<number | undefined>(undefined);
  const stops = STOPS.filter((one) => heights[one] !== undefined);
  const at = stops.indexOf(stop);
  const top = at === stops.length - 1;
  const go = (by: number) => onStop(stops[Math.max(0, Math.min(stops.length - 1, at + by))]!);
  const along = (e: PointerEvent): number => (beside ? e.clientX : e.clientY);
  return (
    <section
      class={`sheet ${stop}${beside ? ' beside' : ''}`}
      style={{ [beside ? 'width' : 'height']: heights[stop] }}
      aria-label={label}
    >
      <button
        type="button"
        class="grip"
        aria-label={stop === 'full' ? text.value.ui.close : label}
        aria-expanded={stop !== 'grip'}
        onPointerDown={(e) => {
          from.current = along(e);
          e.currentTarget.setPointerCapture(e.pointerId);
        }}
        onPointerUp={(e) => {
          const moved = along(e) - (from.current ?? along(e));
          if (moved < -FLICK) go(1);
          else if (moved > FLICK) go(-1);
          else go(top ? -1 : 1);
        }}
        onKeyDown={(e) => {
          if (e.key === 'ArrowUp' || e.key === 'Enter') go(1);
          if (e.key === 'ArrowDown') go(-1);
        }}
      >
        <i />
      </button>
      <div class="in">{children}</div>
    </section>
  );
}
