import { setTimeout as sleep } from 'node:timers/promises';
import { quick } from '@ochre/engine';
import { PROTOCOL } from '@ochre/protocol';
import { type Spread, spreadOf } from './figures.ts';
import { connect, kindOf, Player } from './player.ts';
import { type Filed, game, type LevelOf } from './tables.ts';

/** Milliseconds between two answers at a table of people, and between two pings. */
const PACE = 100;
const PING = 50;

export interface BesideBots {
  /** Milliseconds from a person's answer to its acknowledgement. */
  action: Spread;
  /** Milliseconds until somebody who only asks whether the server is there is told so. */
  ping: Spread;
  /** What bots did meanwhile, in a second. */
  botsPerSecond: number;
}

const LEVELS = ['strong', 'steady', 'easy'] as const;

/** Every third table is of the strongest bots alone, the others of all kinds. */
export const botsAt =
  (table: number): LevelOf =>
  (seat) =>
    table % 3 === 0 ? 'strong' : LEVELS[(table + seat) % LEVELS.length]!;

/** People at a few tables, each of which has an answer every now and then, while bots play at many that are watched. */
export async function besideBots(
  url: string,
  bots: readonly Filed[],
  people: readonly Filed[],
  warmUp: number,
  seconds: number,
): Promise<BesideBots> {
  const actions: number[] = [];
  const pings: number[] = [];
  let [counting, going, heard] = [false, true, 0];
  const watchers = await Promise.all(
    bots.map(async ({ id }) => {
      const socket = await connect(url);
      socket.on('message', (data: Buffer) => {
        if (counting && kindOf(data) === 'delta') heard++;
      });
      socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL, table: id }));
      return socket;
    }),
  );
  const players: Player[] = [];
  const seat = async (table: Filed, token: string): Promise<Player> => {
    const player = await Player.connect(url);
    await player.hello(table.id, token);
    players.push(player);
    return player;
  };
  const play = async (table: Filed, n: number): Promise<void> => {
    const seated = await Promise.all(table.tokens.map((token) => seat(table, token)));
    const rng = quick(n);
    while (going) {
      const asked = seated.filter((player) => player.asked);
      const sent = asked[rng.int(asked.length)]?.answer(game, rng);
      if (sent && (await sent.stands) && counting) actions.push(performance.now() - sent.at);
      await sleep(PACE);
    }
  };
  const ask = async (player: Player): Promise<void> => {
    while (going) {
      const began = performance.now();
      await player.caughtUp();
      if (counting) pings.push(performance.now() - began);
      await sleep(PING);
    }
  };
  const work = [...people.map(play), seat(people[0]!, people[0]!.tokens[0]!).then(ask)];
  const failed = new Promise<never>((_, reject) => {
    for (const one of work) one.catch(reject);
  });
  const measured = async (): Promise<BesideBots> => {
    await sleep(warmUp * 1000);
    counting = true;
    await sleep(seconds * 1000);
    [counting, going] = [false, false];
    await Promise.all(work);
    return { action: spreadOf(actions), ping: spreadOf(pings), botsPerSecond: heard / seconds };
  };
  try {
    return await Promise.race([measured(), failed]);
  } finally {
    going = false;
    for (const player of players) player.close();
    for (const socket of watchers) socket.terminate();
  }
}
