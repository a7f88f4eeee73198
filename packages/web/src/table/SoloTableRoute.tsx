import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { openSolo } from '../session/local.ts';
import type { Session } from '../session/session.ts';
import { claim } from '../session/starting.ts';
import { Opening } from './Opening.tsx';
import { TableScreen } from './TableScreen.tsx';

/** A solo table by its id: begun now, or gone on with. */
export function SoloTableRoute({ id }: { id: string }) {
  const session = useSignal<Session | undefined>(undefined);
  const failure = useSignal<string | undefined>(undefined);
  useEffect(() => {
    let left = false;
    const setup = claim(id);
    openSolo(setup ? { setup } : { id }).then(
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
    };
  }, [id]);
  return session.value ? <TableScreen session={session.value} /> : <Opening failure={failure.value} />;
}
