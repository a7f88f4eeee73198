import { text } from '../i18n/index.ts';
import { useTable } from '../table/context.ts';
import { myNation } from '../table/model.ts';
import { Cite } from '../ui/Cite.tsx';
import { NationBadge } from '../ui/NationBadge.tsx';
import { eventWords, isLoss, type LogLine, subjectOf } from './words.ts';

/** A sentence with the one it is about set off. */
function Sentence({ words, subject }: { words: string; subject: string }) {
  const named = subject !== '' && words.startsWith(subject) ? subject : '';
  return (
    <span>
      {named && <b>{named}</b>}
      {words.slice(named.length)}
    </span>
  );
}

export function LogLines({ lines }: { lines: readonly LogLine[] }) {
  const { session } = useTable();
  const me = myNation(session.view.value);
  const { ui, events } = text.value;
  const named = (id: string): string =>
    id === me ? ui.you : (session.rules.ruleset.civilizations.find((c) => c.id === id)?.name ?? id);
  return (
    <ul class="log">
      {lines.map(({ logged: { seq, event }, moved }) => {
        const who = subjectOf(event);
        const words = eventWords(session.rules, event, me);
        return (
          <li key={seq} class={who === me && isLoss(event) ? 'em' : ''}>
            {who === undefined ? <span class="nb none" /> : <NationBadge nation={who} size={16} />}
            <span>
              <Sentence words={words} subject={who === undefined ? '' : named(who)} />
              {moved !== undefined && moved > 0 && `: ${events.moved(moved)}`}{' '}
              <Cite cite={event.cite} quiet />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
