import type { Report } from '@ochre/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { FrontBar } from '../front/FrontBar.tsx';
import '../front/front.css';
import { accountWords } from '../i18n/account.ts';
import { call } from '../net/api.ts';
import { tableHref } from '../route.ts';
import { Button } from '../ui/Button.tsx';
import { Segmented } from '../ui/controls.tsx';
import { Icon } from '../ui/Icon.tsx';
import './account.css';
import { askWho, whoami } from './account.ts';
import { moment } from './Lists.tsx';

type State = 'open' | 'closed';

/** Takes a right away at a table, and gives it back. */
function Sanction(props: { path: string; body: object; words: readonly [string, string] }) {
  const on = useSignal(false);
  const problem = useSignal('');
  const set = async (): Promise<void> => {
    try {
      await call('POST', props.path, { ...props.body, on: !on.value });
      on.value = !on.value;
      problem.value = '';
    } catch (error) {
      problem.value = (error as Error).message;
    }
  };
  return (
    <>
      <Button kind={on.value ? 'plain' : 'danger'} onPress={() => void set()}>
        {props.words[on.value ? 1 : 0]}
      </Button>
      {problem.value && (
        <span class="neg sm" role="alert">
          {problem.value}
        </span>
      )}
    </>
  );
}

function Case({ report, done }: { report: Report; done(): void }) {
  const say = accountWords.value.reports;
  const note = useSignal('');
  const { id, table, title, at, by, seat, text: words, messages, closedAt } = report;
  const close = (): void =>
    void call('POST', '/admin/reports/close', {
      report: id,
      ...(note.value.trim() && { note: note.value.trim() }),
    }).then(done, done);
  return (
    <li class="card case">
      <header class="row wrap">
        <h2>{title}</h2>
        <span class="mute sm">
          {[
            moment(at),
            by === undefined ? say.bySpectator : say.bySeat(by),
            seat !== undefined && say.aboutSeat(seat),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span class="sp" />
        <a href={tableHref(table)}>{say.toTable}</a>
      </header>
      <blockquote>{words}</blockquote>
      {messages.length > 0 && (
        <details class="fold">
          <summary>
            <b>{say.messages}</b>
            <span class="sp">{messages.length}</span>
            <Icon name="down" />
          </summary>
          <ul class="sm">
            {messages.map((m) => (
              <li key={m.id} class={m.id === report.message ? 'meant' : ''}>
                <b>{m.name}</b> {m.text}
              </li>
            ))}
          </ul>
        </details>
      )}
      {report.note && <p class="sm sec">{report.note}</p>}
      {closedAt === undefined && (
        <footer class="row wrap">
          {seat !== undefined && (
            <Sanction path={`/tables/${table}/admin/mute`} body={{ seat }} words={say.mute} />
          )}
          <Sanction path={`/tables/${table}/admin/block`} body={{}} words={say.block} />
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
          <Button kind="primary" onPress={close}>
            {say.close}
          </Button>
        </footer>
      )}
    </li>
  );
}

/** What people reported, for those who run the server. */
export function AdminPage() {
  const say = accountWords.value.reports;
  const state = useSignal<State>('open');
  const reports = useSignal<Report[] | undefined>(undefined);
  const admin = whoami.value?.account?.role === 'admin';
  const look = async (): Promise<void> => {
    await askWho();
    if (whoami.peek()?.account?.role !== 'admin') return;
    const found = await call<{ reports: Report[] }>('GET', `/admin/reports?state=${state.value}`);
    reports.value = found.reports;
  };
  useEffect(() => void look().catch(() => undefined), [state.value]);
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
