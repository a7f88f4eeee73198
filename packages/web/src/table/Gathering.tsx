import type { SeatInfo, TableInfo } from '@ochre/protocol';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { SeatMatter } from '../company/SeatDialog.tsx';
import { FrontBar } from '../front/FrontBar.tsx';
import { type BotLevel, type BotWay, botLevels, botOf, botWays, hasWays } from '../front/newGame.ts';
import { Ways } from '../front/Ways.tsx';
import { accountWords } from '../i18n/account.ts';
import { hosting } from '../i18n/hosting.ts';
import { text } from '../i18n/index.ts';
import { seatWords } from '../i18n/seat.ts';
import { variants } from '../i18n/variants.ts';
import { fillSeats, setBot, startTable } from '../net/api.ts';
import { home } from '../net/home.ts';
import { inviteTo } from '../net/invites.ts';
import { personName, seatAt } from '../net/seats.ts';
import type { Company } from '../session/company.ts';
import { enterRoom } from '../session/remote.ts';
import { sitDown } from '../session/sitting.ts';
import { Button } from '../ui/Button.tsx';
import { Segmented } from '../ui/controls.tsx';
import { Pass } from '../ui/Pass.tsx';
import { factsOf } from './facts.ts';
import {
  ChatPanel,
  Invitations,
  ResultListing,
  SeatDialog,
  Shuffle,
  TalkToast,
  TeachingRoom,
} from './lazyCompany.ts';
import { Presses } from './presses.ts';
import { SeatList } from './SeatList.tsx';
import '../front/front.css';

/** What can be done about a seat before the game. */
const MATTERS = [
  ['notices', 'bell'],
  ['devices', 'phone'],
  ['leave', 'leave'],
] as const;

/** What those who wait at a table for the invited need to know; its host invites here. */
function Invited({ table: { id, seats }, host, seated }: InvitedProps) {
  const taken = seats.filter((s) => s.kind === 'human').length;
  if (host !== undefined) return <Invitations table={id} token={host} taken={taken} />;
  const say = hosting.value.invite;
  return <p class="card pad">{seated ? say.wait : say.you}</p>;
}

/** What is going to be played here, for whoever has just come. */
const Facts = ({ table }: { table: TableInfo }) => (
  <dl class="card facts">
    {factsOf(table).map(([label, words]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{words}</dd>
      </div>
    ))}
  </dl>
);

interface InvitedProps {
  table: TableInfo;
  /** The host's token, where the host looks at it. */
  host: string | undefined;
  seated: boolean;
}

/** The bot for a seat; where ways are mixed, the next one has another. */
const botAt = (seat: number, level: BotLevel, way: BotWay): string =>
  botOf(level, way === 'mixed' ? botWays[seat % (botWays.length - 1)]! : way);

/** The bots for free seats, in their order. */
const botsFor = (seats: readonly SeatInfo[], level: BotLevel, way: BotWay): string[] =>
  seats.filter((s) => s.kind === 'open').map((s) => botAt(s.seat, level, way));

/** Seats as they will be once what was pressed has reached the server. */
const foreseen = (table: TableInfo, pressed: ReadonlyMap<number, SeatInfo>): TableInfo => ({
  ...table,
  seats: table.seats.map((s) => (s.kind === 'human' ? s : (pressed.get(s.seat) ?? s))),
});

interface GatheringProps {
  table: TableInfo;
  onChange(table: TableInfo): void;
}

