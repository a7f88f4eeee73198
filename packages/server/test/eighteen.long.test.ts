import { brains } from '@ochre/bots';
import { quick, type Rng } from '@ochre/engine';
import { keyFrom } from '@ochre/engine/testing';
import type { GameRecord } from '@ochre/protocol';
import { expect, it } from 'vitest';
import { gameFor } from '../src/games.ts';
import { Client } from './client.ts';
import { call, gather, house } from './house.ts';
import { audit, momentsOf } from './truth.ts';

const game = gameFor('mega');
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Plays well enough to bring a game to its end, coming and going and sometimes late. */
async function play(client: Client, rng: Rng): Promise<void> {
  const builder = brains['builder']!;
  for (let trades = 0; !client.view?.open.result; ) {
    const luck = rng.int(300);
    if (client.closed !== undefined || luck === 0) {
      await client.close();
      await client.connect({ resume: rng.int(4) > 0 });
    }
    if (luck < 10) await sleep(rng.int(10));
    const decision = client.view!.prompts.find((d) => !d.optional);
    if (!decision) {
      trades = 0;
      await sleep(1);
      continue;
    }
    const done = decision.kind === 'trade' && ++trades > 12;
    const answer = done ? { do: 'done' } : builder.choose(game.sight(client.view!), decision, rng);
    await client.answer(decision, answer);
  }
}

it('eighteen people play a whole game through sockets', async () => {
  const { url } = await house();
  const seated = await gather(url, 18, { timing: { absence: null } });
  const { id } = seated[0]!.table;
  const clients = seated.map(({ token }) => new Client(url, id, token));
  const spectator = await new Client(url, id).connect();
  await Promise.all(clients.map((client) => client.connect()));
  await call(url, `/tables/${id}/start`, { token: seated[0]!.token, body: {} });
  await Promise.all(clients.map((client) => client.until(() => client.view !== undefined)));
  const games = clients.map((client, i) => play(client, quick(i + 1)));
  const { token } = seated[7]!;
  await call(url, `/tables/${id}/stand-in`, { token, body: { on: true } });
  await spectator.until(() => spectator.view!.open.turn >= 4, 600_000);
  await call(url, `/tables/${id}/stand-in`, { token, body: { on: false } });
  await Promise.all(games);
  await spectator.until(() => spectator.info?.status === 'over');
  expect(spectator.view!.open.result!.endedBy).toBe('ast');
  const { body: record } = await call<Required<GameRecord>>(url, `/tables/${id}/record`);
  const sizes = clients.flatMap((client) => client.deltas).sort((a, b) => a - b);
  expect(sizes[sizes.length >> 1]).toBeLessThan(2048);
  const moments = momentsOf(
    game,
    record,
    Array.from({ length: 19 }, (_, seat) => seat),
  );
  for (const [i, client] of [...clients, spectator].entries()) {
    const seat = i < 18 ? i + 1 : 0;
    const secrets = [record.seed, keyFrom(record.seed)];
    expect(audit(client.received, moments.get(seat)!, secrets, 25), `seat ${seat}`).toEqual([]);
  }
});
