import type { Game } from '@ochre/engine';
import type { CreateTable, Pace } from '@ochre/protocol';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { text } from '../i18n/index.ts';
import { createTable } from '../net/api.ts';
import { holdSeat, keepName, personName } from '../net/seats.ts';
import { tableHref } from '../route.ts';
import { loadGame, rulesetIds } from '../session/games.ts';
import { Button } from '../ui/Button.tsx';
import { Option, Segmented } from '../ui/controls.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Chooser } from './Chooser.tsx';
import './front.css';
import { FrontBar } from './FrontBar.tsx';
import './host.css';
import { configOf, settled, usual, type Wishes } from './newGame.ts';

const PACES: readonly Pace[] = ['calm', 'live', 'relaxed', 'day', 'threeDays'];

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
          title={say.rulesets[id] ?? id}
          detail={
            <>
              {say.about[id]}
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
  const wishes = useSignal<Wishes>(usual);
  const game = useSignal<Game | undefined>(undefined);
  const name = useSignal(personName());
  const title = useSignal('');
  const privacy = useSignal<'open' | 'link'>('link');
  const pace = useSignal<Pace>('calm');
  const adviser = useSignal<'on' | 'off'>('on');
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
        ...{ ruleset, players, privacy: privacy.value, pace: pace.value },
        ...(adviser.value === 'off' && { adviser: false }),
        options: options as Required<CreateTable>['options'],
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
  const { ruleset, players, side } = wishes.value;
  const nameless = name.value.trim() === '';
  return (
    <div class="rulespage">
      <FrontBar at="play" />
      <main class="room host">
        <h1>{say.host}</h1>
        {game.value && (
          <div class="parts">
            <Part title={say.which}>
              <Books game={game.value} chosen={ruleset} onChoose={(id) => void wish({ ruleset: id })} />
            </Part>
            <Part title={say.how}>
              <Chooser game={game.value} wishes={wishes.value} onChange={wish} bare />
              <h3 class="eyebrow">{say.pace}</h3>
              <div class="card opts" role="radiogroup" aria-label={say.pace}>
                {PACES.map((id) => (
                  <Option
                    key={id}
                    kind="radio"
                    on={id === pace.value}
                    before={<Icon name="clock" />}
                    title={say.paces[id]![0]}
                    detail={say.paces[id]![1]}
                    onPress={() => {
                      pace.value = id;
                    }}
                  />
                ))}
              </div>
            </Part>
            <Part title={say.who}>
              {fields.map(([label, value]) => (
                <label key={label} class="labelled">
                  <span>{label}</span>
                  <span class="field">
                    <input
                      maxLength={32}
                      value={value.value}
                      onInput={(e) => {
                        value.value = e.currentTarget.value;
                      }}
                    />
                  </span>
                </label>
              ))}
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
              <h3 class="eyebrow">{text.value.variants.adviser}</h3>
              <Segmented
                label={text.value.variants.adviser}
                value={adviser.value}
                options={(['on', 'off'] as const).map((id) => ({
                  id,
                  label: text.value.variants.adviserValues[id],
                }))}
                onChange={(next) => {
                  adviser.value = next;
                }}
              />
              <div class="card pad about">
                <p class="eyebrow">{say.aboutToOpen}</p>
                <b>{say.summary(say.rulesets[ruleset] ?? ruleset, players, say.sides[side] ?? side)}</b>
                <p class="sm sec">
                  {say.pace}: {say.paces[pace.value]![0]}, {say.paces[pace.value]![1]}
                </p>
              </div>
              {problem.value && (
                <p class="card warn pad" role="alert">
                  {problem.value}
                </p>
              )}
              <Button kind="primary" size="lg" full disabled={nameless} onPress={open}>
                {nameless ? say.room.nameFirst : say.room.openTable}
              </Button>
            </Part>
          </div>
        )}
      </main>
    </div>
  );
}
