import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { text } from '../i18n/index.ts';
import { seatWords } from '../i18n/seat.ts';
import { asNotes, NOTES_MOST, noteBookOf } from '../session/notes.ts';
import type { Session } from '../session/session.ts';
import { Dialog } from '../ui/Dialog.tsx';
import './notes.css';

/** Written down when nothing more is typed for so long. */
const REST_MS = 1500;

/** What I want to remember of this table; nobody else reads it. */
export function NotesDialog({ session, onClose }: { session: Session; onClose(): void }) {
  const say = seatWords.value.notes;
  const book = useRef(noteBookOf(session)).current;
  const notes = useSignal<string | undefined>(undefined);
  const state = useSignal('');
  const unsaved = useRef<string | undefined>(undefined);
  const timer = useRef<number | undefined>(undefined);
  const save = async (): Promise<void> => {
    clearTimeout(timer.current);
    const written = unsaved.current;
    if (written === undefined) return;
    unsaved.current = undefined;
    try {
      await book.write(written);
      state.value = say.saved;
    } catch (error) {
      unsaved.current ??= written;
      state.value = say.failed((error as Error).message);
    }
  };
  useEffect(() => {
    book.read().then(
      (found) => {
        notes.value = found;
      },
      (error: Error) => {
        state.value = error.message;
      },
    );
    return () => void save();
  }, []);
  return (
    <Dialog kind="drawer" title={text.value.table.notes} onClose={onClose}>
      <p class="sm sec">{session.company?.mine === undefined ? say.here : say.withSeat}</p>
      <textarea
        class="notes"
        aria-label={text.value.table.notes}
        rows={14}
        maxLength={NOTES_MOST}
        disabled={notes.value === undefined}
        value={notes.value ?? ''}
        onInput={(e) => {
          const written = asNotes(e.currentTarget.value);
          notes.value = written;
          unsaved.current = written;
          state.value = '';
          clearTimeout(timer.current);
          timer.current = window.setTimeout(save, REST_MS);
        }}
      />
      <p class="sm mute row" role="status">
        <span class="sp">{state.value}</span>
        {say.room(NOTES_MOST - (notes.value ?? '').length)}
      </p>
    </Dialog>
  );
}
