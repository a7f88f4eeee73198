import type { MyGame, SessionInfo } from '@ochre/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { accountWords } from '../i18n/account.ts';
import { rulesetName, text } from '../i18n/index.ts';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/controls.tsx';
import { Icon } from '../ui/Icon.tsx';
import { endSession, games, sessions } from './account.ts';
import { goToGame } from './openGame.ts';

export const moment = (at: number): string =>
  new Date(at).toLocaleString(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' });

const BROWSERS = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'] as const;
const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux'] as const;

const isPhone = (agent: string): boolean => /Android|iPhone|Mobile/.test(agent);

/** What a browser calls itself, cut down to what a person calls it. */
function deviceOf(agent: string): string {
  const known = (names: readonly string[]): string | undefined => names.find((n) => agent.includes(n));
  const browser = known(BROWSERS)?.replace('Edg', 'Edge').replace('OPR', 'Opera');
  return [browser, known(SYSTEMS)].filter(Boolean).join(', ') || agent.slice(0, 60);
}

/** Devices that are signed in, and how to sign them out. */
export function Sessions() {
  const say = accountWords.value;
  const list = useSignal<SessionInfo[]>([]);
  const look = (): void => {
    void sessions().then(
      (found) => {
        list.value = found;
      },
      () => undefined,
    );
  };
  useEffect(look, []);
  const end = (id?: string): void => void endSession(id).then(look, look);
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">{say.sessions}</h2>
      <ul class="card seats">
        {list.value.map(({ id, agent, usedAt, current }) => (
          <li key={id}>
            <Icon name={isPhone(agent) ? 'phone' : 'tv'} size={20} />
            <span class="sp ell">
              <b class="ell">{deviceOf(agent)}</b> <small class="mute">{say.since(moment(usedAt))}</small>
            </span>
            {current ? (
              <Chip tone="ochre">{say.thisDevice}</Chip>
            ) : (
              <Button size="sm" onPress={() => end(id)}>
                {say.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {list.value.length > 1 && (
        <Button size="sm" onPress={() => end()}>
          {say.endOthers}
        </Button>
      )}
    </section>
  );
}

/** Tables of mine on the server: opened here, they are played here too. */
export function ServerGames() {
  const say = accountWords.value;
  const { front } = text.value;
  const list = useSignal<MyGame[] | undefined>(undefined);
  useEffect(() => {
    void games().then(
      (found) => {
        list.value = found;
      },
      () => undefined,
    );
  }, []);
  return (
    <section aria-labelledby="server-games">
      <h2 id="server-games">{say.games}</h2>
      {list.value?.length === 0 && (
        <p class="card pad row wrap">
          <span class="sp">{say.noGames}</span>
          <a class="btn sm" href="#/host">
            {front.host}
          </a>
        </p>
      )}
      {list.value && list.value.length > 0 && (
        <ul class="card seats">
          {list.value.map((game) => (
            <li key={game.table}>
              <span class="sp ell">
                <b class="ell">{game.title}</b>{' '}
                <small class="mute">
                  {rulesetName(game.ruleset)} · {moment(game.updatedAt)}
                </small>
              </span>
              {game.seat === undefined && <Chip tone="ochre">{front.invited}</Chip>}
              <Button size="sm" onPress={() => void goToGame(game)}>
                {say.open}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
