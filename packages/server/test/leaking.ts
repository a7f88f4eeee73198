import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brains } from '@ochre/bots';
import { type Game, pick, quick, type Rng } from '@ochre/engine';
import type { Seated, Whoami } from '@ochre/protocol';
import { gameFor } from '../src/games.ts';
import { newId, sha256 } from '../src/tables/tokens.ts';
import { Browser, passwordOf } from './browser.ts';
import { Client } from './client.ts';
import { GameInFile } from './gameInFile.ts';
import { call, folder } from './house.ts';
import { amount, BEHIND, type Evidence, leaks, type Receiver } from './leakEvidence.ts';
import { type Route, routesOf } from './leakSearch.ts';
import { ServerProcess } from './process.ts';

const data = folder();
/** One server, with everything it can say in its log. */
let running: Promise<ServerProcess> | undefined;

/** A game at a real server, and everything anybody was sent of it. */
export class LeakGame {
  readonly game: Game;
  readonly #ruleset: string;
  readonly #rng: Rng;
  readonly #file: GameInFile;
  readonly #server: ServerProcess;
  readonly #routes: Route[];
  readonly #browser: Browser;
  readonly #whispers: { from: number; to: number; text: string }[] = [];
  readonly #person = `Secretive${newId(6)}`;
  readonly #hooks = createServer();
  #id = '';
  #account = '';
  #all: Receiver[] = [];

  private constructor(server: ServerProcess, ruleset: string, seed: number, routes: Route[]) {
    this.game = gameFor(ruleset);
    this.#server = server;
    this.#file = new GameInFile(join(data, 'ochre.db'));
    this.#ruleset = ruleset;
    this.#rng = quick(seed);
    this.#routes = routes;
    this.#browser = new Browser(server.url);
  }

  static async start(ruleset: string, seed: number): Promise<LeakGame> {
    const notices = { anywhere: true, groupHold: 0, hold: 0, poll: 50, spaced: false };
    running ??= ServerProcess.start({ data, logLevel: 'debug', notices });
    const server = await running;
    const routes = await routesOf(server.url);
    const game = new LeakGame(server, ruleset, seed, routes);
    await game.#gather();
    return game;
  }

