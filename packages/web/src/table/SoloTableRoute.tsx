import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { text } from '../i18n/index.ts';
import { openSolo } from '../session/local.ts';
import type { Session } from '../session/session.ts';
import { claim } from '../session/starting.ts';
import { Mark } from '../ui/Icon.tsx';
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
  const { table } = text.value;
  if (session.value) return <TableScreen session={session.value} />;
  return (
    <div class="opening">
      <Mark size={56} />
      {failure.value ? (
        <>
          <h2>{table.failed}</h2>
          <p>{failure.value}</p>
          <a class="btn pri" href="#/">
            {table.leaveTable}
          </a>
        </>
      ) : (
        <p role="status">{table.loading}</p>
      )}
    </div>
  );
}
