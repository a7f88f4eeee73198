import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { Json } from '@ochre/engine';
import { MAX_MESSAGE } from '@ochre/protocol';
import { defaults } from '../src/index.ts';
import { Client } from './client.ts';
import { flood } from './flooding.ts';
import { HalfOpen, SILENCES } from './halfOpen.ts';
import type { Bait } from './villain.ts';

/** Where the attacker stands: at another address than honest people, in a seat of a table that is being played. */
export interface Ground {
  url: string;
  port: number;
  from: string;
  bait: Bait;
  /** Of a seat that is asked: what it answers is looked at closely. */
  asked: string;
}

/** What came of an attack: how often what was answered, and what should not have been. */
export interface Outcome {
  told: Record<string, number>;
  faults: string[];
}

class Tally implements Outcome {
  readonly told: Record<string, number> = {};
  readonly faults: string[] = [];

  count(what: string | number): void {
    this.told[what] = (this.told[what] ?? 0) + 1;
  }

  /** At most so many may have got through. */
  most(what: string | number, limit: number): void {
    const count = this.told[what] ?? 0;
    if (count > limit) this.faults.push(`${count} times ${what}, at most ${limit} were expected`);
  }

  never(...statuses: number[]): void {
    for (const status of statuses) this.most(status, 0);
  }
}

interface Sent {
  token?: string;
  headers?: Record<string, string>;
  body?: string | object;
}

/** One request from the attacker's address; tells the status, or that the server hung up. */
function ask(
  { url, from }: Ground,
  path: string,
  { token, headers, body }: Sent = {},
): Promise<number | 'cut'> {
  return new Promise((resolve) => {
    const text = typeof body === 'object' ? JSON.stringify(body) : body;
    const sent = request(`${url}/api${path}`, {
      method: text === undefined ? 'GET' : 'POST',
      localAddress: from,
      agent: false,
      headers: {
        ...(text !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
    });
    sent.on('response', (response) => {
      response.resume().on('error', () => resolve('cut'));
      response.on('end', () => resolve(response.statusCode!));
    });
    sent.on('error', () => resolve('cut'));
    sent.end(text);
  });
}

/** So many of them, some at a time. */
async function many(times: number, work: (i: number) => Promise<void>, atOnce = 8): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < times) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** As large as a message may be, less what stands around. */
const ROOM = MAX_MESSAGE - 2000;

/** An answer of the same make with one part of it blown up as far as a message goes. */
export function inflated(answer: Json): Json[] {
  const found: Json[] = [];
  const wide = (item: Json): Json[] => Array(Math.floor(ROOM / (JSON.stringify(item).length + 1))).fill(item);
  const walk = (part: Json, put: (other: Json) => Json): void => {
    found.push(
      put('a'.repeat(ROOM)),
      put(wide(0)),
      put(JSON.parse('['.repeat(ROOM / 2) + ']'.repeat(ROOM / 2))),
    );
    if (Array.isArray(part)) {
      if (part.length > 0) found.push(put(wide(part[0] as Json)));
      for (const [i, item] of part.entries())
        walk(item as Json, (other) => put(part.with(i, other as never)));
    } else if (typeof part === 'object' && part !== null) {
      const names = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`n${i}`, 1]));
      found.push(put({ ...part, ...names }));
      for (const [name, item] of Object.entries(part))
        walk(item as Json, (other) => put({ ...part, [name]: other }));
    }
  };
  walk(answer, (other) => other);
  return found;
}

const burst = (limit: keyof typeof defaults.limits, seconds: number): number => {
  const { burst, perSecond } = defaults.limits[limit] as { burst: number; perSecond: number };
  return burst + Math.ceil(perSecond * seconds) + 2;
};

/** Runs an attack and tells for how many seconds it went on. */
async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

