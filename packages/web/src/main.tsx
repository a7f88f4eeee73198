import './ui/tokens.css';
import './ui/base.css';
import './ui/controls.css';
import './ui/cards.css';
import { render } from 'preact';
import { App } from './App.tsx';
import { chooseLanguage } from './i18n/language.ts';
import * as naming from './i18n/naming.ts';
import { keepOnDevice } from './pwa.ts';
import { nameBy } from './session/games.ts';
import { applySettings } from './settings/apply.ts';
import { loadSprite } from './ui/Icon.tsx';

applySettings(document.documentElement);
nameBy(naming);
void loadSprite();
void chooseLanguage().then(() => render(<App />, document.getElementById('app')!));

if (import.meta.env.PROD) addEventListener('load', () => void keepOnDevice().catch(() => undefined));
