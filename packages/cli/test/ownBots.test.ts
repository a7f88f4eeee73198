import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrain, legalAnswer } from '@ochre/bots';
import { isModulePath, loadBrain, loadedBrain } from '@ochre/bots/modules';
import { quick } from '@ochre/engine';
import { gameFor, root, Table } from '@ochre/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planOf } from '../src/lab/flags.ts';
import { playGame } from '../src/lab/game.ts';
import { gamesOf } from '../src/lab/plan.ts';
import { resultsOf } from '../src/lab/results.ts';
import { lineOf } from '../src/lab/text.ts';
import { playAll } from '../src/lab/threads.ts';
import { loadBots } from '../src/play/options.ts';

const folder = mkdtempSync(join(tmpdir(), 'ochre-bots-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const lazy = file(
  'lazy.mjs',
  `export default ({ brains }) => ({ id: 'lazy', choose: (sight, decision, rng) =>
     decision.kind === 'trade' ? { do: 'done' } : brains.easy.choose(sight, decision, rng) })`,
);
const flags = { rules: 'classic', players: '3', seed: 'own', turns: '5', games: '6' };

describe('a bot of a file', () => {
  it.each(['./a.mjs', '../bots/a.ts', '/bots/a.js', 'a.mjs'])('is meant by %s', (name) => {
    expect(isModulePath(name)).toBe(true);
  });

  it.each(['steady', 'steady:raider', 'steady/raider', 'my-bot'])('is not meant by %s', (name) => {
    expect(isModulePath(name)).toBe(false);
  });

  it('takes part under its own name, made of what is there', async () => {
    expect(await loadBrain(lazy)).toMatchObject({ id: 'lazy', path: lazy });
    expect(findBrain('lazy')?.id).toBe('lazy');
    expect(await loadBrain(lazy), 'loaded once').toBe(loadedBrain(lazy));
  });

  it('is told what is wrong with it', async () => {
    const said = (name: string, text: string): Promise<string> =>
      loadBrain(file(name, text)).then(
        () => 'loaded',
        (error: Error) => error.message,
      );
    expect(await said('none.mjs', 'export const bot = 1')).toMatch(/default export/);
    expect(await said('torn.mjs', 'export default {')).toMatch(/cannot be loaded/);
    expect(await said('name.mjs', 'export default { id: "My Bot", choose() {} }')).toMatch(/is no name/);
    expect(await said('twin.mjs', 'export default { id: "steady", choose() {} }')).toMatch(/already/);
    await expect(loadBots('steady', './nobody.mjs')).rejects.toThrow(/nobody\.mjs cannot be loaded/);
  });

  it('plays in the laboratory, in threads as here, and the figures say how it did', async () => {
    await loadBots(lazy);
    const plan = planOf({ ...flags, one: lazy, among: 'sample' }, []);
    expect(plan).toMatchObject({ kind: 'among', entrants: ['lazy', 'sample'], modules: [{ id: 'lazy' }] });
    const here = gamesOf(plan).map(playGame);
    const there: typeof here = [];
    await playAll(gamesOf(plan), 1, (record) => there.push(record), new AbortController().signal);
    expect(there.map(({ stateHash }) => stateHash)).toEqual(here.map(({ stateHash }) => stateHash));
    const told = JSON.parse(lineOf(resultsOf(plan, 'code', here)));
    expect(told).toMatchObject({ games: 6, fairShare: 0.3333 });
    expect(told.winShare).toBeCloseTo(told.places[0] / 6, 3);
    expect(told.pointsCi95[0]).toBeLessThanOrEqual(told.pointsOver);
    expect(told.pointsOver).toBeLessThanOrEqual(told.pointsCi95[1]);
    expect(told.pointsOver, 'who builds is ahead of who does anything').toBeGreaterThan(0);
  });

  it('is asked for with whom it plays among', () => {
    expect(() => planOf({ ...flags, one: lazy }, [])).toThrow(/--among/);
  });
});

const gallery = join(root, 'examples', 'bots');
const tricksters = readdirSync(gallery).filter((name) => name.endsWith('.mjs'));

describe('the gallery of tricksters', () => {
  beforeAll(() => loadBots(...tricksters.map((name) => join(gallery, name))));

  it.each(tricksters)('%s answers by the rules in every phase', (name) => {
    const { id } = loadedBrain(join(gallery, name))!;
    for (const rules of ['mega', 'dawn']) {
      const game = gameFor(rules);
      const config = { ruleset: rules, map: game.rules.map.id, players: 5, options: { turns: 4 } };
      const trick = findBrain(id)!;
      const table = new Table(game, config, 'tricks', (owner) =>
        owner === 'egypt' ? trick : findBrain('easy')!,
      );
      let asked = 0;
      while (!table.over) {
        for (const decision of game.due(table.state).filter((d) => d.owner === 'egypt')) {
          asked++;
          const view = game.view(table.state, 'egypt');
          expect(legalAnswer(game, view, decision, [id], quick(1)), decision.kind).toBeDefined();
        }
        table.step();
      }
      expect(asked).toBeGreaterThan(3);
    }
  });
});
