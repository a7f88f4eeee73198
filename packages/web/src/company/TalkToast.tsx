import { useEffect } from 'preact/hooks';
import { text } from '../i18n/index.ts';
import type { Company } from '../session/company.ts';
import { Icon } from '../ui/Icon.tsx';
import './company.css';

const SHOWN_MS = 7000;

/** What was said last, or who came and went, for a moment: it asks for nothing, and leads to the talk. */
export function TalkToast({ company, onOpen }: { company: Company; onOpen(): void }) {
  const { title, comings } = text.value.chat;
  const heard = company.latest.value;
  useEffect(() => {
    if (!heard) return;
    const timer = setTimeout(() => {
      company.latest.value = undefined;
    }, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [heard]);
  return (
    <div class="talktoast" role="status">
      {heard && (
        <button type="button" class="toast" title={title} onClick={onOpen}>
          {'what' in heard ? (
            <span>{comings[heard.what](heard.name)}</span>
          ) : (
            <>
              <Icon name={heard.channel === 'private' ? 'lock' : 'chat'} />
              <b>{heard.name}</b>
              <span class="ell">{heard.text}</span>
            </>
          )}
        </button>
      )}
    </div>
  );
}
