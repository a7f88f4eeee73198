/** Randomness as rules and players' programs see it. */
export interface Rng {
  /** A whole number from 0 to `below` - 1. */
  int(below: number): number;
}

/** Where a generator is: its key, and how many words of its stream are used up. Lives in the hidden state. */
export interface RngState {
  key: string;
  used: number;
}

const rotate = (x: number, n: number): number => (x << n) | (x >>> (32 - n));

function quarter(s: Uint32Array, a: number, b: number, c: number, d: number): void {
  s[a] = s[a]! + s[b]!;
  s[d] = rotate(s[d]! ^ s[a]!, 16);
  s[c] = s[c]! + s[d]!;
  s[b] = rotate(s[b]! ^ s[c]!, 12);
  s[a] = s[a]! + s[b]!;
  s[d] = rotate(s[d]! ^ s[a]!, 8);
  s[c] = s[c]! + s[d]!;
  s[b] = rotate(s[b]! ^ s[c]!, 7);
}

/** One ChaCha20 block: results seen so far tell nothing about the next ones. */
function block(key: Uint32Array, counter: number): Uint32Array {
  const start = new Uint32Array(16);
  start.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
  start.set(key, 4);
  start[12] = counter;
  const s = start.slice();
  for (let round = 0; round < 10; round++) {
    quarter(s, 0, 4, 8, 12);
    quarter(s, 1, 5, 9, 13);
    quarter(s, 2, 6, 10, 14);
    quarter(s, 3, 7, 11, 15);
    quarter(s, 0, 5, 10, 15);
    quarter(s, 1, 6, 11, 12);
    quarter(s, 2, 7, 8, 13);
    quarter(s, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) s[i] = s[i]! + start[i]!;
  return s;
}

function readKey(hex: string): Uint32Array {
  const key = new Uint32Array(8);
  for (let i = 0; i < 8; i++) key[i] = Number.parseInt(hex.slice(i * 8, i * 8 + 8), 16);
  return key;
}

let cached: { key: string; index: number; words: Uint32Array } | undefined;

function word(state: RngState): number {
  const index = state.used >>> 4;
  if (cached?.key !== state.key || cached.index !== index)
    cached = { key: state.key, index, words: block(readKey(state.key), index) };
  return cached.words[state.used++ & 15]!;
}

/** The characters of a seed as words, closed by a mark and their number, in chunks of a key's length. */
function chunks(text: string): Uint32Array[] {
  const length = Math.ceil((text.length + 4) / 16) * 8;
  const words = new Uint32Array(length);
  for (let i = 0; i < text.length; i++) words[i >> 1]! |= text.charCodeAt(i) << (16 * (i & 1));
  words[text.length >> 1]! |= 0x8000 << (16 * (text.length & 1));
  words[length - 1] = text.length;
  return Array.from({ length: length / 8 }, (_, i) => words.subarray(i * 8, i * 8 + 8));
}

/**
 * A key of 256 bits from a seed of any length: each chunk is mixed in through a whole block, so that nothing of a
 * long secret seed is lost and near seeds share nothing.
 */
export function keyFrom(seed: string | number): string {
  let key: Uint32Array = new Uint32Array(8);
  for (const chunk of chunks(String(seed))) {
    const mixed = key.map((word, i) => word ^ chunk[i]!);
    key = block(mixed, 0)
      .slice(0, 8)
      .map((word, i) => word ^ mixed[i]!);
  }
  return Array.from(key, (word) => word.toString(16).padStart(8, '0')).join('');
}

export function draw(state: RngState, below: number): number {
  if (below <= 1) return 0;
  const limit = 2 ** 32 - (2 ** 32 % below);
  for (;;) {
    const w = word(state);
    if (w < limit) return w % below;
  }
}

export function seeded(state: RngState): Rng {
  return { int: (below) => draw(state, below) };
}

/** A small fast generator (sfc32) for bots and samples; never for the game itself. */
export function quick(seed: number): Rng {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = seed | 0;
  let d = 1;
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (rotate(c, 21) + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return { int: (below) => (below <= 1 ? 0 : Math.floor((next() / 2 ** 32) * below)) };
}

/** Shuffles in place. */
export function shuffle<T>(rng: Rng, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = rng.int(i + 1);
    [items[i], items[j]] = [items[j]!, items[i]!];
  }
  return items;
}

export function pick<T>(rng: Rng, items: readonly T[]): T {
  return items[rng.int(items.length)]!;
}

/** `count` different items, in random order. */
export function pickSome<T>(rng: Rng, items: readonly T[], count: number): T[] {
  return shuffle(rng, [...items]).slice(0, count);
}
