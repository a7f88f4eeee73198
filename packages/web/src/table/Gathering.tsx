import type { TableInfo } from '@ochre/protocol';
import { useSignal } from '@preact/signals';
import { FrontBar } from '../front/FrontBar.tsx';
import { text } from '../i18n/index.ts';
import { joinTable, setBot, startTable } from '../net/api.ts';
import { holdSeat, keepName, personName, seatAt } from '../net/seats.ts';
import { botName } from '../session/botNames.ts';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/controls.tsx';
import { Icon } from '../ui/Icon.tsx';
import '../front/front.css';

/** The room before the game: who sits where, an invitation to send, and the start. */
export function Gathering({ table, onChange }: { table: TableInfo; onChange(table: TableInfo): void }) {
  const say = text.value.front.room;
  const held = seatAt(table.id);
  const host = held !== undefined && held.seat === table.host;
  const name = useSignal(personName());
  const problem = useSignal('');
  const open = table.seats.filter((s) => s.kind === 'open').length;
  const attempt = async (act: () => Promise<TableInfo>): Promise<void> => {
    try {
      problem.value = '';
      onChange(await act());
    } catch (error) {
      problem.value = (error as Error).message;
    }
  };
  const sit = (): Promise<void> =>
    attempt(async () => {
      keepName(name.value.trim());
      const seated = await joinTable(table.id, { name: name.value.trim() });
      holdSeat({ table: table.id, title: table.title, seat: seated.seat, token: seated.token });
      return seated.table;
    });
  const link = `${location.origin}/t/${table.id}`;
  return (
    <div class="rulespage">
      <FrontBar at="play" />
      <main class="room">
        <header>
          <h1>{table.title}</h1>
          <p class="sec">{say.waiting(table.seats.length - open, table.players)}</p>
        </header>
        <p class="card pad row wrap">
          <Icon name="link" size={20} />
          <span>{say.invite}</span>
          <code>{link}</code>
          <Button size="sm" onPress={() => navigator.clipboard.writeText(link)}>
            {say.copy}
          </Button>
        </p>
        <ul class="card seats">
          {table.seats.map(({ seat, kind, name: who }) => (
            <li key={seat}>
              <Icon name={kind === 'bot' ? 'bot' : 'users'} size={20} />
              <b class="sp">{kind === 'open' ? say.free : (who ?? botName(seat))}</b>
              {seat === held?.seat && <Chip tone="ochre">{text.value.ui.you}</Chip>}
              {host && kind !== 'human' && (
                <Button
                  size="sm"
                  onPress={() =>
                    attempt(() => setBot(table.id, held.token, seat, kind === 'bot' ? null : 'steady'))
                  }
                >
                  {kind === 'bot' ? say.openSeat : say.seatBot}
                </Button>
              )}
            </li>
          ))}
        </ul>
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
      </main>
    </div>
  );
}
