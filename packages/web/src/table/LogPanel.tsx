import { useMemo } from 'preact/hooks';
import { text } from '../i18n/index.ts';
import { LogLines } from '../log/LogLines.tsx';
import type { LoggedEvent } from '../session/session.ts';
import { useTable } from './context.ts';

const SHOWN = 240;

interface Group {
  key: string;
  turn: number;
  phase: string;
  events: LoggedEvent[];
}

/** The latest first, by turn and phase. */
function grouped(log: readonly LoggedEvent[]): Group[] {
  const groups: Group[] = [];
  for (let i = log.length - 1; i >= Math.max(0, log.length - SHOWN); i--) {
    const event = log[i]!;
    const last = groups.at(-1);
    if (last && last.turn === event.turn && last.phase === event.phase) last.events.push(event);
    else groups.push({ key: `${event.turn}.${event.phase}.${event.seq}`, turn: event.turn, phase: event.phase, events: [event] });
  }
  return groups;
}

export function LogPanel() {
  const { session } = useTable();
  const say = text.value.table;
  const log = session.log.value;
  const groups = useMemo(() => grouped(log), [log]);
  return (
    <section class="logpanel" aria-label={say.log}>
      <header class="tabs" role="tablist">
        <button type="button" role="tab" aria-selected="true">
          {say.log}
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key */}
      <div class="scroll" tabIndex={0} role="tabpanel" aria-label={say.log}>
        {groups.length === 0 && <p class="mute sm">{say.logEmpty}</p>}
        {groups.map((group) => (
          <div key={group.key}>
            <h4 class="eyebrow">
              {say.turn(group.turn)} · {say.phases[group.phase] ?? say.setup}
            </h4>
            <LogLines events={group.events} />
          </div>
        ))}
      </div>
    </section>
  );
}
