import { createHash, randomBytes } from 'node:crypto';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** 256 bits, told once; only the hash is filed. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: sha256(token) };
}

/** The server's part of what decides every shuffle; its hash is shown from the start. */
export function newSeed(): { seed: string; seedHash: string } {
  const seed = randomBytes(32).toString('hex');
  return { seed, seedHash: sha256(seed) };
}

/** Unguessable: knowing the address of a `link` table is the right to see it. */
export function newId(length = 16): string {
  let id = '';
  while (id.length < length)
    for (const byte of randomBytes(length * 2)) {
      // Bytes past the last whole multiple would favour the first letters.
      if (byte >= 256 - (256 % LETTERS.length) || id.length === length) continue;
      id += LETTERS[byte % LETTERS.length];
    }
  return id;
}
