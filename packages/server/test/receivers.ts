import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

export interface Mail {
  to: string[];
  /** Headers by name in lower case, and the text without its encoding. */
  headers: Record<string, string>;
  text: string;
}

function unfold(source: string): Mail['headers'] {
  const lines = source.replace(/\n[ \t]+/g, ' ').split('\n');
  return Object.fromEntries(
    lines.map((line) => [line.split(':')[0]!.toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
}

function decode(text: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return text;
  const bytes = text.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => `%${hex}`);
  return decodeURIComponent(bytes.replace(/%(?![0-9A-F]{2})/g, '%25'));
}

/** A mail server in a process of its own, and the mails it took. */
export async function mailServer(
  mode = 'taking',
): Promise<{ url: string; mails: Mail[]; child: ChildProcess }> {
  const script = fileURLToPath(new URL('./smtpServer.ts', import.meta.url));
  const child = spawn(process.execPath, [script, mode], { stdio: ['ignore', 'pipe', 'inherit'] });
  closing.push(() => child.kill());
  const mails: Mail[] = [];
  const port = await new Promise<string>((resolve) => {
    let first = true;
    createInterface({ input: child.stdout! }).on('line', (line) => {
      if (first) resolve(line);
      else {
        const { to, text } = JSON.parse(line) as { to: string[]; text: string };
        const cut = text.indexOf('\n\n');
        const headers = unfold(text.slice(0, cut));
        mails.push({ to, headers, text: decode(text.slice(cut + 2), headers['content-transfer-encoding']) });
      }
      first = false;
    });
  });
  return { url: `smtp://127.0.0.1:${port}`, mails, child };
}

export interface Post {
  path: string;
  /** How it was answered. */
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** An HTTP receiver; `answer` says with which status. */
export async function receiver(
  answer: (path: string) => number | Promise<number> = () => 201,
): Promise<{ url: string; posts: Post[] }> {
  const posts: Post[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url!;
    const status = await answer(path);
    posts.push({ path, status, headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end();
  });
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, posts };
}

export async function until(done: () => boolean | Promise<boolean>, ms = 180_000): Promise<void> {
  const end = Date.now() + ms;
  while (!(await done())) {
    if (Date.now() > end) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
