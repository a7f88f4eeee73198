import type { LoggedEvent } from '../session/session.ts';
import { useTable } from '../table/context.ts';
import { Cite } from '../ui/Cite.tsx';
import { NationBadge } from '../ui/NationBadge.tsx';
import { eventWords } from './words.ts';

export function LogLines({ events }: { events: readonly LoggedEvent[] }) {
  const { session } = useTable();
  return (
    <ul class="log">
      {events.map(({ seq, event }) => {
        const who = event.open['nation'];
        return (
          <li key={seq}>
            {typeof who === 'string' ? <NationBadge nation={who} size={16} /> : <span class="nb none" />}
            <span>
              {eventWords(session.rules, event)} <Cite cite={event.cite} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
