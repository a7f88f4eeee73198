import { defineConfig } from 'vitest/config';

const dirs = ['packages/*/test/**', 'packages/*/src/**', 'packages/*/e2e/**'];
const tests = dirs.map((dir) => `${dir}/*.test.ts`);
const longTests = dirs.map((dir) => `${dir}/*.long.test.ts`);

/** `vitest run` takes the quick tests; `vitest run --mode long` (or OCHRE_LONG=1) takes the long ones alone. */
export default defineConfig(({ mode }) => {
  const long = mode === 'long' || process.env.OCHRE_LONG === '1';
  return {
    test: {
      ...(!long && { setupFiles: ['./vitest.setup.ts'] }),
      include: long ? longTests : tests,
      exclude: ['**/node_modules/**', ...(long ? [] : longTests)],
      // Half of the tests wait for browsers, sockets and disks: two files at a time keep two cores busy.
      maxWorkers: 2,
      // To end what hangs, not what is slow: the machine may be busy with other things.
      testTimeout: long ? 1_800_000 : 300_000,
      hookTimeout: 300_000,
      expect: { poll: { timeout: 60_000 } },
    },
  };
});
