import { quick } from '@ochre/engine';
import { describe, expect, it } from 'vitest';
import { findBrain } from '../src/index.ts';
import { afterAnswer, afterMove } from '../src/search/imagine.ts';
import { sightOf, small, tableOf } from './tables.ts';

describe.each(small)('a movement imagined in %s with %i players', (ruleset, players) => {
  it('comes to the next draw, whatever has been planned, and leaves the board alone', () => {
    const table = tableOf(ruleset, players, 'steady', 'imagined', 9);
    let played = 0;
    while (!table.over) {
      const decision = table.game.due(table.state).find((d) => d.kind === 'move' && !d.optional);
      if (decision?.kind === 'move' && table.state.open.turn % 4 === 0) {
        const sight = sightOf(table.game, table.state, decision);
        const before = JSON.stringify(sight.open);
        const answer = findBrain('steady')!.choose(sight, decision, quick(1));
        const after = afterMove(sight, decision, answer);
        expect(after?.frames).toEqual([]);
        expect(after?.open.turn).toBe(sight.open.turn);
        expect(JSON.stringify(sight.open)).toBe(before);
        played++;
      }
      table.step();
    }
    expect(played).toBeGreaterThan(3);
  });
});

describe('an answer imagined', () => {
  it('makes the difference it will make, and leaves the board alone', () => {
    const table = tableOf('mega', 5, 'steady', 'imagined', 9);
    let compared = 0;
    while (!table.over && compared < 5) {
      const decision = table.game.due(table.state).find((d) => d.kind === 'construct' && !d.optional);
      if (decision) {
        const sight = sightOf(table.game, table.state, decision);
        const before = JSON.stringify(sight.open);
        const answer = findBrain('steady')!.choose(sight, decision, quick(1));
        const built = afterAnswer(sight, decision, answer)!.open.nations[decision.owner]!.cities;
        const idle = afterAnswer(sight, decision, [])!.open.nations[decision.owner]!.cities;
        expect(built).toHaveLength(idle.length + (answer as unknown[]).length);
        expect(JSON.stringify(sight.open)).toBe(before);
        compared += (answer as unknown[]).length > 0 ? 1 : 0;
      }
      table.step();
    }
    expect(compared).toBe(5);
  });
});
