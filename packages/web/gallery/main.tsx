import '../src/ui/tokens.css';
import '../src/ui/base.css';
import '../src/ui/controls.css';
import '../src/ui/cards.css';
import { usual } from '@ochre/rulesets/manifests.ts';
import { render } from 'preact';
import { Overlays } from '../src/App.tsx';
import { chooseLanguage } from '../src/i18n/language.ts';
import * as naming from '../src/i18n/naming.ts';
import { loadGame, nameBy } from '../src/session/games.ts';
import { applySettings } from '../src/settings/apply.ts';
import { settings } from '../src/settings/settings.ts';
import { TableScreen } from '../src/table/TableScreen.tsx';
import { loadSprite } from '../src/ui/Icon.tsx';
import type { Scene } from '../test/support/scenes.ts';
import { readQuestions } from './read.tsx';
import { MomentSession } from './session.ts';

// Every decision of the game on the real table, from moments of real games: #name shows one, the start lists all.

/** In front of a moment's name: the calamity that it is about is announced first, with the film or as the settings have it. */
const FILM = 'film:';
const ANNOUNCED = /^(film|told):/;

async function start(): Promise<void> {
  applySettings(document.documentElement);
  nameBy(naming);
  await chooseLanguage();
  void loadSprite();
  await loadGame(usual.id);
  Object.assign(window, { readQuestions });
  if (location.hash === '#questions') return;
  const moments = (await (await fetch('/gallery/moments.json')).json()) as Scene[];
  const chosen = { speed: settings.speed.value.peek(), motion: settings.motion.value.peek() };
  const show = async ({ hash }: URL): Promise<void> => {
    const name = decodeURIComponent(hash.slice(1));
    const film = name.startsWith(FILM);
    const moment = moments.find((m) => m.name === name.replace(ANNOUNCED, ''));
    const app = document.getElementById('app')!;
    delete app.dataset['scene'];
    render(null, app);
    if (moment) {
      const session = await MomentSession.at(moment);
      Object.assign(window, { session });
      settings.speed.value.value = film ? 'normal' : chosen.speed;
      settings.motion.value.value = film ? 'full' : chosen.motion;
      const hear = ANNOUNCED.test(name) ? session.beforeCalamity() : undefined;
      render(
        <>
          <TableScreen session={session} />
          <Overlays />
        </>,
        app,
      );
      // For those who wait for this scene and no other.
      app.dataset['scene'] = name;
      if (hear)
        setTimeout(() => {
          hear();
          // Once it has begun, it may go as fast as it likes.
          settings.motion.value.value = chosen.motion;
        });
    } else
      render(
        <ul style={{ padding: '20px', columns: 3 }}>
          {moments.map((m) => (
            <li key={m.name}>
              <a href={`#${encodeURIComponent(m.name)}`}>{m.name}</a>
            </li>
          ))}
        </ul>,
        app,
      );
  };
  // Each address in its turn, though the page may have gone on to the next one.
  window.addEventListener('hashchange', ({ newURL }) => void show(new URL(newURL)));
  await show(new URL(location.href));
}

void start();
