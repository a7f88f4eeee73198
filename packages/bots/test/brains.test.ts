import { BARBARIANS, clone, type Decision, type GameState, hash, type Kind, quick } from '@ochre/engine';
import { reordered, scrambled } from '@ochre/testkit/random';
import { describe, expect, it } from 'vitest';
import { learner } from '../src/goals/index.ts';
import { advise, type Brain, reasons as codes, findBrain, levels, personalities } from '../src/index.ts';
import { sightOf, small, tableOf } from './tables.ts';

describe.each(small)('in %s with %i players', (ruleset, players) => {
  it('steady bots end the game by its rules', () => {
    const table = tableOf(ruleset, players, 'steady', 'end');
    while (!table.over && table.state.open.turn <= 60) table.step();
    expect(table.state.open.result?.endedBy, `turn ${table.state.open.turn}`).toBe('ast');
  });

  it('strong bots answer all they are asked', () => {
    const table = tableOf(ruleset, players, 'strong', 'whole', 7);
    while (!table.over) table.step();
    expect(table.state.open.result?.endedBy).toBe('limit');
  });

  it('a bot goes by what its seat sees, and by nothing else', () => {
    const table = tableOf(ruleset, players, 'steady', 'blind', 9);
    const rng = quick(7);
    const asked = new Set<Kind>();
    let compared = 0;
    while (!table.over) {
      const [decision] = table.game.due(table.state).filter((d) => !d.optional);
      // Every kind when it first comes up, and some of the rest.
      if (decision && (!asked.has(decision.kind) || rng.int(60) === 0)) {
        asked.add(decision.kind);
        for (const brain of [...[...levels, 'master'].map((level) => findBrain(level)!), learner])
          compared += Number(same(table.game, table.state, decision, brain, rng.int(1e6)));
      }
      table.step();
    }
    expect(asked.size).toBeGreaterThan(6);
    expect(compared).toBeGreaterThan(6 * asked.size - 1);
  });
});

/** The same answer whatever is hidden, in whatever order things are stored, and as often as one asks. */
function same(
  game: Parameters<typeof sightOf>[0],
  state: GameState,
  decision: Decision,
  { id: level, choose }: Brain,
  seed: number,
): boolean {
  const ask = (shown: GameState): string =>
    hash(choose(sightOf(game, shown, decision), decision, quick(seed)));
  const before = hash(state);
  const answer = ask(state);
  expect(ask(clone(state)), `${level} ${decision.kind}: asked again`).toBe(answer);
  const other = scrambled(state, [decision.owner], quick(seed));
  expect(ask(other), `${level} ${decision.kind}: hidden things changed`).toBe(answer);
  if (level !== 'sample')
    expect(ask(reordered(state)), `${level} ${decision.kind}: stored in another order`).toBe(answer);
  expect(hash(state), `${level} ${decision.kind}: left the state alone`).toBe(before);
  return true;
}

describe('the adviser', () => {
  it('gives a legal answer and reasons that can be put into words', () => {
    const table = tableOf('mega', 5, 'steady', 'advice', 9);
    const told = new Set<string>();
    const rng = quick(3);
    while (!table.over) {
      const [decision] = table.game.due(table.state).filter((d) => !d.optional);
      if (decision && decision.kind !== 'chooseCivilization' && rng.int(4) === 0) {
        const view = table.game.view(table.state, decision.owner);
        const advice = advise(table.game.sight(view), decision);
        expect(advice !== undefined || decision.kind === 'trade').toBe(true);
        if (advice) expect(table.game.check(view, decision, advice.answer)).toBeUndefined();
        expect(advice?.reasons).not.toEqual([]);
        for (const { code, params } of advice?.reasons ?? []) {
          told.add(code);
          expect(Object.keys(params).sort(), code).toEqual([...codes[code]].sort());
        }
      }
      table.step();
    }
    expect(told.size).toBeGreaterThan(6);
    expect([...told]).toContain('gatherForCity');
  });
});

describe('names of bots', () => {
  it('are levels, with a personality or without', () => {
    for (const level of levels) expect(findBrain(level)?.id).toBe(level);
    for (const way of personalities) expect(findBrain(`strong:${way}`)?.id).toBe(`strong:${way}`);
    for (const name of ['', 'steady:', 'steady:pirate', 'sample:raider', 'constructor', '__proto__:raider'])
      expect(findBrain(name), name).toBeUndefined();
  });

  it('make a difference: raiders take cities that scholars leave alone', () => {
    const taken = (bot: string): number => {
      let n = 0;
      for (const seed of ['war', 'siege', 'raid']) {
        const table = tableOf('mega', 7, bot, seed, 12, {
          after: (_, events) => {
            n += events.filter((e) => e.type === 'cityFalls' && e.open['attacker'] !== BARBARIANS).length;
          },
        });
        while (!table.over) table.step();
      }
      return n;
    };
    expect(taken('steady:raider')).toBeGreaterThan(taken('steady:scholar'));
  });
});
