import { createGame } from '@ochre/engine';
import { world } from '@ochre/maps';
import type { Seated } from '@ochre/protocol';
import { mega } from '@ochre/rulesets';
import type { Browser } from 'playwright-core';
import { Client } from '../../../server/test/client.ts';
import { call } from '../../../server/test/house.ts';
import { openPage, type Watched } from './browser.ts';

const game = createGame(mega, world);

/** A table of two people and bots, played by plain clients until the market is open to both. */
export async function atMarket(url: string, more: object = {}): Promise<[ada: Seated, bea: Seated]> {
  const bots = [3, 4, 5].map((seat) => ({ seat, level: 'builder' }));
  const { body: ada } = await call<Seated>(url, '/tables', {
    body: { name: 'Ada', title: 'Two rivers', players: 5, options: { short: true }, bots, ...more },
  });
  const { id } = ada.table;
  const { body: bea } = await call<Seated>(url, `/tables/${id}/join`, { body: { name: 'Bea' } });
  await call(url, `/tables/${id}/start`, { token: ada.token, body: {} });
  const clients = [ada, bea].map(({ token }) => new Client(url, id, token));
  for (const client of clients) await client.connect();
  const trades = (c: Client): boolean => c.view!.prompts.some((d) => d.kind === 'trade');
  while (!clients.every(trades)) for (const client of clients) if (!trades(client)) await client.move(game);
  for (const client of clients) await client.close();
  return [ada, bea];
}

/** Somebody's page of a table, in a browser that holds the seat. */
export async function sitAt(
  url: string,
  browser: Browser,
  { table, seat, token }: Seated,
  size: { width: number; height: number },
): Promise<Watched> {
  const watched = await openPage(browser, size);
  const held = JSON.stringify([{ table: table.id, title: table.title, seat, token }]);
  await watched.page.addInitScript((seats) => localStorage.setItem('ochre.seats', seats), held);
  await watched.page.goto(`${url}/#/table/${table.id}`);
  return watched;
}
