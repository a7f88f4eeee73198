import { text } from '../i18n/index.ts';
import { lazily } from '../ui/lazily.tsx';
import { useTable } from './context.ts';
import { goTo } from './goTo.ts';

const KeysDialog = lazily(async () => (await import('./KeysDialog.tsx')).KeysDialog);

/** The first stops of those who come by key: seen while they have the focus. */
export function SkipLinks() {
  const { board } = useTable();
  const say = text.value.table.skips;
  return (
    <>
      <nav class="skips" aria-label={say.label}>
        {(['question', 'map', 'log'] as const).map((place) => (
          <button key={place} type="button" onClick={() => goTo(place, board)}>
            {say[place]}
          </button>
        ))}
        <button
          type="button"
          aria-keyshortcuts="?"
          onClick={() => {
            board.keysOpen.value = true;
          }}
        >
          {say.keys} <kbd aria-hidden="true">?</kbd>
        </button>
      </nav>
      {board.keysOpen.value && (
        <KeysDialog
          onClose={() => {
            board.keysOpen.value = false;
          }}
        />
      )}
    </>
  );
}
