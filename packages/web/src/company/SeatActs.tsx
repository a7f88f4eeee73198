import { accountWords } from '../i18n/account.ts';
import { text } from '../i18n/index.ts';
import { seatWords } from '../i18n/seat.ts';
import type { Company } from '../session/company.ts';
import { useTable } from '../table/context.ts';
import { Button, looks } from '../ui/Button.tsx';
import type { SeatMatter } from './SeatDialog.tsx';
import { HandsButton, TakeBackButton } from './Teaching.tsx';

interface ActsProps {
  company: Company;
  /** With its words beside the icon. */
  worded?: boolean;
}

/** A game among people can be stopped, if most agree. */
function PauseButton({ company, worded }: ActsProps) {
  const say = text.value.clock;
  const info = company.clock.value?.info;
  if (!info || info.vote) return null;
  const want = info.pausedSince === undefined ? 'pause' : 'resume';
  return (
    <Button
      icon={want === 'pause' ? 'pause' : 'play'}
      {...looks(worded, say[want])}
      onPress={() => void company.vote({ want, agree: true }).catch(() => {})}
    />
  );
}

interface MatterProps extends ActsProps {
  about: SeatMatter;
  icon: string;
  words: string;
}

/** Opens what my seat can be asked about. */
function MatterButton({ company, worded, about, icon, words }: MatterProps) {
  const { board, live } = useTable();
  if (company.mine === undefined || live.view.value.open.result) return null;
  return (
    <Button
      icon={icon}
      {...looks(worded, words)}
      onPress={() => {
        board.seatDialog.value = about;
      }}
    />
  );
}

/** Who sits at a table elsewhere may go away and be called back. */
export const NoticesButton = (props: ActsProps) => (
  <MatterButton {...props} about="notices" icon="bell" words={accountWords.value.notices.open} />
);

/** All that I can do with my seat at a table on a server. */
export function SeatActs(props: ActsProps) {
  const { devices, leave } = seatWords.value;
  if (props.company.mine === undefined) return null;
  return (
    <>
      <PauseButton {...props} />
      <HandsButton {...props} />
      <TakeBackButton {...props} />
      <NoticesButton {...props} />
      <MatterButton {...props} about="devices" icon="phone" words={devices.open} />
      <MatterButton {...props} about="leave" icon="leave" words={leave.open} />
    </>
  );
}
