import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

// The image and its compositions, as far as they can be checked without an engine that builds and runs them.

const at = (file: string): URL => new URL(`../../../${file}`, import.meta.url);
const read = (file: string): string => readFileSync(at(file), 'utf8');

interface Instruction {
  name: string;
  text: string;
}

/** The instructions of a Dockerfile by stage, lines that go on put together. */
function stages(): Instruction[][] {
  const found: Instruction[][] = [];
  const whole = read('Dockerfile').replace(/^#.*$/gm, '').replace(/\\\n/g, ' ');
  for (const line of whole.split('\n').filter((text) => text.trim() !== '')) {
    const [, name, text] = line.match(/^([A-Z]+)\s+(.*)$/)!;
    if (name === 'FROM') found.push([]);
    found.at(-1)!.push({ name: name!, text: text!.replace(/\s+/g, ' ') });
  }
  return found;
}

const all = (stage: readonly Instruction[], name: string): string[] =>
  stage.flatMap((one) => (one.name === name ? [one.text] : []));
/** Names in the environment that the server reads. */
const known = new Set(
  [
    'packages/cli/src/commands/serve.ts',
    'packages/cli/src/database.ts',
    'packages/server/src/notices/settings.ts',
  ].flatMap((file) => [...read(file).matchAll(/\b(?:OCHRE_[A-Z_]+|DATABASE_URL)\b/g)].map(([name]) => name)),
);

describe('the image', () => {
  const [make, run] = stages() as [Instruction[], Instruction[]];
  const environment = Object.fromEntries(
    all(run, 'ENV').flatMap((text) => text.split(' ').map((pair) => pair.split('=') as [string, string])),
  );

  test('is made of the package alone, once for every kind of processor', () => {
    expect(stages()).toHaveLength(2);
    expect(all(make, 'FROM')).toEqual(['--platform=$BUILDPLATFORM node:24-bookworm-slim AS package']);
    expect(all(run, 'FROM')).toEqual(['node:24-bookworm-slim']);
    expect(all(make, 'RUN').join()).toMatch(
      /npm run -s pack && npm install --prefix \/ochre .*--omit=dev .*ochre-\*\.tgz/,
    );
    // What runs in the second stage would run by emulation for another processor.
    expect(all(run, 'RUN')).toEqual([]);
    for (const text of all(run, 'COPY')) expect(text).toMatch(/^--from=package --chown=\w+:\w+ /);
  });

  test('finds what it copies', () => {
    const ignored = read('.dockerignore').split('\n').filter(Boolean);
    for (const text of all(make, 'COPY'))
      for (const source of text.split(' ').slice(0, -1)) {
        expect(existsSync(fileURLToPath(at(source))), source).toBe(true);
        expect(ignored).not.toContain(source);
      }
    // What was built elsewhere must not get into the package.
    for (const name of ['**/node_modules', '**/dist']) expect(ignored).toContain(name);
  });

  test('runs as an ordinary user, whose games are in a volume', () => {
    expect(all(run, 'USER')).toEqual(['node']);
    expect(all(run, 'VOLUME')).toEqual([environment['OCHRE_DATA']]);
    expect(all(run, 'COPY')).toContain('--from=package --chown=node:node --chmod=700 /empty /data');
    expect(JSON.parse(all(run, 'CMD')[0]!)).toEqual(['ochre', 'serve']);
    expect(environment['PATH']).toBe('/ochre/node_modules/.bin:$PATH');
  });

  test('listens and is asked for its health at the port it says', () => {
    expect(all(run, 'EXPOSE')).toEqual([environment['OCHRE_PORT']]);
    expect(all(run, 'HEALTHCHECK')[0]).toContain(`http://127.0.0.1:${environment['OCHRE_PORT']}/readyz`);
    const read = Object.keys(environment).filter((name) => name.startsWith('OCHRE_'));
    expect(read.filter((name) => !known.has(name))).toEqual([]);
  });
});

interface Service {
  image?: string;
  build?: { context: string };
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  depends_on?: string[] | Record<string, unknown>;
  read_only?: boolean;
  cap_drop?: string[];
}

describe.each(['deploy/compose.yaml', 'deploy/compose.cluster.yaml'])('%s', (file) => {
  const { services, volumes } = parse(read(file), { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, unknown>;
  };
  const ours = Object.entries(services).filter(([, { build }]) => build);

  test('builds from this project and takes away what the server does not need', () => {
    expect(ours.length).toBeGreaterThan(0);
    for (const [name, { build, read_only, cap_drop }] of ours) {
      expect(existsSync(new URL(`${build!.context}/Dockerfile`, at(file))), name).toBe(true);
      expect({ name, read_only, cap_drop }).toEqual({ name, read_only: true, cap_drop: ['ALL'] });
    }
  });

  test('says nothing that the server does not read', () => {
    for (const [name, { environment = {} }] of ours)
      expect([name, Object.keys(environment).filter((one) => !known.has(one))]).toEqual([name, []]);
  });

  test('leads to what there is', () => {
    for (const { depends_on = [], volumes: mounted = [] } of Object.values(services)) {
      const others = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      for (const name of others) expect(Object.keys(services)).toContain(name);
      for (const [from] of mounted.map((text) => text.split(':') as [string]))
        if (from.startsWith('.')) expect(existsSync(new URL(from, at(file))), from).toBe(true);
        else expect(Object.keys(volumes)).toContain(from);
    }
    for (const [, { ports = [] }] of ours) for (const port of ports) expect(port).toMatch(/:4100$/);
  });

  test('every server of several is known by its own name, and to the proxy', () => {
    if (ours.length === 1) return;
    const proxy = read('deploy/Caddyfile');
    for (const [name, { environment }] of ours) {
      expect(environment!['OCHRE_NODE_ADDRESS']).toBe(`http://${name}:4100`);
      expect(proxy).toContain(`${name}:4100`);
    }
  });
});
