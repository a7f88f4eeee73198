import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { inSight } from './inSight.ts';

/** Brings what opens into sight, and again with each further step of it; `step`: none while it is shut. */
export function useInSight<E extends Element>(step: string | undefined): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    if (step !== undefined && ref.current) inSight(ref.current);
  }, [step]);
  return ref;
}

/** What is unfolded is to be read: it comes into sight. */
export function useUnfoldedInSight(): void {
  useEffect(() => {
    const onToggle = ({ target }: Event): void => {
      if (target instanceof HTMLDetailsElement && target.open) inSight(target);
    };
    document.addEventListener('toggle', onToggle, true);
    return () => document.removeEventListener('toggle', onToggle, true);
  }, []);
}
