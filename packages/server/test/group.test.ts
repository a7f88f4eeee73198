import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { en } from '@ochre/languages/en/index.ts';
import type { GroupSettings, Seated, TableInfo } from '@ochre/protocol';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { misfit } from '../src/http/validate.ts';
import { cut, discordBody, slackBody } from '../src/notices/groupBodies.ts';
import { groupKind } from '../src/notices/groupCourier.ts';
import { accepted, type Unreachable } from '../src/notices/outbound.ts';
import { tallyOf } from '../src/notices/turnFact.ts';
import { type GroupMessage, messageOf } from '../src/notices/turnWords.ts';
import { Client } from './client.ts';
import { DISCORD_TOTAL, DiscordMessage, SlackMessage } from './groupSchemas.ts';
import { call, folder, house } from './house.ts';
import { ServerProcess } from './process.ts';
import { until } from './receivers.ts';
import { refused, telling } from './telling.ts';

interface Sent {
  method: string;
  path: string;
  body: { content?: string; text?: string; embeds?: { description?: string }[] };
}

const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

/** Discord's webhooks as documented: with `wait=true` a message has an id, by which it can be edited. And Slack's. */
async function service(answer: (sent: Sent) => number = () => 200) {
  const sent: Sent[] = [];
  let next = 1n << 60n;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const one: Sent = {
      method: request.method!,
      path: request.url!,
      body: JSON.parse(Buffer.concat(chunks).toString('utf8')) as Sent['body'],
    };
    sent.push(one);
    const status = answer(one);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(one.path.endsWith('?wait=true') ? JSON.stringify({ id: String(next++), type: 0 }) : 'ok');
  });
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return { discord: `${origin}/api/webhooks/123456/s3cr3t-token`, slack: `${origin}/services/T0/B0/x`, sent };
}

const SHORT = {
  name: 'Ada',
  title: 'Evening *at* @everyone <b>',
  ruleset: 'classic',
  players: 3,
  options: { turns: 3 },
  timing: { absence: null, trade: null, decision: null },
  bots: [2, 3].map((seat) => ({ seat, level: 'easy' })),
};

async function founded(url: string, more: object = {}): Promise<Seated> {
  return (await call<Seated>(url, '/tables', { body: { ...SHORT, ...more } })).body;
}
const post = (url: string, { table, token }: Seated, path: string, body: object = {}) =>
  call<TableInfo>(url, `/tables/${table.id}/${path}`, { token, body });
const set = (url: string, { table, token }: Seated, body: object) =>
  call<GroupSettings>(url, `/tables/${table.id}/channel`, { token, body });
const settings = async (url: string, { table, token }: Seated) =>
  (await call<GroupSettings>(url, `/tables/${table.id}/channel`, { token })).body.channel;
/** Bots play the whole of it. */
async function playedOut(url: string, seated: Seated): Promise<void> {
  const watcher = await new Client(url, seated.table.id).connect();
  await post(url, seated, 'stand-in', { on: true });
  await watcher.until(() => watcher.info?.status === 'over');
  await watcher.close();
}

const totalOf = ({ embeds = [] }: ReturnType<typeof discordBody>): number =>
  embeds.reduce((n, e) => n + e.title.length + (e.description?.length ?? 0) + e.footer.text.length, 0);

