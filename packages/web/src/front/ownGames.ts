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

/** Tables of an account that run, and at which this browser plays no seat. */
async function unheld(account: string, now: number): Promise<MyGame[]> {
  if (listed?.account !== account || now - listed.at > LIST_MS)
    listed = { account, at: now, games: games().catch(() => []) };
  return (await listed.games)
    .filter(({ table, seat, status }) => seat !== undefined && status === 'running' && !seatAt(table))
    .slice(0, MOST);
}

/** Those of them that wait for me; my seat is opened here when I go there. */
export async function ownGamesThatWait(account: string, now: number): Promise<NextGame[]> {
  const looks = (await unheld(account, now)).map(async (game): Promise<NextGame[]> => {
    const { waits } = await call<Waits>('GET', `/tables/${game.table}/waits`);
    const { table: id, title } = game;
    return waits ? [{ id, title, href: tableHref(id), go: () => goToGame(game) }] : [];
  });
  const found = await Promise.allSettled(looks);
  return found.flatMap((look) => (look.status === 'fulfilled' ? look.value : []));
}
