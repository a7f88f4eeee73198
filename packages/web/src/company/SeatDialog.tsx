import { Channels } from '../account/Channels.tsx';
import { text } from '../i18n/index.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { MoveSeat } from './MoveSeat.tsx';

export interface SeatDialogProps {
  about: 'notices' | 'move';
  table: string;
  token: string | undefined;
  onClose(): void;
}

/** How my seat at one table is told of things while I am away, and how it is taken along. */
export function SeatDialog({ about, table, token, onClose }: SeatDialogProps) {
  const { account, table: words } = text.value;
  const say = account.notices;
  if (about === 'move')
    return (
      <Dialog title={words.moveSeat} onClose={onClose}>
        {token !== undefined && <MoveSeat table={table} token={token} />}
      </Dialog>
    );
  return (
    <Dialog title={say.seatTitle} eyebrow={say.title} onClose={onClose}>
      <p class="sm sec">{say.lead}</p>
      <Channels path={`/tables/${table}/notices`} token={token} />
    </Dialog>
  );
}
