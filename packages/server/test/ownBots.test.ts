import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Seated, TableInfo } from '@ochre/protocol';
import { expect, it } from 'vitest';
import { call, folder, house } from './house.ts';

/** A bot that says in a file that it was asked. */
function fileOfBot(id: string): { file: string; told: string } {
  const told = join(folder(), 'told');
  const file = join(folder(), `${id}.mjs`);
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs';
     export default ({ brains }) => ({ id: '${id}', choose(sight, decision, rng, recall) {
       appendFileSync('${told}', decision.kind + '\\n');
       return brains.easy.choose(sight, decision, rng, recall);
     } })`,
  );
  return { file, told };
}

const table = (level: string) => ({
  name: 'Ada',
  ruleset: 'classic',
  players: 2,
  bots: [{ seat: 2, level }],
});

it.each([0, 1])(
  'a bot of a file plays the seat it is given, with %i threads to think in',
  async (botThreads) => {
    const { file, told } = fileOfBot(`guest-${botThreads}`);
    const { url } = await house({ botFiles: [file], botThreads });
    const made = await call<Seated>(url, '/tables', { body: table(`own:guest-${botThreads}`) });
    expect(made.status).toBe(200);
    const { id } = made.body.table;
    const { token } = made.body;
    const started = await call<TableInfo>(url, `/tables/${id}/start`, { token, body: {} });
    expect(started.body.seats[1]).toMatchObject({ kind: 'bot', level: `own:guest-${botThreads}` });
    // Whoever is asked first, nobody waits for the person.
    await call(url, `/tables/${id}/stand-in`, { token, body: { on: true } });
    await expect
      .poll(() => (existsSync(told) ? readFileSync(told, 'utf8') : ''), { timeout: 60_000 })
      .toMatch(/\w/);
  },
);

it('nobody is given a seat whom the server does not know', async () => {
  const { url } = await house();
  const made = await call(url, '/tables', { body: table('own:stranger') });
  expect([made.status, made.body.error?.text]).toEqual([422, 'There is no such bot on this server.']);
  const path = await call(url, '/tables', { body: table('./stranger.mjs') });
  expect(path.status, 'paths are the business of who runs the server').toBe(400);
});

it('a server does not start with a bot that cannot be loaded', async () => {
  await expect(house({ botFiles: ['./nobody.mjs'] })).rejects.toThrow(/nobody\.mjs cannot be loaded/);
});
