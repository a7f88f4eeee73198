import { readFileSync } from 'node:fs';
import { createGame, hash, type Ruleset } from '@ochre/engine';
import { classic as map } from '@ochre/maps';
import { describe, expect, it } from 'vitest';
import { classic, ruleOf } from '../src/index.ts';
import { rulesets as all } from './registered.ts';

describe('versions of the rules', () => {
  it.each(all.map((ruleset) => [ruleset.id, ruleset] as const))(
    '%s: say what changed, each with its rule',
    (_, { versions }) => {
      for (const { version, changes } of versions) {
        if (version > 1) expect(changes.length, `version ${version}`).toBeGreaterThan(0);
        for (const { cite, en } of changes) {
          expect(ruleOf(cite), cite).toBeDefined();
          expect(en).toMatch(/^[A-Z].*\.$/);
        }
      }
    },
  );

  it('are all told in CHANGELOG.md', () => {
    const told = readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8');
    const later = all.flatMap(({ id, versions }) =>
      versions.slice(1).map(({ version }) => `**${id} ${version}**`),
    );
    expect(later.filter((name) => !told.includes(name))).toEqual([]);
  });

  it('run from 1 without a gap', () => {
    const of = (...numbers: number[]): Ruleset => ({
      ...classic,
      versions: numbers.map((version) => ({ version, changes: [] })),
    });
    expect(createGame(of(1, 2, 3), map).rules.version).toBe(3);
    expect(() => createGame(of(1, 3), map)).toThrow('in the place of 2');
    expect(() => createGame(of(), map)).toThrow('no version');
  });

  it('take over once, forwards, and change nothing else', () => {
    const versions = [1, 2, 3].map((version) => ({ version, changes: [] }));
    const game = createGame({ ...classic, versions }, map);
    const config = { ruleset: 'classic', map: 'classic', players: 3, options: {} };
    const { state } = game.start(config, 'x', 1);
    expect(state.version).toBe(1);
    const before = hash({ ...state, version: 0 });
    const take = (version: number) => game.advance(state, { control: 'newRules', version });
    expect(take(2)).toMatchObject({ ok: true, events: [{ type: 'newRules', open: { from: 1, to: 2 } }] });
    for (const version of [2, 1, 4]) expect(take(version)).toMatchObject({ ok: false });
    expect(take(3)).toMatchObject({ ok: true });
    expect([state.version, hash({ ...state, version: 0 })]).toEqual([3, before]);
  });
});
