import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { text } from '../i18n/index.ts';
import { LogLines } from '../log/LogLines.tsx';
import { withSkippedMarkets } from '../log/markets.ts';
import { type LogLine, logLines } from '../log/words.ts';
import { momentOf } from '../session/past.ts';
import { Icon } from '../ui/Icon.tsx';
import { useTable } from './context.ts';
import { ChatPanel } from './lazyCompany.ts';
import { myNation, stepName } from './model.ts';

const SHOWN = 240;

interface Group {
  key: string;
  turn: number;
  phase: string;
  lines: LogLine[];
}

/** The latest first, by turn and phase. */
function grouped(lines: readonly LogLine[], named: (step: string) => string): Group[] {
  const groups: Group[] = [];
  for (const line of lines.slice(-SHOWN).toReversed()) {
    const { turn, seq } = line.logged;
    const phase = named(line.logged.phase);
    const last = groups.at(-1);
    if (last && last.turn === turn && last.phase === phase) last.lines.push(line);
    else groups.push({ key: `${turn}.${phase}.${seq}`, turn, phase, lines: [line] });
  }
  return groups;
}

/** What happened, and what people say of it. */
export function LogPanel() {
  const { live } = useTable();
  const { table: say, chat } = text.value;
  const tab = useSignal<'log' | 'chat'>('log');
  const { company } = live;
  const unread = company?.unread.value ?? 0;
  const tabs = company ? (['log', 'chat'] as const) : (['log'] as const);
  return (
    <section class="logpanel" aria-label={say.log}>
      <div class="tabs" role="tablist">
        {tabs.map((id) => (
          <button
            key={id}
            type="button"
            role="tab"
            aria-selected={tab.value === id}
            onClick={() => {
              tab.value = id;
            }}
          >
            {say[id]}
            {id === 'chat' && unread > 0 && tab.value !== 'chat' && (
              <span class="count" role="img" aria-label={chat.unread(unread)}>
                {unread}
              </span>
            )}
          </button>
        ))}
      </div>
      {company && tab.value === 'chat' ? (
        <ChatPanel company={company} seats={live.view.value.open.seats} />
      ) : (
        <Log />
      )}
    </section>
  );
}

function Log() {
  const { session, history } = useTable();
  const { table: say, history: past } = text.value;
  const log = session.log.value;
  const me = myNation(session.view.value);
  const groups = useMemo(
    () =>
      grouped(
        logLines(withSkippedMarkets(log, session.rules), me),
        (step) => stepName(session, step) ?? say.setup,
      ),
    [session, log, me, say],
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key
    <div class="scroll" tabIndex={0} role="tabpanel" aria-label={say.log}>
      <h2 class="sr">{say.log}</h2>
      {groups.length === 0 && <p class="mute sm">{say.logEmpty}</p>}
      {groups.map((group) => (
        <div key={group.key} class="grp">
          <header class="row">
            <h3 class="eyebrow">
              {say.turn(group.turn)} · {group.phase}
            </h3>
            {history && (
              <button
                type="button"
                class="seemoment"
                aria-label={past.see}
                title={past.see}
                onClick={() => void history.go(momentOf(session.log.peek(), group.lines[0]!.logged))}
              >
                <Icon name="clock" size={13} />
              </button>
            )}
          </header>
          <LogLines lines={group.lines} folded />
        </div>
      ))}
    </div>
  );
}
