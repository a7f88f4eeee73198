import type { TableInfo } from '@ochre/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { SeatMatter } from '../company/SeatDialog.tsx';
import { FrontBar } from '../front/FrontBar.tsx';
import { type BotLevel, type BotWay, botLevels, botOf, botWays, hasWays } from '../front/newGame.ts';
import { botWords, Ways } from '../front/Ways.tsx';
import { hosting } from '../i18n/hosting.ts';
import { text } from '../i18n/index.ts';
import { seatWords } from '../i18n/seat.ts';
import { variants } from '../i18n/variants.ts';
import { setBot, startTable } from '../net/api.ts';
import { personName, seatAt } from '../net/seats.ts';
import { botName } from '../session/botNames.ts';
import type { Company } from '../session/company.ts';
import { enterRoom } from '../session/remote.ts';
import { sitDown } from '../session/sitting.ts';
import { Button } from '../ui/Button.tsx';
import { Chip, Segmented } from '../ui/controls.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Pass } from '../ui/Pass.tsx';
import { ChatPanel, Invitations, SeatDialog } from './lazyCompany.ts';
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

interface InvitedProps {
  table: TableInfo;
  /** The host's token, where the host looks at it. */
  host: string | undefined;
  seated: boolean;
}

/** The bot for a seat; where ways are mixed, the next one has another. */
const botAt = (seat: number, level: BotLevel, way: BotWay): string =>
  botOf(level, way === 'mixed' ? botWays[seat % (botWays.length - 1)]! : way);

/** The room before the game: who sits where, an invitation to send, and the start. */
export function Gathering({ table, onChange }: { table: TableInfo; onChange(table: TableInfo): void }) {
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
  const token = held?.token;
  useEffect(() => {
    if (token === undefined) return;
    const leave = enterRoom({ table: table.id, token }, (found) => {
      company.value = found;
    });
    return () => {
      leave();
      company.value = undefined;
    };
  }, [table.id, token]);
  const attempt = async (act: () => Promise<TableInfo>): Promise<void> => {
    try {
      problem.value = '';
      onChange(await act());
    } catch (error) {
      problem.value = (error as Error).message;
    }
  };
  const sit = (): Promise<void> => attempt(() => sitDown(table, name.value.trim()));
  return (
    <div class="rulespage">
      <FrontBar at="play" />
      <main class="room">
        <header>
          <h1>{table.title}</h1>
          <p class="sec">{say.waiting(table.seats.length - open, table.players)}</p>
        </header>
        {table.privacy === 'invited' ? (
          <Invited table={table} host={host ? held.token : undefined} seated={held !== undefined} />
        ) : (
          <Pass words={say.invite} link={`${location.origin}/t/${table.id}`} />
        )}
        <ul class="card seats">
          {table.seats.map(({ seat, kind, name: who, level: bot }) => (
            <li key={seat}>
              <Icon name={kind === 'bot' ? 'bot' : 'users'} size={20} />
              <b class="sp">{kind === 'open' ? say.free : (who ?? botName(seat))}</b>
              {kind === 'bot' && bot !== undefined && <Chip>{botWords(bot, levels)}</Chip>}
              {seat === held?.seat && <Chip tone="ochre">{text.value.ui.you}</Chip>}
              {host && kind !== 'human' && (
                <Button
                  size="sm"
                  onPress={() =>
                    attempt(() =>
                      setBot(
                        table.id,
                        held.token,
                        seat,
                        kind === 'bot' ? null : botAt(seat, level.value, way.value),
                      ),
                    )
                  }
                >
                  {kind === 'bot' ? say.openSeat : say.seatBot}
                </Button>
              )}
            </li>
          ))}
        </ul>
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
        {!held && open > 0 && (
          <form
            class="row"
            onSubmit={(e) => {
              e.preventDefault();
              void sit();
            }}
          >
            <label class="field sp">
              <input
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
        {host && (
          <Button
            kind="primary"
            size="lg"
            disabled={open > 0}
            onPress={() => attempt(() => startTable(table.id, held.token))}
          >
            {open > 0 ? say.stillFree(open) : say.start}
          </Button>
        )}
        {held && !host && <p class="mute">{say.hostStarts}</p>}
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
                {about === 'notices' ? text.value.account.notices.open : seatWords.value[about].open}
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
        {table.adviser === false && <p class="mute">{say.noAdviser}</p>}
        {company.value && (
          <section class="card roomtalk" aria-label={text.value.chat.title}>
            <h2>{text.value.chat.title}</h2>
            <ChatPanel company={company.value} />
          </section>
        )}
      </main>
    </div>
  );
}
