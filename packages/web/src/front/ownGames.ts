import type { MyGame, Waits } from '@ochre/protocol';
import { games } from '../account/account.ts';
import { goToGame } from '../account/openGame.ts';
import { call } from '../net/api.ts';
import { seatAt } from '../net/seats.ts';
import { tableHref } from '../route.ts';
import type { NextGame } from './nextGame.ts';

/** Tables looked at: those where something happened last. */
const MOST = 12;
/** So long the list of tables holds: one does not sit down at new ones all the time. */
const LIST_MS = 120_000;

let listed: { account: string; at: number; games: Promise<MyGame[]> } | undefined;

/** Tables of an account at which this browser plays no seat, last played first. */
async function unheld(account: string, now: number): Promise<MyGame[]> {
  if (listed?.account !== account || now - listed.at > LIST_MS)
    listed = { account, at: now, games: games().catch(() => []) };
  return (await listed.games).filter(({ table }) => !seatAt(table));
}

/** A table of my account, and whether it waits for me. */
export interface OwnGame extends MyGame {
  waits: boolean;
}

const waitsAt = async (game: MyGame): Promise<OwnGame> => {
  if (game.status !== 'running' || game.seat === undefined) return { ...game, waits: false };
  const look = call<Waits>('GET', `/tables/${game.table}/waits`);
  return { ...game, ...(await look.catch(() => ({ waits: false }))) };
};

/** Tables of my account that this browser does not know, those that wait for me first; what is put away is left out. */
export async function ownGames(account: string, now = Date.now()): Promise<OwnGame[]> {
  const kept = (await unheld(account, now)).filter(({ status }) => status !== 'archived').slice(0, MOST);
  return (await Promise.all(kept.map(waitsAt))).sort((a, b) => Number(b.waits) - Number(a.waits));
}

/** Those of them that wait for me; my seat is opened here when I go there. */
export async function ownGamesThatWait(account: string, now: number): Promise<NextGame[]> {
  return (await ownGames(account, now))
    .filter(({ waits }) => waits)
    .map((game) => ({
      id: game.table,
      title: game.title,
      href: tableHref(game.table),
      go: () => goToGame(game),
    }));
}
