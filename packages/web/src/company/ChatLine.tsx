import type { ChatMessage } from '@ochre/protocol';
import { text } from '../i18n/index.ts';
import type { Company } from '../session/company.ts';
import { Icon } from '../ui/Icon.tsx';
import { NationBadge } from '../ui/NationBadge.tsx';

const at = (ms: number): string =>
  new Date(ms).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' });

interface ChatLineProps {
  company: Company;
  /** Whether I may keep others from writing. */
  host: boolean;
  message: ChatMessage;
  nationOf(seat: number): string | undefined;
  onReport(message: ChatMessage): void;
}

/** What somebody said, and what can be done about it. */
export function ChatLine({ company, host, message, nationOf, onReport }: ChatLineProps) {
  const say = text.value.chat;
  const { from, to, name, channel, id } = message;
  const mine = from !== undefined && from === company.mine;
  const nation = from === undefined ? undefined : nationOf(from);
  const other = to === undefined ? '' : (company.table.value.seats.find((s) => s.seat === to)?.name ?? '');
  return (
    <li class="msg" data-channel={channel}>
      {nation ? (
        <NationBadge nation={nation} size={18} />
      ) : (
        <Icon name={from === undefined ? 'eye' : 'users'} size={18} />
      )}
      <div>
        <p class="who">
          <b>{mine ? text.value.ui.you : name}</b>
          {channel === 'private' && (
            <span class="chip info">
              <Icon name="lock" /> {mine ? `→ ${other}` : say.privately}
            </span>
          )}
          <time>{at(message.at)}</time>
          {!mine && (
            <details class="menu">
              <summary aria-label={say.more(name)} title={say.more(name)}>
                ⋯
              </summary>
              <div class="glass">
                {from !== undefined && (
                  <button type="button" onClick={() => void company.mute(from, true).catch(() => {})}>
                    {say.mute(name)}
                  </button>
                )}
                {host && (
                  <button
                    type="button"
                    onClick={() => void company.silence(from ?? null, true).catch(() => {})}
                  >
                    {from === undefined ? say.silenceWatchers : say.silence(name)}
                  </button>
                )}
                <button type="button" onClick={() => onReport(message)}>
                  {say.report}
                </button>
              </div>
            </details>
          )}
        </p>
        <p class="said" dir="auto" data-id={id}>
          {message.text}
        </p>
      </div>
    </li>
  );
}
