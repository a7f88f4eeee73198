import { text } from '../i18n/index.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useTable } from './context.ts';

interface Looks {
  /** With its words beside the icon. */
  worded?: boolean;
}

const looks = (worded: boolean | undefined, words: string) =>
  worded ? ({ children: words } as const) : ({ kind: 'ghost', size: 'sm', label: words } as const);

/** A game among people can be stopped, if most agree. */
export function PauseButton({ worded }: Looks) {
  const { live } = useTable();
  const say = text.value.clock;
  const { company } = live;
  const info = company?.clock.value?.info;
  if (!company || !info || company.mine === undefined || info.vote) return null;
  const want = info.pausedSince === undefined ? 'pause' : 'resume';
  return (
    <Button
      icon={want === 'pause' ? 'pause' : 'play'}
      {...looks(worded, say[want])}
      onPress={() => void company.vote({ want, agree: true }).catch(() => {})}
    />
  );
}

/** Whether I sit at a game on a server that is not over. */
function useSeated(): boolean {
  const { live } = useTable();
  return live.company?.mine !== undefined && !live.view.value.open.result;
}

/** Who sits at a table elsewhere may go away and be called back. */
export function NoticesButton({ worded }: Looks) {
  const { board } = useTable();
  if (!useSeated()) return null;
  return (
    <Button
      icon="bell"
      {...looks(worded, text.value.account.notices.open)}
      onPress={() => {
        board.seatDialog.value = 'notices';
      }}
    />
  );
}

/** Who sits there may go on in another browser. */
export function MoveSeatButton({ worded }: Looks) {
  const { board } = useTable();
  if (!useSeated()) return null;
  return (
    <Button
      icon="phone"
      {...looks(worded, text.value.table.moveSeat)}
      onPress={() => {
        board.seatDialog.value = 'move';
      }}
    />
  );
}

export function RulesLink({ worded }: Looks) {
  const { rules } = text.value.table;
  return (
    <a
      class={worded ? 'btn' : 'btn sm ghost icon'}
      href="#/rules"
      target="_blank"
      rel="noopener"
      aria-label={worded ? undefined : rules}
      title={worded ? undefined : rules}
    >
      <Icon name="book" />
      {worded && rules}
    </a>
  );
}
