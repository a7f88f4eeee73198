import type { Comment } from '@ochre/protocol';
import { useSignal } from '@preact/signals';
import type { History } from '../history/history.ts';
import { recordWords } from '../i18n/record.ts';
import { personName } from '../net/seats.ts';
import { asNotes } from '../session/notes.ts';
import { Button } from '../ui/Button.tsx';
import { Fold } from '../ui/Fold.tsx';
import { COMMENT_MOST, commentsIn, commentsOf, keepComments } from './comments.ts';
import './moments.css';

/** What was written about the moment that is looked at, and a place to write. */
export function Comments({ history }: { history: History }) {
  const say = recordWords.value.comments;
  const { live } = history;
  const all = commentsIn(live).value;
  const draft = useSignal('');
  const failed = useSignal(false);
  const now = history.shared;
  if (!now) return null;
  const here = all.filter((one) => history.covers(one));
  const others = all.filter((one) => !here.includes(one));
  const full = all.length >= commentsOf(live).most;
  const keep = async (comments: readonly Comment[]): Promise<boolean> => {
    failed.value = false;
    try {
      await keepComments(live, comments);
      return true;
    } catch {
      failed.value = true;
      return false;
    }
  };
  const add = async (): Promise<void> => {
    const text = draft.peek().trim();
    if (text === '' || full) return;
    const by = personName();
    if (await keep([...all, { ...now, ...(by && { by }), text }])) draft.value = '';
  };
  return (
    <section class="comments" aria-labelledby="comments-title">
      <h3 class="eyebrow" id="comments-title">
        {say.title}
      </h3>
      {here.map((one) => (
        <div key={JSON.stringify(one)} class="comment card">
          <p>
            {one.by && <b>{one.by}: </b>}
            {one.text}
          </p>
          <Button
            kind="ghost"
            size="sm"
            icon="x"
            label={say.remove}
            onPress={() => void keep(all.filter((other) => other !== one))}
          />
        </div>
      ))}
      <form
        class="row"
        onSubmit={(e) => {
          e.preventDefault();
          void add();
        }}
      >
        <textarea
          class="sp"
          rows={1}
          maxLength={COMMENT_MOST}
          aria-label={say.write}
          placeholder={say.write}
          value={draft.value}
          onKeyDown={(e) => {
            if (e.key !== 'Enter' || e.shiftKey || e.isComposing) return;
            e.preventDefault();
            void add();
          }}
          onInput={(e) => {
            draft.value = asNotes(e.currentTarget.value).slice(0, COMMENT_MOST);
          }}
        />
        <Button
          type="submit"
          size="sm"
          icon="check"
          label={say.add}
          disabled={draft.value.trim() === '' || full}
        />
      </form>
      <p class="sm mute" role="status">
        {failed.value
          ? say.failed
          : full
            ? say.full
            : live.company?.mine === undefined
              ? say.here
              : say.withSeat}
      </p>
      {others.length > 0 && (
        <Fold title={say.others(others.length)}>
          <ul class="elsewhere">
            {others.map((one) => (
              <li key={JSON.stringify(one)}>
                <button type="button" onClick={() => void history.find(one)}>
                  <b>{say.at(one.turn)}</b> {one.text}
                </button>
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </section>
  );
}
