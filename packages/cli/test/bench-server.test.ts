import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import command from '../src/commands/bench.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const bench = (...args: string[]) =>
  spawnSync(process.execPath, [main, 'bench', ...args], { encoding: 'utf8' });

test('bench server measures everything, however little there is of it', () => {
  const little = { tables: 3, 'bot-tables': 2, sockets: 20, seconds: 1, games: 1 };
  const args = ['--json', ...Object.entries(little).flatMap(([flag, n]) => [`--${flag}`, `${n}`])];
  const { status, stdout, stderr } = bench('server', ...args);
  expect(status, stderr).toBe(0);
  const figures = JSON.parse(stdout) as Record<string, number>;
  expect(figures).toMatchObject({ tables: 3, idleSockets: 20, besideBotsTables: 2 });
  const timed = ['fanoutP50Ms', 'fanoutP95Ms', 'fanoutWorstMs', 'acknowledgedP95Ms', 'coldOpenMs'];
  for (const name of timed) expect(figures[name], name).toBeGreaterThan(0);
  expect(figures['fanoutP95Ms']).toBeGreaterThanOrEqual(figures['fanoutP50Ms']!);
  expect(figures['fanoutWorstMs']).toBeGreaterThanOrEqual(figures['fanoutP95Ms']!);
  expect(figures['actionsPerSecond']).toBeGreaterThan(0);
  for (const what of ['besideBotsAction', 'besideBotsPing']) {
    const [p50, p95, p99] = ['P50Ms', 'P95Ms', 'P99Ms'].map((name) => figures[what + name]!);
    expect(p50, what).toBeGreaterThan(0);
    expect(p95, what).toBeGreaterThanOrEqual(p50!);
    expect(p99, what).toBeGreaterThanOrEqual(p95!);
  }
  // The answers are the same each time, and so is most of what they say.
  expect(figures['deltaBytesMedian']).toBeGreaterThan(100);
  expect(figures['deltaBytesMedian']).toBeLessThan(2048);
  expect(figures['idleRssMb']).toBeGreaterThan(50);
  expect(figures['idleRssMb']).toBeLessThan(1024);
});

test('bench knows the engine and the server, and nothing else', async () => {
  await expect(command.run(['lunch'])).rejects.toThrow(/lunch/);
  await expect(command.run(['server', '--sockets', '0'])).rejects.toThrow(/sockets/);
  expect(await command.helpOn?.(['server'])).toContain('fanoutP95Ms');
  expect(command.help).toContain('bench server');
});
