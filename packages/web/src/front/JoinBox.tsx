import { useSignal } from '@preact/signals';
import { text } from '../i18n/index.ts';
import { Refused, tableInfo } from '../net/api.ts';
import { home } from '../net/home.ts';
import { tableHref } from '../route.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

/** The table that a pasted link or code names. */
const tableIn = (pasted: string): string | undefined => pasted.match(/[A-Za-z0-9]{16}(?![A-Za-z0-9])/)?.[0];

export function JoinBox() {
  const say = text.value.front;
  const typed = useSignal('');
  const wrong = useSignal('');
  /** What is wrong with it is said here, before anybody leaves the page for it. */
  const join = async (): Promise<void> => {
    const found = tableIn(typed.value);
    wrong.value = found ? '' : say.joinCode;
    if (!found) return;
    try {
      // The link of an invitation or a seat opens more than its table's code does.
      const more = typed.value.match(/#(?:invite|seat)=[A-Za-z0-9_-]*/)?.[0];
      if (more) location.href = `${home}t/${found}${more}`;
      else {
        await tableInfo(found);
        location.hash = tableHref(found);
      }
    } catch (error) {
      const none = error instanceof Refused && error.problem.code === 'noTable';
      wrong.value = none ? say.joinNone : (error as Error).message;
    }
  };
  return (
    <form
      class="joinbox"
      onSubmit={(e) => {
        e.preventDefault();
        void join();
      }}
    >
      <label class="field">
        <Icon name="link" />
        <input
          aria-label={say.joinHint}
          placeholder={say.joinHint}
          value={typed.value}
          onInput={(e) => {
            typed.value = e.currentTarget.value;
            wrong.value = '';
          }}
        />
      </label>
      <Button type="submit" disabled={typed.value.trim() === ''}>
        {say.join}
      </Button>
      {wrong.value && <p role="alert">{wrong.value}</p>}
    </form>
  );
}