describe('what is sent', () => {
  const message = fc.record<GroupMessage>({
    title: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 400, size: 'max' }),
    url: fc.constant('https://ochre.example.org/t/NtyZn8qw2VWeRuoA'),
    link: fc.constant('Open the table'),
    lead: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3000, size: 'max' }),
    lines: fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 600, size: 'max' }), {
      maxLength: 40,
      size: 'max',
    }),
    footer: fc.constant('Ochre'),
    over: fc.boolean(),
  });

  it('is what Discord documents, whatever people call themselves and however much happened', () => {
    fc.assert(
      fc.property(message, (m) => {
        const body = discordBody(m);
        expect(misfit(DiscordMessage, body)).toBeUndefined();
        expect(totalOf(body)).toBeLessThanOrEqual(DISCORD_TOTAL);
      }),
      { numRuns: 50 },
    );
  });

  it('is what Slack documents', () => {
    const fits = (m: GroupMessage): void => {
      expect(misfit(SlackMessage, slackBody(m))).toBeUndefined();
    };
    fc.assert(fc.property(message, fits), { numRuns: 50 });
  });

  it('calls nobody and is no markup where people wrote it', () => {
    const names = {
      ...SHORT,
      url: 'https://x/',
      link: 'x',
      lead: '@everyone',
      lines: ['<!channel>'],
      footer: 'x',
    };
    const discord = discordBody({ ...names, over: false });
    expect(discord.content).toBe('**Evening \\*at\\* \\@everyone \\<b\\>**: \\@everyone');
    expect(discord.allowed_mentions).toEqual({ parse: [] });
    expect(JSON.stringify(slackBody({ ...names, over: false }))).not.toContain('<!channel>');
  });

  it('is cut between characters', () => {
    expect(cut('ab😀cd', 4)).toBe('ab…');
    expect(cut('abcd', 4)).toBe('abcd');
  });

  it('counts only what everybody is told', () => {
    const seen = tallyOf([
      { type: 'traded', open: { from: 'rome', to: 'egypt' } } as never,
      { type: 'calamityRevealed', open: { nation: 'rome', calamity: 'famine', card: 'c' } } as never,
      { type: 'cardsDrawn', open: { nation: 'rome', count: 2, empty: [] }, own: { rome: {} } } as never,
    ]);
    expect(seen).toEqual({
      trades: 1,
      built: 0,
      fallen: [],
      calamities: [{ nation: 'rome', calamity: 'famine' }],
      bought: {},
      gone: [],
    });
  });

  it('is tried again where that may help, and only there', () => {
    const lasting = (status: number): boolean | undefined => {
      try {
        accepted(status, 'host');
        return undefined;
      } catch (error) {
        return (error as Unreachable).lasting;
      }
    };
    expect([200, 204].map(lasting)).toEqual([undefined, undefined]);
    expect([408, 425, 429, 500, 503].map(lasting)).toEqual(Array(5).fill(false));
    expect([301, 400, 401, 403, 404, 410].map(lasting)).toEqual(Array(6).fill(true));
  });

  it('knows Discord by the form of its addresses', () => {
    expect(groupKind('https://discord.com/api/webhooks/1/a-b_c')).toBe('discord');
    expect(groupKind('https://discord.com/api/v10/webhooks/1/abc/')).toBe('discord');
    expect(groupKind('https://hooks.slack.com/services/T0/B0/abc')).toBe('slack');
    expect(groupKind('https://hooks.slack.com/services/T0/B0/abc/api/webhooks/x')).toBe('slack');
  });
});

