// SHA-256 (FIPS 180-4), for pages as well: browsers offer theirs to pages of encrypted sites alone, and one thing at a time.

/** The first 32 bits of the fractions of roots of the first primes. */
function fractions(root: number, count: number): Uint32Array {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) found.push((n ** (1 / root) % 1) * 2 ** 32);
  }
  return Uint32Array.from(found, (x) => Math.floor(x));
}

const START = fractions(2, 8);
const ROUND = fractions(3, 64);
const right = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

/** The message, a mark, and its length in bits at the end of the last block. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  new Uint8Array(view.buffer).set(bytes);
  view.setUint8(bytes.length, 0x80);
  view.setUint32(view.byteLength - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(view.byteLength - 4, bytes.length << 3);
  return view;
}

const w = new Int32Array(64);

function mix(h: Int32Array, block: DataView, at: number): void {
  for (let i = 0; i < 16; i++) w[i] = block.getInt32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const [x, y] = [w[i - 15]!, w[i - 2]!];
    w[i] =
      w[i - 16]! +
      w[i - 7]! +
      (right(x, 7) ^ right(x, 18) ^ (x >>> 3)) +
      (right(y, 17) ^ right(y, 19) ^ (y >>> 10));
  }
  let [a, b, c, d] = [h[0]!, h[1]!, h[2]!, h[3]!];
  let [e, f, g, k] = [h[4]!, h[5]!, h[6]!, h[7]!];
  for (let i = 0; i < 64; i++) {
    const first =
      (k + (right(e, 6) ^ right(e, 11) ^ right(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0;
    const second = ((right(a, 2) ^ right(a, 13) ^ right(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    k = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  h[0]! += a;
  h[1]! += b;
  h[2]! += c;
  h[3]! += d;
  h[4]! += e;
  h[5]! += f;
  h[6]! += g;
  h[7]! += k;
}

/** SHA-256 in hexadecimal. */
export type Hasher = (text: string) => string;

export function sha256(text: string): string {
  const h = Int32Array.from(START);
  const message = padded(text);
  for (let at = 0; at < message.byteLength; at += 64) mix(h, message, at);
  return Array.from(h, (x) => (x >>> 0).toString(16).padStart(8, '0')).join('');
}
