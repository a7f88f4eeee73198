import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { pace } from '../settings/settings.ts';
import type { Page as Kind } from './pages.ts';
import './pages.css';
import type { Line } from './script.ts';

/** More lines than this stand in two columns. */
const MANY = 6;

/** How long the moment of a line is, for what moves in it. */
export const moment = (ms: number): Record<string, string> => ({ '--fx': `${ms * pace.peek()}ms` });

export interface PageProps {
  kind: Kind;
  lines: readonly Line[];
  /** What all of it comes to, told with the last line. */
  sum?: ComponentChildren;
  children: ComponentChildren;
}

/** A page over the map: its lines have their moments one after the other, and the one of the moment is in sight. */
export function Page({ kind, lines, sum, children }: PageProps) {
  const list = useRef<HTMLOListElement>(null);
  const over = lines.every(({ turn }) => turn !== 'ahead');
  useLayoutEffect(() => {
    const frame = list.current!;
    const on = [...frame.querySelectorAll<HTMLElement>('li.on')].at(-1);
    if (on) frame.scrollTop = Math.max(0, on.offsetTop + on.offsetHeight - frame.clientHeight);
  });
  return (
    <div class={`filmpage ${kind} ${lines.length > MANY ? 'many' : ''}`} role="status" data-still>
      <ol ref={list}>{children}</ol>
      {sum && <p class={over ? 'sum' : 'sum ahead'}>{sum}</p>}
    </div>
  );
}
