import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { type Command, UsageError } from '../src/command.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'ochre-commands-'));
afterAll(() => rmSync(folder, { recursive: true }));

function ochre(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' });
}

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const command = async (name: string): Promise<Command> =>
  ((await import(`../src/commands/${name}.ts`)) as { default: Command }).default;

test('every command has its own help', async () => {
  const names = [...ochre('--help').stdout.matchAll(/^ {2}(\w+) /gm)].map(([, name]) => name!);
  expect(names).toEqual(expect.arrayContaining(['check', 'coverage']));
  for (const name of names) {
    const { help, helpOn } = await command(name);
    expect((await helpOn?.([])) ?? help).toContain(`ochre ${name}`);
  }
  expect(ochre('sim', '--help').stdout).toBe(`${(await command('sim')).help}\n`);
});

test('what does not exist is a usage error', async () => {
  expect(ochre('lunch')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(/no command lunch/),
  });
  expect(ochre('check', '--lunch')).toMatchObject({ status: 2, stderr: expect.stringMatching(/--lunch/) });
  await expect((await command('check')).run(['lunch.yaml'])).rejects.toThrow(UsageError);
  await expect((await command('coverage')).run(['--book', 'ZZ'])).rejects.toThrow(UsageError);
});

test('check tells what fails, where, and how many', () => {
  const map = '{ a: {} }';
  const good = `- { name: good, cites: [], map: ${map}, nations: { rome: {} }, alone: true }\n`;
  const bad = good.replace('good', 'bad').replace('}\n', ', steps: [{ expect: { turn: 2 } }] }\n');
  expect(ochre('check', file('good.yaml', good))).toMatchObject({
    status: 0,
    stdout: '1 passed, 0 failed\n',
  });
  const run = ochre('check', folder, file('bad.yaml', bad));
  expect(run.status).toBe(1);
  expect(run.stdout).toMatch(/FAIL .*bad.yaml:1 "bad": step 1 \(expect\)\n {4}turn: expected 2, got 1/);
  expect(run.stdout).toMatch(/\n\d+ passed, \d+ failed\n$/);
});
