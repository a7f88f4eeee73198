import type { Action, GameState } from '@ochre/engine';
import { describe, expect, it } from 'vitest';
import { gameFor } from '../src/games.ts';
import { Robots } from '../src/play/robots.ts';
import { answerOf, nextOf } from './thinking.ts';

const game = gameFor('mega');

/** A Short Game, everyone answering cautiously, stopped where trading begins. */
function trading(): GameState {
  const nations = ['minoa', 'assyria', 'hatti', 'hellas', 'egypt'];
  const config = {
    ruleset: 'mega',
    map: 'world',
    players: 5,
    side: 'west',
    nations,
    options: { short: true },
  };
  const { state } = game.start(config, 4);
  while (!Object.values(state.pending).some((d) => d.kind === 'trade')) {
    const d = game.due(state).find((due) => !due.optional)!;
    const answer = game.rules.spec(d.kind).fallback(game.sight(game.view(state, d.owner)), d as never);
    game.advance(state, { by: d.owner, decision: d.id, kind: d.kind, answer } as Action);
  }
  return state;
}

function act(state: GameState, by: string, answer: object): void {
  const { id, kind } = Object.values(state.pending).find((d) => d.owner === by)!;
  const done = game.advance(state, { by, decision: id, kind, answer } as Action);
  if (!done.ok) throw new Error(done.violation.text);
}

describe('bots that trade', () => {
  it('look up from being done when a good offer comes, and take it', () => {
    const state = trading();
    const traders = Object.values(state.pending).map((d) => d.owner);
    const [person, bot] = traders as [string, string];
    state.own[person]!.hand = ['iron', 'iron', 'iron', 'hides'];
    state.own[bot]!.hand = ['iron', 'iron', 'hides', 'ochre', 'ochre'];
    for (const other of traders) if (other !== person) act(state, other, { do: 'done' });
    const robots = new Robots(game, 1);
    const level = (owner: string) => (owner === bot ? 'builder' : undefined);
    expect(nextOf(robots, game, state, level)).toBeUndefined();
    act(state, person, {
      do: 'offer',
      cards: ['iron', 'iron', 'iron'],
      names: ['iron', 'iron'],
      wants: { count: 3, names: [] },
    });
    // Asked twice, as the table does: once to set the alarm and once when it goes off.
    expect(nextOf(robots, game, state, level)?.decision.owner).toBe(bot);
    const next = nextOf(robots, game, state, level)!;
    expect(next.decision.owner).toBe(bot);
    expect(answerOf(robots, game, state, next)).toEqual({ do: 'resume' });
    act(state, bot, { do: 'resume' });
    const again = nextOf(robots, game, state, level)!;
    const answer = answerOf(robots, game, state, again) as object;
    expect(answer).toMatchObject({ do: 'accept' });
    act(state, bot, answer);
    expect(state.own[bot]!.hand.filter((c) => c === 'iron')).toHaveLength(5);
  });

  it('answer a person first who offers what they would take, and act slowly enough for people to follow', () => {
    const state = trading();
    const [person, first, second] = Object.values(state.pending).map((d) => d.owner) as [
      string,
      string,
      string,
    ];
    for (const bot of [first, second]) state.own[bot]!.hand = ['clay', 'ochre', 'ochre', 'clay', 'papyri'];
    state.own[second]!.hand = ['iron', 'iron', 'papyri', 'ochre', 'ochre'];
    state.own[person]!.hand = ['iron', 'iron', 'iron', 'papyri'];
    const robots = new Robots(game, 1);
    const level = (owner: string) => (owner === person ? undefined : 'steady');
    expect(nextOf(robots, game, state, level)?.decision.owner).toBe(first);
    expect(robots.pace(state, level)).toBe(10);
    act(state, person, {
      do: 'offer',
      to: second,
      cards: ['iron', 'iron', 'iron'],
      names: ['iron', 'iron', 'iron'],
      clean: true,
      wants: { count: 3, names: ['ochre'] },
    });
    const next = nextOf(robots, game, state, level)!;
    expect(next.decision.owner).toBe(second);
    expect(answerOf(robots, game, state, next)).toMatchObject({ do: 'accept' });
    act(state, person, { do: 'done' });
    expect(robots.pace(state, level)).toBe(1);
  });

  it('come to an end, whatever they like to do', () => {
    for (const level of ['builder', 'sample']) {
      const state = trading();
      const robots = new Robots(game, 3);
      let steps = 0;
      for (
        let turn = nextOf(robots, game, state, () => level);
        turn?.decision.kind === 'trade';
        turn = nextOf(robots, game, state, () => level)
      ) {
        const answer = answerOf(robots, game, state, turn)!;
        const { owner: by, id: decision, kind } = turn.decision;
        expect(game.advance(state, { by, decision, kind, answer }).ok).toBe(true);
        expect(++steps).toBeLessThan(400);
      }
    }
  });
});

it('a bot that fails is helped out, and one that cannot be helped is left alone', () => {
  const { state } = game.start({ ruleset: 'mega', map: 'world', players: 5, options: {} }, 1);
  const robots = new Robots(game, 1);
  const turn = nextOf(robots, game, state, () => 'nobody knows')!;
  const { decision } = turn;
  const answer = answerOf(robots, game, state, turn);
  expect(game.check(game.view(state, decision.owner), decision, answer)).toBeUndefined();
  expect(nextOf(robots, game, state, () => 'builder', new Set([decision.id]))).toBeUndefined();
});
