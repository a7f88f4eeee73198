import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TSchema } from 'typebox';
import { describe, expect, it } from 'vitest';
import * as protocol from '../src/index.ts';

/** The longest text a client can send. */
const LONGEST = protocol.MAX_MESSAGE;
/** A pattern that goes over the text once takes less than a millisecond; one that goes over it for each letter, seconds. */
const SOON = 200;

/** What makes patterns try again and again: the same over and over, and then something that does not fit. */
const PUMPS = [
  'a',
  '0',
  'A',
  ' ',
  '-',
  '_',
  '.',
  '@',
  ':',
  '/',
  '=',
  '"',
  ';',
  '(',
  '\n',
  'é',
  '\ud83c\udffa',
];
const PAIRS = ['a.', '.a', 'a-', '-a', 'a@', ': ', ' a', '\\a', 'a"', '[]'];
const STARTS = ['', 'a@', 'https://', 'Bearer '];
const ENDS = ['\u0000', '!'];

const texts = (length: number): string[] =>
  STARTS.flatMap((start) =>
    [...PUMPS, ...PAIRS].flatMap((pump) =>
      ENDS.map((end) => `${start}${pump.repeat(Math.floor(length / pump.length))}`.slice(0, length) + end),
    ),
  );
const LONG = texts(LONGEST - 100);

/** Milliseconds for one text, as far as the pattern is to blame: the best of some tries. */
function took(pattern: RegExp, text: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 3 && best > SOON; i++) {
    const began = performance.now();
    pattern.test(text);
    best = Math.min(best, performance.now() - began);
  }
  return best;
}

/** The text that takes the pattern too long, if there is one: shorter ones first, so that nobody waits for minutes. */
const slow = (pattern: RegExp): string | undefined =>
  [...texts(4000).filter((text) => took(pattern, text) > SOON / 10), ...LONG].find(
    (text) => took(pattern, text) > SOON,
  );

type Part = TSchema & {
  type?: string;
  pattern?: string;
  maxLength?: number;
  const?: unknown;
  enum?: unknown;
  additionalProperties?: unknown;
};

/** Every part of every schema, with where it stands. */
function* parts(value: unknown, at: string): Generator<[at: string, part: Part]> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && typeof value.type === 'string') yield [at, value as Part];
  for (const [name, inner] of Object.entries(value)) yield* parts(inner, `${at}.${name}`);
}

/** What clients send: schemas that take nothing they do not know. */
const received = Object.entries(protocol)
  .filter(([, schema]) => typeof schema === 'object')
  .filter(([, schema]) => 'anyOf' in (schema as object) || (schema as Part).additionalProperties === false)
  .flatMap(([name, schema]) => [...parts(schema, name)]);
const strings = received.filter(([, { type }]) => type === 'string');

describe('the patterns that texts of clients are held against', () => {
  const patterns = new Set(strings.flatMap(([, { pattern }]) => pattern ?? []));
  it.each([...patterns])('%s takes time for each letter once', (pattern) => {
    expect(slow(new RegExp(pattern, 'u'))?.slice(0, 40)).toBeUndefined();
  });

  it('never meet a text without a greatest length', () => {
    const free = strings.filter(([, s]) => s.maxLength === undefined && s.const === undefined && !s.enum);
    expect(free.map(([at]) => at)).toEqual([]);
  });

  it('hold for the names in a list of variants, too', () => {
    const open = received.filter(([, s]) => 'patternProperties' in s && s.additionalProperties !== false);
    expect(open.map(([at]) => at)).toEqual([]);
  });
});

/** Regular expressions as they stand in the sources, one for each place. */
function* literals(folder: string): Generator<[at: string, pattern: RegExp]> {
  const root = fileURLToPath(new URL(`../../${folder}/`, import.meta.url));
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const source = readFileSync(`${root}${file}`, 'utf8');
    for (const [, body, flags] of source.matchAll(
      /(?<=[(=,:?&|] ?)\/((?:\\.|\[(?:\\.|[^\]\\\n])+\]|[^/\\[\n*])(?:\\.|\[(?:\\.|[^\]\\\n])+\]|[^/\\[\n])*)\/([dgimsuvy]*)(?=[).,;\s])/g,
    ))
      yield [`${folder}/${file} /${body}/`, new RegExp(body!, flags!.replace(/[gy]/g, ''))];
  }
}

/** Held against the server's own words: settings and hashes. */
const OWN = ['passwords.ts /=+$/', 'start.ts /[^\\s<>]+@[^\\s<>]+/'];

describe('the patterns in the sources of what a client can reach', () => {
  const found = ['server/src', 'engine/src', 'protocol/src', 'rulesets', 'bots/src'].flatMap((folder) => [
    ...literals(folder),
  ]);

  it('are found', () => {
    expect(found.map(([at]) => at).join('\n')).toContain('guard.ts /^Bearer ');
    expect(found.length).toBeGreaterThan(10);
  });

  it.each(found.filter(([at]) => !OWN.some((own) => at.endsWith(own))))(
    '%s takes time for each letter once',
    (_, pattern) => {
      expect(slow(pattern)?.slice(0, 40)).toBeUndefined();
    },
  );
});
