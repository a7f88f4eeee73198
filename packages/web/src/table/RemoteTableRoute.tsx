import type { TableInfo } from '@ochre/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { tableInfo } from '../net/api.ts';
import { personName, seatAt } from '../net/seats.ts';
import { openRemote } from '../session/remote.ts';
import { Gathering } from './Gathering.tsx';
import { Opening } from './Opening.tsx';
import { TableScreen } from './TableScreen.tsx';
import { useSession } from './useSession.ts';

const LOOK_MS = 2000;

/** A table on the server: the room where people gather, then the game. */
export function RemoteTableRoute({ id }: { id: string }) {
  const info = useSignal<TableInfo | undefined>(undefined);
  const gathering = info.value?.status === 'gathering';
  const begun = info.value !== undefined && !gathering;
  const { session, failure } = useSession(
    () => openRemote({ table: id, token: seatAt(id)?.token, name: personName() || undefined }),
    begun ? id : undefined,
  );
  const look = async (): Promise<void> => {
    try {
      info.value = await tableInfo(id);
    } catch (error) {
      failure.value = (error as Error).message;
    }
  };
  useEffect(() => {
    void look();
  }, [id]);
  useEffect(() => {
    if (!gathering) return;
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [gathering]);
  if (session.value) return <TableScreen session={session.value} />;
  if (gathering && info.value)
    return (
      <Gathering
        table={info.value}
        onChange={(next) => {
          info.value = next;
        }}
      />
    );
  return <Opening failure={failure.value} />;
}
