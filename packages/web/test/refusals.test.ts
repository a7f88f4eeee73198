import { readdirSync, readFileSync } from 'node:fs';
import { de } from '@ochre/languages/de/index.ts';
import { expect, it } from 'vitest';
import { speak } from '../src/i18n/index.ts';
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
  const said = new Set(Object.keys(de.refusals).map((key) => key.split('.')[0]!));
  expect(codes.filter((code) => !said.has(code))).toEqual([]);
});

it('a refusal is told by its code, by code and status where it means two things, else in its own words', () => {
  speak('de', de);
  expect(whyNot({ code: 'login', text: 'Address or password is wrong.' }, 401)).toMatch(/^Adresse/);
  expect(whyNot({ code: 'password', text: 'x' }, 403)).not.toBe(whyNot({ code: 'password', text: 'x' }, 422));
  expect(whyNot({ code: 'unheard', text: 'Of this nobody knew.' })).toBe('Of this nobody knew.');
  speak('en');
});

it.each([
  ['de', de, /^Wer dort sitzt, ist seit .*7:03 weg und kann ab .*7:08 ersetzt werden\.$/],
  ['en', undefined, /^The player there has been away since .*7:03.* and may be replaced from .*7:08.* on\.$/],
] as const)('moments are told in the reader’s time and words (%s)', (language, said, told) => {
  speak(language, said);
  const [since, from] = [3, 8].map((minute) => new Date(2024, 4, 1, 7, minute).getTime());
  const problem = { code: 'away', text: 'away since 05:03 UTC', times: { since: since!, from: from! } };
  expect(whyNot(problem)).toMatch(told);
  expect(whyNot(problem)).toMatch(language === 'de' ? /1\. Mai/ : /May/);
  speak('en');
});
