import { readdirSync, readFileSync } from 'node:fs';
import { createGame } from '@ochre/engine';
import { about, type Part, type Purpose } from '@ochre/engine/query';
import { each } from '@ochre/engine/testing';
import { de } from '@ochre/languages/de/index.ts';
import { world } from '@ochre/maps';
import { dawn } from '@ochre/rulesets';
import { afterEach, describe, expect, it } from 'vitest';
import { nationsTitle, reductionReason, yesNo } from '../src/decisions/model/asked.ts';
import { oneTitle, optionName } from '../src/decisions/model/one.ts';
import { speak } from '../src/i18n/index.ts';

const roots = ['../../engine/src/', '../../rulesets/src/'].map((path) => new URL(path, import.meta.url));
/** A question and its kind stand so close together in the source. */
const NEAR = 420;

/** Purposes that engine and rule sets give their questions, each with the kind it stands beside. */
function purposes(): Map<string, Purpose> {
  const found = new Map<string, Purpose>();
  const files = roots.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => new URL(name, root)),
  );
  for (const file of files) {
    if (!file.pathname.endsWith('.ts')) continue;
    const code = readFileSync(file, 'utf8');
    for (const match of code.matchAll(/purpose: *(?:about\([\w.]+, '(\w+)'\)|'([\w.]+)')/g)) {
      const purpose = match[1] ? about('flood', match[1] as Part) : (match[2] as Purpose);
      const from = Math.max(0, match.index - NEAR);
      const beside = [...code.slice(from, match.index + NEAR).matchAll(/(?:kind: |Question<)'(\w+)'/g)];
      const far = (m: RegExpMatchArray): number => Math.abs(from + m.index! - match.index);
      const [kind] = beside.sort((a, b) => far(a) - far(b));
      if (kind) found.set(`${kind[1]} ${purpose}`, purpose);
    }
  }
  return found;
}

const { rules } = createGame(dawn, world);
const WORDS: Record<string, (purpose: Purpose) => string | undefined> = {
  chooseOne: (purpose) => oneTitle(rules, { purpose, among: [] }),
  chooseNations: (purpose) =>
    nationsTitle(purpose, 2, { name: 'Flood', secondary: { players: 2, needs: 'unit', measure: 1 } }),
  confirm: (purpose) => yesNo(purpose, 3)?.title,
  reduceCities: (purpose) => reductionReason(purpose),
};

afterEach(() => speak('en'));

describe.each([
  ['en', undefined],
  ['de', de],
])('questions in %s', (code, catalogue) => {
  const all = [...purposes()].filter(([key]) => key.split(' ')[0]! in WORDS);

  it('are found in the source', () => {
    expect(all.length).toBeGreaterThan(35);
    for (const known of ['chooseOne flood.buyOff', 'chooseNations flood.taker', 'confirm fireToken'])
      expect(all.map(([key]) => key)).toContain(known);
  });

  it.each(all)('%s has words of its own', (key, purpose) => {
    speak(code, catalogue);
    expect(WORDS[key.split(' ')[0]!]!(purpose), key).toMatch(/\S{2,}/);
  });
});

it('says what a ransom costs and what it saves, as many as the rules say', () => {
  const saved = { cities: 1, of: 4, cards: 2 };
  expect(yesNo('ransom', 10, saved)).toEqual({
    title: 'Pay 10 treasury, or lose 1 city of your choice?',
    yes: 'Pay 10 treasury',
    no: 'Lose 1 city',
    otherwise: 'you choose 1 of your 4',
  });
  expect(yesNo('ransomCards', 0, { ...saved, cities: 3 })?.title).toBe(
    'Give up 2 commodities, or reduce 3 cities of your choice?',
  );
  speak('de', de);
  expect(yesNo('ransom', 10, saved)?.title).toBe('10 Schatz zahlen oder 1 Stadt deiner Wahl verlieren?');
});

it('tells copies of a card apart by their block', () => {
  const among = each('card', ['treachery:west', 'treachery:east']);
  expect(among.map((card) => optionName(rules, { purpose: 'calamities.twin', among }, card))).toEqual([
    'Treachery (West)',
    'Treachery (East)',
  ]);
});
