import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { manifests } from '../src/manifests.ts';
import { maps, rulesets } from './registered.ts';

const folder = new URL('../src/', import.meta.url);

describe.each(manifests.map((one, i) => [one.id, one, rulesets[i]!] as const))(
  'the manifest of %s',
  (id, manifest, ruleset) => {
    it('says what the rule set says', async () => {
      expect(ruleset).toMatchObject({ id, book: manifest.book, map: manifest.board.id });
      expect(maps[ruleset.map]!.id).toBe(manifest.board.id);
      const { about, rules } = await manifest.text();
      expect(about).toMatch(/^[A-Z].+\.$/);
      for (const rule of await rules()) expect(rule.id.startsWith(`${manifest.book} `), rule.id).toBe(true);
    });

    it('stands in its folder, with golden games and scenarios beside it', () => {
      expect(manifest.file).toBe(new URL(`${id}/manifest.ts`, folder).href);
      for (const file of ['golden.ts', 'scenarios'])
        expect(existsSync(new URL(file, manifest.file))).toBe(true);
    });

    it('is an edition of one that is there', () => {
      if (manifest.editionOf) expect(manifests.map((one) => one.id)).toContain(manifest.editionOf);
    });
  },
);

it('no id and no book is there twice, and no manifest was left out', () => {
  for (const key of ['id', 'book'] as const)
    expect(new Set(manifests.map((one) => one[key])).size).toBe(manifests.length);
  const written = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/manifest.ts`, folder)));
  expect(written.sort()).toEqual(manifests.map(({ id }) => id).sort());
});
