import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { text } from '../i18n/index.ts';
import { seatWords } from '../i18n/seat.ts';
import { seatLink } from '../session/sitting.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import './company.css';

/** The link that plays my seat in another browser. */
export function MoveSeat({ table, token }: { table: string; token: string }) {
  const say = seatWords.value;
  const field = useRef<HTMLInputElement>(null);
  const copied = useSignal(false);
  const link = seatLink(table, token);
  const copy = async (): Promise<void> => {
    field.current!.select();
    // Without a safe connection there is no clipboard; the link is selected then, to be copied by hand.
    await navigator.clipboard?.writeText(link).then(
      () => {
        copied.value = true;
      },
      () => undefined,
    );
  };
  return (
    <div class="moveseat">
      <p>{say.lead}</p>
      <div class="row">
        <label class="field sp">
          <Icon name="link" />
          <input
            ref={field}
            readOnly
            aria-label={say.link}
            value={link}
            onFocus={() => field.current!.select()}
          />
        </label>
        <Button kind="primary" onPress={() => void copy()}>
          {text.value.front.room.copy}
        </Button>
      </div>
      <p class="sm sec" role="status">
        {copied.value && say.copied}
      </p>
      <p class="card warn pad row">
        <Icon name="warn" size={20} />
        <span class="sp">{say.warn}</span>
      </p>
    </div>
  );
}
