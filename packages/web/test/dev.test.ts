import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

it('npm run dev serves client, gallery and server together, and stops when told', async () => {
  const [runner, tool] = scripts.dev.replace(/^node /, '').split(' ');
  expect(runner).toBe('scripts/run.mjs');
  const data = mkdtempSync(join(tmpdir(), 'ochre-dev-'));
  const child = spawn(process.execPath, [join(root, tool), '0'], {
    env: { ...process.env, OCHRE_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const said: string[] = [];
    for await (const line of createInterface({ input: child.stdout })) {
      said.push(line);
      if (line.endsWith('Ctrl-C stops everything.')) break;
    }
    const at = (name: string): string => said.find((line) => line.startsWith(name))!.split(/\s+/)[1]!;
    const read = async (url: string): Promise<string> => (await fetch(url)).text();
    expect(await read(at('client'))).toContain('/@vite/client');
    expect(await read(at('gallery'))).toContain('/@vite/client');
    expect(await read(at('api'))).toContain('/api/openapi.json');
    const origin = new URL(at('client')).origin;
    // A browser refuses a module that was asked for as JSON.
    const book = await read(`${origin}/@fs${root}packages/rulesets/src/mega/text.ts`);
    expect(book).toMatch(/import\("[^"]+MC\.json\?import"\)/);
    const headers = { 'content-type': 'application/json', origin };
    // A restart of the server, because somebody works on it, may cost an answer.
    const play = async (): Promise<string> => {
      const answer = await fetch(`${origin}/api/play`, { method: 'POST', headers, body: '{}' });
      return answer.ok ? ((await answer.json()) as { url: string }).url : `${answer.status}`;
    };
    await expect.poll(play).toContain(`${origin}/t/`);
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`);
    socket.addEventListener('open', () => socket.send('no message of ours'));
    const [heard] = (await once(socket, 'message')) as [MessageEvent<string>];
    expect(JSON.parse(heard.data)).toMatchObject({ t: 'error' });
    socket.close();
  } finally {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await gone).toEqual([0, null]);
    rmSync(data, { recursive: true, force: true });
  }
});
