import type { TableInfo } from '@ochre/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { hosting } from '../i18n/hosting.ts';
import { Refused, tableInfo } from '../net/api.ts';
import { dropInvite, inviteTo, takeInvite } from '../net/invites.ts';
import { personName, seatAt } from '../net/seats.ts';
import { route } from '../route.ts';
import { openRemote } from '../session/remote.ts';
import { Gathering } from './Gathering.tsx';
import { Opening } from './Opening.tsx';
import { TableScreen } from './TableScreen.tsx';
import { useSession } from './useSession.ts';

const LOOK_MS = 2000;

/** What opens the table to me: my seat, or an invitation. */
const tokenAt = (id: string): string | undefined => seatAt(id)?.token ?? inviteTo(id);

/** A table on the server: the room where people gather, then the game. */
export function RemoteTableRoute({ id }: { id: string }) {
  const info = useSignal<TableInfo | undefined>(undefined);
  const gathering = info.value?.status === 'gathering';
  const begun = info.value !== undefined && !gathering;
  const { session, failure } = useSession(
    () => openRemote({ table: id, token: tokenAt(id), name: personName() || undefined }),
    begun ? id : undefined,
  );
  // What was asked for before something changed here is out of date when it comes.
  const latest = useRef(0);
  const look = async (): Promise<void> => {
    const asked = ++latest.current;
    try {
      const found = await tableInfo(id, tokenAt(id));
      if (asked === latest.current) info.value = found;
    } catch (error) {
      const gone = error instanceof Refused && error.problem.code === 'token' && inviteTo(id) !== undefined;
      if (gone) dropInvite(id);
      failure.value = gone ? hosting.peek().invite.gone : (error as Error).message;
    }
  };
  useEffect(() => {
    takeInvite(id);
    failure.value = undefined;
    void look();
  }, [route.value]);
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
          latest.current++;
          info.value = next;
        }}
      />
    );
  return <Opening failure={failure.value} />;
}
