import { useSignal } from '@preact/signals';
import { text } from '../i18n/index.ts';
import { gameFor, rulesetList } from '../session/games.ts';
import { announce } from '../session/starting.ts';
import { Button } from '../ui/Button.tsx';
import { Segmented, Stepper } from '../ui/controls.tsx';
import { Icon } from '../ui/Icon.tsx';
import { soloHref } from '../route.ts';
import './front.css';
import { FrontBar } from './FrontBar.tsx';
import { Hero } from './Hero.tsx';
import { MyGames } from './MyGames.tsx';
import { setupOf, sidesFor, usual, type Wishes } from './newGame.ts';

/** What Play now will start, and how to change it. */
function Chooser({ wishes, onChange }: { wishes: Wishes; onChange(wishes: Wishes): void }) {
  const say = text.value.front;
  const { setups } = gameFor(wishes.ruleset, 'world').rules.map;
  const { players } = rulesetList().find((r) => r.id === wishes.ruleset)!;
  const sides = sidesFor(setups, wishes.players);
  const set = (change: Partial<Wishes>): void => {
    const next = { ...wishes, ...change };
    const open = sidesFor(setups, next.players);
    onChange({ ...next, side: open.includes(next.side) ? next.side : open[0]!, track: next.short ? 'basic' : next.track });
  };
  return (
    <div class="chooser">
      <label>
        <span>{say.players}</span>
        <Stepper
          value={wishes.players}
          min={players.min}
          max={players.max}
          label={say.players}
          onChange={(n) => set({ players: n })}
        />
      </label>
      <div>
        <span>{say.side}</span>
        <Segmented
          label={say.side}
          value={wishes.side}
          options={sides.map((id) => ({ id, label: say.sides[id] ?? id }))}
          onChange={(side) => set({ side })}
        />
      </div>
      <div>
        <span>{say.length}</span>
        <Segmented
          label={say.length}
          value={wishes.short ? 'short' : 'full'}
          options={[
            { id: 'full', label: say.lengths.full },
            { id: 'short', label: say.lengths.short },
          ]}
          onChange={(length) => set({ short: length === 'short' })}
        />
      </div>
      <div>
        <span>{say.track}</span>
        <Segmented
          label={say.track}
          value={wishes.track}
          options={[
            { id: 'basic', label: say.tracks.basic },
            { id: 'expert', label: say.tracks.expert, disabled: wishes.short },
          ]}
          onChange={(track) => set({ track })}
        />
      </div>
    </div>
  );
}

export function Front() {
  const say = text.value.front;
  const wishes = useSignal<Wishes>(usual);
  const choosing = useSignal(false);
  const { ruleset, players, side } = wishes.value;
  const rulesName = rulesetList().find((r) => r.id === ruleset)!.name;
  const play = (): void => {
    const setup = setupOf(wishes.value, say.newTitle(players, say.sides[side] ?? side));
    announce(setup);
    location.hash = soloHref(setup.id);
  };
  return (
    <div class="front">
      <Hero>
        <FrontBar at="play" onPicture />
        <div class="pitch">
          <h1>
            {say.headline.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </h1>
          <p class="lead">{say.lead}</p>
          <div class="row wrap acts">
            <Button kind="primary" size="xl" icon="play" onPress={play}>
              {say.play}
            </Button>
            <Button
              size="xl"
              icon="gear"
              class="dark"
              pressed={choosing.value}
              onPress={() => {
                choosing.value = !choosing.value;
              }}
            >
              {say.change}
            </Button>
          </div>
          <p class="what">{say.summary(rulesName, players, say.sides[side] ?? side)}</p>
          {choosing.value && (
            <Chooser
              wishes={wishes.value}
              onChange={(next) => {
                wishes.value = next;
              }}
            />
          )}
          {!choosing.value && (
            <ul class="row wrap hints">
              <li>
                <Icon name="bot" /> {say.playHint}
              </li>
              <li>
                <Icon name="phone" /> {say.offline}
              </li>
              <li>
                <Icon name="globe" /> {say.free}
              </li>
            </ul>
          )}
        </div>
      </Hero>
      <main class="below">
        <MyGames />
        <ul class="points">
          {say.points.map(([icon, title, words]) => (
            <li key={icon}>
              <Icon name={icon!} size={24} />
              <span>
                <b>{title}</b>
                <small>{words}</small>
              </span>
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}
