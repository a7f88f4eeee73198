import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// Dozens of servers and commands are started: what one of them compiled the next one need not compile again.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(
  new URL('./node_modules/.cache/ochre/compiled', import.meta.url),
);

/** What is tested apart: `npm run test:unit -- --project rules`. The command line's tests go where what they test is. */
const PROJECTS: Record<string, { files: string[]; setUp?: string; shared?: true; thorough?: true }> = {
  rules: {
    files: [
      'packages/{engine,rulesets,maps,protocol,positions,lessons,languages,film}/**/*',
      'packages/cli/test/{calamities,card-secrets,civx-,coverage,dawn-,games,golden,invariants,leaving,movement,properties,runner,scenarios,secession,short-game,trade,verify}*',
    ],
    shared: true,
  },
  bots: {
    files: ['packages/bots/**/*', 'packages/cli/test/{lab,levels,bench-bots,bot-budgets,soak}*'],
    shared: true,
  },
  server: { files: ['packages/server/**/*', 'packages/cli/test/{serve,bench-server}*'] },
  web: { files: ['packages/web/test/**/*'], shared: true },
  // Each file again in a long run, with what it leaves out of a quick one (packages/web/test/support/thorough.ts).
  e2e: { files: ['packages/web/e2e/*'], setUp: './packages/web/e2e/setUp.ts', thorough: true },
  cli: { files: ['packages/cli/test/*'], shared: true },
};

/** What needs more of a system than Node and a browser, and is left out where that is missing. */
const WANTED: { has: boolean; files: string[] }[] = [
  // PostgreSQL, as Debian packs it.
  {
    has: process.platform === 'linux',
    files: [
      'packages/server/test/{archive,kill,nodeKill,nodes,outboxes,postgres,recovery}.*',
      'packages/cli/test/lab-queue.*',
    ],
  },
  // Signals that a program can answer, and files that are somebody's alone.
  {
    has: process.platform !== 'win32',
    files: [
      'packages/server/test/{attack,flood,leak,oneServer,sqlite,takeBack,teaching,versions}.*',
      'packages/cli/test/{package,serve,setUp}.*',
      'packages/web/test/dev.*',
      'packages/web/e2e/package.*',
    ],
  },
];
const lacking = WANTED.flatMap(({ has, files }) => (has ? [] : files));

/** What takes longest begins first, so that nothing long is left for one core at the end. */
const LONGEST = [
  'games',
  'nodeKill',
  'journey',
  'axe',
  'gallery',
  'brains',
  'properties',
  'leak',
  'kill',
  'remote',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

/** `vitest run` takes the quick tests; `vitest run --mode long` (or OCHRE_LONG=1) takes the long ones alone. */
export default defineConfig(({ mode }) => {
  const long = mode === 'long' || process.env['OCHRE_LONG'] === '1';
  const named = (files: string[]): string[] => files.map((file) => `${file}.${long ? 'long.' : ''}test.ts`);
  const all = Object.entries(PROJECTS);
  const projects = all.map(
    ([name, { files, setUp, shared, thorough }], at): TestProjectInlineConfiguration => {
      // A file belongs to the first project that names it.
      const taken = all.slice(0, at).flatMap(([, earlier]) => named(earlier.files));
      return {
        extends: true,
        test: {
          name,
          include: long && thorough ? files.map((file) => `${file}.test.ts`) : named(files),
          env: { OCHRE_THOROUGH: long ? '1' : '' },
          exclude: ['**/node_modules/**', ...lacking, ...taken, ...(long ? [] : ['**/*.long.test.ts'])],
          // Files of one project that keep nothing to themselves load what they test once.
          isolate: long || !shared,
          ...(setUp && { globalSetup: [setUp] }),
        },
      };
    },
  );
  return {
    test: {
      projects,
      sequence: { sequencer: LongestFirst },
      ...(!long && { setupFiles: ['./vitest.setup.ts'] }),
      // Half of the tests wait for browsers, sockets and disks: three files at a time keep two cores busy.
      maxWorkers: 3,
      // To end what hangs, not what is slow: the machine may be busy with other things.
      testTimeout: long ? 1_800_000 : 900_000,
      hookTimeout: 900_000,
      expect: { poll: { timeout: 600_000 } },
    },
  };
});
