import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Json, quick } from '@ochre/engine';
import { gameFor } from '../src/games.ts';
import { Client } from './client.ts';
import { call, folder, gather } from './house.ts';
import { ServerProcess } from './process.ts';
import { type Bait, floodHttp, floodSocket } from './villain.ts';

const game = gameFor('mega');
/** What one connection sends before the next one comes. */
const SHARE = 200;
/** Answers from which one can tell how long they took. */
const ENOUGH = 20;

/** A seat, and where it is. */
export interface Place {
  url: string;
  table: string;
  token: string;
}

/** How long an honest client waits for answers that go all the way to its table and back. */
export class Probe {
  readonly #thread: Worker;
  readonly #answers: Int32Array;

  private constructor(thread: Worker, answers: Int32Array) {
    this.#thread = thread;
    this.#answers = answers;
  }

  static async start(place: Place): Promise<Probe> {
    const answers = new Int32Array(new SharedArrayBuffer(4));
    const thread = new Worker(new URL('./probe.ts', import.meta.url), { workerData: { ...place, answers } });
    await once(thread, 'message');
    return new Probe(thread, answers);
  }

  /** How often it was answered until now. */
  get answered(): number {
    return Atomics.load(this.#answers, 0);
  }

  async end(): Promise<{ median: number; p95: number; worst: number; count: number }> {
    this.#thread.postMessage('end');
    const [times] = (await once(this.#thread, 'message')) as [number[]];
    const sorted = times.sort((a, b) => a - b);
    const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
    return { median: at(0.5), p95: at(0.95), worst: sorted.at(-1) ?? 0, count: sorted.length };
  }
}

/** A running table where one seat is asked and another is the villain's, and all that anybody can see of it. */
export async function target(url: string) {
  const seated = await gather(url, 5, { timing: { absence: null } });
  const { id } = seated[0]!.table;
  await call(url, `/tables/${id}/start`, { token: seated[0]!.token, body: {} });
  const clients = await Promise.all(seated.map((s) => new Client(url, id, s.token).connect()));
  const asked = clients.find((c) => c.view!.prompts.length > 0)!;
  // The host may do more than others, so the villain is somebody else.
  const villain = clients.find((c, i) => i > 0 && c.view!.prompts.length === 0)!;
  await villain.close();
  const decision = asked.view!.prompts[0]!;
  const answer = game.rules.spec(decision.kind).fallback(game.sight(asked.view!), decision as never) as Json;
  const bait: Bait = {
    table: id,
    token: villain.token!,
    answer: { id: randomUUID(), decision: decision.id, kind: decision.kind, answer },
  };
  const sight = async (): Promise<string[]> => {
    const paths = ['', '/view', '/chat', '/log?turn=1'];
    const all = seated.flatMap(({ token }) =>
      paths.map((path) => call(url, `/tables/${id}${path}`, { token })),
    );
    // Streams may have begun anew; everything else must be the same to the letter.
    return (await Promise.all(all)).map(({ text }) => text.replace(/"stream":"\w+","seq":\d+/, ''));
  };
  return { bait, sight, asked: asked.token!, honest: () => asked.answer(decision, answer) };
}

/** Somebody at another table. */
export async function neighbour(url: string): Promise<Place> {
  const [founder] = await gather(url, 5, { timing: { absence: null } });
  const { id } = founder!.table;
  await call(url, `/tables/${id}/start`, { token: founder!.token, body: {} });
  return { url, table: id, token: founder!.token };
}

/** So many messages, half of them over sockets, some connections at a time; tells how many were sent. */
export async function flood(
  url: string,
  bait: Bait,
  seed: number,
  messages: number,
  from?: string,
): Promise<number> {
  const rng = quick(seed);
  let [left, sent] = [Math.ceil(messages / SHARE), 0];
  const work = async (): Promise<void> => {
    while (left-- > 0) {
      const attack = left % 2 === 0 ? floodSocket : floodHttp;
      const done = await attack(url, bait, quick(1 + rng.int(1e9)), SHARE, from);
      sent += done;
    }
  };
  await Promise.all(Array.from({ length: 6 }, work));
  return sent;
}

/** So many messages, and on until somebody honest was answered often enough meanwhile to tell how that was. */
async function floodBeside(probe: Probe, ...[url, bait, seed, messages, from]: Parameters<typeof flood>) {
  let sent = 0;
  for (let round = seed; round === seed || probe.answered <= ENOUGH; round++)
    sent += await flood(url, bait, round, messages, from);
  return sent;
}

/** Every message is dealt with: no limits but those of the protocol. */
export async function storm(messages: number) {
  const server = await ServerProcess.start({ data: folder() });
  const { url } = server;
  const { bait, sight, honest } = await target(url);
  const other = await neighbour(url);
  const before = await sight();
  // What grows once (compiled code, caches) has grown after the first part.
  await flood(url, bait, 11, messages / 8);
  const held = await server.held();
  const probing = await Probe.start(other);
  const sent = await floodBeside(probing, url, bait, 12, messages);
  const probe = await probing.end();
  const after = await sight();
  const grown = (await server.held()) - held;
  return { sent, before, after, grown, probe, log: server.log, refused: await honest() };
}

/** With the usual limits, which throw the villain out, and an honest client at another address. */
export async function withinLimits(messages: number) {
  const { url } = await ServerProcess.start({ data: folder(), usual: true });
  const { bait, sight } = await target(url);
  const other = await neighbour(url);
  const before = await sight();
  const quiet = await Probe.start(other);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const calm = await quiet.end();
  const probing = await Probe.start(other);
  await floodBeside(probing, url, bait, 13, messages, '127.0.0.2');
  const stormy = await probing.end();
  return { before, after: await sight(), calm, stormy };
}
