import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { upgrade } from '../../server/test/nextRules.ts';
import verify from '../src/commands/verify.ts';

const former = fileURLToPath(new URL('../../server/test/filed/classic-over.game-1.json', import.meta.url));
let restore = (): void => {};
afterEach(() => {
  restore();
  vi.restoreAllMocks();
});

it('ochre verify says when a game was played by older rules, and what was filed of it', async () => {
  restore = upgrade();
  const told: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void told.push(line));
  expect(await verify.run([former])).toBe(3);
  expect(told[0]).toMatch(/NOT PROVED: begun by version 1 of .*\. As filed: \d+ actions, won by \w+$/);
  expect(told[1]).toContain('former format');
});
