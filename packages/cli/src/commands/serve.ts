import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defaults, type Settings, startServer } from '@ochre/server';
import { trusts } from '@ochre/server/http/network.ts';
import { noticesFrom } from '@ochre/server/notices/settings.ts';
import { openBrowser } from '../browser.ts';
import { type Command, command, UsageError, whole } from '../command.ts';
import { databaseFrom } from '../database.ts';

const ONE_PRESS_MS = 1000;
const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

const serve = command({
  help: `usage: ochre serve [options]

Serves tables and the web client on one port. Every flag can be given in the environment instead (in brackets);
docs/hosting.md says more.

  --port N           port (${defaults.port}) [OCHRE_PORT]
  --host H           address to listen on; 0.0.0.0 for all (${defaults.host}) [OCHRE_HOST]
  --data DIR         folder of the SQLite database (${defaults.data}) [OCHRE_DATA]
  --database URL     a PostgreSQL database instead, for one server or several [DATABASE_URL]
  --node-address URL where the other servers on that database reach this one [OCHRE_NODE_ADDRESS]
  --public-url URL   the address people use, behind a proxy [OCHRE_PUBLIC_URL]
  --trust-proxy [P]  take client addresses from the headers of a proxy: how many stand one behind the other (1), or
                     their own addresses, with commas between [OCHRE_TRUST_PROXY]
  --origin LIST      further origins whose pages may connect, with commas between [OCHRE_ORIGINS]
  --web DIR          folder of the built web client [OCHRE_WEB]
  --no-client        serve programs alone, without the web client [OCHRE_NO_CLIENT=1]
  --open             open the browser too, where there is a display; --no-open leaves it
  --bot-delay MS     how long a bot seems to think (${defaults.botDelay}) [OCHRE_BOT_DELAY]
  --keep-days N      forget games that were finished so long ago (keep all) [OCHRE_KEEP_DAYS]
  --bot-threads N    threads in which bots think; 0 for none of their own (${defaults.botThreads}) [OCHRE_BOT_THREADS]
  --bots LIST        files of bots besides the levels, with commas between: my-bot.mjs can then be given a seat as
                     own:my-bot (docs/bots.md) [OCHRE_BOTS]
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
    'trust-proxy': { type: 'string' },
    origin: { type: 'string' },
    web: { type: 'string' },
    'no-client': { type: 'boolean' },
    open: { type: 'boolean' },
    'no-open': { type: 'boolean' },
    'bot-delay': { type: 'string' },
    'keep-days': { type: 'string' },
    'bot-threads': { type: 'string' },
    bots: { type: 'string' },
    'replace-after': { type: 'string' },
    metrics: { type: 'boolean' },
    log: { type: 'string' },
  },
  async run(flags, rest) {
    if (rest.length > 0) throw new UsageError(`nothing is known about ${rest.join(' ')}`);
    const settings = settingsFrom(flags, process.env);
    const stopped = toldToStop();
    const server = await startServer(settings).catch((error: Error) => {
      throw new UsageError(error.message);
    });
    if (server.resumed > 0) console.log(`${server.resumed} games go on.`);
    const how = settings.web === undefined ? 'Programs reach it at:' : 'Open in a browser:';
    console.log(`Ochre is running; Ctrl-C stops it. ${how}`);
    console.log(server.url);
    if (flags.open && !flags['no-open'] && settings.web !== undefined) openBrowser(server.url);
    await stopped;
    await server.stop();
    return 0;
  },
});

/** One Ctrl-C may come several times: from the terminal, and from every program in between. Another one kills. */
function toldToStop(): Promise<void> {
  return new Promise((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        stop();
        setTimeout(() => process.removeAllListeners(signal), ONE_PRESS_MS).unref();
      });
    }
  });
}

/** `--trust-proxy` alone means one. */
const inFull = (args: string[]): string[] =>
  args.map((arg, i) =>
    arg === '--trust-proxy' && (args[i + 1] ?? '--').startsWith('--') ? '--trust-proxy=1' : arg,
  );

export default { ...serve, run: (args) => serve.run(inFull(args)) } satisfies Command;

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
    web: clientIn(given('web', 'OCHRE_WEB') ?? defaults.web!, flags, env),
    trustProxy: proxies(given('trust-proxy', 'OCHRE_TRUST_PROXY') ?? '0'),
    origins: (given('origin', 'OCHRE_ORIGINS') ?? '').split(',').filter((origin) => origin !== ''),
    botDelay: whole('bot-delay', given('bot-delay', 'OCHRE_BOT_DELAY'), defaults.botDelay),
    botThreads: whole('bot-threads', given('bot-threads', 'OCHRE_BOT_THREADS'), defaults.botThreads),
    botFiles: (given('bots', 'OCHRE_BOTS') ?? '').split(',').filter((file) => file !== ''),
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
  const keep = given('keep-days', 'OCHRE_KEEP_DAYS');
  if (keep !== undefined) settings.keepDays = whole('keep-days', keep, 1);
  if (settings.keepDays === 0) throw new UsageError('--keep-days takes at least one day');
  const node = given('node-address', 'OCHRE_NODE_ADDRESS');
  if (node !== undefined) settings.nodeAddress = webAddress('node-address', node);
  return settings;
}

/** The folder of the client; where it is not wanted, none. A client that is wanted and missing is never left out. */
function clientIn(folder: string, flags: Flags, env: NodeJS.ProcessEnv): string | undefined {
  if (flags['no-client'] === true || env['OCHRE_NO_CLIENT'] === '1') return undefined;
  if (existsSync(join(folder, 'index.html'))) return folder;
  throw new UsageError(
    `there is no web client in ${folder}: build it with npm run build, or serve without it (--no-client)`,
  );
}

function levelOf(level: string): Settings['logLevel'] {
  const known = LEVELS.find((l) => l === level);
  if (!known) throw new UsageError(`--log takes ${LEVELS.join(', ')}, not ${level}`);
  return known;
}

/** A number of proxies, or their addresses. */
function proxies(text: string): Settings['trustProxy'] {
  if (/^\d$/.test(text)) return Number(text);
  const named = text.split(',').map((one) => one.trim());
  try {
    trusts(named);
  } catch {
    throw new UsageError(`--trust-proxy takes a number, or addresses like 127.0.0.1,10.0.0.0/8, not ${text}`);
  }
  return named;
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
