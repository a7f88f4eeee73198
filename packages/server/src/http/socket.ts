import type { WebSocket } from '@fastify/websocket';
import {
  CLOSE,
  ClientMessage,
  MAX_MESSAGE,
  PROTOCOL,
  type Problem,
  type ServerMessage,
} from '@ochre/protocol';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Relay } from '../cluster/relay.ts';
import { Refusal } from '../refusal.ts';
import type { Member } from '../room/presence.ts';
import type { Room } from '../room/room.ts';
import type { Settings } from '../settings.ts';
import { seatAt } from '../tables/seats.ts';
import type { Tables } from '../tables/tables.ts';
import { newId, sha256 } from '../tables/tokens.ts';
import { SOCKET } from './connections.ts';
import { sameOrigin } from './guard.ts';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import { validator } from './validate.ts';

const FAREWELL = 2_000;
/** Messages taken in ahead of the one being dealt with; the rest stays with the sender. */
const AHEAD = 64;
/** Wrong messages before the connection is ended. */
const PATIENCE = 20;

type Hello = Extract<ClientMessage, { t: 'hello' }>;

/** One client's connection, from its greeting to its end. */
class Connection {
  readonly #socket: WebSocket;
  readonly #address: string;
  readonly #network: string;
  readonly #tables: Tables;
  readonly #limits: Limits;
  readonly #settings: Settings;
  readonly #metrics: Metrics;
  readonly #relay: Relay | undefined;
  readonly #log: FastifyBaseLogger;
  readonly #id = newId();
  readonly #beat: NodeJS.Timeout;
  #greeting: NodeJS.Timeout;
  #greeted = false;
  #ended = false;
  #alive = true;
  #faults = 0;
  #waiting = 0;
  #last: Promise<void> = Promise.resolve();
  #place: { room: Room; member: Member } | undefined;
  /** Where the table is, if another node drives it. */
  #line: WebSocket | undefined;