export const ATTACKS: Record<string, (ground: Ground) => Promise<Outcome>> = {
  /** Texts that take patterns long to go through, in every place where there is one. */
  async 'hostile names'(ground) {
    const tally = new Tally();
    const texts = ['a', ' ', '.', '-', 'a.', 'a@a.', '\u2003', 'é'].map((x) => x.repeat(20_000 / x.length));
    const places: [path: string, body: (text: string) => object][] = [
      ['/tables', (name) => ({ name })],
      ['/tables', (text) => ({ name: 'Eve', options: { [text]: 1 } })],
      ['/play', (level) => ({ level })],
      [`/tables/${ground.bait.table}/join`, (name) => ({ name })],
      ['/account/login', (email) => ({ email, password: 'guess guess' })],
      ['/account/register', (name) => ({ email: 'eve@example.org', name })],
      [`/tables/${ground.bait.table}/notices`, (url) => ({ kind: 'webhook', url })],
    ];
    await many(places.length * texts.length * 3, async (i) => {
      const [path, body] = places[i % places.length]!;
      const text = texts[Math.floor(i / places.length) % texts.length]!;
      tally.count(await ask(ground, path, { body: body(`${text}\u0001`) }));
    });
    tally.never(200, 500);
    return tally;
  },

  /** Bodies that come a byte at a time. */
  async 'slow bodies'({ port, from }) {
    const tally = new Tally();
    const head =
      'POST /api/play HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{';
    await many(
      200,
      async () => {
        const client = new HalfOpen(port, head, from);
        const drip = setInterval(() => client.socket.writable && client.socket.write(' '), 400);
        const heard = await client.gone;
        clearInterval(drip);
        tally.count(heard.match(/^HTTP\/1\.1 (\d+)/)?.[1] ?? 'cut');
      },
      200,
    );
    tally.never(200, 500);
    return tally;
  },

  /** Connections that are opened and left, more of them than one address may have. */
  async 'half-open connections'({ port, from }) {
    const tally = new Tally();
    await many(
      800,
      async (i) => {
        const heard = await new HalfOpen(port, SILENCES[i % SILENCES.length]![1], from).gone;
        tally.count(heard.match(/^HTTP\/1\.1 (\d+)/)?.[1] ?? 'cut');
      },
      800,
    );
    tally.never(500);
    if (!tally.told['429']) tally.faults.push('nobody was told that there are too many connections');
    return tally;
  },

  /** Each request as if from somebody else. */
  async 'forged addresses'(ground) {
    const tally = new Tally();
    const names = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'x-client-ip', 'x-ochre-client'];
    const seconds = await timed(() =>
      many(2000, async (i) => {
        const said = `192.0.2.${i % 256}`;
        const headers = Object.fromEntries(names.map((n) => [n, n === 'forwarded' ? `for=${said}` : said]));
        tally.count(await ask(ground, '', { headers }));
      }),
    );
    tally.most(200, burst('requests', seconds));
    tally.count(await ask(ground, '', { headers: { 'x-ochre-node': 'x'.repeat(43) } }));
    tally.never(500);
    return tally;
  },

  async 'a flood of tables'(ground) {
    const tally = new Tally();
    const seconds = await timed(() =>
      many(600, async (i) => {
        const path = i % 2 ? '/tables' : '/play';
        tally.count(await ask(ground, path, { body: i % 2 ? { name: 'Eve', players: 5 } : {} }));
      }),
    );
    tally.most(200, burst('tables', seconds));
    tally.never(500);
    return tally;
  },

  async 'a flood of registrations and logins'(ground) {
    const tally = new Tally();
    const seconds = await timed(() =>
      many(400, async (i) => {
        const email = `${randomUUID()}@example.org`;
        const password = 'a long enough secret';
        const [path, body] = [
          ['/account/register', { email, password, name: 'Eve' }],
          ['/account/login', { email, password }],
          ['/account/login', { email: 'p1@example.org', password }],
          ['/account/forgot', { email }],
        ][i % 4] as [string, object];
        tally.count(await ask(ground, path, { body }));
      }),
    );
    tally.most(200, burst('logins', seconds));
    tally.never(500);
    return tally;
  },

  /** Guesses at tokens, and at tables. */
  async 'guessed tokens'(ground) {
    const tally = new Tally();
    const seconds = await timed(() =>
      many(600, async (i) => {
        const token = randomUUID().replaceAll('-', '').padEnd(43, 'x');
        const table = i % 2 ? ground.bait.table : randomUUID().replaceAll('-', '').slice(0, 16);
        tally.count(await ask(ground, `/tables/${table}/decisions`, { token }));
      }),
    );
    tally.never(200, 500);
    tally.most(401, burst('tokens', seconds));
    return tally;
  },

  /** Messages among spectators, on many connections. */
  async 'a flood of chat'({ url, bait, from }) {
    const tally = new Tally();
    const seconds = await timed(() =>
      many(
        20,
        async () => {
          const client = await new Client(url, bait.table).connect({ from }).catch(() => undefined);
          if (!client) return tally.count('cut');
          for (let n = 0; n < 20; n++) tally.count((await client.say('spectators', `${n}`))?.code ?? 'said');
          await client.close();
        },
        20,
      ),
    );
    tally.most('said', burst('chat', seconds));
    return tally;
  },

  /** Wrong, forged, replayed and spoilt messages of every kind. */
  async 'twisted answers'({ url, bait, from }) {
    const tally = new Tally();
    tally.told['sent'] = await flood(url, bait, 21, 8000, from);
    return tally;
  },

  /** Answers with something in them that goes on and on, from somebody who is asked. */
  async 'answers without end'(ground) {
    const tally = new Tally();
    const { table, answer } = ground.bait;
    const all = inflated(answer.answer);
    await many(120, async (i) => {
      const body = { ...answer, id: randomUUID(), answer: all[i % all.length]! };
      // Deep ones are too deep to be written in the usual way.
      const text = `{"id":"${body.id}","decision":"${answer.decision}","kind":"${answer.kind}","answer":${written(body.answer)}}`;
      tally.count(await ask(ground, `/tables/${table}/answers`, { token: ground.asked, body: text }));
    });
    tally.never(200, 500);
    return tally;
  },

  /** Much of everything that HTTP lets a request have. */
  async 'swollen requests'(ground) {
    const tally = new Tally();
    const lots = (one: (i: number) => string, length: number): string => {
      let text = '';
      for (let i = 0; text.length < length; i++) text += one(i);
      return text;
    };
    const cases: [string, Sent][] = [
      [`/tables?${lots((i) => `a${i}=${i}&`, 12_000)}`, {}],
      [`/tables?${lots(() => 'before=1&', 12_000)}`, {}],
      [`/tables?${'%'.repeat(12_000)}`, {}],
      [`/${'a/'.repeat(6000)}`, {}],
      [`/tables/${'A'.repeat(12_000)}`, {}],
      ['', { headers: { cookie: lots((i) => `ochre${i}=x; `, 12_000) } }],
      ['', { headers: { cookie: lots(() => 'ochre=x;', 12_000) } }],
      ['', { headers: { 'x-forwarded-for': lots((i) => `10.0.0.${i % 256}, `, 12_000) } }],
      ['', { headers: { 'accept-language': lots(() => 'a,', 12_000) } }],
      ['', { headers: { origin: `http://${'a.'.repeat(6000)}` } }],
      ['/play', { body: `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}` }],
      ['/play', { body: `{${lots((i) => `"k${i}":1,`, 60_000)}"z":1}` }],
      ['/play', { body: `{${lots(() => '"__proto__":', 12)}1}` }],
      ['/tables', { body: `{"name":"x","bots":[${lots(() => '{"seat":1,"level":"x"},', 60_000)}1]}` }],
      ['/play', { body: `{"name":"${'\\u0061'.repeat(10_000)}"}` }],
      ['/play', { body: ' '.repeat(64_000) }],
      ['/play', { body: '\u001f\u008b', headers: { 'content-encoding': 'gzip' } }],
    ];
    await many(cases.length * 10, async (i) => {
      const [path, sent] = cases[i % cases.length]!;
      tally.count(await ask(ground, path, sent));
    });
    tally.never(500);
    return tally;
  },
};

/** As JSON, however deep it is. */
function written(value: Json): string {
  let [depth, inner] = [0, value];
  while (Array.isArray(inner) && inner.length === 1) {
    inner = inner[0] as Json;
    depth++;
  }
  if (depth > 100) return `${'['.repeat(depth)}${JSON.stringify(inner)}${']'.repeat(depth)}`;
  try {
    return JSON.stringify(value);
  } catch {
    return `${'['.repeat(ROOM / 2)}${']'.repeat(ROOM / 2)}`;
  }
}
