import { soloHref, tableHref } from '../route.ts';
import { listGames } from '../session/store.ts';
import { seatedGames } from './seatedGames.ts';

/** A game in which I am waited for. */
export interface NextGame {
  title: string;
  href: string;
}

/** So long what was found holds: whoever waits here looks again and again. */
const FRESH_MS = 20_000;
let found: { at: number; games: Promise<(NextGame & { id: string })[]> } | undefined;

async function waiting(): Promise<(NextGame & { id: string })[]> {
  const [seated, solo] = await Promise.allSettled([seatedGames(), listGames()]);
  const tables = seated.status === 'fulfilled' ? seated.value : [];
  const games = solo.status === 'fulfilled' ? solo.value : [];
  return [
    ...tables.filter((g) => g.asked).map(({ table: { id, title } }) => ({ id, title, href: tableHref(id) })),
    ...games.filter((g) => g.yourMove && !g.over).map(({ id, title }) => ({ id, title, href: soloHref(id) })),
  ];
}

/** Games that wait for me apart from this one: those with people first, where my time may run. */
export async function gamesThatWait(here: string, now = Date.now()): Promise<NextGame[]> {
  if (!found || now - found.at > FRESH_MS) found = { at: now, games: waiting() };
  // Of several at one device each has an id of their own.
  return (await found.games).filter(({ id }) => id !== here && !here.startsWith(`${id}.`));
}
