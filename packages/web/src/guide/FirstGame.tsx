import { useEffect } from 'preact/hooks';
import { setupOf, usual } from '../front/newGame.ts';
import { guideWords } from '../i18n/guide.ts';
import { soloHref } from '../route.ts';
import { loadGame } from '../session/games.ts';
import { beginSolo } from '../session/local.ts';
import type { SoloSetup } from '../session/messages.ts';
import { listGames } from '../session/store.ts';
import { Opening } from '../table/Opening.tsx';

/** So many turns it lasts: enough for cities, cards, a market and the first advances. */
const TURNS = 10;

async function begin(): Promise<SoloSetup> {
  const game = await loadGame(usual.ruleset);
  const setup = setupOf(game, { ...usual, bots: 'easy' }, guideWords.peek().title);
  const { config } = setup;
  return { ...setup, config: { ...config, options: { ...config.options, turns: TURNS } }, guided: true };
}

/** Where the first game goes on that was begun here and is not over; or one begins. */
async function firstGame(): Promise<string> {
  const going = (await listGames().catch(() => [])).find(({ guided, over }) => guided && !over);
  return going ? soloHref(going.id) : beginSolo(await begin());
}

export function FirstGame() {
  useEffect(() => {
    void firstGame().then((href) => location.replace(href));
  }, []);
  return <Opening failure={undefined} />;
}
