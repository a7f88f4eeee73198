import { useEffect } from 'preact/hooks';
import { setupOf, usual } from '../front/newGame.ts';
import { guideWords } from '../i18n/guide.ts';
import { soloHref } from '../route.ts';
import { loadGame } from '../session/games.ts';
import type { SoloSetup } from '../session/messages.ts';
import { listGames } from '../session/store.ts';

/** So many turns it lasts: enough for cities, cards, a market and the first advances. */
const TURNS = 10;

async function begin(): Promise<SoloSetup> {
  const game = await loadGame(usual.ruleset);
  const setup = setupOf(game, { ...usual, bots: 'easy' }, guideWords.peek().title);
  const { config } = setup;
  return { ...setup, config: { ...config, options: { ...config.options, turns: TURNS } }, guided: true };
}

/** The first game that was begun here and is not over goes on, or one begins. */
async function firstGame(announce: (setup: SoloSetup) => void): Promise<string> {
  const going = (await listGames()).find(({ guided, over }) => guided && !over);
  if (going) return going.id;
  const setup = await begin();
  announce(setup);
  return setup.id;
}

/** Leads to the table; `announce` tells it what is to begin. */
export function FirstGame({ announce }: { announce(setup: SoloSetup): void }) {
  useEffect(() => {
    void firstGame(announce).then((id) => location.replace(soloHref(id)));
  }, []);
  return <div class="arriving" aria-busy="true" />;
}
