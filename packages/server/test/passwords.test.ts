import { describe, expect, it } from 'vitest';
import { readCookie, writeCookie } from '../src/accounts/cookies.ts';
import { Delays } from '../src/accounts/delays.ts';
import { checkPassword, hashPassword, outdated, weakness } from '../src/accounts/passwords.ts';
import type { Tries } from '../src/accounts/store.ts';

const DAY = 86_400_000;
const refused = (status: number, code: string) => ({ status, problem: { code } });
const PASSWORD = 'correct horse battery';

describe('passwords', () => {
  it('are checked against a salted argon2id hash', async () => {
    const [one, two] = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await checkPassword(PASSWORD, one)).toBe(true);
    expect(await checkPassword('Correct horse battery', one)).toBe(false);
    expect(await checkPassword('anything', undefined)).toBe(false);
    // The same letter, composed and decomposed.
    expect(await checkPassword('cafe\u0301 au lait', await hashPassword('caf\u00e9 au lait'))).toBe(true);
  });

  it('are made anew when the cost has gone up', async () => {
    const cheap = '$argon2id$v=19$m=64,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAA';
    expect(outdated(cheap)).toBe(true);
    expect(outdated(await hashPassword(PASSWORD))).toBe(false);
  });

  it('cannot be used to exhaust the machine: so many wait, the rest is turned away', async () => {
    const many = await Promise.allSettled(Array.from({ length: 90 }, () => checkPassword('x', undefined)));
    const turned = many.filter((m) => m.status === 'rejected');
    expect(turned).toHaveLength(24);
    for (const { reason } of turned as PromiseRejectedResult[])
      expect(reason).toMatchObject(refused(503, 'busy'));
    expect(await checkPassword('x', undefined)).toBe(false);
  });

  it('that are easily guessed are refused', () => {
    expect(weakness('aaaaaaaaaaaa', 'a@example.org')).toBeDefined();
    expect(weakness('adalovelace@example.org', 'adalovelace@example.org')).toBeDefined();
    expect(weakness('adalovelace12', 'adalovelace@example.org')).toBeDefined();
    expect(weakness(PASSWORD, 'a@example.org')).toBeUndefined();
  });

  it('that everybody thinks of are refused, however they are dressed up', () => {
    const common = [
      ...['password123', 'Password123!', 'P@ssw0rd2024', 'passwordpassword', 'mypassword1', 'Passwort123'],
      ...[
        'qwertyuiop',
        'qwertzuiop',
        'QWERTY12345',
        'asdfghjkl123',
        '1q2w3e4r5t',
        '1qaz2wsx3edc',
        'zaq12wsxcde',
      ],
      ...[
        '1234567890',
        '0987654321',
        '12345678910',
        '123456789a',
        '123123123123',
        'abcdefghij',
        'abc123abc123',
      ],
      ...[
        'iloveyou123',
        'letmein1234',
        'Welcome2023',
        'adminadmin',
        'changeme!!',
        'Sommer2024!',
        'Hallo12345!',
      ],
      ...[
        'dragonmonkey',
        'superman1980',
        'liverpool1',
        'M1chael1987',
        'civilization',
        'princess1!',
        'football99',
      ],
    ];
    const accepted = common.filter((password) => weakness(password, 'a@example.org') === undefined);
    expect(accepted).toEqual([]);
  });

  it('of several words, or that nobody thinks of, are taken', () => {
    const good = [
      ...['eight thousand years', 'one table for eighteen', 'from Iberia to India', 'another long one'],
      ...['my dragon hates your password', 'tr0ub4dor and three', 'vX9#kq2LmZ', 'Kupferschmiede am Halys'],
    ];
    const refused = good.filter((password) => weakness(password, 'a@example.org') !== undefined);
    expect(refused).toEqual([]);
  });
});

it('guessing becomes slow, and slower, and a success clears it', async () => {
  const filed = new Map<string, Tries>();
  const delays = new Delays(
    {
      countTry: async (name, next) => void filed.set(name, next(filed.get(name))),
      forgetTries: async (name) => void filed.delete(name),
    },
    'login',
  );
  const tries = async (n: number, now: number): Promise<number> => {
    let allowed = 0;
    for (let i = 0; i < n; i++)
      await delays.attempt('ada', now).then(
        () => allowed++,
        (error) => expect(error).toMatchObject(refused(429, 'wait')),
      );
    return allowed;
  };
  expect(await tries(1000, 0)).toBe(5);
  expect(await tries(10, 1000)).toBe(1);
  expect(await tries(10, 2000)).toBe(0);
  expect(await tries(10, 3000)).toBe(1);
  let allowed = 0;
  for (let now = 3000; now < 3000 + DAY; now += 60_000) allowed += await tries(1, now);
  expect(allowed).toBeLessThan(320);
  await delays.attempt('bob', 3000);
  expect([...filed.keys()].join()).not.toMatch(/ada|bob/);
  await delays.succeeded('ada');
  expect(await tries(10, 3001)).toBe(5);
});

it('cookies are for the server alone, and under https for this host alone', () => {
  const value = 'x'.repeat(43);
  expect(writeCookie(value, false)).toBe(`ochre=${value}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`);
  expect(writeCookie(value, true)).toContain(`__Host-ochre=${value}; Path=/;`);
  expect(writeCookie(value, true)).toContain('; Secure');
  expect(writeCookie(undefined, true)).toContain('Max-Age=0');
  expect(readCookie(`a=b; ochre=${value}`, false)).toBe(value);
  expect(readCookie(`ochre=${value}`, true)).toBeUndefined();
  expect(readCookie('ochre=short; x', false)).toBeUndefined();
  expect(readCookie(undefined, false)).toBeUndefined();
});
