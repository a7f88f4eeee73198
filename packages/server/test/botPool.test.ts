import { type Happening, Recollections, RULES } from '@ochre/bots';
import { clone, type Game, type GameEvent, type Json } from '@ochre/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { BotPool } from '../src/bots/pool.ts';
import { answerTo, type Question, TableMemories, type Thought } from '../src/bots/thoughts.ts';
import { SameThread, type Thinker, Thread } from '../src/bots/threads.ts';
import { gameFor } from '../src/games.ts';
import type { Room } from '../src/room/room.ts';
import { withSeat } from '../src/tables/seats.ts';
import { botGame, filed, soloGame, until, withRooms } from './rooms.ts';

const game = gameFor('mega');
const LEVELS = ['easy', 'strong', 'sample', 'steady', 'easy'];

/** Questions from a game that bots play, each with all that a thread has to know, and what a bot at the table answers. */
function* questions(game: Game, count: number): Generator<{ thought: Thought; answer: Json | undefined }> {
  const config = { ruleset: 'mega', map: 'world', players: 5, side: 'west', options: { short: true } };
  const { state, events } = game.start(config, 'threads');
  const recollections = new Recollections(game);
  const steps: Happening[] = [events];
  recollections.hear(events);
  for (let seq = 0; seq < count; seq++) {
    const decision = game.due(state).find((due) => !due.optional)!;
    const view = game.view(state, decision.owner);
    const question = { view, decision, by: [LEVELS[seq % LEVELS.length]!, 'sample'], seed: seq };
    const answer = answerTo(game, question, recollections.of(state.open.turn, decision.owner));
    const thought = { table: 'one', ruleset: 'mega', map: 'world', first: 0, steps: [...steps], question };
    yield { thought, answer };
    const { owner: by, id, kind } = decision;
    const done = game.advance(state, { by, decision: id, kind, answer: answer! });
    if (!done.ok) throw new Error(done.violation.code);
    steps.push(done.events);
    recollections.hear(done.events);
  }
}

describe('a thread', () => {
  const bad = new URL('./badThread.ts', import.meta.url);
  const threads: Thinker[] = [];
  const made = (thread: Thread): Thread => {
    threads.push(thread);
    return thread;
  };
  afterAll(() => Promise.all(threads.map((thread) => thread.stop())));

  it('comes to the same answers as a bot at the table, from what it has not been told before', async () => {
    const [thread, aside] = [made(new Thread()), new SameThread()];
    const kinds = new Set<string>();
    let n = 0;
    for (const { thought, answer } of questions(game, 160)) {
      kinds.add(thought.question.decision.kind);
      // They take turns; what one of them missed it is told with the next thought.
      const thinker = n++ % 5 === 0 ? aside : thread;
      expect(await thinker.think(thought)).toEqual(answer);
    }
    expect(kinds.size).toBeGreaterThan(4);
    expect(kinds).toContain('trade');
  });

  it('is told each step once, and everything again when it is new', async () => {
    const thread = made(new Thread({ script: bad }));
    const [one, two, three] = [...questions(game, 3)].map(({ thought }) => thought);
    expect(await thread.think(one!)).toBe(1);
    expect(await thread.think(three!)).toBe(2);
    expect(await thread.think(three!)).toBe(0);
    await expect(thread.think({ ...two!, table: 'dies' })).rejects.toThrow();
    expect(await thread.think(three!)).toBe(3);
  });

  it.each(['dies', 'hangs', 'fails'])(
    'that %s is replaced, tried again, and then given up',
    async (table) => {
      const errors: unknown[] = [];
      const botPool = new BotPool(
        1,
        (error) => errors.push(error),
        () => made(new Thread({ script: bad, patience: 1500 })),
      );
      const { thought } = [...questions(game, 1)][0]!;
      expect(await botPool.think({ ...thought, table })).toBeUndefined();
      expect(errors).toHaveLength(2);
      expect(await botPool.think({ ...thought, table: 'fine' })).toBe(1);
      await botPool.stop();
    },
  );

  it('whose bots cannot be asked leaves no table standing: the rules answer', async () => {
    const broken: Thinker = {
      knows: () => false,
      begin: async () => {},
      think: () => Promise.reject(new Error('no thread')),
      stop: async () => {},
    };
    const botPool = new BotPool(
      1,
      () => {},
      () => broken,
    );
    await withRooms(
      async (rooms, store) => {
        const id = await botGame(rooms, store);
        await until(async () => (await filed(store, id)) > 30);
      },
      { botPool },
    );
  });
});

