import { useMemo } from 'preact/hooks';
import { text } from '../i18n/index.ts';
import { LogLines } from '../log/LogLines.tsx';
import { type LogLine, logLines } from '../log/words.ts';
import { useTable } from './context.ts';
import { myNation } from './model.ts';

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

export function LogPanel() {
  const { session } = useTable();
  const say = text.value.table;
  const log = session.log.value;
  const me = myNation(session.view.value);
  const groups = useMemo(
    () => grouped(logLines(log, me), (step) => say.phases[step] ?? say.setup),
    [log, me, say],
  );
  return (
    <section class="logpanel" aria-label={say.log}>
      <div class="tabs" role="tablist">
        <button type="button" role="tab" aria-selected="true">
          {say.log}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key */}
      <div class="scroll" tabIndex={0} role="tabpanel" aria-label={say.log}>
        {groups.length === 0 && <p class="mute sm">{say.logEmpty}</p>}
        {groups.map((group) => (
          <div key={group.key} class="grp">
            <h4 class="eyebrow">
              {say.turn(group.turn)} · {group.phase}
            </h4>
            <LogLines lines={group.lines} />
          </div>
        ))}
      </div>
    </section>
  );
}
