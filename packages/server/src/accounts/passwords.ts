import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { Refusal } from '../refusal.ts';
import { isCommon } from './commonPasswords.ts';

/** Memory in KiB, passes and lanes: what OWASP asks for at least, some 40 ms on a small machine. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const LENGTH = 32;
/** So many are worked out at a time and so many may wait: strangers cannot use up memory or all the processors. */
const AT_ONCE = 2;
const WAITING = 64;

type Cost = typeof COST;

let busy = 0;
const waiting: (() => void)[] = [];

async function turn<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= AT_ONCE) {
    if (waiting.length >= WAITING)
      throw new Refusal(503, 'busy', 'Too many people sign in just now; try again in a moment.');
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else busy++;
  try {
    return await work();
  } finally {
    // The place goes straight to the next in line.
    const next = waiting.shift();
    if (next) next();
    else busy--;
  }
}

function digest(password: string, nonce: Buffer, cost: Cost): Promise<Buffer> {
  // The same letters typed on another keyboard may come as other code points.
  const message = password.normalize('NFKC');
  return new Promise((resolve, reject) =>
    argon2('argon2id', { message, nonce, tagLength: LENGTH, ...cost }, (error, tag) =>
      error ? reject(error) : resolve(tag),
    ),
  );
}

const text = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
const head = ({ memory, passes, parallelism }: Cost): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`;

/** In the usual notation, so that the cost can be raised later. */
export function hashPassword(password: string): Promise<string> {
  return turn(async () => {
    const salt = randomBytes(16);
    return `${head(COST)}${text(salt)}$${text(await digest(password, salt, COST))}`;
  });
}

/** Filed hashes of another cost are made anew when the person next signs in. */
export const outdated = (filed: string): boolean => !filed.startsWith(head(COST));

const NOBODY = `${head(COST)}${text(Buffer.alloc(16))}$${text(Buffer.alloc(LENGTH))}`;

/** Takes as long for an account that does not exist. */
export function checkPassword(password: string, filed: string | undefined): Promise<boolean> {
  const found = (filed ?? NOBODY).match(/^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/);
  if (!found) throw new Error('a filed password is damaged');
  const [memory, passes, parallelism] = found.slice(1, 4).map(Number) as [number, number, number];
  const [salt, tag] = found.slice(4).map((part) => Buffer.from(part, 'base64')) as [Buffer, Buffer];
  return turn(async () => {
    const made = await digest(password, salt, { memory, passes, parallelism });
    return timingSafeEqual(made, tag) && filed !== undefined;
  });
}

/** Why a password is too easily guessed, if it is; length is the schema's matter. */
export function weakness(password: string, email: string): string | undefined {
  const plain = password.normalize('NFKC').toLowerCase();
  const [name = ''] = email.split('@');
  if (new Set(plain).size < 5) return 'The password has too few different letters.';
  if (plain === email || plain.replaceAll(name, '').length < 4)
    return 'The password is too much like the address.';
  if (isCommon(password)) return 'The password is one of those that are guessed first.';
  return undefined;
}
