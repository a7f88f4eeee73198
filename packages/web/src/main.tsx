import './ui/tokens.css';
import './ui/base.css';
import './ui/controls.css';
import './ui/cards.css';
import './ui/theme.ts';
import { render } from 'preact';
import { App } from './App.tsx';
import { loadSprite } from './ui/Icon.tsx';

void loadSprite();
render(<App />, document.getElementById('app')!);