  async #gather(): Promise<void> {
    const { url } = this.#server;
    await this.#browser.register(this.#person);
    this.#account = (await this.#browser.call<Whoami>('/account')).body.account!.id;
    const { min } = this.game.rules.ruleset.players;
    const players = Math.max(3, min);
    const make = (options: object) =>
      this.#browser.post<Seated>('/tables', {
        name: 'P1',
        ruleset: this.#ruleset,
        players,
        options,
        delay: { actions: BEHIND },
        privacy: 'open',
        timing: { absence: null, trade: null },
      });
    const short = await make({ short: true });
    const founded = short.status === 200 ? short : await make({});
    if (founded.status !== 200) throw new Error(founded.text);
    const seated = [founded.body];
    this.#id = founded.body.table.id;
    for (let n = 2; n <= players; n++)
      seated.push((await call<Seated>(url, `/tables/${this.#id}/join`, { body: { name: `P${n}` } })).body);
    this.#all = [
      ...seated.map(({ seat, token }) => ({
        seat,
        token,
        client: new Client(url, this.#id, token),
        http: [],
        told: [],
      })),
      { seat: 0, token: undefined, client: new Client(url, this.#id), http: [], told: [] },
    ];
    for (const { client } of this.#all) await client.connect();
    await call(url, `/tables/${this.#id}/start`, { token: seated[0]!.token, body: {} });
    for (const { client } of this.#all) await client.until(() => client.view !== undefined);
    await this.#whisper();
    await this.#hook();
  }

  /** Everybody is told by webhook what happens while they are away. */
  async #hook(): Promise<void> {
    this.#hooks.on('request', async (request, reply) => {
      const text = (await request.setEncoding('utf8').toArray()).join('');
      this.#all.find(({ seat }) => request.url === `/${seat}`)!.told.push(text);
      reply.end();
    });
    await once(this.#hooks.listen(0, '127.0.0.1'), 'listening');
    const { port } = this.#hooks.address() as AddressInfo;
    for (const { seat, token } of this.#players) {
      const body = { kind: 'webhook', url: `http://127.0.0.1:${port}/${seat}` };
      const { status, text } = await call(this.#server.url, `/tables/${this.#id}/notices`, { token, body });
      if (status !== 200) throw new Error(text);
    }
  }

  get #players(): Receiver[] {
    return this.#all.filter(({ seat }) => seat !== 0);
  }

  /** Somebody who is asked goes away until told of it. */
  async away(): Promise<void> {
    const asked = this.#players.find(({ client }) => client.view!.prompts.some((d) => !d.optional));
    if (!asked) return;
    await asked.client.close();
    const end = Date.now() + 120_000;
    while (asked.told.length === 0 && Date.now() < end) {
      // Others are asked as well, or will be: whatever happens is a reason to tell.
      await this.#move();
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    await asked.client.connect();
    await asked.client.until(() => asked.client.view !== undefined);
  }

  get over(): boolean {
    return this.#all[0]!.client.view!.open.result !== undefined;
  }

  /** Plays on, with everybody asking for whatever the server offers, coming, going and whispering. */
  async play(actions: number): Promise<void> {
    const rng = this.#rng;
    const until = this.#file.head(this.#id) + actions;
    while (this.#file.head(this.#id) < until && !this.over) {
      const luck = rng.int(60);
      const one = pick(rng, this.#all);
      if (luck === 0) await this.#reconnect(one);
      else if (luck < 3) await this.#whisper();
      else if (luck < 7) await this.#ask(one, pick(rng, this.#routes));
      else await this.#move();
    }
    await this.#awaitTurn();
  }

  /** Everybody asks for everything once. */
  async askAll(): Promise<void> {
    const [player, spectator] = [this.#all[0]!, this.#all.at(-1)!];
    // What is sent wrongly is answered alike to every player.
    for (const one of this.#all)
      for (const route of this.#routes)
        if (route.get || one === player || one === spectator) await this.#ask(one, route);
  }

  async #move(): Promise<void> {
    const asked = this.#all.filter(
      ({ client }) => client.closed === undefined && client.view!.prompts.some((d) => !d.optional),
    );
    if (asked.length === 0) return this.#awaitTurn();
    const { client } = pick(this.#rng, asked);
    const decision = client.view!.prompts.find((d) => !d.optional)!;
    const done = decision.kind === 'trade' && this.#rng.int(6) === 0;
    const brain = brains[this.#rng.int(3) === 0 ? 'sample' : 'builder']!;
    const answer = done ? { do: 'done' } : brain.choose(this.game.sight(client.view!), decision, this.#rng);
    // A wrong answer first now and then: what is said about it goes through the same search.
    if (this.#rng.int(20) === 0) await client.answer(decision, { nonsense: [decision.id] });
    await client.answer(decision, answer);
  }

  async #reconnect({ client }: Receiver): Promise<void> {
    await client.close();
    await client.connect({ resume: this.#rng.int(2) === 0 });
    await client.until(() => client.view !== undefined);
  }

  async #whisper(): Promise<void> {
    const players = this.#players;
    const from = pick(this.#rng, players);
    const to = pick(
      this.#rng,
      players.filter((p) => p !== from),
    );
    const text = `whisper ${randomUUID()}`;
    this.#whispers.push({ from: from.seat, to: to.seat, text });
    await from.client.say('private', text, to.seat);
    await from.client.say('table', `at ${this.#file.head(this.#id)}`);
  }

  async #ask({ token, http }: Receiver, { path, query, get }: Route): Promise<void> {
    // As much of the latest turn as a player knows, which is more than spectators may.
    const { view, log } = this.#all[0]!.client;
    const { turn } = view!.open;
    const seen = this.#rng.int(log.filter((event) => event.turn === turn).length + 1);
    const values: Record<string, unknown> = { turn, seen, status: 'running', before: 1e15, state: 'open' };
    const asked = query.map((name) => `${name}=${values[name]}`).join('&');
    const to = `${path.replace('{id}', this.#id)}?${asked}`;
    const { text } = await call(this.#server.url, to, { token, ...(!get && { body: { nonsense: 1 } }) });
    http.push({ path: to, text, head: this.#file.head(this.#id) });
  }

  /** Waits until everybody has been told what there is to tell. */
  async #awaitTurn(): Promise<void> {
    for (const { client } of this.#all.filter((r) => r.client.closed === undefined)) {
      const { pongs } = client;
      client.send({ t: 'ping' });
      await client.until(() => client.pongs > pongs);
    }
  }

  /** What somebody received and should not have. */
  async findings(): Promise<string[]> {
    await this.#all[0]!.client.say('table', `at ${this.#file.head(this.#id)}`);
    await this.#awaitTurn();
    return leaks(this.#evidence());
  }

  counts(): ReturnType<typeof amount> {
    return amount(this.#evidence());
  }

  #evidence(): Evidence {
    const cookie = this.#browser.cookie!.split('=')[1]!;
    const { game, over } = this;
    const email = `${this.#person.toLowerCase()}@example.org`;
    return {
      game,
      over,
      truth: this.#file.truth(this.#id),
      receivers: this.#all,
      whispers: this.#whispers,
      log: this.#server.log.join('\n'),
      personal: [this.#account, email, passwordOf(this.#person), '$argon2id$', cookie, sha256(cookie)],
    };
  }

  async leave(): Promise<void> {
    for (const { client } of this.#all) await client.close();
    this.#file.close();
    this.#hooks.close();
    this.#hooks.closeAllConnections();
  }
}
