// A server in a process of its own, for tests that kill it. Arguments: the data folder.
import { defaults, startServer } from '../src/index.ts';

const many = { burst: 1e9, perSecond: 1e9 };
const server = await startServer({
  ...defaults,
  ...{ port: 0, data: process.argv[2]!, botDelay: 0, logLevel: 'error', web: '/nowhere' },
  limits: { ...defaults.limits, requests: many, tables: many, tokens: many, messages: many, chat: many },
});
console.log(server.url);
process.once('SIGTERM', async () => {
  await server.stop();
  process.exit(0);
});
