import { createGame, type GameState, quick, type Rng } from '@ochre/engine';
import { newGame } from '@ochre/engine/testing';
import { miniMap } from '@ochre/maps';
import { expect, test } from 'vitest';
import { mega } from '../src/mega/ruleset.ts';

const areas = {
  a: { limit: 4, land: ['b', 'c'] },
  b: { limit: 3, site: 'black', land: ['c'] },
  c: { limit: 2, land: ['d'] },
  d: { limit: 0, land: ['e'] },
  e: { limit: 4, site: 'white' },
} as const;
const game = createGame(mega, miniMap(areas as never) as never);

function randomPosition(rng: Rng): GameState {
  const config = { ruleset: 'mega', map: 'mini', players: 8, nations: ['rome', 'hellas'], options: {} };
  const state = newGame(game.rules, config, rng.int(1000));
  for (const nation of Object.values(state.open.nations)) {
    for (const area of Object.keys(areas)) if (rng.int(2)) nation.tokens[area] = 1 + rng.int(9);
    nation.treasury = rng.int(9);
    nation.advances = ['architecture', 'urbanism', 'public-works'].filter(() => rng.int(2) === 0);
    const placed = Object.values(nation.tokens).reduce((sum, n) => sum + n, 0);
    nation.stock.tokens -= placed + nation.treasury;
  }
  state.frames = [
    { step: 'game', at: mega.turn.indexOf('construction') + 1, locals: { playing: true } },
    { step: 'construction', at: 0, locals: {} },
  ];
  state.open.phase = 'construction';
  return state;
}

test('samples and fallbacks are legal wherever a city can be built', () => {
  const rng = quick(7);
  const spec = mega.decisions.construct;
  let built = 0;
  for (let n = 0; n < 400; n++) {
    const state = randomPosition(rng);
    game.resume(state);
    for (const decision of Object.values(state.pending)) {
      if (decision.kind !== 'construct') continue;
      const view = game.view(state, decision.owner);
      const sight = game.sight(view);
      for (const answer of [spec.sample(sight, decision, rng), spec.fallback(sight, decision)])
        expect(game.check(view, decision, answer)).toBeUndefined();
      const answer = spec.sample(sight, decision, rng);
      built += answer.length;
      const { id, owner: by, kind } = decision;
      if (Object.hasOwn(state.pending, id))
        game.advance(state, { by, decision: id, kind, answer: answer as never });
    }
  }
  expect(built).toBeGreaterThan(100);
});
