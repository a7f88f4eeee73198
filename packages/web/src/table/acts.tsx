import { text } from '../i18n/index.ts';
import { Button, looks } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useTable } from './context.ts';

interface ActProps {
  /** With its words beside the icon, where there is room. */
  worded?: boolean;
}

/** Takes back my last decision, in a game against bots. */
export function RewindButton({ worded }: ActProps) {
  const { rewind, history } = useTable();
  if (!rewind || history?.at.value) return null;
  return <Button icon="undo" {...looks(worded, text.value.table.takeBack)} onPress={() => void rewind()} />;
}

/** Hands the device over to somebody else who plays at it. */
export function PassButton({ worded }: ActProps) {
  const { handOver } = useTable();
  if (!handOver) return null;
  return (
    <Button icon="users" {...looks(worded, text.value.table.handOver)} onPress={() => void handOver()} />
  );
}

/** Opens what I wrote down here. */
export function NotesButton({ worded }: ActProps) {
  const { board } = useTable();
  return (
    <Button
      icon="papyrus"
      {...looks(worded, text.value.table.notes)}
      onPress={() => {
        board.notesOpen.value = true;
      }}
    />
  );
}

/** Its words stand beside the icon where there is room. */
export function RulesLink({ worded }: ActProps) {
  const { session } = useTable();
  const { rules } = text.value.table;
  return (
    <a
      class={worded ? 'btn' : 'btn sm ghost icon'}
      href={`#/rules/${session.rules.ruleset.book}`}
      target="ochre-rules"
      aria-label={worded ? undefined : rules}
      title={worded ? undefined : rules}
    >
      <Icon name="book" />
      {worded && rules}
    </a>
  );
}
