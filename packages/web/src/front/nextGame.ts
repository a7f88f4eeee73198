import { askWho, whoami } from '../account/account.ts';
import { soloHref, tableHref } from '../route.ts';
import { listGames } from '../session/store.ts';
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

/** Tables of my account at which this browser plays no seat yet. */
async function elsewhere(now: number): Promise<NextGame[]> {
  await askWho();
  const { account } = whoami.peek() ?? {};
  if (!account) return [];
  const { ownGamesThatWait } = await import('./ownGames.ts');
  return ownGamesThatWait(account.id, now);
}

async function waiting(now: number): Promise<NextGame[]> {
  const [seated, own, solo] = await Promise.all([
    seatedGames().catch(none),
    elsewhere(now).catch(none),
    listGames().catch(none),
  ]);
  return [
    ...seated.filter((g) => g.asked).map(({ table: { id, title } }) => ({ id, title, href: tableHref(id) })),
    ...own,
    ...solo.filter((g) => g.yourMove && !g.over).map(({ id, title }) => ({ id, title, href: soloHref(id) })),
  ];
}

/** Games that wait for me apart from this one: those with people first, where my time may run. */
export async function gamesThatWait(here: string, now = Date.now()): Promise<NextGame[]> {
  if (!found || now - found.at > FRESH_MS) found = { at: now, games: waiting(now) };
  // Of several at one device each has an id of their own.
  return (await found.games).filter(({ id }) => id !== here && !here.startsWith(`${id}.`));
}
