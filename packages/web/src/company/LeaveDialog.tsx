import type { TableInfo } from '@ochre/protocol';
import { useSignal } from '@preact/signals';
import { seatWords } from '../i18n/seat.ts';
import { leaveSeat, letBotPlay } from '../session/sitting.ts';
import { Button } from '../ui/Button.tsx';
import { Option, Options } from '../ui/controls.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import './company.css';

const WAYS = ['standIn', 'release'] as const;
type Way = (typeof WAYS)[number];

export interface LeaveDialogProps {
  table: TableInfo;
  seat: number;
  token: string;
  onClose(): void;
  /** The seat is no longer mine. */
  onLeft(): void;
}

/** What becomes of the table when somebody goes for good. */
function Consequences({ table: { status, host, seats, privacy }, seat }: { table: TableInfo; seat: number }) {
  const say = seatWords.value.leave;
  const others = seats.filter((s) => s.kind === 'human' && s.seat !== seat);
  const room = status === 'gathering';
  const parts = [
    room && say.room,
    others.length === 0 ? (room ? say.closes : say.alone) : host === seat && say.heir(others[0]!.name ?? ''),
    others.length > 0 || !room ? (privacy === 'invited' ? say.backInvited : say.back) : undefined,
  ];
  return <p class="sec">{parts.filter(Boolean).join(' ')}</p>;
}

/** Asks how somebody wants to leave a table, and says what follows. */
export function LeaveDialog({ table, seat, token, onClose, onLeft }: LeaveDialogProps) {
  const say = seatWords.value.leave;
  const running = table.status === 'running';
  const standsIn = table.seats[seat - 1]?.standIn === 'choice';
  const way = useSignal<Way>(running && !standsIn ? 'standIn' : 'release');
  const problem = useSignal('');
  const busy = useSignal(false);
  const go = async (): Promise<void> => {
    busy.value = true;
    problem.value = '';
    try {
      if (way.value === 'release') await leaveSeat(table, token);
      else await letBotPlay(table.id, token, true);
      onClose();
      if (way.value === 'release') onLeft();
    } catch (error) {
      problem.value = (error as Error).message;
      busy.value = false;
    }
  };
  return (
    <Dialog
      title={running ? say.how : say.sure(table.title)}
      eyebrow={say.open}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{say.stay}</Button>
          <Button
            kind={way.value === 'release' ? 'danger' : 'primary'}
            disabled={busy.value}
            onPress={() => void go()}
          >
            {running ? say.ways[way.value].act : say.open}
          </Button>
        </>
      }
    >
      <div class="leaving">
        {running && (
          <Options label={say.how} kind="radio">
            {WAYS.filter((id) => id === 'release' || !standsIn).map((id) => (
              <Option
                key={id}
                kind="radio"
                on={way.value === id}
                title={say.ways[id].title}
                detail={say.ways[id].detail}
                onPress={() => {
                  way.value = id;
                }}
              />
            ))}
          </Options>
        )}
        {way.value === 'release' && <Consequences table={table} seat={seat} />}
        {problem.value && (
          <p class="card warn pad" role="alert">
            {problem.value}
          </p>
        )}
      </div>
    </Dialog>
  );
}
