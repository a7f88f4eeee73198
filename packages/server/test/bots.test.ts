import type { Action, GameState } from '@ochre/engine';
import { expect, it } from 'vitest';
import { gameFor } from '../src/games.ts';
import type { LiveGame } from '../src/play/game.ts';
import { seatOf } from '../src/play/streams.ts';
import { BotTurns } from '../src/room/botTurns.ts';

const game = gameFor('mega');

/** A Short Game, everyone answering cautiously, stopped where trading begins. */
function trading(): GameState {
  const config = { ruleset: 'mega', map: 'world', players: 5, side: 'west', options: { short: true } };
  const { state } = game.start(config, 4);
  while (!Object.values(state.pending).some((d) => d.kind === 'trade')) {
    const d = game.due(state).find((due) => !due.optional)!;
    const answer = game.rules.spec(d.kind).fallback(game.sight(game.view(state, d.owner)), d as never);
    game.advance(state, { by: d.owner, decision: d.id, kind: d.kind, answer } as Action);
  }
  return state;
}

it('bots act slowly enough for people who trade to follow', () => {
  const state = trading();
  const { owner, id, kind } = Object.values(state.pending)[0]!;
  const person = seatOf(state, owner);
  const turns = new BotTurns({ engine: game, state } as LiveGame, (seat) =>
    seat === person ? undefined : 'steady',
  );
  expect(turns.pace).toBe(10);
  game.advance(state, { by: owner, decision: id, kind, answer: { do: 'done' } });
  expect(turns.pace).toBe(1);
});
