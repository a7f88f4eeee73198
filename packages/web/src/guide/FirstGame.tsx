import { GUIDED } from '@ochre/lessons';
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

async function begin(ruleset: string): Promise<SoloSetup> {
  const game = await loadGame(ruleset);
  const setup = setupOf(game, { ...usual, ruleset, bots: 'easy' }, guideWords.peek().title);
  const { config } = setup;
  return { ...setup, config: { ...config, options: { ...config.options, turns: TURNS } }, guided: true };
}

/** Where the first game goes on that was begun here and is not over; or one begins. */
async function firstGame(ruleset: string): Promise<string> {
  const going = (await listGames().catch(() => [])).find(
    ({ guided, over, config }) => guided && !over && config.ruleset === ruleset,
  );
  return going ? soloHref(going.id) : beginSolo(await begin(ruleset));
}

/** Of the rule set asked for, where its games are explained. */
export function FirstGame({ rules }: { rules?: string | undefined }) {
  const ruleset = GUIDED.find((id) => id === rules) ?? usual.ruleset;
  useEffect(() => {
    void firstGame(ruleset).then((href) => location.replace(href));
  }, [ruleset]);
  return <Opening failure={undefined} />;
}
