import { lookup, Resolver } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP } from 'node:net';

const TIMEOUT = 10_000;

/** Addresses that lead into the host's own network, or nowhere. */
const inner = new BlockList();
for (const range of [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24',
  '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
]
  .join(' ')
  .split(' ')) {
  const [net, bits] = range.split('/');
  inner.addSubnet(net!, Number(bits), 'ipv4');
}
// Of the newer kind only what is given out to the public, without those forms that hold an old address.
const outer = new BlockList();
outer.addSubnet('2000::', 3, 'ipv6');
const embedding = new BlockList();
embedding.addSubnet('2001::', 23, 'ipv6');
embedding.addSubnet('2001:db8::', 32, 'ipv6');
embedding.addSubnet('2002::', 16, 'ipv6');
embedding.addSubnet('3fff::', 20, 'ipv6');

/** Whether an address is one of the public internet. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inner.check(address, 'ipv4');
  return family === 6 && outer.check(address, 'ipv6') && !embedding.check(address, 'ipv6');
}

/** The other side cannot or must not be reached; `lasting` means that trying again will not help. */
export class Unreachable extends Error {
  readonly lasting: boolean;
  constructor(message: string, lasting: boolean) {
    super(message);
    this.lasting = lasting;
  }
}

/** A url that may be called: https only, no credentials, unless everything is allowed. */
export function checkUrl(text: string, anywhere: boolean): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || (url.protocol !== 'https:' && !(anywhere && url.protocol === 'http:')))
    throw new Unreachable('An address that begins with https:// is needed.', true);
  if (url.username !== '' || url.password !== '')
    throw new Unreachable('The address must not hold a password.', true);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const named = isIP(host) === 0 && host.includes('.');
  if (!anywhere && !named && !isPublic(host))
    throw new Unreachable('This address is not one of the public internet.', true);
  return url;
}

/**
 * Asks name servers itself: the system's own way does few at a time for the whole process, and names that take long would
 * keep people from signing in. Names of the own network are known only to the system.
 */
const resolver = new Resolver({ timeout: 2000, tries: 2 });

async function addressesOf(host: string, anywhere: boolean): Promise<{ address: string; family: number }[]> {
  if (anywhere || isIP(host) !== 0) return lookup(host, { all: true });
  const [four, six] = await Promise.all(
    [resolver.resolve4(host), resolver.resolve6(host)].map((asked) => asked.catch(() => [])),
  );
  const found = (list: string[], family: number) => list.map((address) => ({ address, family }));
  return [...found(four!, 4), ...found(six!, 6)];
}

/** Resolves a name and goes on with the very address that was checked: a second answer cannot lead elsewhere. */
async function resolve(url: URL, anywhere: boolean): Promise<{ address: string; family: number }> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = await addressesOf(host, anywhere).catch(() => []);
  if (found.length === 0) throw new Unreachable(`${host} is not known.`, false);
  const good = found.filter(({ address }) => anywhere || isPublic(address));
  if (good.length < found.length) throw new Unreachable(`${host} is not on the public internet.`, true);
  return good[0]!;
}

export interface Posting {
  url: string;
  method?: 'POST' | 'PATCH';
  headers: Record<string, string>;
  body: string | Buffer;
}

/** What came back: the status, and of the answer as much as was wanted. */
export interface Answered {
  status: number;
  text: string;
}

/** Whether what was sent was taken; throws where it was not. */
export function accepted(status: number, host: string): void {
  if (status >= 200 && status < 300) return;
  const lasting = status >= 300 && status < 500 && status !== 408 && status !== 425 && status !== 429;
  throw new Unreachable(`${host} answered ${status}`, lasting);
}

/** The first bytes of an answer; what comes after them is not waited for. */
async function read(response: http.IncomingMessage, most: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  if (most > 0)
    for await (const chunk of response) {
      chunks.push(chunk as Buffer);
      size += (chunk as Buffer).length;
      if (size >= most) break;
    }
  response.destroy();
  return Buffer.concat(chunks).toString('utf8', 0, most);
}

/** Sends something to an address somebody gave us. Redirects are not followed, and of the answer `most` bytes are read. */
export async function send(
  { url, method = 'POST', headers, body }: Posting,
  anywhere: boolean,
  most = 0,
): Promise<Answered> {
  const target = checkUrl(url, anywhere);
  const { address, family } = await resolve(target, anywhere);
  const { request } = target.protocol === 'https:' ? https : http;
  return new Promise((done, fail) => {
    const failed = (error: Error): void => fail(new Unreachable(`${target.host}: ${error.message}`, false));
    const req = request(
      target,
      {
        method,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT),
        lookup: (_, options, callback) =>
          options.all ? callback(null, [{ address, family }]) : callback(null, address, family),
      },
      (response) => {
        read(response, most).then((text) => done({ status: response.statusCode ?? 0, text }), failed);
      },
    );
    req.on('error', failed);
    req.end(body);
  });
}

/** The same where the status is all that matters. */
export const post = async (posting: Posting, anywhere: boolean): Promise<number> =>
  (await send(posting, anywhere)).status;
