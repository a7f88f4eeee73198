import { useSignal } from '@preact/signals';
import { keepDealsSeen } from '../session/dealsSeen.ts';
import { comeTo, openSolo } from '../session/local.ts';
import type { SharedMoment } from '../session/past.ts';
import type { Session } from '../session/session.ts';
import { lazily } from '../ui/lazily.tsx';
import type { Taker } from './HandOver.tsx';
import { Opening } from './Opening.tsx';
import { TableScreen } from './TableScreen.tsx';
import { useSession } from './useSession.ts';

const Cover = lazily(async () => (await import('./HandOver.tsx')).Cover);

/** A solo table by its id: begun now, or gone on with; in hot seat by one person after the other. */
export function SoloTableRoute({ id, moment }: { id: string; moment?: SharedMoment | undefined }) {
  const takers = useSignal<readonly Taker[] | undefined>(undefined);
  const { session, failure } = useSession(() => comeTo(id), id);
  /** The table as somebody else sees it, or as it was, takes the place of this one. */
  const reopen = async (now: Session | undefined, seat?: string): Promise<void> => {
    const then = await openSolo({ id, ...(seat !== undefined && { seat }) });
    if (session.peek() !== now) return then.close();
    if (now && seat === undefined) keepDealsSeen(now, then);
    session.value = then;
    now?.close();
  };
  const rewind = async (): Promise<void> => {
    const now = session.peek();
    if (await now?.rewind?.()) await reopen(now);
  };
  const handOver = async (): Promise<void> => {
    const now = session.peek();
    if (!now?.neighbours) return;
    const { takersAt } = await import('./HandOver.tsx');
    takers.value = takersAt(now);
    session.value = undefined;
    now.close();
  };
  if (takers.value)
    return (
      <Cover
        takers={takers.value}
        onTake={(seat) => {
          takers.value = undefined;
          void reopen(undefined, seat);
        }}
      />
    );
  if (!session.value) return <Opening failure={failure.value} />;
  const { neighbours, viewpoints } = session.value;
  return (
    <TableScreen
      session={session.value}
      {...(session.value.rewind && { rewind })}
      {...(neighbours && { handOver })}
      {...(viewpoints && { lookAs: (seat: string) => reopen(session.peek(), seat) })}
      moment={moment}
    />
  );
}
