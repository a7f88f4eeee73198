import type { Action, GameState } from '@ochre/engine';
import { expect, it } from 'vitest';
import { gameFor } from '../src/games.ts';
import type { LiveGame } from '../src/play/game.ts';
import { seatOf } from '../src/play/streams.ts';
import { type BotRoom, BotTurns } from '../src/room/botTurns.ts';

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

/** A room with one person in it; bots of all other seats. */
const roomOf = (person: number, more: Partial<BotRoom> = {}): BotRoom => ({
  levelOf: (seat) => (seat === person ? undefined : 'steady'),
  patient: true,
  say: () => {},
  ...more,
});

it('bots act slowly enough for people who trade to follow', () => {
  const state = trading();
  const { owner, id, kind } = Object.values(state.pending)[0]!;
  const person = seatOf(state, owner);
  const turns = new BotTurns({ engine: game, state } as LiveGame, roomOf(person));
  expect(turns.pace).toBe(10);
  game.advance(state, { by: owner, decision: id, kind, answer: { do: 'done' } });
  expect(turns.pace).toBe(1);
});

/** A market with one person and bots, kept by a server. */
function market(more: Partial<BotRoom> = {}) {
  const state = trading();
  const { owner } = Object.values(state.pending)[0]!;
  let seq = 0;
  const live = {
    engine: game,
    state,
    get seq() {
      return seq;
    },
    recent: [],
    table: {},
    time: { resting: false, late: () => [], alarm: () => undefined },
    backAt: 0,
    act: async (action: Action) => {
      const done = game.advance(state, action);
      seq++;
      return done.ok ? undefined : done.violation;
    },
  } as unknown as LiveGame;
  const turns = new BotTurns(live, roomOf(seatOf(state, owner), more));
  const open = (): boolean => Object.values(state.pending).some((d) => d.kind === 'trade');
  /** One bot after the other would leave, as long as the market is open. */
  const allLeave = async (now: number): Promise<number> => {
    let asked = 0;
    while (open()) {
      const turn = turns.begin(now);
      if (!turn) break;
      asked++;
      await turns.end(turn, { do: 'done' }, now);
    }
    return asked;
  };
  const stillTrade = (): string[] =>
    Object.values(state.pending).flatMap((d) => (d.kind !== 'trade' || d.optional ? [] : [d.owner]));
  return { live, state, owner, turns, allLeave, trading: stillTrade };
}

it('bots stay in the market as long as a person trades, and are asked no more when they would leave', async () => {
  const { turns, allLeave, trading } = market();
  const all = trading().length;
  expect(await allLeave(1000)).toBe(all - 1);
  expect(await allLeave(3_600_000)).toBe(0);
  expect(trading()).toHaveLength(all);
  expect(turns.alarm(3_600_000)).toBeUndefined();
});

it('bots leave at once where all people have finished, or nobody is to be waited for', async () => {
  const person = market();
  const { id, kind } = Object.values(person.state.pending).find((d) => d.owner === person.owner)!;
  game.advance(person.state, { by: person.owner, decision: id, kind, answer: { do: 'done' } });
  await person.allLeave(1000);
  expect(person.trading()).toEqual([]);
  const hasty = market({ patient: false });
  await hasty.allLeave(1000);
  expect(hasty.trading()).toEqual([hasty.owner]);
});

it('what bots say to an offer goes to the seat that made it, one at a time', async () => {
  const heard: [number, string][] = [];
  const { state, owner, turns } = market({ say: (seat, said) => heard.push([seat, said.by]) });
  state.own[owner]!.hand = ['iron', 'iron', 'wax'];
  const { id, kind } = Object.values(state.pending).find((d) => d.owner === owner)!;
  const offer = { do: 'offer', cards: ['iron', 'iron', 'wax'], names: ['iron', 'iron'] };
  const posted = game.advance(state, {
    by: owner,
    decision: id,
    kind,
    answer: { ...offer, wants: { count: 3, names: ['jade'] } },
  });
  expect(posted.ok).toBe(true);
  const first = turns.begin(0)!;
  expect(first.turn.do).toBe('look');
  expect(await turns.end(first, { do: 'done' }, 0)).toBe(false);
  expect(heard).toEqual([
    [seatOf(state, owner), (first.turn as { decision: { owner: string } }).decision.owner],
  ]);
});

it('bots wait while people vote on going back, and what they thought before it is forgotten', async () => {
  const { live, turns, trading } = market({ patient: false });
  const { time } = live as unknown as { time: { resting: boolean } };
  const all = trading().length;
  const begun = turns.begin(0)!;
  time.resting = true;
  expect(turns.next(0)).toBeUndefined();
  await turns.end(begun, { do: 'done' }, 0);
  expect(trading()).toHaveLength(all);
  time.resting = false;
  const again = turns.begin(0)!;
  live.backAt = again.seq + 1;
  const anew = new BotTurns(live, roomOf(0, { patient: false }));
  await anew.end(again, { do: 'done' }, 0);
  expect(trading()).toHaveLength(all);
  await turns.end(again, { do: 'done' }, 0);
  expect(trading().length).toBeLessThan(all);
});
