import { brains } from '@ochre/bots';
import { type Decision, type Json, quick } from '@ochre/engine';
import { gameFor } from '@ochre/testkit';
import type { Page } from 'playwright-core';
import type { SoloSetup, Stretch } from '../../src/session/messages.ts';
import { SoloTable } from '../../src/session/soloTable.ts';
import { fetchThinking } from '../../src/session/thinking.ts';

await fetchThinking();

const TRADES = 6;

/** A solo game played by bots alone until `done`, as the browser keeps it. */
export function playedSave(
  setup: Partial<SoloSetup>,
  done: (table: SoloTable, asked: Decision) => boolean,
): Stretch {
  const config = { ruleset: 'mega', map: 'world', players: 5, side: 'west', options: {} };
  const game = gameFor(setup.config?.ruleset ?? config.ruleset);
  const table = new SoloTable(game, {
    id: 'save',
    title: 'Kept game',
    seed: 'kept',
    seat: 'seat-2',
    brain: 'builder',
    created: 1,
    config,
    ...setup,
  });
  const rng = quick(11);
  const trades: Record<number, number> = {};
  while (!table.over) {
    const asked = game.due(table.state).find((d) => d.owner === table.me && !d.optional);
    if (!asked) {
      if (!table.step()) throw new Error('the table stands still');
      continue;
    }
    if (done(table, asked)) break;
    const { turn } = table.state.open;
    trades[turn] = (trades[turn] ?? 0) + Number(asked.kind === 'trade');
    const answer: Json =
      asked.kind === 'trade' && trades[turn] > TRADES
        ? { do: 'done' }
        : brains['builder']!.choose(game.sight(table.view()), asked, rng);
    const violation = table.act({ by: asked.owner, decision: asked.id, kind: asked.kind, answer });
    if (violation) throw new Error(violation.code);
  }
  return table.stretch(2);
}

/** Lays the game into the browser's own database, as if it had been played there. */
export async function keep(page: Page, url: string, save: Stretch): Promise<void> {
  await page.goto(url);
  // The page makes its database when it first looks for games; opened before that, it would be an empty one.
  const made = (): Promise<boolean> =>
    page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'ochre'));
  while (!(await made())) await page.waitForTimeout(20);
  // As text: the types of a whole state are too deep for the browser's argument.
  await page.evaluate(async (text: string) => {
    const { game, state, events, actions } = JSON.parse(text) as Stretch;
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('ochre');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const tx = db.transaction(['games', 'states', 'events', 'actions'], 'readwrite');
    tx.objectStore('games').put(game);
    tx.objectStore('states').put(state, game.id);
    for (const event of events) tx.objectStore('events').put(event, [game.id, event.seq]);
    for (const { seq, action } of actions) tx.objectStore('actions').put(action, [game.id, seq]);
    await new Promise((resolve) => {
      tx.oncomplete = resolve;
    });
    db.close();
  }, JSON.stringify(save));
  await page.goto(`${url}#/solo/${save.game.id}`);
  await page.locator('.table').waitFor();
}
