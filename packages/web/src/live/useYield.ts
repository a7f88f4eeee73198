import { useLayoutEffect, useRef } from 'preact/hooks';

/** Of its column, what is asked keeps the rest. */
const MOST = 0.45;

/** Folds to its line what opened by itself and would take the room of what is asked. */
export function useYield(asked: boolean, since: object) {
  const ref = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    const details = ref.current;
    const column = details?.closest('.right');
    if (asked && details && column && details.offsetHeight > column.clientHeight * MOST) details.open = false;
  }, [asked, since]);
  return ref;
}
