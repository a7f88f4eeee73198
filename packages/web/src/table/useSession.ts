import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Session } from '../session/session.ts';

export interface Sitting {
  session: Signal<Session | undefined>;
  /** Why there is none. */
  failure: Signal<string | undefined>;
}

/**
 * A table for as long as its place is shown: opened once `key` is known, closed when the key changes or the place is
 * left, even where it was still being opened then.
 */
export function useSession(open: () => Promise<Session>, key: string | undefined): Sitting {
  const session = useSignal<Session | undefined>(undefined);
  const failure = useSignal<string | undefined>(undefined);
  useEffect(() => {
    if (key === undefined) return;
    let left = false;
    open().then(
      (opened) => {
        if (left) opened.close();
        else session.value = opened;
      },
      (error: Error) => {
        failure.value = error.message;
      },
    );
    return () => {
      left = true;
      session.peek()?.close();
      session.value = undefined;
    };
  }, [key]);
  return { session, failure };
}
