import type { Game } from '@ochre/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { text } from '../i18n/index.ts';
import { createTable } from '../net/api.ts';
import { holdSeat, keepName, personName } from '../net/seats.ts';
import { tableHref } from '../route.ts';
import { loadGame } from '../session/games.ts';
import { Button } from '../ui/Button.tsx';
import { Segmented } from '../ui/controls.tsx';
import { Chooser } from './Chooser.tsx';
import './front.css';
import { FrontBar } from './FrontBar.tsx';
import { configOf, settled, usual, type Wishes } from './newGame.ts';

/** Opens a table on the server for friends. */
export function HostPage() {
  const say = text.value.front;
  const wishes = useSignal<Wishes>(usual);
  const game = useSignal<Game | undefined>(undefined);
  const name = useSignal(personName());
  const title = useSignal('');
  const privacy = useSignal<'open' | 'link'>('link');
  const problem = useSignal('');
  const wish = async (change: Partial<Wishes>): Promise<void> => {
    const next = { ...wishes.peek(), ...change };
    const loaded = await loadGame(next.ruleset);
    game.value = loaded;
    wishes.value = settled(loaded, next);
  };
  useEffect(() => {
    void wish({});
  }, []);
  const open = async (): Promise<void> => {
    const { ruleset, players, side, options } = configOf(game.value!, wishes.value);
    keepName(name.value.trim());
    try {
      const { table, seat, token } = await createTable({
        name: name.value.trim(),
        ...(title.value.trim() && { title: title.value.trim() }),
        ...{ ruleset, players, privacy: privacy.value, options: options as Record<string, string | boolean> },
        ...(side !== undefined && { side }),
      });
      holdSeat({ table: table.id, title: table.title, seat, token });
      location.hash = tableHref(table.id);
    } catch (error) {
      problem.value = (error as Error).message;
    }
  };
  const fields = [
    [say.room.yourName, name],
    [say.room.tableName, title],
  ] as const;
  return (
    <div class="rulespage">
      <FrontBar at="play" />
      <main class="room">
        <h1>{say.host}</h1>
        {fields.map(([label, value]) => (
          <label key={label} class="field">
            <input
              aria-label={label}
              placeholder={label}
              maxLength={32}
              value={value.value}
              onInput={(e) => {
                value.value = e.currentTarget.value;
              }}
            />
          </label>
        ))}
        {game.value && <Chooser game={game.value} wishes={wishes.value} onChange={wish} />}
        <Segmented
          label={say.room.whoMayCome}
          value={privacy.value}
          options={[
            { id: 'link', label: say.room.byLink },
            { id: 'open', label: say.room.anyone },
          ]}
          onChange={(next) => {
            privacy.value = next;
          }}
        />
        {problem.value && (
          <p class="card warn pad" role="alert">
            {problem.value}
          </p>
        )}
        <Button kind="primary" size="lg" disabled={name.value.trim() === '' || !game.value} onPress={open}>
          {name.value.trim() === '' ? say.room.nameFirst : say.room.openTable}
        </Button>
      </main>
    </div>
  );
}