it('what others hide makes no difference to what a bot answers', () => {
  const [memories, blind] = [new TableMemories(), new TableMemories()];
  let hidden = 0;
  for (const { thought } of questions(game, 160)) {
    const { viewer } = thought.question.view;
    const table = `${viewer}`;
    const steps = thought.steps.map((events) =>
      clone(events as never[]).flatMap((event: (typeof events)[number]) => {
        if (event.only && !event.only.includes(viewer)) {
          hidden++;
          return [];
        }
        if (!event.own) return [event];
        hidden += Object.keys(event.own).filter((who) => who !== viewer).length;
        const { [viewer]: mine } = event.own;
        const { own: _, ...open } = event;
        return [(mine === undefined ? open : { ...open, own: { [viewer]: mine } }) as GameEvent];
      }),
    );
    memories.forget(table);
    blind.forget(table);
    expect(blind.answer({ ...thought, table, steps })).toEqual(memories.answer({ ...thought, table }));
  }
  expect(hidden).toBeGreaterThan(50);
});

/** Thinks when it is let. */
class Slow implements Thinker {
  readonly asked: Thought[] = [];
  readonly #aside = new SameThread();
  #go: (() => void) | undefined;

  knows(): boolean {
    return false;
  }

  async begin(): Promise<void> {}

  async think(thought: Thought): Promise<Json | undefined> {
    this.asked.push(thought);
    await new Promise<void>((go) => {
      this.#go = go;
    });
    return this.#aside.think(thought);
  }

  async stop(): Promise<void> {
    this.#go?.();
  }
}

/** A person in the seat that is asked. */
async function seatedAt(room: Room, { decision }: Question): Promise<number> {
  const seat = Number(decision.owner.replace('seat-', ''));
  await room.change((record) => withSeat(record, { seat, kind: 'human', name: 'Bea' }));
  return seat;
}

describe('while a bot thinks', () => {
  const slowly = async (work: Parameters<typeof withRooms>[0], slow: Slow): Promise<void> => {
    const botPool = new BotPool(
      1,
      () => {},
      () => slow,
    );
    await withRooms(
      async (rooms, store) => {
        await work(rooms, store);
        await slow.stop();
      },
      { botPool },
    );
  };

  it('nobody waits: not at its table, and not at others', async () => {
    const slow = new Slow();
    await slowly(async (rooms, store) => {
      const id = await botGame(rooms, store);
      await until(() => slow.asked.length > 0);
      const room = await rooms.get(id);
      // Somebody sits down where a bot is thinking, and is quicker.
      const { question } = slow.asked[0]!;
      const { id: decision, kind } = question.decision;
      const answer = answerTo(game, { ...question, by: [RULES] }) as never;
      const seat = await seatedAt(room, question);
      const send = { id: 'first', decision, kind, answer };
      expect(await room.happen({ type: 'answer', seat, send })).toBeUndefined();
      expect(await filed(store, id)).toBe(1);
      const other = await rooms.get(await botGame(rooms, store));
      expect((await other.describe(1)).status).toBe('running');
      expect(slow.asked.map(({ table }) => table)).toEqual([id]);
    }, slow);
  });

  it('a person who takes the seat back is not overtaken by the bot', async () => {
    const slow = new Slow();
    await slowly(async (rooms, store) => {
      const id = await botGame(rooms, store);
      const room = await rooms.get(id);
      await until(() => slow.asked.length > 0);
      await seatedAt(room, slow.asked[0]!.question);
      await slow.stop();
      await until(() => room.quiet);
      expect(await filed(store, id)).toBe(0);
    }, slow);
  });
});

describe('a table without people', () => {
  const unattended = { play: 0, rest: 3_600_000 };

  it('rests when nobody looks, goes on when somebody does, and is seen to after a while', async () => {
    await withRooms(
      async (rooms, store) => {
        const id = await botGame(rooms, store);
        const room = await rooms.get(id);
        await until(() => room.quiet);
        const before = await filed(store, id);
        const looked = { id: 'l', seat: 0, name: 'L', typing: false, send: () => {}, close: () => {} };
        await room.happen({ type: 'enter', member: looked });
        await until(async () => (await filed(store, id)) > before + 5);
        room.part(looked);
        await until(() => room.quiet);
        await room.close();
        expect(await store.due(Date.now() + unattended.rest - 1000, 10)).toEqual([]);
        expect(await store.due(Date.now() + unattended.rest + 1000, 10)).toEqual([id]);
      },
      { unattended },
    );
  });

  it('that a person plays goes on until the person is asked', async () => {
    await withRooms(
      async (rooms, store) => {
        const id = await soloGame(rooms, store);
        const room = await rooms.get(id);
        await until(() => room.quiet);
        expect(await room.look((game) => game.waitsFor(1))).toBe(true);
        expect(await room.look((game) => [2, 3, 4, 5].some((seat) => game.waitsFor(seat)))).toBe(false);
      },
      { unattended },
    );
  });
});
