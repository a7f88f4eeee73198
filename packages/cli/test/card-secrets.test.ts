import type { Action, Config, GameEvent, GameState, Json } from '@ochre/engine';
import { gameFor } from '@ochre/testkit';
import { cites } from '@ochre/testkit/cites';
import { describe, expect, it } from 'vitest';

const game = gameFor('mega');

/** Plays by default answers until `stop`, and shows every action's events to `look`. */
function play(
  options: Config['options'],
  stop: (state: GameState) => boolean,
  look: (state: GameState, events: GameEvent[]) => void,
): GameState {
  const nations = ['minoa', 'assyria', 'hatti', 'hellas', 'egypt'];
  const config: Config = { ruleset: 'mega', map: 'world', players: 5, side: 'west', nations, options };
  const { state, events } = game.start(config, 4);
  look(state, events);
  for (let n = 0; n < 500 && !stop(state); n++) {
    const decision = Object.values(state.pending).find((d) => !d.optional)!;
    const view = game.view(state, decision.owner);
    const answer = game.rules.spec(decision.kind).fallback(game.sight(view), decision as never);
    const { id, kind, owner } = decision;
    const done = game.advance(state, { by: owner, decision: id, kind, answer } as Action);
    if (!done.ok) throw new Error(done.violation.code);
    look(state, done.events);
  }
  expect(stop(state)).toBe(true);
  return state;
}

/** Give a nation treasury, so that it may buy. */
function enrich(state: GameState, who: string, n: number): void {
  const nation = state.open.nations[who]!;
  nation.treasury += n;
  nation.stock.tokens -= n;
}

describe('trade cards', () => {
  it('are known to their holder alone when drawn or bought, and stacks only by being empty', () => {
    cites('MC 6A.5', 'MC 6B.8', 'MC 6B.4', 'MC short.27');
    const seen: GameEvent[] = [];
    const state = play(
      { short: true },
      ({ open, pending }) =>
        open.turn === 1 && Object.values(pending).some((d) => d.kind === 'taxRate' || d.kind === 'move'),
      (_, events) => seen.push(...events),
    );
    for (const who of ['egypt', 'hatti']) enrich(state, who, 15);
    state.open.phase = 'buyCards';
    state.pending = {};
    state.frames = [{ step: 'buyCards', at: 0, locals: {} }];
    seen.push(...game.resume(state));
    for (let asked = Object.values(state.pending)[0]; asked; asked = Object.values(state.pending)[0]) {
      const { id, kind, owner } = asked;
      const rich = state.open.nations[owner]!.treasury >= 15;
      const answer: Json = rich ? { do: 'buy', stack: 9 } : { do: 'pass' };
      const done = game.advance(state, { by: owner, decision: id, kind, answer });
      if (!done.ok) throw new Error(done.violation.code);
      seen.push(...done.events);
    }
    const cards = seen.filter((e) => e.type === 'cardsDrawn' || e.type === 'cardBought');
    expect(cards.filter((e) => e.type === 'cardsDrawn')).toHaveLength(5);
    expect(cards.filter((e) => e.type === 'cardBought').length).toBeGreaterThanOrEqual(2);
    for (const event of cards) {
      const holder = event.open['nation'] as string;
      expect(Object.keys(event.own!)).toEqual([holder]);
      for (const viewer of ['minoa', 'assyria', 'hatti', 'hellas', 'egypt', 'observer']) {
        const [told] = game.events([event], viewer);
        expect(told!.own !== undefined).toBe(viewer === holder);
        expect(Object.keys(told!.open).sort()).toEqual(Object.keys(event.open).sort());
        for (const key of ['card', 'cards']) expect(told!.open).not.toHaveProperty(key);
      }
    }
    const view = game.view(state, 'egypt');
    expect(JSON.stringify({ ...view, own: undefined })).not.toMatch(/stacks|discards|"hand"/);
    expect(view.empty['west']!.every((empty) => typeof empty === 'boolean')).toBe(true);
  });

  it('and theme sets are told to nobody else', () => {
    cites('MC short.19');
    const seen: GameEvent[] = [];
    play(
      { short: true },
      ({ open }) => open.phase === 'shortCities',
      (_, events) => seen.push(...events),
    );
    const [dealt] = seen.filter((e) => e.type === 'themesDealt');
    expect(dealt!.open).toEqual({});
    const [told] = game.events([dealt!], 'egypt');
    expect(Object.keys(told!.own!)).toEqual(['egypt']);
    expect(game.events([dealt!], 'observer')[0]!.own).toBeUndefined();
  });
});
