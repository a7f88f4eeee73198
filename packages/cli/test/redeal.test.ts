import { brains } from '@ochre/bots';
import { type Config, clone, type GameEvent, type GameState, hash, NotKnown, redealt } from '@ochre/engine';
import { gameFor, rulesetIds, Table } from '@ochre/testkit';
import { describe, expect, it } from 'vitest';

interface Moment {
  state: GameState;
  told: readonly GameEvent[];
}

/** Moments of a game among bots: every so many steps, with what was told in that turn. */
function moments(ruleset: string, every: number): Moment[] {
  const game = gameFor(ruleset);
  const players = Math.max(4, game.rules.ruleset.players.min);
  const config: Config = { ruleset, map: game.rules.map.id, players, options: {} };
  const found: Moment[] = [];
  let told: GameEvent[] = [];
  let n = 0;
  const table = new Table(game, config, `redeal-${ruleset}`, () => brains['builder']!, {
    after(state, events) {
      told = [...told, ...events].filter((e) => (e.turn ?? state.open.turn) === state.open.turn);
      if (n++ % every === 0 && state.open.turn > 3) found.push({ state: clone(state), told });
    },
  });
  while (!table.over && table.state.open.turn < 15) table.step();
  return found;
}

/** What the seat sees, but for who is waited for: others who had answered are asked again. */
const seen = (ruleset: string, state: GameState, who: string) => {
  const { waitingFor: _, ...view } = gameFor(ruleset).view(state, who);
  return view;
};

describe.each(rulesetIds())('a game of %s dealt anew as a seat knows it', (ruleset) => {
  const game = gameFor(ruleset);
  const all = moments(ruleset, 5);
  const cases = all.flatMap(({ state, told }, i) => {
    const nations = Object.keys(state.open.nations).filter((id) => !state.open.nations[id]!.left);
    const viewer = nations[i % nations.length]!;
    const heard = game.events(told, viewer);
    const deal = (of: GameState, seed: string): GameState | undefined => {
      try {
        return redealt(game, of, viewer, heard, seed);
      } catch (error) {
        if (error instanceof NotKnown) return undefined;
        throw error;
      }
    };
    const first = deal(state, 'one');
    return first ? [{ state, viewer, first, deal }] : [];
  });

  it('can be at nearly every moment', () => {
    expect(all.length).toBeGreaterThan(10);
    expect(cases.length).toBeGreaterThan(0.8 * all.length);
  });

  it('shows the seat what it saw, and is otherwise another one each time', () => {
    let [differ, dealt] = [0, 0];
    for (const { state, viewer, first, deal } of cases) {
      expect(seen(ruleset, first, viewer)).toEqual(seen(ruleset, state, viewer));
      const second = deal(state, 'two')!;
      expect(seen(ruleset, second, viewer)).toEqual(seen(ruleset, state, viewer));
      const hidden = ({ own, hidden }: GameState) => hash([{ ...own, [viewer]: 0 }, hidden]);
      expect(hidden(first)).not.toBe(hidden(second));
      const hands = ({ own }: GameState) =>
        Object.keys(own).flatMap((who) => (who === viewer ? [] : [own[who]!.hand]));
      if (hands(state).flat().length < 4) continue;
      dealt++;
      if (hash(hands(first)) !== hash(hands(second))) differ++;
    }
    expect(dealt).toBeGreaterThan(5);
    expect(differ).toBeGreaterThan(0.9 * dealt);
  });

  it('holds nothing of the true deal: of games that look the same it makes the same', () => {
    for (const { state, first, deal } of cases) {
      expect(deal(first, 'three')).toEqual(deal(state, 'three'));
      expect(first.hidden.rng.key).not.toBe(state.hidden.rng.key);
    }
  });

  it('plays on', () => {
    for (const { first } of cases.filter((_, i) => i % 3 === 0)) {
      const state = clone(first);
      for (let left = 40; left > 0 && !state.open.result; left--) {
        const next = game.due(state).find((d) => !d.optional);
        expect(next).toBeDefined();
        const sight = game.sight(game.view(state, next!.owner));
        const answer = game.rules.spec(next!.kind).fallback(sight, next as never);
        const { owner: by, id, kind } = next!;
        const applied = game.advance(state, { by, decision: id, kind, answer } as never);
        expect(applied.ok, `${kind} ${applied.ok || applied.violation.code}`).toBe(true);
      }
    }
  });
});
