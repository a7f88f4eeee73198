import { connect, type Socket } from 'node:net';

const key = 'dGhlIHNhbXBsZSBub25jZQ==';
const head = (line: string, ...more: string[]): string =>
  `${[`${line} HTTP/1.1`, 'Host: x', ...more].join('\r\n')}\r\n\r\n`;
const post = (...more: string[]): string => head('POST /api/play', 'Content-Type: application/json', ...more);
const upgrade = (line: string, ...more: string[]): string =>
  head(
    line,
    ...[
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${key}`,
    ],
    ...more,
  );

/** What clients say before they fall silent for ever, and what they are told. */
export const SILENCES: readonly [what: string, said: string, told: RegExp][] = [
  ['nothing', '', /^HTTP\/1\.1 408 /],
  ['half a head', 'GET /api HTTP/1.1\r\nHos', /^HTTP\/1\.1 408 /],
  ['half a body', `${post('Content-Length: 100')}{`, /^HTTP\/1\.1 408 /],
  ['half a chunk', `${post('Transfer-Encoding: chunked')}4\r\n{"`, /^HTTP\/1\.1 408 /],
  ['that it would go on', post('Expect: 100-continue', 'Content-Length: 9'), /^HTTP\/1\.1 100 /],
  ['no HTTP at all', '\u0016\u0003\u0001 no HTTP at all\r\n\r\n', /^HTTP\/1\.1 400 .*no request/s],
  ['too long a head', head('GET /api', `X: ${'x'.repeat(20_000)}`), /^HTTP\/1\.1 431 /],
  ['too large a body', `${post('Content-Length: 900000')}${'x'.repeat(70_000)}`, /^HTTP\/1\.1 413 /],
  ['a whole request', head('GET /api'), /^HTTP\/1\.1 200 /],
  ['a last request', head('GET /api', 'Connection: close'), /^HTTP\/1\.1 200 /],
  [
    'an upgrade from another site',
    upgrade('GET /api/socket', 'Origin: https://evil.example'),
    /^HTTP\/1\.1 403 /,
  ],
  ['an upgrade to nowhere', upgrade('GET /api/lunch'), /^HTTP\/1\.1 404 /],
  ['an upgrade to no WebSocket', upgrade('GET /api'), /^HTTP\/1\.1 200 /],
  ['an upgrade without a key', upgrade('GET /api/socket').replace(key, 'x'), /^HTTP\/1\.1 400 /],
  [
    'an upgrade with half a body',
    upgrade('POST /api/play', 'Content-Type: application/json', 'Content-Length: 9'),
    /^HTTP\/1\.1 408 /,
  ],
  ['an upgrade and no hello', upgrade('GET /api/socket'), /^HTTP\/1\.1 101 /],
];

/** A client that says something and never hangs up by itself. */
export class HalfOpen {
  /** All that was heard when the server has let go of it. */
  readonly gone: Promise<string>;
  readonly socket: Socket;

  constructor(port: number, said: string, from?: string) {
    this.socket = connect({
      port,
      host: '127.0.0.1',
      allowHalfOpen: true,
      ...(from !== undefined && { localAddress: from }),
    });
    let heard = '';
    this.socket.setEncoding('latin1').on('data', (text) => {
      heard += text;
    });
    this.socket.on('error', () => {});
    // Of a connection that the server has closed altogether the rest of what is sent is answered with a reset.
    this.gone = new Promise((resolve) => {
      const knock = setInterval(() => this.socket.readableEnded && this.socket.write('\r\n'), 20);
      this.socket.once('close', () => {
        clearInterval(knock);
        resolve(heard);
      });
    });
    if (said) this.socket.write(said);
  }
}
