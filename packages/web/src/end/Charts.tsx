import type { TurnTally } from '@ochre/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { text } from '../i18n/index.ts';
import { OlderPast } from '../session/past.ts';
import type { Session } from '../session/session.ts';
import { myNation, nameOf, positionOf } from '../table/model.ts';
import { Segmented } from '../ui/controls.tsx';
import { type Line, linesOf, MEASURES, type Measure, upToNow } from './chart.ts';
import { LineChart } from './LineChart.tsx';
import './end.css';

function Numbers({ lines, turns, name }: { lines: Line[]; turns: string[]; name(id: string): string }) {
  const say = text.value.result;
  return (
    <details class="numbers">
      <summary>{say.numbers}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key */}
      <div class="scroll-x" tabIndex={0} role="region" aria-label={say.numbers}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say.nation}</th>
              {turns.map((turn) => (
                <th key={turn} scope="col">
                  {turn}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ nation, values }) => (
              <tr key={nation}>
                <th scope="row">{name(nation)}</th>
                {values.map((v, i) => (
                  <td key={turns[i]}>{v === undefined ? '' : Math.round(v)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** How the game went, by one measure at a time. */
export function Charts({ session, order }: { session: Session; order: readonly string[] }) {
  const say = text.value.result;
  const measure = useSignal<Measure>('lead');
  const turns = useSignal<readonly TurnTally[] | undefined>(undefined);
  const failed = useSignal<'mishap' | 'older' | undefined>(undefined);
  useEffect(() => {
    if (!session.past) {
      failed.value = 'mishap';
      return;
    }
    session.past.chronicle().then(
      (told) => {
        turns.value = told;
      },
      (error) => {
        failed.value = error instanceof OlderPast ? 'older' : 'mishap';
      },
    );
  }, [session]);
  const name = (id: string): string => nameOf(session, id);
  const view = session.view.value;
  const counted = turns.value && upToNow(turns.value, positionOf(session, view));
  const heads =
    counted?.map(({ turn }, i) =>
      i === turns.value!.length ? say.now : turn === 0 ? say.start : String(turn),
    ) ?? [];
  const lines = counted ? linesOf(counted, measure.value, order) : [];
  return (
    <section class="card charts">
      <header>
        <h2>{say.measures[measure.value]}</h2>
        <span class="mute sm">{say.notes[measure.value]}</span>
      </header>
      <Segmented
        label={say.measure}
        value={measure.value}
        options={MEASURES.map((id) => ({ id, label: say.measures[id] }))}
        onChange={(id) => {
          measure.value = id;
        }}
      />
      {failed.value && <p class="mute pad">{failed.value === 'older' ? say.older : say.noChart}</p>}
      {counted && counted.length > 0 ? (
        <>
          <LineChart lines={lines} turns={heads} measure={measure.value} me={myNation(view)} name={name} />
          <Numbers lines={lines} turns={heads} name={name} />
        </>
      ) : (
        !failed.value && <div class="chart waiting" aria-busy="true" />
      )}
    </section>
  );
}
