import { setTimeout as sleep } from 'node:timers/promises';
import { quick, type Rng } from '@ochre/engine';
import { type Spread, spreadOf } from './figures.ts';
import type { Hosted } from './hosted.ts';
import { Player } from './player.ts';
import { type Filed, game } from './tables.ts';

/** Tables whose people connect at the same time. */
const HANDS = 20;

export interface Throughput {
  /** Answers acknowledged in a second. */
  perSecond: number;
  /** Milliseconds from sending an answer to its acknowledgement. */
  delay: Spread;
  /** What the server's process spent on each answer. */
  cpuMs: number;
}

/** People at many tables, each answering as soon as there is a question and the last answer is acknowledged. */
export async function throughput(
  server: Hosted,
  tables: readonly Filed[],
  warmUp: number,
  seconds: number,
): Promise<Throughput> {
  const players = await seated(server.url, tables);
  let delays: number[] = [];
  let going = true;
  const play = async (player: Player, rng: Rng): Promise<void> => {
    while (going) {
      const sent = player.answer(game, rng);
      if (!sent) await player.stirred();
      else if (await sent.stands) delays.push(performance.now() - sent.at);
    }
  };
  const failed = new Promise<never>((_, reject) => {
    for (const [i, player] of players.entries()) play(player, quick(i)).catch(reject);
  });
  const measured = async (): Promise<Throughput> => {
    await sleep(warmUp * 1000);
    delays = [];
    const began = performance.now();
    const before = await server.usage();
    await sleep(seconds * 1000);
    const after = await server.usage();
    const counted = delays;
    const spent = (performance.now() - began) / 1000;
    return {
      perSecond: counted.length / spent,
      delay: spreadOf(counted),
      cpuMs: (after.cpuMs - before.cpuMs) / counted.length,
    };
  };
  try {
    return await Promise.race([measured(), failed]);
  } finally {
    going = false;
    for (const player of players) player.close();
  }
}

async function seated(url: string, tables: readonly Filed[]): Promise<Player[]> {
  const players: Player[] = [];
  const left = [...tables];
  const work = async (): Promise<void> => {
    for (let table = left.pop(); table; table = left.pop())
      for (const token of table.tokens) {
        const player = await Player.connect(url);
        await player.hello(table.id, token);
        players.push(player);
      }
  };
  await Promise.all(Array.from({ length: HANDS }, work));
  return players;
}
