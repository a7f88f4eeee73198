import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { canonical, clone, equal, hash } from '../src/kernel/json.ts';
import { migrate } from '../src/kernel/migrate.ts';
import { draw, keyFrom, quick, seeded, shuffle } from '../src/kernel/rng.ts';
import { SCHEMA } from '../src/state.ts';
import { ENGINE } from '../src/version.ts';

describe('randomness', () => {
  it('is the ChaCha20 stream of RFC 8439 (zero key and nonce)', () => {
    const state = { key: '0'.repeat(64), used: 0 };
    // First words of the keystream, little-endian: 76b8e0ad a0f13d90 …
    const words = [0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653];
    for (const word of words) expect(draw({ ...state, used: state.used++ }, 2 ** 32)).toBe(word);
  });

  it('goes on from where the state says', () => {
    const state = { key: keyFrom('a'), used: 0 };
    const first = Array.from({ length: 40 }, () => draw(state, 1000));
    const again = { key: keyFrom('a'), used: 0 };
    for (let i = 0; i < 20; i++) draw(again, 1000);
    const copy = JSON.parse(JSON.stringify(again));
    expect(Array.from({ length: 20 }, () => draw(copy, 1000))).toEqual(first.slice(20));
  });

  it('differs from seed to seed and is even', () => {
    const seeds = [
      '',
      'a',
      'aa',
      'b',
      'a\u8000',
      '1',
      '2',
      ...Array.from({ length: 40 }, (_, n) => 'x'.repeat(n + 1)),
    ];
    const keys = seeds.map(keyFrom);
    expect(new Set(keys).size).toBe(seeds.length);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/);
    // Every word of the key depends on the last character of a long seed.
    const long = 'f'.repeat(63);
    const [one, two] = [keyFrom(`${long}0`), keyFrom(`${long}1`)];
    for (let i = 0; i < 64; i += 8) expect(one.slice(i, i + 8)).not.toBe(two.slice(i, i + 8));
    const rng = seeded({ key: keyFrom('even'), used: 0 });
    const counts = [0, 0, 0, 0, 0];
    for (let i = 0; i < 5000; i++) counts[rng.int(5)]!++;
    for (const n of counts) expect(Math.abs(n - 1000)).toBeLessThan(150);
  });

  it('shuffles every item to every place', () => {
    const rng = quick(7);
    const seen = new Set<string>();
    for (let i = 0; i < 500; i++) seen.add(shuffle(rng, ['a', 'b', 'c']).join(''));
    expect(seen.size).toBe(6);
  });
});

describe('plain JSON', () => {
  it('is cloned, compared and hashed without regard to the order of keys', () => {
    const value = { a: [1, { b: null, c: 'x' }], d: true };
    const other = { d: true, a: [1, { c: 'x', b: null }] };
    expect(clone(value)).toEqual(value);
    expect(clone(value).a).not.toBe(value.a);
    expect(canonical(other)).toBe(canonical(value));
    expect(hash(other)).toBe(hash(value));
    expect(equal(value, other)).toBe(true);
    expect(hash({ ...value, d: false })).not.toBe(hash(value));
  });
});

describe('stored states', () => {
  it('are brought up to date one schema at a time', () => {
    const mark =
      (key: string, n: number) =>
      (s: Record<string, unknown>): void => {
        s[key] = n;
      };
    const steps = [mark('x', 1), mark('y', 2)];
    expect(migrate({ schema: 0 }, {}, steps, 2)).toEqual({ schema: 2, x: 1, y: 2 });
  });

  it('of the first shape are played by the first version of the rules', () => {
    const state = { schema: 1, open: {}, frames: [] };
    expect(migrate(state, {})).toEqual({ schema: SCHEMA, version: 1, open: {}, frames: [] });
  });

  it('of the second shape name their steps as the rule set does now', () => {
    const frames = [
      { step: 'game', at: 3, locals: {} },
      { step: 'drought', at: 1, locals: { hits: [] } },
    ];
    const { frames: now } = migrate({ schema: 2, frames }, { formerSteps: { drought: 'thirst' } });
    expect(now).toEqual([frames[0], { step: 'thirst', at: 1, locals: { hits: [] } }]);
  });

  it('are refused when they are newer, too old or no states', () => {
    expect(() => migrate({ schema: 9 }, {})).toThrow(/update/);
    expect(() => migrate({ schema: 0 }, {})).toThrow(/no longer/);
    for (const junk of [null, 7, 'x', {}, { schema: 'one' }]) expect(() => migrate(junk, {})).toThrow();
  });
});

it('the release that files name is that of the package', () => {
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
  expect(ENGINE).toBe(version);
});
