import { goToGame } from '../account/openGame.ts';
import { soloHref, tableHref } from '../route.ts';
import { listGames } from '../session/store.ts';
import { ownGamesThatWait } from './ownGames.ts';
import { seatedGames } from './seatedGames.ts';

/** A game in which I am waited for. */
export interface NextGame {
  id: string;
  title: string;
  href: string;
  /** How to get there, where the way alone is not enough: my seat is not played in this browser yet. */
  go?: () => Promise<void>;
}

/** So long what was found holds: whoever waits here looks again and again. */
const FRESH_MS = 20_000;
let found: { at: number; games: Promise<NextGame[]> } | undefined;

const none = (): [] => [];

async function waiting(now: number): Promise<NextGame[]> {
  const [seated, own, solo] = await Promise.all([
    seatedGames().catch(none),
    ownGamesThatWait(now).catch(none),
    listGames().catch(none),
  ]);
  return [
    ...seated.filter((g) => g.asked).map(({ table: { id, title } }) => ({ id, title, href: tableHref(id) })),
    ...own.map((game) => ({
      id: game.table,
      title: game.title,
      href: tableHref(game.table),
      go: () => goToGame(game),
    })),
    ...solo.filter((g) => g.yourMove && !g.over).map(({ id, title }) => ({ id, title, href: soloHref(id) })),
  ];
}

/** Games that wait for me apart from this one: those with people first, where my time may run. */
export async function gamesThatWait(here: string, now = Date.now()): Promise<NextGame[]> {
  if (!found || now - found.at > FRESH_MS) found = { at: now, games: waiting(now) };
  // Of several at one device each has an id of their own.
  return (await found.games).filter(({ id }) => id !== here && !here.startsWith(`${id}.`));
}
