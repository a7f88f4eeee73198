import { setTimeout as sleep } from 'node:timers/promises';
import { quick } from '@ochre/engine';
import { type Spread, spreadOf } from './figures.ts';
import { Player } from './player.ts';
import { type Filed, game } from './tables.ts';

/** Milliseconds between two answers at the table. */
const PACE = 50;
/** Answers before anything is counted. */
const WARM_UP = 40;

export interface Fanout {
  /** Milliseconds from sending an answer until each of the others has the delta. */
  delay: Spread;
  /** Bytes of a delta. */
  bytes: Spread;
}

/** Everyone at one table over sockets; somebody who is asked answers, one after the other at a steady pace. */
export async function fanout(url: string, table: Filed, seconds: number): Promise<Fanout> {
  const players = await Promise.all(table.tokens.map(() => Player.connect(url)));
  await Promise.all(players.map((player, i) => player.hello(table.id, table.tokens[i]!)));
  const rng = quick(1);
  const [delays, bytes]: [number[], number[]] = [[], []];
  let sent: number | undefined;
  let sender: Player | undefined;
  for (const player of players)
    player.onDelta = (size) => {
      if (sent === undefined) return;
      if (player !== sender) delays.push(performance.now() - sent);
      bytes.push(size);
    };
  let end = Number.POSITIVE_INFINITY;
  for (let answers = 0; performance.now() < end; answers++) {
    const began = performance.now();
    const asked = players.filter((player) => player.asked);
    if (asked.length === 0) throw new Error('nobody is asked anything');
    sender = asked[rng.int(asked.length)]!;
    const answer = sender.answer(game, rng)!;
    if (answers >= WARM_UP) sent = answer.at;
    if (answers === WARM_UP) end = performance.now() + seconds * 1000;
    await answer.stands;
    // What comes after this belongs to the next answer.
    await Promise.all(players.map((player) => player.caughtUp()));
    await sleep(Math.max(0, PACE - (performance.now() - began)));
  }
  for (const player of players) player.close();
  return { delay: spreadOf(delays), bytes: spreadOf(bytes) };
}