/** The room before the game: what is played, who sits where, an invitation to send, and the start. */
export function Gathering({ table: told, onChange }: GatheringProps) {
  const pressed = useSignal<ReadonlyMap<number, SeatInfo>>(new Map());
  const table = foreseen(told, pressed.value);
  const presses = useRef(new Presses()).current;
  const say = text.value.front.room;
  const levels = text.value.front.botLevels;
  const held = seatAt(table.id);
  const host = held !== undefined && held.seat === table.host;
  const name = useSignal(personName());
  const problem = useSignal('');
  const dialog = useSignal<SeatMatter | undefined>(undefined);
  const open = table.seats.filter((s) => s.kind === 'open').length;
  const company = useSignal<Company | undefined>(undefined);
  const level = useSignal<BotLevel>('steady');
  const way = useSignal<BotWay>('balanced');
  const watching = useSignal(false);
  const mayWatch = table.spectators || inviteTo(table.id) !== undefined;
  const token = held?.token ?? (watching.value ? inviteTo(table.id) : undefined);
  const inside = held !== undefined || watching.value;
  useEffect(() => {
    if (!inside) return;
    const leave = enterRoom({ table: table.id, token }, (found) => {
      company.value = found;
    });
    return () => {
      leave();
      company.value = undefined;
    };
  }, [table.id, token, inside]);
  // From the start on nobody waits for the next look.
  useSignalEffect(() => {
    const heard = company.value?.table.value;
    if (heard && (heard.draw || heard.status !== 'gathering')) onChange(heard);
  });
  const attempt = (act: () => Promise<TableInfo>, once?: string): Promise<void> =>
    presses.do(async () => {
      try {
        problem.value = '';
        onChange(await act());
      } catch (error) {
        problem.value = (error as Error).message;
      }
    }, once);
  /** Shown at once; what the server says of these seats holds when it has answered. */
  const seat = async (next: readonly SeatInfo[], act: () => Promise<TableInfo>): Promise<void> => {
    pressed.value = new Map([...pressed.value, ...next.map((s) => [s.seat, s] as const)]);
    await attempt(act);
    pressed.value = new Map(
      [...pressed.value].filter(([n, s]) => !next.some((m) => m.seat === n && m === s)),
    );
  };
  const toggle = ({ seat: n, kind }: SeatInfo): void => {
    const bot = kind === 'bot' ? null : botAt(n, level.value, way.value);
    const next: SeatInfo = bot === null ? { seat: n, kind: 'open' } : { seat: n, kind: 'bot', level: bot };
    void seat([next], () => setBot(table.id, held!.token, n, bot));
  };
  const fill = (): void => {
    const bots = botsFor(table.seats, level.value, way.value);
    const free = table.seats.filter((s) => s.kind === 'open');
    const next = free.map((s, i): SeatInfo => ({ seat: s.seat, kind: 'bot', level: bots[i]! }));
    void seat(next, () => fillSeats(table.id, held!.token, bots));
  };
  const talk = useRef<HTMLElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  /** On a seat, or on any; without a name the field for it is where one goes on. */
  const sit = (at?: number): void => {
    const called = name.value.trim();
    if (called === '') nameField.current?.focus();
    else void attempt(() => sitDown(table, called, at), 'sit');
  };
  const standing = !held && open > 0 && !watching.value;
  return (
    <div class="rulespage">
      <FrontBar at="play" />
      <main class="room">
        <header>
          <h1>{table.title}</h1>
          <p class="sec">{say.waiting(table.seats.length - open, table.players)}</p>
        </header>
        <div class="roomcol">
          {standing && (
            <form
              class="row"
              onSubmit={(e) => {
                e.preventDefault();
                sit();
              }}
            >
              <label class="field sp">
                <input
                  ref={nameField}
                  aria-label={say.yourName}
                  placeholder={say.yourName}
                  maxLength={32}
                  value={name.value}
                  onInput={(e) => {
                    name.value = e.currentTarget.value;
                  }}
                />
              </label>
              <Button kind="primary" type="submit" disabled={name.value.trim() === ''}>
                {say.sit}
              </Button>
            </form>
          )}
          {!held && !watching.value && (
            <p class="row wrap">
              {mayWatch ? (
                <Button
                  icon="eye"
                  onPress={() => {
                    watching.value = true;
                  }}
                >
                  {hosting.value.lobby.watch}
                </Button>
              ) : (
                <span class="mute">{hosting.value.lobby.noWatching}</span>
              )}
            </p>
          )}
          {table.privacy === 'invited' ? (
            <Invited table={table} host={host ? held.token : undefined} seated={held !== undefined} />
          ) : (
            <Pass words={open > 0 ? say.invite : say.inviteFull} link={`${home}t/${table.id}`} />
          )}
          <Facts table={table} />
          <SeatList
            table={table}
            mine={held?.seat}
            onChange={host ? toggle : undefined}
            onSit={standing ? sit : undefined}
          />
          {host && open > 0 && (
            <div class="row wrap">
              <Segmented
                label={text.value.front.bots}
                value={level.value}
                options={botLevels.map((id) => ({ id, label: levels[id] }))}
                onChange={(next) => {
                  level.value = next;
                }}
              />
              <small class="sec">{variants.value.botNotes[level.value]}</small>
              {hasWays(level.value) && (
                <>
                  <Ways
                    value={way.value}
                    onChange={(next) => {
                      way.value = next;
                    }}
                  />
                  <small class="sec">{variants.value.wayNotes[way.value]}</small>
                </>
              )}
            </div>
          )}
          {problem.value && (
            <p class="card warn pad" role="alert">
              {problem.value}
            </p>
          )}
          {!held && watching.value && (
            <p class="card pad row wrap" role="status">
              <span class="sp">{hosting.value.lobby.watching}</span>
              {open > 0 && (
                <Button
                  onPress={() => {
                    watching.value = false;
                  }}
                >
                  {hosting.value.lobby.ratherPlay}
                </Button>
              )}
            </p>
          )}
          {!held && open === 0 && <p class="card pad">{hosting.value.lobby.taken}</p>}
          {held && !host && <p class="mute">{say.hostStarts}</p>}
          <TeachingRoom table={table} mine={held} attempt={(act) => void attempt(act)} />
          <Shuffle table={table} mine={held} attempt={(act) => void attempt(act)} />
          <ResultListing table={table} mine={held} attempt={(act) => void attempt(act)} />
          {held && (
            <p class="row wrap">
              {MATTERS.map(([about, icon]) => (
                <Button
                  key={about}
                  icon={icon}
                  onPress={() => {
                    dialog.value = about;
                  }}
                >
                  {about === 'notices' ? accountWords.value.notices.open : seatWords.value[about].open}
                </Button>
              ))}
            </p>
          )}
          {held && dialog.value && (
            <SeatDialog
              about={dialog.value}
              table={table}
              seat={held.seat}
              token={held.token}
              onClose={() => {
                dialog.value = undefined;
              }}
            />
          )}
          {host && (
            <footer class="card foot">
              <span class="sp sec">
                {open > 0 ? say.stillFree(open) : say.waiting(table.players, table.players)}
              </span>
              {open > 0 ? (
                <Button size="lg" icon="bot" onPress={fill}>
                  {hosting.value.lobby.fill(open)}
                </Button>
              ) : (
                <Button
                  kind="primary"
                  size="lg"
                  disabled={table.draw !== undefined}
                  onPress={() => attempt(() => startTable(table.id, held.token), 'start')}
                >
                  {say.start}
                </Button>
              )}
            </footer>
          )}
        </div>
        {company.value && (
          <section ref={talk} class="card roomtalk" aria-label={text.value.chat.title}>
            <h2>{text.value.chat.title}</h2>
            <ChatPanel company={company.value} />
          </section>
        )}
      </main>
      {company.value && (
        <TalkToast company={company.value} onOpen={() => talk.current?.scrollIntoView({ block: 'end' })} />
      )}
    </div>
  );
}
