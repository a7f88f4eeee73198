import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Seated } from '@ochre/protocol';
import { expect, it } from 'vitest';
import { call, house } from './house.ts';

const bot = fileURLToPath(new URL('../../../examples/bot.mjs', import.meta.url));

it('the example bot takes a seat and plays a game to its end', async () => {
  const { url } = await house();
  const bots = [1, 2, 3].map((n) => ({ seat: n + 1, level: 'builder' }));
  const body = { name: 'Host', players: 5, options: { turns: 3 }, bots };
  const { body: founded } = await call<Seated>(url, '/tables', { body });
  const { table, token } = founded;
  const program = spawn(process.execPath, [bot, url, table.id, 'Nebu'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const seated = new Promise<void>((resolve) => {
    program.stdout.on('data', (chunk) => {
      said += chunk;
      if (/sits in seat 5/.test(said)) resolve();
    });
  });
  const ended = new Promise<number | null>((resolve) => program.on('exit', resolve));
  await seated;
  await call(url, `/tables/${table.id}/start`, { token, body: {} });
  await call(url, `/tables/${table.id}/stand-in`, { token, body: { on: true } });
  expect(await ended).toBe(0);
  expect(said).toMatch(/chooseCivilization|startingToken|move/);
  expect(said).toMatch(/The game is over/);
  expect(said.match(/refused/g)?.length ?? 0).toBeLessThan(5);
});