  constructor(
    socket: WebSocket,
    { ip, network, log, relayed }: FastifyRequest,
    tables: Tables,
    limits: Limits,
    metrics: Metrics,
    settings: Settings,
    relay: Relay,
  ) {
    this.#relay = relayed ? undefined : relay;
    this.#socket = socket;
    this.#address = ip;
    this.#network = network;
    this.#log = log;
    this.#tables = tables;
    this.#limits = limits;
    this.#metrics = metrics;
    this.#settings = settings;
    this.#greeting = setTimeout(() => this.#close(CLOSE.protocol, 'no greeting'), settings.patience.greeting);
    this.#beat = setInterval(() => this.#heartbeat(), settings.patience.heartbeat);
    socket.on('message', (data, binary) => this.#receive(data as Buffer, binary));
    socket.on('pong', () => {
      this.#alive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.#end());
  }

  #end(): void {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#greeting);
    clearInterval(this.#beat);
    this.#limits.disconnect(this.#network);
    this.#place?.room.part(this.#place.member);
    this.#place = undefined;
    this.#line?.close();
  }

  #heartbeat(): void {
    if (!this.#alive) this.#socket.terminate();
    else this.#socket.ping();
    this.#alive = false;
    void this.#recheck();
  }

  /** A token can be taken back on another node, where this connection is not known. */
  async #recheck(): Promise<void> {
    const { hash } = this.#place?.member ?? {};
    if (hash === undefined) return;
    const holds = await this.#tables.holds(this.#place!.room.record.id, hash).catch(() => true);
    if (!holds) this.#close(CLOSE.moved, 'the token no longer holds');
  }

  /** One message after the other: who sends many at once waits for himself, and not others for him. */
  #receive(data: Buffer, binary: boolean): void {
    if (this.#ended) return;
    if (!this.#limits.message(this.#id)) {
      this.#close(CLOSE.protocol, 'too many messages');
      return;
    }
    if (++this.#waiting > AHEAD) this.#socket.pause();
    this.#last = this.#last
      .then(() => this.#deal(data, binary))
      .finally(() => {
        if (--this.#waiting <= AHEAD && this.#socket.isPaused) this.#socket.resume();
      });
  }

  async #deal(data: Buffer, binary: boolean): Promise<void> {
    if (this.#ended) return;
    const message = binary ? undefined : parse(data);
    if (!message) return this.#fault({ code: 'malformed', text: 'This is no message of the protocol.' });
    try {
      await this.#handle(message);
    } catch (error) {
      const known = error instanceof Refusal;
      if (!known) this.#log.error(error, 'a message could not be handled');
      const problem = known
        ? error.problem
        : { code: 'internal', text: 'Something went wrong on the server.' };
      if ('id' in message) this.#send({ t: 'refused', id: message.id, problem });
      else this.#fault(problem);
      const later = known && error.status === 503;
      if (message.t === 'hello') this.#close(later ? CLOSE.restart : CLOSE.refused, problem.code);
    }
  }

  async #handle(message: ClientMessage): Promise<void> {
    if (message.t === 'ping') return this.#send({ t: 'pong', now: Date.now() });
    if (message.t === 'hello') return this.#greet(message);
    if (this.#line) return this.#pass(message);
    if (!this.#place) throw new Refusal(401, 'hello', 'Say hello first.');
    const { room, member } = this.#place;
    if (message.t === 'typing') return room.typing(member, message.on);
    if (message.t === 'chat') {
      const { t: _, ...send } = message;
      // Spectators are told apart by what they came with, not by how often they came.
      this.#limits.chat(`${room.record.id}:${member.seat || member.hash || this.#network}`);
      await room.happen({ type: 'say', from: member, send });
      return this.#send({ t: 'done', id: send.id });
    }
    const { t: _, ...send } = message;
    const { seat } = member;
    if (seat === 0) throw new Refusal(403, 'spectator');
    const began = performance.now();
    const problem = await room.happen({ type: 'answer', seat, send });
    if (problem) this.#metrics.count('answers_refused');
    else this.#metrics.action(performance.now() - began);
    this.#send(problem ? { t: 'refused', id: send.id, problem } : { t: 'done', id: send.id });
  }

  async #greet(hello: Hello): Promise<void> {
    if (this.#greeted) throw new Refusal(409, 'hello', 'You have said hello before.');
    this.#greeted = true;
    clearTimeout(this.#greeting);
    if (hello.v !== PROTOCOL)
      throw new Refusal(426, 'version', `This server speaks version ${PROTOCOL} of the protocol.`);
    if (hello.token !== undefined) this.#limits.mayTry(this.#network);
    const line = await this.#relay?.connect(hello.table, this.#address);
    if (line) return this.#connect(line, hello);
    const enter = () => this.#tables.enter(hello.table, hello.token);
    const { room, seat, invite } = await this.#limits.watchTokens(this.#network, enter);
    if (this.#ended) return;
    const name = seat === 0 ? (hello.name ?? 'Spectator') : (seatAt(room.record, seat).name ?? '');
    const member: Member = {
      id: this.#id,
      seat,
      name: name.trim(),
      typing: false,
      invited: invite !== undefined,
      ...(hello.token !== undefined && { hash: sha256(hello.token) }),
      send: (text) => this.#write(text),
      close: (code, reason) => this.#close(code, reason),
    };
    this.#place = { room, member };
    await room.happen({ type: 'enter', member, resume: hello.resume });
    if (this.#ended) room.part(member);
  }

  /** From now on another node and the client talk to each other through this one. */
  #connect(line: WebSocket, hello: Hello): void {
    if (this.#ended) {
      line.terminate();
      return;
    }
    this.#line = line;
    line.on('message', (data) => this.#write(data as Buffer));
    line.on('close', (code, reason) => {
      const meant = code === CLOSE.restart || code >= 4000;
      this.#close(meant ? code : CLOSE.restart, String(reason));
    });
    line.send(JSON.stringify(hello));
  }

  #pass(message: ClientMessage): void {
    this.#metrics.count('relayed_messages');
    this.#line!.send(JSON.stringify(message));
  }

  #fault(problem: Problem): void {
    this.#send({ t: 'error', problem });
    if (++this.#faults >= PATIENCE) this.#close(CLOSE.protocol, 'too many errors');
  }

  #send(message: ServerMessage): void {
    this.#write(JSON.stringify(message));
  }

  #write(text: string | Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount <= this.#settings.limits.backlog)
      this.#socket.send(text, { binary: false });
    else this.#close(CLOSE.slow, 'too slow');
  }

  #close(code: number, reason: string): void {
    this.#end();
    this.#socket.close(code, reason);
    cutOff(this.#socket);
  }
}

/** A client that does not even take its farewell is cut off. */
function cutOff(socket: WebSocket): void {
  setTimeout(() => socket.terminate(), FAREWELL).unref();
}

function parse(data: Buffer): ClientMessage | undefined {
  try {
    const value: unknown = JSON.parse(data.toString('utf8'));
    return validator(ClientMessage).Check(value) ? (value as ClientMessage) : undefined;
  } catch {
    return undefined;
  }
}

export const socketOptions = { maxPayload: MAX_MESSAGE, clientTracking: true, perMessageDeflate: false };

export function sockets(
  app: FastifyInstance,
  tables: Tables,
  limits: Limits,
  metrics: Metrics,
  settings: Settings,
  relay: Relay,
): void {
  app.route({
    method: 'GET',
    url: SOCKET,
    preValidation: async (request: FastifyRequest) => {
      limits.request(request.network);
      if (!sameOrigin(request, settings))
        throw new Refusal(403, 'origin', 'Pages of other sites cannot connect.');
    },
    handler: async () => {
      throw new Refusal(426, 'upgrade', 'This address speaks WebSocket.');
    },
    wsHandler: (socket, request) => {
      if (!limits.connect(request.network)) {
        socket.close(CLOSE.protocol, 'too many connections');
        return cutOff(socket);
      }
      new Connection(socket, request, tables, limits, metrics, settings, relay);
    },
  });
}
