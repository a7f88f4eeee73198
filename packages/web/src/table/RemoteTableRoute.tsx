import type { TableInfo } from '@ochre/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { hosting } from '../i18n/hosting.ts';
import { text } from '../i18n/index.ts';
import { seatWords } from '../i18n/seat.ts';
import { tableInfo } from '../net/api.ts';
import { dropInvite, inviteTo, takeInvite } from '../net/invites.ts';
import { dropSeat, personName, seatAt } from '../net/seats.ts';
import { route } from '../route.ts';
import type { SharedMoment } from '../session/past.ts';
import { openRemote } from '../session/remote.ts';
import { type Arrival, seatChanged, takeSeat, wrongToken } from '../session/sitting.ts';
import { Button } from '../ui/Button.tsx';
import { Gathering } from './Gathering.tsx';
import { Opening } from './Opening.tsx';
import { TableScreen } from './TableScreen.tsx';
import { useSession } from './useSession.ts';

const LOOK_MS = 2000;

/** What opens the table to me: my seat, or an invitation. */
const tokenAt = (id: string): string | undefined => seatAt(id)?.token ?? inviteTo(id);

/** In a line: what became of my seat when I came. */
function Arrived({ how, onClose }: { how: Arrival; onClose(): void }) {
  return (
    <div class="toast arrived" role="status">
      <span>{seatWords.value.arrival[how]}</span>
      <Button size="sm" kind="ghost" icon="x" label={text.value.ui.close} onPress={onClose} />
    </div>
  );
}

/** A table on the server: the room where people gather, then the game. */
export function RemoteTableRoute({ id, moment }: { id: string; moment?: SharedMoment | undefined }) {
  const info = useSignal<TableInfo | undefined>(undefined);
  const arrival = useSignal<Arrival | undefined>(undefined);
  const gathering = info.value?.status === 'gathering';
  const begun = info.value !== undefined && !gathering;
  const { session, failure } = useSession(
    () => openRemote({ table: id, token: tokenAt(id), name: personName() || undefined }),
    begun ? `${id} ${tokenAt(id) ?? ''}` : undefined,
  );
  // What was asked for before something changed here is out of date when it comes.
  const latest = useRef(0);
  const broken = useRef(false);
  const look = async (): Promise<void> => {
    const asked = ++latest.current;
    const how = await seatChanged();
    if (how) arrival.value = how;
    const token = tokenAt(id);
    try {
      const found = await tableInfo(id, token);
      if (asked === latest.current) info.value = found;
    } catch (error) {
      if (wrongToken(error) && token !== undefined && seatAt(id)?.token === token) {
        dropSeat(id);
        arrival.value = 'lost';
        await look();
        return;
      }
      const say = hosting.peek();
      const gone = wrongToken(error) && inviteTo(id) !== undefined;
      if (gone) dropInvite(id);
      failure.value = gone
        ? say.invite.gone
        : broken.current
          ? say.invite.broken
          : wrongToken(error)
            ? `${(error as Error).message} ${say.lost.table}`
            : (error as Error).message;
    }
  };
  useEffect(() => {
    broken.current = takeInvite(id);
    failure.value = undefined;
    void takeSeat(id).then((how) => {
      if (how) arrival.value = how;
      return look();
    });
  }, [route.value]);
  useEffect(() => {
    if (!gathering) return;
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [gathering]);
  // The seat may have been taken from this browser: then it is no longer asked anything here.
  const cutOff = session.value?.status.value === 'offline';
  useEffect(() => {
    if (cutOff) void look();
  }, [cutOff]);
  const onChange = (next: TableInfo): void => {
    latest.current++;
    info.value = next;
  };
  return (
    <>
      {session.value ? (
        <TableScreen session={session.value} moment={moment} />
      ) : gathering && info.value ? (
        <Gathering table={info.value} onChange={onChange} />
      ) : (
        <Opening failure={failure.value} />
      )}
      {arrival.value && (
        <Arrived
          how={arrival.value}
          onClose={() => {
            arrival.value = undefined;
          }}
        />
      )}
    </>
  );
}
