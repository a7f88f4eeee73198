import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/** What stands out so far is as good as seen. */
const EDGE = 3;

export interface Hidden {
  /** Children that lie beyond the edge. */
  hidden: number;
  /** Whether there was too little room for as many: what yields then does not come back and forth. */
  tight: boolean;
}

/** How many children of a row nobody sees, as it is scrolled and resized; those at an edge are marked as cut. */
export function useHidden(row: RefObject<HTMLElement | null>): Hidden {
  const [state, set] = useState<Hidden>({ tight: false, hidden: 0 });
  const most = useRef(0);
  const look = (): void => {
    const el = row.current;
    if (!el) return;
    const fewer = el.children.length < most.current;
    most.current = el.children.length;
    const { left, right, bottom } = el.getBoundingClientRect();
    const hidden = [...el.children].filter((child) => {
      const box = child.getBoundingClientRect();
      const beyond = box.right > right + EDGE;
      child.toggleAttribute('data-cut', beyond || box.left < left - EDGE);
      return beyond || box.top >= bottom;
    }).length;
    const tight = (state.tight && !fewer) || el.scrollWidth > el.clientWidth;
    if (hidden !== state.hidden || tight !== state.tight) set({ tight, hidden });
  };
  useLayoutEffect(look);
  useEffect(() => {
    const el = row.current;
    if (!el) return;
    const watch = new ResizeObserver(look);
    watch.observe(el);
    el.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      el.removeEventListener('scroll', look);
    };
  });
  return state;
}
