import { readdirSync, readFileSync } from 'node:fs';
import type { ThingId } from '@ochre/languages/answers.ts';
import { answers as german } from '@ochre/languages/de/answers/index.ts';
import { answers as english } from '@ochre/languages/en/answers/index.ts';
import type { WordId } from '@ochre/rulesets/answers.ts';
import { manifests } from '@ochre/rulesets/manifests.ts';
import { ruleOf } from '@ochre/rulesets/rules.ts';
import { turnTold } from '@ochre/rulesets/turn.ts';
import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { explained, explanationOf } from '../src/explain/explained.ts';
import type { Session } from '../src/session/session.ts';
import { game, ME, seat } from './support/table.ts';

const src = new URL('../src/', import.meta.url);
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => readFileSync(new URL(path, src), 'utf8'));

/** What the screens ask to have explained, wherever it is written out; the types see to the rest. */
const used = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/(?:data-explain="|notes="|explain: ')([a-z-]+)/g)].map(([, key]) => key!),
  ),
);
used.delete('phase');
const keys = [...used, ...Object.keys(english.things)] as (WordId | ThingId)[];
const sentences = (words: string): number => words.match(/[.?!](?=\s|$)/g)?.length ?? 0;

it('the screens name what they show', () => {
  expect([...used]).toEqual(expect.arrayContaining(['points', 'at-end', 'city', 'limit', 'set', 'support']));
});

describe.each(Object.entries({ english, german }))('%s', (_, answers) => {
  it.each(manifests.map(({ book }) => book))('explains all of it to those who play %s, shortly', (book) => {
    for (const key of keys) {
      const told = explained(answers, book, key);
      expect(told?.name, key).toBeTruthy();
      expect(told!.says.length, key).toBeLessThan(200);
      expect(sentences(told!.says), key).toBeGreaterThan(0);
      if (key in answers.words) expect(told?.more, key).toBeDefined();
    }
  });
});

it('a calamity is explained by what it would do to me, then what it is', () => {
  const { view, sight } = seat();
  const famine = sight.rules.ruleset.calamities.find(({ name }) => name === 'Famine')!;
  const told = () =>
    explanationOf({ rules: sight.rules, view: { value: view } } as Session, english, {
      explain: 'calamity',
      calamity: famine.id,
    });
  expect(told()?.name).toBe('Famine');
  expect(told()?.says).toContain('worth 10');
  expect(told()?.says).toContain(english.words.calamity.says as string);
  const softens = famine.modifiers.find(({ add }) => add !== undefined)!;
  view.open.nations[ME]!.advances.push(softens.has);
  expect(told()?.says).toContain(`For you: ${10 + softens.add!}.`);
});

it('a nation is explained by who leads it, what it has, and whether it is waited for', () => {
  const { view } = seat(({ open, waitingFor }) => {
    open.nations['egypt']!.tokens = { [game.rules.map.land[0]!.id]: 3 };
    open.nations['egypt']!.cities = [game.rules.map.land[1]!.id];
    waitingFor.splice(0, waitingFor.length, 'egypt');
  });
  const session = {
    rules: game.rules,
    view: signal(view),
    seats: signal({ egypt: { kind: 'bot', name: 'Kleito' } }),
  } as unknown as Session;
  const told = explanationOf(session, english, { explain: 'nation', nation: 'egypt' })!;
  expect(told.name).toBe('Egypt · Kleito');
  expect(told.says).toMatch(/^\d+ points?, 3 tokens on the board, 1 city\. Egypt decides\. Its colour/);
  expect(explanationOf(session, english, { explain: 'nation' })!.name).toBe(english.things.nation.asks);
});

it('every phase has a rule that says what happens in it', () => {
  for (const { book } of manifests)
    for (const { tells } of turnTold[book]!)
      expect(ruleOf(tells[0]!)?.gist, `${book} ${tells[0]}`).toBeTruthy();
});
