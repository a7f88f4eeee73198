import type { TableInfo } from '@ochre/protocol';
import { text } from '../i18n/index.ts';
import { seatWords } from '../i18n/seat.ts';
import { dropSeat, type HeldSeat } from '../net/seats.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';

export interface LeaveGameProps {
  table: TableInfo;
  held: HeldSeat;
  onClose(): void;
  onLeft(): void;
}

/** Leaves a table from the list of my games; one that is over is only taken off it. */
export function LeaveGame({ table, held, onClose, onLeft }: LeaveGameProps) {
  const say = seatWords.value.forget;
  if (table.status === 'gathering' || table.status === 'running')
    return (
      <LeaveDialog table={table} seat={held.seat} token={held.token} onClose={onClose} onLeft={onLeft} />
    );
  return (
    <Dialog
      title={say.title(table.title)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{text.value.ui.cancel}</Button>
          <Button
            kind="danger"
            onPress={() => {
              dropSeat(table.id);
              onClose();
              onLeft();
            }}
          >
            {say.act}
          </Button>
        </>
      }
    >
      <p>{say.lead}</p>
    </Dialog>
  );
}
