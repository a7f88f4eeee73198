import { Channels } from '../account/Channels.tsx';
import { text } from '../i18n/index.ts';
import { Dialog } from '../ui/Dialog.tsx';

export interface NoticesDialogProps {
  table: string;
  token: string | undefined;
  onClose(): void;
}

/** How my seat at one table is told of things while I am away. */
export function NoticesDialog({ table, token, onClose }: NoticesDialogProps) {
  const say = text.value.account.notices;
  return (
    <Dialog title={say.seatTitle} eyebrow={say.title} onClose={onClose}>
      <p class="sm sec">{say.lead}</p>
      <Channels path={`/tables/${table}/notices`} token={token} />
    </Dialog>
  );
}
