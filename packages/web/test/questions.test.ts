import { readdirSync, readFileSync } from 'node:fs';
import { createGame } from '@ochre/engine';
import { about, type Part, type Purpose } from '@ochre/engine/query';
import { world } from '@ochre/maps';
import { dawn } from '@ochre/rulesets';
import { afterEach, describe, expect, it } from 'vitest';
import { nationsTitle, reductionReason, yesNo } from '../src/decisions/model/asked.ts';
import { oneTitle, optionName } from '../src/decisions/model/one.ts';
import { de } from '../src/i18n/de/index.ts';
import { en } from '../src/i18n/en/index.ts';
import { text } from '../src/i18n/index.ts';

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
  chooseNations: (purpose) => nationsTitle(purpose, 2, 'Flood'),
  confirm: (purpose) => yesNo(purpose, 3)?.title,
  reduceCities: (purpose) => reductionReason(purpose),
};

afterEach(() => {
  text.value = en;
});

describe.each([
  ['English', en],
  ['German', de],
])('questions in %s', (_, catalogue) => {
  const all = [...purposes()].filter(([key]) => key.split(' ')[0]! in WORDS);

  it('are found in the source', () => {
    expect(all.length).toBeGreaterThan(35);
    for (const known of ['chooseOne flood.buyOff', 'chooseNations flood.taker', 'confirm fireToken'])
      expect(all.map(([key]) => key)).toContain(known);
  });

  it.each(all)('%s has words of its own', (key, purpose) => {
    text.value = catalogue;
    expect(WORDS[key.split(' ')[0]!]!(purpose), key).toMatch(/\S{2,}/);
  });
});

it('tells copies of a card apart by their block', () => {
  const among = ['treachery:west', 'treachery:east'];
  expect(among.map((card) => optionName(rules, { purpose: 'calamities.twin', among }, card))).toEqual([
    'Treachery (West)',
    'Treachery (East)',
  ]);
});
