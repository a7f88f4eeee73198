import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { rulesetName, text } from '../i18n/index.ts';
import { serverIsThere } from '../net/api.ts';
import { savesData } from '../net/savesData.ts';
import { beginSolo } from '../session/local.ts';
import { getReady } from '../session/spare.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { lazily } from '../ui/lazily.tsx';
import { Points } from '../ui/Points.tsx';
import './front.css';
import { FrontBar } from './FrontBar.tsx';
import { firstOf } from './first.ts';
import { Hero } from './Hero.tsx';
import { MyGames } from './MyGames.tsx';
import { setupOf, type Wishes } from './newGame.ts';
import { useMine } from './useMine.ts';
import { useWishes } from './useWishes.ts';

// Where there is no server, nobody else's table is looked for.
const JoinBox = lazily(async () => (await import('./JoinBox.tsx')).JoinBox);
const OpenTables = lazily(async () => (await import('./OpenTables.tsx')).OpenTables);
const Chooser = lazily(async () => (await import('./Chooser.tsx')).Chooser);

export function Front() {
  const say = text.value.front;
  const { wishes, game, wish } = useWishes();
  const mine = useMine();
  const choosing = useSignal(false);
  const served = useSignal(false);
  useEffect(() => {
    void wish({});
    void serverIsThere().then((there) => {
      served.value = there;
    });
  }, []);
  const called = ({ ruleset, side }: Wishes) => ({
    place: say.sides[side] ?? side,
    rules: rulesetName(ruleset),
  });
  const { players, people, ruleset, short } = wishes.value;
  useEffect(() => {
    if (!savesData()) getReady(ruleset);
  }, [ruleset]);
  const { place, rules } = called(wishes.value);
  const play = async (): Promise<void> => {
    const loaded = await wish({});
    const wanted = wishes.peek();
    const names = called(wanted);
    const setup = setupOf(loaded, wanted, say.newTitle(wanted.players, names.place || names.rules));
    location.hash = beginSolo(setup);
  };
  const first = mine.known.value ? firstOf(mine.games.value ?? [], mine.seated.value ?? []) : undefined;
  // The first of them is for newcomers.
  const hints = say.hints.slice(first?.to === 'goOn' ? 1 : 0);
  const guided = (
    <a class={first?.to === 'guided' ? 'btn xl pri' : 'btn xl dark'} href="#/first">
      <Icon name="eye" />
      {say.guided}
    </a>
  );
  return (
    <div class="front">
      <FrontBar at="play" onPicture />
      <main>
        <Hero>
          <div class="pitch">
            <h1>
              {say.headline.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </h1>
            <p class="lead">{say.lead}</p>
            {/* In their order from the start: nobody presses what another one takes the place of. */}
            <div class="row wrap acts" style={first ? undefined : { visibility: 'hidden' }}>
              {first?.to === 'goOn' && (
                <a class="btn xl pri" href={first.href}>
                  <Icon name="fwd" />
                  <span class="ell">{say.goOn(first.title)}</span>
                </a>
              )}
              {first?.to === 'guided' && guided}
              <Button
                kind={first?.to === 'play' ? 'primary' : 'plain'}
                class={first?.to === 'play' ? '' : 'dark'}
                size="xl"
                icon="play"
                onPress={play}
              >
                {say.play}
              </Button>
              {first?.to === 'play' && guided}
              {served.value && (
                <a class="btn xl dark" href="#/host">
                  <Icon name="users" />
                  {say.host}
                </a>
              )}
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
            <p class="what">
              {first?.to === 'goOn' && `${say.play}: `}
              {say.summary(rules, players, place, short)}.{' '}
              <span class="takes">{say.takes(players - people, short)}</span>
            </p>
            {choosing.value && game.value ? (
              <Chooser game={game.value} wishes={wishes.value} onChange={wish} withBots />
            ) : (
              <ul class="row wrap hints">
                {hints.map(([icon, words]) => (
                  <li key={icon}>
                    <Icon name={icon!} /> {words}
                  </li>
                ))}
              </ul>
            )}
          </div>
          {served.value && <JoinBox />}
        </Hero>
        <div class="below">
          <div class="lists">
            <MyGames mine={mine} />
            {served.value && <OpenTables />}
          </div>
          <Points of={say.points} kind="points" />
        </div>
      </main>
    </div>
  );
}
