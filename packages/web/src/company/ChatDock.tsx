import { text } from '../i18n/index.ts';
import type { Company } from '../session/company.ts';
import { useTable } from '../table/context.ts';
import { Button } from '../ui/Button.tsx';
import { ChatPanel } from './ChatPanel.tsx';
import './company.css';

/** Talk beside whatever is done: in front of the market, the shop or the phone's map. */
export function ChatDock({ company, onClose }: { company: Company; onClose(): void }) {
  const say = text.value.chat;
  const { live } = useTable();
  return (
    <aside
      class="chatdock"
      aria-label={say.title}
      onKeyDown={(e) => {
        if (e.key === 'Escape') onClose();
      }}
    >
      <header class="row">
        <h3>{say.title}</h3>
        <span class="sp" />
        <Button kind="ghost" size="sm" icon="x" label={text.value.ui.close} onPress={onClose} />
      </header>
      <ChatPanel company={company} seats={live.view.value.open.seats} />
    </aside>
  );
}
