import type { Report } from '@ochre/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { FrontBar } from '../front/FrontBar.tsx';
import '../front/front.css';
import { text } from '../i18n/index.ts';
import { call } from '../net/api.ts';
import { tableHref } from '../route.ts';
import { Button } from '../ui/Button.tsx';
import { Segmented } from '../ui/controls.tsx';
import './account.css';
import { askWho, whoami } from './account.ts';
import { moment } from './Lists.tsx';

type State = 'open' | 'closed';

function Case({ report, done }: { report: Report; done(): void }) {
  const say = text.value.account.reports;
  const note = useSignal('');
  const { id, table, title, at, by, seat, text: words, messages, closedAt } = report;
  const act = (path: string, body: unknown): void =>
    void call('POST', path, body).then(done, () => undefined);
  return (
    <li class="card pad col">
      <p class="row wrap">
        <b>{say.about(title, moment(at))}</b>
        <span class="mute">{by === undefined ? say.bySpectator : say.bySeat(by)}</span>
        {seat !== undefined && <span class="mute">{say.aboutSeat(seat)}</span>}
        <span class="sp" />
        <a href={tableHref(table)}>{say.toTable}</a>
      </p>
      <blockquote>{words}</blockquote>
      {messages.length > 0 && (
        <details>
          <summary>{say.messages}</summary>
          <ul class="col sm">
            {messages.map((m) => (
              <li key={m.id}>
                <b>{m.name}</b> {m.text}
              </li>
            ))}
          </ul>
        </details>
      )}
      {report.note && <p class="sm sec">{report.note}</p>}
      {closedAt === undefined && (
        <p class="row wrap">
          <label class="field sp">
            <input
              aria-label={say.note}
              placeholder={say.note}
              maxLength={500}
              value={note.value}
              onInput={(e) => {
                note.value = e.currentTarget.value;
              }}
            />
          </label>
          <Button
            kind="primary"
            onPress={() =>
              act('/admin/reports/close', {
                report: id,
                ...(note.value.trim() && { note: note.value.trim() }),
              })
            }
          >
            {say.close}
          </Button>
          {seat !== undefined && (
            <Button onPress={() => act(`/tables/${table}/admin/mute`, { seat, on: true })}>{say.mute}</Button>
          )}
          <Button kind="danger" onPress={() => act(`/tables/${table}/admin/block`, { on: true })}>
            {say.block}
          </Button>
        </p>
      )}
    </li>
  );
}

/** What people reported, for those who run the server. */
export function AdminPage() {
  const say = text.value.account.reports;
  const state = useSignal<State>('open');
  const reports = useSignal<Report[] | undefined>(undefined);
  const admin = whoami.value?.account?.role === 'admin';
  const look = async (): Promise<void> => {
    await askWho();
    if (whoami.peek()?.account?.role !== 'admin') return;
    const found = await call<{ reports: Report[] }>('GET', `/admin/reports?state=${state.value}`);
    reports.value = found.reports;
  };
  useEffect(() => void look(), [state.value]);
  return (
    <div class="rulespage">
      <FrontBar at="account" />
      <main class="account">
        <header>
          <h1>{say.title}</h1>
          {admin && (
            <Segmented
              label={say.state}
              value={state.value}
              options={(['open', 'closed'] as const).map((id) => ({ id, label: say.states[id] }))}
              onChange={(next) => {
                state.value = next;
              }}
            />
          )}
        </header>
        {whoami.value && !admin && <p class="card pad">{say.notAdmin}</p>}
        {reports.value?.length === 0 && (
          <p class="card pad">{state.value === 'open' ? say.none : say.noneClosed}</p>
        )}
        <ul class="col">
          {reports.value?.map((report) => (
            <Case key={report.id} report={report} done={() => void look()} />
          ))}
        </ul>
      </main>
    </div>
  );
}
