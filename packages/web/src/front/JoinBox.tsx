import { useSignal } from '@preact/signals';
import { text } from '../i18n/index.ts';
import { tableHref } from '../route.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

/** The table that a pasted link or code names. */
const tableIn = (pasted: string): string | undefined => pasted.match(/[A-Za-z0-9]{16}(?![A-Za-z0-9])/)?.[0];

export function JoinBox() {
  const say = text.value.front;
  const typed = useSignal('');
  const found = tableIn(typed.value);
  return (
    <form
      class="joinbox"
      onSubmit={(e) => {
        e.preventDefault();
        if (found) location.hash = tableHref(found);
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
          }}
        />
      </label>
      <Button type="submit" disabled={!found}>
        {say.join}
      </Button>
    </form>
  );
}
