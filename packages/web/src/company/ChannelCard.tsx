import { useSignal } from '@preact/signals';
import { groupWords } from '../i18n/group.ts';
import { text } from '../i18n/index.ts';
import type { Company } from '../session/company.ts';
import { useTable } from '../table/context.ts';
import { AskCard } from './AskCard.tsx';

/** A word to the host: the group's channel takes no more. */
export function ChannelCard({ company }: { company: Company }) {
  const { board } = useTable();
  const seen = useSignal(false);
  const say = groupWords.value;
  const { channel, host } = company.table.value;
  if (!channel?.off || company.mine !== host || seen.value) return null;
  const done = (): void => {
    seen.value = true;
  };
  const open = (): void => {
    done();
    board.seatDialog.value = 'notices';
  };
  return (
    <AskCard
      title={say.off(say.names[channel.kind])}
      no={[text.value.ui.close, done]}
      yes={[say.title, open]}
    />
  );
}
