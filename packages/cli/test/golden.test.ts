import { readdirSync } from 'node:fs';
import type { Ruleset } from '@ochre/engine';
import { classic } from '@ochre/rulesets';
import { gameFor, rulesetIds } from '@ochre/testkit';
import { describe, expect, it } from 'vitest';
import { playsNow, readGolden } from '../tools/golden/game.ts';
import { games } from '../tools/golden/games.ts';
import { recordAnew, root, unmarked } from '../tools/golden/marked.ts';
import { changedScenarios, changedTables, readFingerprints, tablesOf } from '../tools/golden/rules.ts';

describe.each(rulesetIds())('golden games of %s', (ruleset) => {
  const game = gameFor(ruleset);
  const { version } = game.rules;
  const names = games[ruleset]!.map(([name]) => name);

  it('are twenty', () => {
    expect(names.length).toBe(20);
    const files = names.flatMap((name) => [`${name}.json`, `${name}.txt`]);
    expect(readdirSync(`${root}${ruleset}`).sort()).toEqual(files.sort());
  });

  it.each(names)('%s plays as recorded, or the version says otherwise', (name) => {
    const golden = readGolden(ruleset, name)!;
    const now = playsNow(game, golden);
    const differs =
      now.plays === 'otherwise' ? `${name}, line ${now.line}: ${now.is}\ninstead of ${now.was}` : undefined;
    expect(unmarked(ruleset, version, golden.recording, differs)).toBeUndefined();
    if (now.plays === 'retold') expect.fail(`${name} is told in other words: ${recordAnew(ruleset)}`);
  });

  it('stand beside the tables they are played by', () => {
    const recorded = readFingerprints(ruleset)!;
    const changed = changedTables(recorded.tables, tablesOf(game));
    const differs = changed.length > 0 ? `tables changed: ${changed.join(', ')}` : undefined;
    expect(unmarked(ruleset, version, recorded, differs)).toBeUndefined();
  });
});

describe('the check of an unmarked change', () => {
  const [name] = games['classic']![2]!;
  const golden = readGolden('classic', name)!;
  const faster: Ruleset = { ...classic, numbers: { ...classic.numbers, growth: 3 } };
  const next = {
    version: classic.versions.length + 1,
    changes: [{ cite: 'CL E2.1', en: 'More.', de: 'Mehr.' }],
  };

  /** What it says to a rule set in place of the one recorded. */
  const said = (ruleset: Ruleset): string | undefined => {
    const game = gameFor(ruleset);
    const now = playsNow(game, golden);
    const differs = now.plays === 'otherwise' ? `line ${now.line}: ${now.is}` : undefined;
    return unmarked('classic', game.rules.version, golden.recording, differs);
  };

  it('refuses it with what to do, and where play differs', () => {
    const now = playsNow(gameFor(faster), golden);
    if (now.plays !== 'otherwise') return expect.fail('growth makes no difference');
    expect(golden.trace[now.line - 1]).toBe(now.was);
    expect(now.is).not.toBe(now.was);
    expect(said(faster)).toMatch(/still version \d+: add version \d+ to\n.*classic\/versions\.ts/);
  });

  it('wants games of a new version recorded, whether they differ or not', () => {
    expect(said({ ...faster, versions: [...classic.versions, next] })).toMatch(/record anew with/);
    expect(said({ ...classic, versions: [...classic.versions, next] })).toMatch(/record anew with/);
    expect(said(classic)).toBeUndefined();
  });

  it('sees a change of a table that no golden game meets', () => {
    const recorded = readFingerprints('classic')!;
    const dearer = classic.advances.map((a, i) => (i === 0 ? { ...a, cost: a.cost + 5 } : a));
    const renamed = classic.advances.map((a) => ({ ...a, name: `${a.name}!` }));
    const changed = (ruleset: Ruleset): string[] =>
      changedTables(recorded.tables, tablesOf(gameFor(ruleset)));
    expect(changed({ ...classic, advances: dearer })).toEqual(['advances']);
    expect(changed({ ...classic, advances: renamed })).toEqual([]);
    expect(changed(faster)).toEqual(['numbers']);
    const prepareStack: Ruleset['prepareStack'] = (...given) => classic.prepareStack(...given).reverse();
    expect(changed({ ...classic, prepareStack })).toEqual(['deals']);
  });

  it('sees that something else comes of a recorded scenario, and leaves new and changed ones alone', () => {
    const was = { 'a.yaml': { one: 'given out', two: 'given out', three: 'given out' } };
    const is = { 'a.yaml': { one: 'given out', two: 'given else', three: 'other else', four: 'given out' } };
    expect(changedScenarios(was, is)).toEqual(['a.yaml: "two"']);
    const file = 'packages/rulesets/src/classic/scenarios';
    expect(Object.keys(readFingerprints('classic')!.scenarios).some((f) => f.startsWith(file))).toBe(true);
  });
});
