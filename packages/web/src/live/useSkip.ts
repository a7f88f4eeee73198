import { useLayoutEffect } from 'preact/hooks';
import type { Animator } from './animator.ts';

/** A press anywhere or Escape ends what is played over the board. */
export function useSkip(animator: Animator): void {
  useLayoutEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      if (e.key === 'Escape') animator.skip();
    };
    const onPress = (): void => animator.skip();
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPress);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPress);
      animator.skip();
    };
  }, [animator]);
}
