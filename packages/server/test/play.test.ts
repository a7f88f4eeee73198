import { quick, type Rng } from '@ochre/engine';
import { keyFrom } from '@ochre/engine/testing';
import type { GameRecord, Problem, Seated } from '@ochre/protocol';
import { describe, expect, it } from 'vitest';
import { gameFor } from '../src/games.ts';
import { sha256 } from '../src/tables/tokens.ts';
import { Client, OVERTAKEN } from './client.ts';
import { call, gather, house } from './house.ts';
import { audit, momentsOf } from './truth.ts';

const game = gameFor('mega');
const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Plays a seat at random until the game is over, coming and going, sometimes late, sometimes sending twice. */
async function playOut(client: Client, rng: Rng): Promise<void> {
  const unexpected: Problem[] = [];
  while (!client.view?.open.result) {
    const luck = rng.int(10);
    if (client.closed !== undefined || luck === 0) {
      await client.close();
      if (rng.int(2) === 0) await sleep(rng.int(60));
      await client.connect({ resume: rng.int(4) > 0 });
    }
    if (luck < 4) await sleep(rng.int(25));
    const done = await client.move(game, rng);
    if (done === 'nothing') await client.until(() => acts(client));
    else if (done && !OVERTAKEN.includes(done.code)) unexpected.push(done);
  }
  expect(unexpected).toEqual([]);
}

const acts = (client: Client): boolean =>
  client.closed !== undefined ||
  client.view?.open.result !== undefined ||
  client.view!.prompts.some((d) => !d.optional);

describe('playing over sockets', () => {
  it('one person plays against bots to the end, after one call', async () => {
    const { url } = await house();
    const { body } = await call<Seated>(url, '/play', { body: { name: 'Ada', options: { turns: 2 } } });
    const ada = await new Client(url, body.table.id, body.token).connect();
    while (!ada.view?.open.result) {
      await ada.until(() => acts(ada));
      const done = await ada.move(game);
      if (typeof done === 'object') expect(OVERTAKEN).toContain(done.code);
    }
    await ada.until(() => ada.info?.status === 'over');
    expect(sha256(ada.info!.seed!)).toBe(ada.info!.seedHash);
  });

  it('five people play a game to the end: nobody misses anything, nobody learns what others hide', async () => {
    const { url } = await house();
    const seated = await gather(url, 5, { options: { short: true, turns: 5 }, timing: { absence: null } });
    const { id } = seated[0]!.table;
    const clients = seated.map(({ token }) => new Client(url, id, token));
    const spectator = new Client(url, id);
    await Promise.all([...clients, spectator].map((client) => client.connect()));
    await call(url, `/tables/${id}/start`, { token: seated[0]!.token, body: {} });
    await Promise.all([...clients, spectator].map((client) => client.until(() => client.view !== undefined)));

    const whisper = 'meet me at the river Halys';
    expect(await clients[1]!.say('private', whisper, 3)).toBeUndefined();
    // The fourth seat is played by a bot for a while, and then by its owner again.
    const { token } = seated[3]!;
    const games = clients.map((client, i) => playOut(client, quick(i + 1)));
    await call(url, `/tables/${id}/stand-in`, { token, body: { on: true } });
    await clients[3]!.until(() => clients[3]!.view!.open.turn >= 2);
    await call(url, `/tables/${id}/stand-in`, { token, body: { on: false } });
    await Promise.all(games);

    await spectator.until(() => spectator.info?.status === 'over');
    const { body: record } = await call<Required<GameRecord>>(url, `/tables/${id}/record`);
    expect(sha256(record.seed)).toBe(seated[0]!.table.seedHash);
    const tokens = seated.map((s) => s.token);
    const moments = momentsOf(game, record, [0, 1, 2, 3, 4, 5]);
    for (const [i, client] of [...clients, spectator].entries()) {
      const seat = i < 5 ? i + 1 : 0;
      const secrets = [record.seed, keyFrom(record.seed), ...tokens, ...tokens.map(sha256)];
      if (seat !== 2 && seat !== 3) secrets.push(whisper);
      expect(audit(client.received, moments.get(seat)!, secrets), `seat ${seat}`).toEqual([]);
    }
    expect(clients[2]!.chat.map((m) => m.text)).toEqual([whisper]);
    expect(record.actions.length).toBeGreaterThan(150);
    expect(clients.reduce((sum, client) => sum + client.snapshots, 0)).toBeGreaterThan(6);
    expect(clients.reduce((sum, client) => sum + client.resumed, 0)).toBeGreaterThan(6);
    expect(median(clients.flatMap((client) => client.deltas))).toBeLessThan(2048);
  });
});
