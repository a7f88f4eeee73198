import { canonical, type GameState, hash, quick, type View } from '@ochre/engine';
import type { Chronicle, PastView, Seated } from '@ochre/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { gameFor } from '../src/games.ts';
import type { Running } from '../src/index.ts';
import { Client } from './client.ts';
import { call, gather, generous, house } from './house.ts';

const game = gameFor('mega');
const TURNS = 3;

/** A view somebody had, and how many events of the turn had been told by then. */
interface Lived {
  turn: number;
  seen: number;
  view: View;
}

/** Keeps what a client sees each time it is told something. */
class Witness {
  readonly client: Client;
  readonly lived: Lived[] = [];
  #told = 0;

  constructor(client: Client) {
    this.client = client;
  }

  look(): void {
    const { log, view } = this.client;
    if (log.length === this.#told) return;
    this.#told = log.length;
    const { turn } = log.at(-1)!;
    const seen = log.filter((event) => event.turn === turn).length;
    this.lived.push({ turn, seen, view: structuredClone(view!) });
  }
}

let server: Running;
let seats: Seated[];
let table: string;
const witnesses: Witness[] = [];

const past = (moment: { turn: number; seen: number }, token?: string) =>
  call<PastView>(
    server.url,
    `/tables/${table}/history?turn=${moment.turn}&seen=${moment.seen}`,
    token ? { token } : {},
  );

beforeAll(async () => {
  server = await house();
  seats = await gather(server.url, 5, { options: { short: true }, timing: { absence: null } });
  table = seats[0]!.table.id;
  await call(server.url, `/tables/${table}/start`, { token: seats[0]!.token, body: {} });
  const tokens = [...seats.map((s) => s.token), undefined];
  for (const token of tokens) {
    const client = await new Client(server.url, table, token).connect();
    const witness = new Witness(client);
    witness.look();
    client.socket.on('message', () => witness.look());
    witnesses.push(witness);
  }
  const players = witnesses.slice(0, 5).map((w) => w.client);
  const rng = quick(5);
  for (let i = 0; players[0]!.view!.open.turn <= TURNS; i++)
    await players[i % players.length]!.move(game, rng);
  const [first] = players;
  await first!.until(() => witnesses.every((w) => w.client.view!.open.turn > TURNS));
});

describe('the past', () => {
  it('is shown to each viewer exactly as it was lived', async () => {
    expect(witnesses[0]!.lived.length).toBeGreaterThan(60);
    for (const { client, lived } of witnesses) {
      const step = Math.ceil(lived.length / 20);
      for (const [i, { turn, seen, view }] of lived.entries()) {
        if (i % step !== 0) continue;
        const { status, body } = await past({ turn, seen }, client.token);
        expect(status).toBe(200);
        expect(body.seen).toBe(seen);
        expect(body.from).toBeLessThanOrEqual(seen);
        expect(canonical(body.view)).toBe(canonical(view));
      }
    }
  });

  it('holds nothing of the others: no hand, no answer, no question', async () => {
    const [mine, theirs] = [witnesses[0]!, witnesses[1]!];
    const moment = mine.lived.findLast(({ view }) => view.own!.hand.length > 0)!;
    const { body: own } = await past(moment, mine.client.token);
    expect(own.view.own!.hand.length).toBeGreaterThan(0);
    const { body: other } = await past({ turn: moment.turn, seen: 1 }, theirs.client.token);
    expect(other.view.viewer).not.toBe(own.view.viewer);
    const { body: watched } = await past({ turn: moment.turn, seen: 1 });
    expect(watched.view.viewer).toBe('observer');
    expect(watched.view.own).toBeUndefined();
    expect(watched.view.prompts).toEqual([]);
    for (const secret of ['stacks', 'tradedBy', 'rng', 'frames', 'pending'])
      expect(JSON.stringify([own, other, watched])).not.toContain(`"${secret}"`);
  });

  it('begins with the deal and does not reach beyond the present', async () => {
    const { token } = seats[0]!;
    const { body } = await past({ turn: 1, seen: 0 }, token);
    expect(body.view.open.turn).toBe(1);
    expect((await past({ turn: TURNS + 5, seen: 1 }, token)).status).toBe(404);
    expect((await past({ turn: 1, seen: 999_999 }, token)).status).toBe(404);
  });

  it('is counted at the beginning and at the end of each turn, in the open only', async () => {
    const { body } = await call<Chronicle>(server.url, `/tables/${table}/chronicle`);
    expect(body.turns.map((t) => t.turn)).toEqual([0, 1, 2, 3]);
    const last = body.turns.at(-1)!.nations;
    expect(Object.keys(last)).toHaveLength(5);
    for (const counted of Object.values(last))
      expect(Object.keys(counted).sort()).toEqual([
        'advances',
        'cities',
        'points',
        'space',
        'tokens',
        'treasury',
      ]);
  });
});

describe('a game that branches off', () => {
  const branch = (moment: { turn: number; seen: number }, token?: string) =>
    call<{ state: GameState }>(
      server.url,
      `/tables/${table}/branch?turn=${moment.turn}&seen=${moment.seen}`,
      token ? { token } : {},
    );

  it('is what the seat knew, and nothing else of it is true', async () => {
    const { client, lived } = witnesses[0]!;
    const moments = lived.filter(({ view }) => view.open.turn > 1 && (view.own?.hand.length ?? 0) > 0);
    expect(moments.length).toBeGreaterThan(5);
    /** What the seat saw, but for who is waited for: others who had answered are asked again. */
    const seen = ({ waitingFor: _, ...view }: View): string => canonical(view);
    const known = new Set(lived.map(({ view }) => seen(view)));
    let exact = 0;
    const some = moments.filter((_, i) => i % 5 === 0);
    for (const { turn, seen: told, view } of some) {
      const replies = [
        await branch({ turn, seen: told }, client.token),
        await branch({ turn, seen: told }, client.token),
      ];
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
      const states = replies.map(({ body }) => body.state);
      const [first, second] = states.map((state) => seen(game.view(state, view.viewer)));
      expect(first).toBe(second);
      // Where what goes on turns on others' cards, it is the moment before.
      expect(known).toContain(first);
      if (first === seen(view)) exact++;
      const hidden = ({ own, hidden }: GameState) => hash([{ ...own, [view.viewer]: null }, hidden]);
      expect(hidden(states[0]!)).not.toBe(hidden(states[1]!));
    }
    expect(exact).toBeGreaterThan(some.length / 2);
  });

  it('is for those who have a seat', async () => {
    expect((await branch({ turn: 2, seen: 1 })).status).toBe(401);
    expect((await branch({ turn: 99, seen: 1 }, seats[0]!.token)).status).toBe(404);
  });
});

describe('who may look back', () => {
  it('needs a token that fits, a moment that is one, and spectators who are welcome', async () => {
    expect((await past({ turn: 1, seen: 1 }, 'x'.repeat(43))).status).toBe(401);
    const { token } = seats[0]!;
    for (const query of ['', '?turn=1', '?turn=-1&seen=0', '?turn=1&seen=1e9', '?turn=1&seen=1&seat=2'])
      expect((await call(server.url, `/tables/${table}/history${query}`, { token })).status, query).toBe(400);
    const [closed] = await gather(server.url, 5, { spectators: false });
    const at = `/tables/${closed!.table.id}/history?turn=1&seen=1`;
    expect((await call(server.url, at)).status).toBe(401);
    expect((await call(server.url, at, { token: closed!.token })).status).toBe(409);
  });

  it('may not look all the time', async () => {
    const strict = await house({ limits: { ...generous, history: { burst: 3, perSecond: 0.01 } } });
    const [seated] = await gather(strict.url, 5);
    const path = `/tables/${seated!.table.id}/history?turn=1&seen=1`;
    const answers = [];
    for (let i = 0; i < 4; i++) answers.push((await call(strict.url, path, { token: seated!.token })).status);
    expect(answers).toEqual([409, 409, 409, 429]);
  });
});
