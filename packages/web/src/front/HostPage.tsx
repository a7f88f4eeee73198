import type { Game } from '@ochre/engine';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { hosting } from '../i18n/hosting.ts';
import { rulesetName, text } from '../i18n/index.ts';
import { teachingWords } from '../i18n/teaching.ts';
import { createTable } from '../net/api.ts';
import { holdSeat, keepName, personName } from '../net/seats.ts';
import { tableHref } from '../route.ts';
import { teachHref } from '../rules/topics.ts';
import { rulesetIds } from '../session/games.ts';
import { Button } from '../ui/Button.tsx';
import { Option } from '../ui/controls.tsx';
import { Icon } from '../ui/Icon.tsx';
import { abouts } from './abouts.ts';
import { Chooser } from './Chooser.tsx';
import './front.css';
import { FrontBar } from './FrontBar.tsx';
import { Clock, Openness } from './HostParts.tsx';
import './host.css';
import { type TableWishes, tableOf, usualTable } from './hosting.ts';
import { configOf } from './newGame.ts';
import { useWishes } from './useWishes.ts';

const Part = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
);

/** The rule sets, each with what it is like; the chosen one with its numbers. */
function Books({ game, chosen, onChoose }: { game: Game; chosen: string; onChoose(id: string): void }) {
  const say = text.value.front;
  const { players, advances } = game.rules.ruleset;
  return (
    <div class="card opts" role="radiogroup" aria-label={say.which}>
      {rulesetIds().map((id) => (
        <Option
          key={id}
          kind="radio"
          on={id === chosen}
          title={rulesetName(id)}
          detail={
            <>
              {abouts.value[id]}
              {id === chosen && (
                <span class="row facts">
                  <Icon name="users" /> {say.playersOf(players.min, players.max)}
                  <Icon name="advance" /> {say.advancesOf(advances.length)}
                </span>
              )}
            </>
          }
          onPress={() => onChoose(id)}
        />
      ))}
    </div>
  );
}

/** Opens a table on the server for friends. */
export function HostPage() {
  const say = text.value.front;
  const { wishes, game, wish } = useWishes();
  const table = useSignal<TableWishes>({ ...usualTable, name: personName() });
  const problem = useSignal('');
  const nameField = useRef<HTMLInputElement>(null);
  const change = (next: Partial<TableWishes>): void => {
    table.value = { ...table.peek(), ...next };
  };
  useEffect(() => {
    void wish({});
  }, []);
  const open = async (): Promise<void> => {
    const wanted = await wish({});
    const { name, title } = table.value;
    const called = title.trim() || hosting.value.untitled(name.trim());
    const want = tableOf(configOf(wanted, wishes.value), { ...table.value, title: called });
    keepName(want.name);
    try {
      const { table: made, seat, token } = await createTable(want);
      holdSeat({ table: made.id, title: made.title, seat, token });
      location.hash = tableHref(made.id);
    } catch (error) {
      problem.value = (error as Error).message;
    }
  };
  const fields = [
    [say.room.yourName, 'name'],
    [say.room.tableName, 'title'],
  ] as const;
  const { ruleset, players, side, short } = wishes.value;
  const { name, pace, privacy, timing } = table.value;
  const nameless = name.trim() === '';
  return (
    <div class="rulespage">
      <FrontBar at="play" />
      <main class="room host">
        <h1>{say.host}</h1>
        {game.value && (
          <div class="parts">
            <Part title={say.which}>
              <Books game={game.value} chosen={ruleset} onChoose={(id) => void wish({ ruleset: id })} />
              <p>
                <a href={teachHref(ruleset)}>{teachingWords.value.page}</a>
              </p>
            </Part>
            <Part title={say.how}>
              <Chooser game={game.value} wishes={wishes.value} onChange={wish} bare />
              <Clock wishes={table.value} onChange={change} />
            </Part>
            <Part title={say.who}>
              {fields.map(([label, field]) => (
                <label key={field} class="labelled">
                  <span>{label}</span>
                  <span class="field">
                    <input
                      ref={field === 'name' ? nameField : undefined}
                      maxLength={32}
                      value={table.value[field]}
                      onInput={(e) => change({ [field]: e.currentTarget.value })}
                    />
                  </span>
                </label>
              ))}
              <Openness wishes={table.value} onChange={change} />
            </Part>
          </div>
        )}
        {problem.value && (
          <p class="card warn pad" role="alert">
            {problem.value}
          </p>
        )}
        {game.value && (
          <div class="card foot">
            <p class="about">
              <b>{say.summary(rulesetName(ruleset), players, say.sides[side] ?? side, short)}</b>
              <span class="sm sec">
                {hosting.value.privacy[privacy][0]} · {say.pace}: {say.paces[pace]![0]},{' '}
                {Object.keys(timing).length > 0 ? hosting.value.ownTimes : say.paces[pace]![1]}
              </span>
            </p>
            <Button kind="primary" size="lg" onPress={nameless ? () => nameField.current?.focus() : open}>
              {nameless ? say.room.nameFirst : say.room.openTable}
            </Button>
          </div>
        )}
      </main>
    </div>
  );
}
