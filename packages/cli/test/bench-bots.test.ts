import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type BotCost, measureBots } from '../src/bench/bots/measure.ts';
import command from '../src/commands/bench.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const bench = (...args: string[]) =>
  spawnSync(process.execPath, [main, 'bench', 'bots', ...args], { encoding: 'utf8' });

test('bench bots times every answer of whole games, each series in a process of its own', () => {
  const { status, stdout, stderr } = bench(
    '--json',
    '--rules',
    'classic',
    '--players',
    '3',
    '--levels',
    'easy',
  );
  expect(status, stderr).toBe(0);
  const { easy } = (JSON.parse(stdout) as Record<string, Record<string, BotCost>>)['classic3']!;
  expect(easy!.decisions).toBeGreaterThan(300);
  expect(easy!.p99Ms).toBeGreaterThan(0);
  expect(easy!.slowestMs).toBeGreaterThanOrEqual(easy!.p99Ms);
  expect(easy!.ofBudget).toBeCloseTo(easy!.slowestMs / 100, 1);
  expect(easy!.slowestKind).toMatch(/^[a-z]+/i);
  // The answers are a part of the games.
  expect(easy!.coldGameMs).toBeGreaterThan(easy!.slowestMs);
  expect(easy!.warmGameMs).toBeGreaterThan(0);
});

test('a single game has no warm one after it', () => {
  expect(measureBots('classic', 2, 'easy', 1, { turns: 2 })).not.toHaveProperty('warmGameMs');
});

test('bench bots refuses what there is not', async () => {
  await expect(command.run(['bots', '--levels', 'genius'])).rejects.toThrow(/genius/);
  await expect(command.run(['bots', '--games', '0'])).rejects.toThrow(/games/);
  expect(await command.helpOn?.(['bots'])).toContain('coldGameMs');
});
