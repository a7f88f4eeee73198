import type { MyGame, Waits } from '@ochre/protocol';
import { askWho, games, whoami } from '../account/account.ts';
import { call } from '../net/api.ts';
import { seatAt } from '../net/seats.ts';

/** Tables looked at: those where something happened last. */
const MOST = 12;
/** So long the list of tables holds: one does not sit down at new ones all the time. */
const LIST_MS = 120_000;

let listed: { account: string; at: number; games: Promise<MyGame[]> } | undefined;

/** Tables of my account that run, and at which this browser plays no seat. */
async function elsewhere(now: number): Promise<MyGame[]> {
  await askWho();
  const account = whoami.peek()?.account?.id;
  if (account === undefined) return [];
  if (listed?.account !== account || now - listed.at > LIST_MS)
    listed = { account, at: now, games: games().catch(() => []) };
  return (await listed.games)
    .filter(({ table, seat, status }) => seat !== undefined && status === 'running' && !seatAt(table))
    .slice(0, MOST);
}

/** Those of them that wait for me. */
export async function ownGamesThatWait(now: number): Promise<MyGame[]> {
  const found = await elsewhere(now);
  const asked = await Promise.allSettled(
    found.map(({ table }) => call<Waits>('GET', `/tables/${table}/waits`)),
  );
  return found.filter((_, i) => {
    const answer = asked[i]!;
    return answer.status === 'fulfilled' && answer.value.waits;
  });
}
