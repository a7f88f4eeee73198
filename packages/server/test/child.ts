// A server in a process of its own, for tests that kill or attack it. Argument: settings as JSON; with `usual`, the
// usual limits; with `next`, by the next version of the rules.
import { defaults, type Settings, startServer } from '../src/index.ts';
import { upgrade } from './nextRules.ts';

interface Given extends Partial<Settings> {
  usual?: boolean;
  next?: boolean;
}

const { usual, next, ...given } = JSON.parse(process.argv[2]!) as Given;
if (next) upgrade();
const many = { burst: 1e9, perSecond: 1e9 };
const server = await startServer({
  ...defaults,
  port: 0,
  botDelay: 0,
  botThreads: 0,
  logLevel: 'error',
  web: '/nowhere',
  metrics: true,
  ...given,
  limits: usual
    ? defaults.limits
    : {
        ...defaults.limits,
        requests: many,
        tables: many,
        tokens: many,
        messages: many,
        chat: many,
        history: many,
        accounts: many,
        logins: many,
        reports: many,
        connections: 1e6,
      },
});
console.log(`at ${server.url}`);
process.once('SIGTERM', async () => {
  await server.stop();
  process.exit(0);
});

/** Memory that is in use once everything else has been given back. */
async function held(): Promise<number> {
  for (let i = 0; i < 3; i++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    globalThis.gc!();
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
process.stdin.on('data', async () => console.log(`held ${await held()}`));
// Whoever started it holds the other end: when he is gone, so is this.
process.stdin.on('end', () => process.exit(1));