describe('the channel of a group', () => {
  it('has one message a turn in Discord, edited as it goes, and the result in the end', async () => {
    const { discord, sent } = await service();
    const { url } = await house(telling());
    const ada = await founded(url);
    expect((await set(url, ada, { url: discord, language: 'de' })).body.channel).toEqual({
      kind: 'discord',
      to: new URL(discord).host,
      language: 'de',
      off: false,
    });
    expect((await call<TableInfo>(url, `/tables/${ada.table.id}`)).text).not.toContain('s3cr3t');
    await post(url, ada, 'start');
    await until(() => sent.some(({ body }) => body.content!.includes('Gewartet wird auf Ada')));
    await playedOut(url, ada);
    await until(() => sent.some(({ body }) => body.content!.includes('setzt sich durch')));
    for (const { body } of sent) expect(misfit(DiscordMessage, body), JSON.stringify(body)).toBeUndefined();
    const made = sent.filter(({ method }) => method === 'POST');
    expect(made.every(({ path }) => path === '/api/webhooks/123456/s3cr3t-token?wait=true')).toBe(true);
    const turns = made.slice(0, -1).map(({ body }) => /Runde (\d+)/.exec(body.content!)?.[1]);
    expect(turns).toEqual([...new Set(turns)]);
    const edits = sent.filter(({ method }) => method === 'PATCH');
    expect(edits.length).toBeGreaterThan(0);
    for (const { path } of edits)
      expect(path).toMatch(/^\/api\/webhooks\/123456\/s3cr3t-token\/messages\/\d+$/);
    expect(made.at(-1)!.body.embeds![0]!.description).toMatch(/^1\\?\. .*Punkte?/);
  });

  it('tells what follows from what those were told who watched, and nothing else', async () => {
    const { discord, sent } = await service();
    const { url } = await house(telling());
    const ada = await founded(url, { title: 'Evening', options: { turns: 5 } });
    await set(url, ada, { url: discord });
    const watcher = await new Client(url, ada.table.id).connect();
    await post(url, ada, 'start');
    await post(url, ada, 'stand-in', { on: true });
    await watcher.until(() => watcher.info?.status === 'over');
    await until(() => sent.some(({ body }) => body.content!.includes('prevails')));
    const { config } = watcher.view!;
    for (const turn of [1, 2, 3, 4, 5]) {
      const tally = tallyOf(watcher.log.filter((event) => event.turn === turn));
      const about = {
        kind: 'turn',
        at: 0,
        table: ada.table.id,
        title: 'Evening',
        seat: 0,
        waits: [],
      } as const;
      const fact = { ...about, waits: [], ruleset: config.ruleset, map: config.map, turn, tally };
      const last = sent.findLast(({ body }) => body.content!.endsWith(`Turn ${turn} is over.`))!;
      expect(last.body).toEqual(discordBody(messageOf(fact, `${url}/t/${ada.table.id}`, en)));
    }
    await watcher.close();
  });

  it('has one message a turn in Slack, which edits nothing', async () => {
    const { slack, sent } = await service();
    const { url } = await house(telling());
    const ada = await founded(url);
    await set(url, ada, { url: slack });
    await post(url, ada, 'start');
    await until(() => sent.length > 0);
    await playedOut(url, ada);
    await until(() => sent.some(({ body }) => body.text!.includes('prevails')));
    for (const { body, method } of sent) {
      expect(method).toBe('POST');
      expect(misfit(SlackMessage, body), JSON.stringify(body)).toBeUndefined();
    }
    expect(sent.length).toBeLessThanOrEqual(4);
  });

  it('is its host’s alone, and its address is shown to nobody', async () => {
    const { discord } = await service();
    const { url } = await house(telling());
    const ada = await founded(url, { bots: [{ seat: 3, level: 'easy' }] });
    const bea = (await call<Seated>(url, `/tables/${ada.table.id}/join`, { body: { name: 'Bea' } })).body;
    expect(await set(url, bea, { url: discord })).toMatchObject(refused(403, 'host'));
    for (const body of [
      {},
      { url: 'nowhere' },
      { url: 'https://x.example', language: '../de' },
      { url: discord, more: 1 },
    ])
      expect((await set(url, ada, body)).status, JSON.stringify(body)).toBe(400);
    const kept = await set(url, ada, { url: discord });
    expect(kept.text).not.toContain('s3cr3t');
    const seen = await call<TableInfo>(url, `/tables/${ada.table.id}`, { token: bea.token });
    expect(seen.body.channel).toEqual({ kind: 'discord' });
    expect(seen.text).not.toContain('s3cr3t');
    expect((await post(url, ada, 'channel/remove')).body).toEqual({});
    expect((await call<TableInfo>(url, `/tables/${ada.table.id}`)).body).not.toHaveProperty('channel');
  });

  it('cannot be led into the server’s own network', async () => {
    const { url } = await house();
    const ada = await founded(url);
    for (const to of [
      'http://discord.com/api/webhooks/1/a',
      'https://127.0.0.1/services/x',
      'https://localhost/x',
    ])
      expect(await set(url, ada, { url: to })).toMatchObject(refused(422, 'url'));
  });

  it('is given up when it takes nothing, with a word to the host', async () => {
    const { discord, sent } = await service(() => 404);
    const { url } = await house(telling());
    const ada = await founded(url);
    await set(url, ada, { url: discord });
    await post(url, ada, 'start');
    await until(async () => (await settings(url, ada))!.off);
    expect((await settings(url, ada))!.trouble).toMatch(/answered 404$/);
    const table = async () => (await call<TableInfo>(url, `/tables/${ada.table.id}`)).body;
    await until(async () => (await table()).channel?.off === true);
    const tries = sent.length;
    await playedOut(url, ada);
    expect(sent.length).toBe(tries);
  });

  it('is told anew where somebody deleted the message', async () => {
    let deleted = true;
    const { discord, sent } = await service(({ method }) => {
      if (method !== 'PATCH' || !deleted) return 200;
      deleted = false;
      return 404;
    });
    const { url } = await house(telling());
    const ada = await founded(url);
    await set(url, ada, { url: discord });
    await post(url, ada, 'start');
    await until(() => sent.length > 0);
    await playedOut(url, ada);
    await until(() => sent.some(({ body }) => body.content!.includes('prevails')));
    expect((await settings(url, ada))!.off).toBe(false);
    const gone = sent.findIndex(({ method }) => method === 'PATCH');
    expect(gone).toBeGreaterThan(0);
    expect(sent[gone + 1]!.method).toBe('POST');
  });

  it('hears of beginning and end alone where spectators see the game later', async () => {
    const { discord, sent } = await service();
    const { url } = await house(telling());
    const ada = await founded(url, { delay: { minutes: 5 } });
    await set(url, ada, { url: discord });
    await post(url, ada, 'start');
    await playedOut(url, ada);
    await until(() => sent.some(({ body }) => body.content!.includes('prevails')));
    for (const { body } of sent.slice(0, -1)) expect(body.content).toMatch(/: The game has begun\\?\.$/);
  });

  it('goes on with the same message after the server was killed', async () => {
    const { discord, sent } = await service();
    const data = folder();
    let server = await ServerProcess.start({ data, ...telling() });
    const ada = await founded(server.url);
    await set(server.url, ada, { url: discord });
    await post(server.url, ada, 'start');
    await until(() => sent.some(({ body }) => body.content!.includes('Waiting for Ada')));
    await server.end('SIGKILL');
    server = await ServerProcess.start({ data, ...telling() });
    const before = sent.length;
    await playedOut(server.url, ada);
    await until(() => sent.some(({ body }) => body.content!.includes('prevails')));
    const turns = sent
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => /[Tt]urn (\d+)/.exec(body.content!)?.[1]);
    expect(turns.filter((turn) => turn === '1')).toHaveLength(1);
    expect(sent.length).toBeGreaterThan(before);
    await server.end('SIGKILL');
  });
});
