import type { ChatMessage, ChatSend } from '@ochre/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { text } from '../i18n/index.ts';
import { whyNot } from '../net/api.ts';
import type { Becomes } from '../session/comings.ts';
import type { Company } from '../session/company.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ChatLine } from './ChatLine.tsx';
import './company.css';
import { ReportDialog } from './ReportDialog.tsx';

const MOST = 500;
const AT_END_PX = 60;
/** A bot plays from then on. */
const BY_BOT: ReadonlySet<Becomes> = new Set(['absence', 'choice', 'left']);

/** Whom the host has silenced, and the way back. */
function Silenced({ company, nameOf }: { company: Company; nameOf(seat: number): string }) {
  const say = text.value.chat;
  const { seats, spectatorsMuted } = company.table.value;
  const silent: { seat: number | null; name: string }[] = seats
    .filter((s) => s.muted === 'host')
    .map(({ seat }) => ({ seat, name: nameOf(seat) }));
  if (spectatorsMuted) silent.push({ seat: null, name: say.spectators });
  return (
    <>
      {silent.map(({ seat, name }) => (
        <p key={name} class="sm mute row wrap">
          {say.silencedNow(name)}
          <Button size="sm" kind="ghost" onPress={() => void company.silence(seat, false).catch(() => {})}>
            {say.letSpeak}
          </Button>
        </p>
      ))}
    </>
  );
}

export interface ChatPanelProps {
  company: Company;
  /** Nations by seat, once they are chosen. */
  seats?: Readonly<Record<string, string>>;
}

/** What people say: to all, to one alone, among those who watch. */
export function ChatPanel({ company, seats }: ChatPanelProps) {
  const say = text.value.chat;
  const draft = useSignal('');
  const to = useSignal<string>(company.mine === undefined ? 'spectators' : 'table');
  const problem = useSignal<string | undefined>(undefined);
  const reporting = useSignal<ChatMessage | undefined>(undefined);
  const box = useRef<HTMLDivElement>(null);
  /** How high the lines were when the newest was last looked for: whoever stood at their end is led on. */
  const height = useRef(0);
  /** What one says oneself is looked at. */
  const said = useRef(false);
  const { messages, muting, noted, presence, table } = company;
  const shown = messages.value.filter((m) => m.from === undefined || !muting.value.includes(m.from));
  const lines = [...shown, ...noted.value].sort((a, b) => a.at - b.at);
  const nationOf = (seat: number): string | undefined => seats?.[`seat-${seat}`];
  const host = company.mine !== undefined && company.mine === table.value.host;
  const nameOf = (seat: number): string => table.value.seats.find((s) => s.seat === seat)?.name ?? '';
  const people = table.value.seats.filter((s) => s.kind === 'human' && s.seat !== company.mine);
  const writing = presence.value.typing.filter((seat) => seat !== company.mine).map(nameOf);
  useLayoutEffect(() => {
    const pane = box.current!;
    const above = height.current - pane.scrollTop - pane.clientHeight;
    if (said.current || above < AT_END_PX) pane.scrollTop = pane.scrollHeight;
    height.current = pane.scrollHeight;
    said.current = false;
  }, [messages.value, noted.value]);
  useEffect(() => {
    let leave: (() => void) | undefined;
    const sight = new IntersectionObserver(([seen]) => {
      leave?.();
      leave = seen!.isIntersecting ? company.attend() : undefined;
    });
    sight.observe(box.current!);
    return () => {
      sight.disconnect();
      leave?.();
    };
  }, [company]);
  const send = async (): Promise<void> => {
    const words = draft.value.trim();
    if (words === '') return;
    const want: Omit<ChatSend, 'id'> = to.value.startsWith('seat-')
      ? { channel: 'private', to: Number(to.value.slice(5)), text: words }
      : { channel: to.value as 'table' | 'spectators', text: words };
    draft.value = '';
    said.current = true;
    const refused = await company.say(want);
    problem.value = refused && whyNot(refused);
    if (refused) draft.value = words;
  };
  const addressed = people.length > 0 && company.mine !== undefined;
  const label = to.value.startsWith('seat-')
    ? say.write.private(nameOf(Number(to.value.slice(5))))
    : say.write[to.value as 'table' | 'spectators'];
  return (
    <div class="chat">
      <div
        ref={box}
        class="scroll lines"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by key
        tabIndex={0}
        role="log"
        aria-label={say.title}
      >
        {lines.length === 0 && <p class="mute sm">{say.empty}</p>}
        <ul>
          {lines.map((line) =>
            'what' in line ? (
              <li key={`${line.at}.${line.seat}.${line.what}`} class="msg">
                <Icon name={BY_BOT.has(line.what) ? 'bot' : 'users'} size={18} />
                <p class="mute">{say.comings[line.what](line.name)}</p>
              </li>
            ) : (
              <ChatLine
                key={line.id}
                company={company}
                host={host}
                message={line}
                nationOf={nationOf}
                onReport={(m) => {
                  reporting.value = m;
                }}
              />
            ),
          )}
        </ul>
      </div>
      <p class="writing sm mute" aria-live="off">
        {writing.length > 0 && say.writes(text.value.ui.list(writing))}
      </p>
      {muting.value.length > 0 && (
        <p class="sm mute row wrap">
          {say.muted(text.value.ui.list(muting.value.map(nameOf)))}
          {muting.value.map((seat) => (
            <Button
              key={seat}
              size="sm"
              kind="ghost"
              onPress={() => void company.mute(seat, false).catch(() => {})}
            >
              {say.unmute(nameOf(seat))}
            </Button>
          ))}
        </p>
      )}
      {host && <Silenced company={company} nameOf={nameOf} />}
      {problem.value && (
        <p class="sm neg" role="alert">
          {problem.value}
        </p>
      )}
      <form
        class="say"
        onSubmit={(e) => {
          e.preventDefault();
          void send();
        }}
      >
        {addressed && (
          <label class="field to">
            <span class="sr">{say.to}</span>
            <select
              value={to.value}
              onChange={(e) => {
                to.value = e.currentTarget.value;
              }}
            >
              <option value="table">{say.everybody}</option>
              {people.map(({ seat }) => (
                <option key={seat} value={`seat-${seat}`}>
                  {say.alone(nameOf(seat))}
                </option>
              ))}
            </select>
          </label>
        )}
        <label class="field words">
          <span class="sr">{label}</span>
          <input
            value={draft.value}
            maxLength={MOST}
            // Beside the field for whom there is little room, and it says whom.
            placeholder={addressed ? say.message : label}
            autocomplete="off"
            onInput={(e) => {
              draft.value = e.currentTarget.value;
              company.typing();
            }}
          />
        </label>
        <Button type="submit" icon="right" label={say.send} disabled={draft.value.trim() === ''} />
      </form>
      {reporting.value && (
        <ReportDialog
          company={company}
          message={reporting.value}
          onClose={() => {
            reporting.value = undefined;
          }}
        />
      )}
    </div>
  );
}
