import type { ChatMessage } from '@ochre/protocol';
import { useSignal } from '@preact/signals';
import { text } from '../i18n/index.ts';
import type { Company } from '../session/company.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

const MOST = 500;

interface ReportDialogProps {
  company: Company;
  message: ChatMessage;
  onClose(): void;
}

/** Tells those who run the server what somebody said. */
export function ReportDialog({ company, message, onClose }: ReportDialogProps) {
  const say = text.value.chat;
  const why = useSignal('');
  const state = useSignal<'open' | 'sent' | 'failed'>('open');
  const send = async (): Promise<void> => {
    if (why.value.trim() === '') return;
    try {
      await company.report(why.value.trim(), {
        message: message.id,
        ...(message.from !== undefined && { seat: message.from }),
      });
      state.value = 'sent';
    } catch {
      state.value = 'failed';
    }
  };
  return (
    <Dialog
      title={say.reportTitle}
      onClose={onClose}
      actions={
        state.value !== 'sent' && (
          <Button kind="primary" disabled={why.value.trim() === ''} onPress={() => void send()}>
            {say.reportSend}
          </Button>
        )
      }
    >
      <blockquote class="quoted">
        <b>{message.name}</b> {message.text}
      </blockquote>
      {state.value === 'sent' ? (
        <p role="status">{say.reported}</p>
      ) : (
        <label class="col">
          {say.reportWhy}
          <textarea
            rows={3}
            maxLength={MOST}
            value={why.value}
            onInput={(e) => {
              why.value = e.currentTarget.value;
            }}
          />
          <small class="mute">{state.value === 'failed' ? say.failed : say.reportHint}</small>
        </label>
      )}
    </Dialog>
  );
}
