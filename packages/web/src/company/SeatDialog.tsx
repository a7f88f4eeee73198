import type { TableInfo } from '@ochre/protocol';
import { Channels } from '../account/Channels.tsx';
import { accountWords } from '../i18n/account.ts';
import { seatWords } from '../i18n/seat.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Devices } from './Devices.tsx';
import { GroupChannel } from './GroupChannel.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';

/** How my seat is told of things while I am away, where else it is played, and how I give it up. */
export type SeatMatter = 'notices' | 'devices' | 'leave';

export interface SeatDialogProps {
  about: SeatMatter;
  table: TableInfo;
  seat: number;
  token: string;
  onClose(): void;
}

/** What concerns my seat at one table. */
export function SeatDialog({ about, onClose, ...place }: SeatDialogProps) {
  const say = accountWords.value.notices;
  if (about === 'leave')
    return (
      <LeaveDialog
        {...place}
        onClose={onClose}
        onLeft={() => {
          location.hash = '#/';
        }}
      />
    );
  if (about === 'devices')
    return (
      <Dialog title={seatWords.value.devices.open} onClose={onClose}>
        <Devices {...place} onClose={onClose} />
      </Dialog>
    );
  return (
    <Dialog title={say.seatTitle} eyebrow={say.title} onClose={onClose}>
      <p class="sm sec">{say.lead}</p>
      <Channels path={`/tables/${place.table.id}/notices`} token={place.token} />
      {place.seat === place.table.host && <GroupChannel table={place.table.id} token={place.token} />}
    </Dialog>
  );
}
