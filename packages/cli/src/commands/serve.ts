import { defaults, type Settings, startServer } from '@ochre/server';
import { noticesFrom } from '@ochre/server/notices/settings.ts';
import { command, UsageError, whole } from '../command.ts';
import { databaseFrom } from '../database.ts';

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

export default command({
  help: `usage: ochre serve [options]

Serves tables, and the web client where it is built, on one port. Every flag can be given in the environment
instead (in brackets); docs/hosting.md says more.

  --port N           port (${defaults.port}) [OCHRE_PORT]
  --host H           address to listen on; 0.0.0.0 for all (${defaults.host}) [OCHRE_HOST]
  --data DIR         folder of the SQLite database (${defaults.data}) [OCHRE_DATA]
  --database URL     a PostgreSQL database instead, for one server or several [DATABASE_URL]
  --node-address URL where the other servers on that database reach this one [OCHRE_NODE_ADDRESS]
  --public-url URL   the address people use, behind a proxy [OCHRE_PUBLIC_URL]
  --trust-proxy      take client addresses from the proxy's headers [OCHRE_TRUST_PROXY=1]
  --origin LIST      further origins whose pages may connect, with commas between [OCHRE_ORIGINS]
  --web DIR          folder of the built web client [OCHRE_WEB]
  --bot-delay MS     how long a bot seems to think (${defaults.botDelay}) [OCHRE_BOT_DELAY]
  --bot-threads N    threads in which bots think; 0 for none of their own (${defaults.botThreads}) [OCHRE_BOT_THREADS]
  --replace-after S  seconds until the host may give an absent player's seat away (${defaults.replaceAfter / 1000}) [OCHRE_REPLACE_AFTER]
  --metrics          serve /metrics for Prometheus [OCHRE_METRICS=1]
  --log LEVEL        ${LEVELS.join(', ')} (${defaults.logLevel}) [OCHRE_LOG]

Mail and push messages are set in the environment alone: OCHRE_SMTP_URL, OCHRE_MAIL_FROM, OCHRE_CONTACT and others.`,
  options: {
    port: { type: 'string' },
    host: { type: 'string' },
    data: { type: 'string' },
    database: { type: 'string' },
    'node-address': { type: 'string' },
    'public-url': { type: 'string' },
    'trust-proxy': { type: 'boolean' },
    origin: { type: 'string' },
    web: { type: 'string' },
    'bot-delay': { type: 'string' },
    'bot-threads': { type: 'string' },
    'replace-after': { type: 'string' },
    metrics: { type: 'boolean' },
    log: { type: 'string' },
  },
  async run(flags, rest) {
    if (rest.length > 0) throw new UsageError(`nothing is known about ${rest.join(' ')}`);
    const server = await startServer(settingsFrom(flags, process.env)).catch((error: Error) => {
      throw new UsageError(error.message);
    });
    console.log(`Ochre is at ${server.url}`);
    if (server.resumed > 0) console.log(`${server.resumed} games go on.`);
    await new Promise<void>((stop) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
    });
    await server.stop();
    return 0;
  },
});

type Flags = Record<string, string | boolean | undefined>;

/** Flags first, then the environment, then what is usual. */
function settingsFrom(flags: Flags, env: NodeJS.ProcessEnv): Settings {
  const given = (flag: string, variable: string): string | undefined =>
    (flags[flag] as string | undefined) ?? (env[variable] || undefined);
  const settings: Settings = {
    ...defaults,
    host: given('host', 'OCHRE_HOST') ?? defaults.host,
    port: whole('port', given('port', 'OCHRE_PORT'), defaults.port),
    data: given('data', 'OCHRE_DATA') ?? defaults.data,
    web: given('web', 'OCHRE_WEB') ?? defaults.web,
    trustProxy: flags['trust-proxy'] === true || env['OCHRE_TRUST_PROXY'] === '1',
    origins: (given('origin', 'OCHRE_ORIGINS') ?? '').split(',').filter((origin) => origin !== ''),
    botDelay: whole('bot-delay', given('bot-delay', 'OCHRE_BOT_DELAY'), defaults.botDelay),
    botThreads: whole('bot-threads', given('bot-threads', 'OCHRE_BOT_THREADS'), defaults.botThreads),
    replaceAfter:
      1000 *
      whole('replace-after', given('replace-after', 'OCHRE_REPLACE_AFTER'), defaults.replaceAfter / 1000),
    metrics: flags['metrics'] === true || env['OCHRE_METRICS'] === '1',
    logLevel: levelOf(given('log', 'OCHRE_LOG') ?? defaults.logLevel),
    notices: told(env),
  };
  const url = given('public-url', 'OCHRE_PUBLIC_URL');
  if (url !== undefined) settings.publicUrl = webAddress('public-url', url);
  const database = databaseFrom(flags['database'] as string | undefined, env);
  if (database !== undefined) settings.database = databaseAddress(database);
  const node = given('node-address', 'OCHRE_NODE_ADDRESS');
  if (node !== undefined) settings.nodeAddress = webAddress('node-address', node);
  return settings;
}

function levelOf(level: string): Settings['logLevel'] {
  const known = LEVELS.find((l) => l === level);
  if (!known) throw new UsageError(`--log takes ${LEVELS.join(', ')}, not ${level}`);
  return known;
}

function told(env: NodeJS.ProcessEnv): Settings['notices'] {
  try {
    return noticesFrom(env);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function webAddress(flag: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new UsageError(`--${flag} takes an address like https://play.example.org, not ${text}`);
  return url.origin;
}

/** The address may hold a password: it is never repeated. */
function databaseAddress(text: string): string {
  if (!/^postgres(ql)?:\/\//.test(text))
    throw new UsageError('--database takes an address like postgres://ochre@localhost/ochre');
  return text;
}
