import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { refusals as german } from '../src/i18n/de/refusals.ts';
import { refusals } from '../src/i18n/index.ts';
import { whyNot } from '../src/net/api.ts';

const source = new URL('../../server/src/', import.meta.url);

/** What only a program that speaks to the server itself can meet: this client never does it. */
const NEVER = new Set([
  ...['channel', 'config', 'hello', 'message', 'origin', 'ruleset', 'timing', 'to', 'upgrade', 'version'],
  'zone',
]);

/** Codes with which the server refuses something. */
function refused(): Set<string> {
  const codes = new Set<string>();
  for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts')) continue;
    const code = readFileSync(new URL(name, source), 'utf8');
    for (const [, said] of code.matchAll(/(?:Refusal\(\s*\d+,|conflict\()\s*'(\w+)'/g)) codes.add(said!);
  }
  return codes;
}

it('what the server refuses in English is said in German, too', () => {
  const codes = [...refused()].filter((code) => !NEVER.has(code));
  expect(codes.length).toBeGreaterThan(35);
  const said = new Set(Object.keys(german).map((key) => key.split('.')[0]!));
  expect(codes.filter((code) => !said.has(code))).toEqual([]);
});

it('a refusal is told by its code, by code and status where it means two things, else in its own words', () => {
  refusals.value = german;
  expect(whyNot({ code: 'login', text: 'Address or password is wrong.' }, 401)).toMatch(/^Adresse/);
  expect(whyNot({ code: 'password', text: 'x' }, 403)).not.toBe(whyNot({ code: 'password', text: 'x' }, 422));
  expect(whyNot({ code: 'unheard', text: 'Of this nobody knew.' })).toBe('Of this nobody knew.');
  refusals.value = {};
});
