import { readdirSync, readFileSync } from 'node:fs';
import { createGame, type Ruleset } from '@ochre/engine';
import { describe, expect, it } from 'vitest';
import { maps, rulesets } from './registered.ts';

describe.each(rulesets)('$id', (ruleset) => {
  const compiled = (change: Partial<Ruleset>): unknown =>
    createGame({ ...ruleset, ...change }, maps[ruleset.map]!);

  it.each(ruleset.steps.map(({ id }) => id))('cannot do without the step %s', (id) => {
    const steps = ruleset.steps.filter((step) => step.id !== id);
    expect(() => compiled({ steps })).toThrow(new RegExp(`^no step ${id}\\b`));
  });

  it('cannot do without any of its abilities', () => {
    for (const { id } of ruleset.abilities) {
      const abilities = ruleset.abilities.filter((ability) => ability.id !== id);
      expect(() => compiled({ abilities })).toThrow(`no ability ${id}`);
    }
  });

  it('has every procedure of a calamity say what harm it does', () => {
    for (const { run } of ruleset.calamities) {
      const steps = ruleset.steps.map(({ harm, ...step }) =>
        step.id === run || !harm ? step : { ...step, harm },
      );
      expect(() => compiled({ steps })).toThrow(new RegExp(`: ${run} does not say what harm it does`));
    }
  });

  it('knows the steps of filed games under the names they had', () => {
    const { formerSteps } = ruleset;
    for (const [was, is] of Object.entries(formerSteps ?? {})) {
      expect(ruleset.steps.some((step) => step.id === was)).toBe(false);
      expect(() => compiled({ formerSteps: { [was]: `${is}?` } })).toThrow(`no step ${is}?`);
    }
  });
});

/** Pushed only where a number of the rule set has it so; it is in the turn of those rule sets. */
const BY_NUMBER = ['eliminations'];
/** The procedure that the row of a calamity names, which `compile` sees to. */
const FROM_ROW = ['procedure', 'losses'];

it('what a module pushes its step says that it calls', () => {
  const folders = ['../../engine/src/', '../src/'].map((path) => new URL(path, import.meta.url));
  const pushed: string[] = [];
  for (const folder of folders)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts')) continue;
      const code = readFileSync(new URL(file, folder), 'utf8');
      const calls = [...code.matchAll(/calls: ([^\n]*(?:\n {4}[^\n]*)*)/g)].map((found) => found[1]).join();
      for (const [, step] of code.matchAll(/play\.push\((\w+)/g)) {
        if (FROM_ROW.includes(step!)) continue;
        pushed.push(step!);
        if (!BY_NUMBER.includes(step!))
          expect(calls, `${file} pushes ${step}`).toMatch(new RegExp(`\\b${step}\\b`));
      }
    }
  expect(pushed.length).toBeGreaterThan(15);
});
