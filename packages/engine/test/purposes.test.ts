import { expect, it } from 'vitest';
import { about, detailOf, type Purpose } from '../src/decisions/purposes.ts';
import type { Ask } from '../src/decisions.ts';

// What is no purpose does not compile: each expectation below is an error as soon as the types let it pass.

it('a purpose is a word of the list, or a calamity and a part of it', () => {
  const asked: Ask<'confirm'> = { purpose: 'fireToken' };
  // @ts-expect-error misspelt
  const misspelt: Ask<'confirm'> = { purpose: 'fireTokens' };
  // @ts-expect-error not made of a calamity
  const written: Purpose = 'flood.plain';
  // @ts-expect-error no such part
  const unknown = (): Purpose => about('flood', 'plane');
  expect([asked, misspelt, written, unknown]).toHaveLength(4);
  expect(about('flood', 'plain')).toBe('flood.plain');
  expect(about('civil-war')).toBe('civil-war');
  expect(['flood.plain', 'civil-war', 'barbarians.land'].map((p) => detailOf(p as Purpose))).toEqual([
    'plain',
    'civil-war',
    'land',
  ]);
});
