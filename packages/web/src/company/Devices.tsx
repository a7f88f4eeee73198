import type { TableInfo } from '@ochre/protocol';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { text } from '../i18n/index.ts';
import { seatWords } from '../i18n/seat.ts';
import { reread } from '../route.ts';
import { playOnlyHere, seatLink } from '../session/sitting.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import './company.css';

export interface DevicesProps {
  table: TableInfo;
  token: string;
  onClose(): void;
}

/** The link that plays my seat in another browser, too; and the way to take it from all others. */
export function Devices({ table, token, onClose }: DevicesProps) {
  const say = seatWords.value.devices;
  const field = useRef<HTMLInputElement>(null);
  const copied = useSignal(false);
  const problem = useSignal('');
  const link = seatLink(table.id, token);
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
  const onlyHere = async (): Promise<void> => {
    try {
      await playOnlyHere(table, token);
      onClose();
      reread();
    } catch (error) {
      problem.value = (error as Error).message;
    }
  };
  return (
    <div class="devices">
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
      <hr />
      <h3>{say.onlyTitle}</h3>
      <p class="sec">{say.onlyLead}</p>
      <p>
        <Button onPress={() => void onlyHere()}>{say.only}</Button>
      </p>
      {problem.value && (
        <p class="card warn pad" role="alert">
          {problem.value}
        </p>
      )}
    </div>
  );
}
