import type { Json } from '@ochre/engine';
import type { Problem, Seated } from '@ochre/protocol';
import { expect, it } from 'vitest';
import { gameFor } from '../src/games.ts';
import { Client } from './client.ts';
import { call, house } from './house.ts';

it('a refused answer is told as code, parameters, rule and English sentence, by socket and by HTTP', async () => {
  const { url } = await house();
  const { body } = await call<Seated>(url, '/play', { body: { name: 'Ada' } });
  const { token, table } = body;
  const ada = await new Client(url, table.id, token).connect();
  const asked = () => ada.view?.prompts.find((d) => d.kind === 'move' && !d.ask.early);
  while (!asked()) {
    await ada.until(() => ada.view!.prompts.some((d) => !d.optional));
    if (!asked()) await ada.move(gameFor('mega'));
  }
  const decision = asked()!;
  const from = Object.keys(ada.view!.open.nations[decision.owner]!.tokens)[0]!;
  const orders = [{ do: 'walk', n: 1, from, to: 'ultima-thule' }];
  const refused = {
    code: 'noLandBorder',
    params: { from, to: 'ultima-thule' },
    cite: expect.stringMatching(/^MC /),
    text: expect.stringMatching(/^[A-Z].* does not border Ultima Thule by land\.$/),
  };
  expect(await ada.answer(decision, { do: 'orders', orders } as Json)).toEqual(refused);
  const answer = { do: 'orders', orders: [...orders, ...orders] };
  const sent = { id: 'over-http', decision: decision.id, kind: decision.kind, answer };
  const reply = await call<{ error: Problem }>(url, `/tables/${table.id}/answers`, { token, body: sent });
  expect([reply.status, reply.body.error]).toEqual([
    422,
    { ...refused, params: { ...refused.params, order: 1 }, text: expect.stringMatching(/^Order 1: /) },
  ]);
});
