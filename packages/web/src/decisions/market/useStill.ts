import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { type Rows, type Steady, steady } from '../model/steady.ts';
import type { Appraisal } from '../model/trade.ts';

/** What tells whether somebody points at the rows or has come to them by key. */
interface Watch {
  onPointerOver(e: PointerEvent): void;
  onPointerLeave(e: PointerEvent): void;
  onFocusIn(e: FocusEvent): void;
  onFocusOut(e: FocusEvent): void;
}

interface Still extends Steady {
  watch: Watch;
  /** Brings in what has come, and takes out what is gone. */
  renew(): void;
}

/** Whether the pointer is on or between rows; under them there is nothing to keep still. */
function atRows({ currentTarget, clientY }: PointerEvent): boolean {
  const last = [...(currentTarget as Element).querySelectorAll('[data-offer]')].at(-1);
  return last !== undefined && clientY <= last.getBoundingClientRect().bottom;
}

/**
 * Rows that keep still while somebody points at them, has touched them or is among them by key.
 * @param of what they are rows of: where that changes they are new ones
 */
export function useStill(now: Rows, standing: readonly Appraisal[], of: string): Still {
  const pointed = useSignal(false);
  const focused = useSignal(false);
  const renewed = useSignal(0);
  const stood = useRef<{ rows: Rows; of: string; renewed: number } | undefined>(undefined);
  const { current } = stood;
  const holds = (pointed.value || focused.value) && current?.of === of && current.renewed === renewed.value;
  const still = holds ? steady(current.rows, now, standing) : { rows: now, fresh: 0, gone: 0 };
  stood.current = { rows: still.rows, of, renewed: renewed.value };
  return {
    ...still,
    renew: () => {
      renewed.value++;
    },
    watch: {
      onPointerOver: (e) => {
        pointed.value = atRows(e);
      },
      // A finger is lifted to read.
      onPointerLeave: (e) => {
        if (e.pointerType !== 'touch') pointed.value = false;
      },
      // A press leaves the focus behind as well: only who came by key is there.
      onFocusIn: (e) => {
        focused.value = (e.target as Element).matches(':focus-visible');
      },
      onFocusOut: (e) => {
        if (!(e.currentTarget as Element).contains(e.relatedTarget as Node | null)) focused.value = false;
      },
    },
  };
}
