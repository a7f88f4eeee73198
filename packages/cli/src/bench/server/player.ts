import type { Game, Rng, View } from '@ochre/engine';
import { type Op, PROTOCOL, patch, type ServerMessage } from '@ochre/protocol';
import { WebSocket } from 'ws';

type Kind = ServerMessage['t'];

/** An answer on its way. */
export interface Sent {
  at: number;
  /** Resolves to whether it stands. */
  stands: Promise<boolean>;
}

/**
 * A client at a seat. It shares the machine with the server that is measured, so it is lazy: deltas are read when it
 * wants to know what it sees.
 */
export class Player {
  /** Called with the size of each delta, as it arrives. */
  onDelta: ((bytes: number) => void) | undefined;
  readonly #socket: WebSocket;
  #view: View | undefined;
  #unread: string[] = [];
  #sent = 0;
  #awaited: { kinds: Kind[]; resolve: (kind: Kind) => void; reject: (error: Error) => void } | undefined;
  #stirred: (() => void) | undefined;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => this.#take(data));
    socket.on('close', (code) => this.#awaited?.reject(new Error(`the server closed a connection: ${code}`)));
  }

  /** Resolves once the connection is there; nothing has been said yet. */
  static async connect(url: string): Promise<Player> {
    return new Player(await connect(url));
  }

  /** Says hello; resolves to the milliseconds until there was something to see. */
  async hello(table: string, token: string): Promise<number> {
    const began = performance.now();
    await this.#say({ t: 'hello', v: PROTOCOL, table, token }, 'snapshot');
    return performance.now() - began;
  }

  /** Answers the first question it is asked, somehow, if it is asked any. */
  answer(game: Game, rng: Rng): Sent | undefined {
    const view = this.#look();
    const decision = view.prompts.find((d) => !d.optional);
    if (!decision) return undefined;
    const { id, kind } = decision;
    const answer = game.rules.spec(kind).sample(game.sight(view), decision, rng);
    const at = performance.now();
    const told = this.#say(
      { t: 'answer', id: `answer-${++this.#sent}`, decision: id, kind, answer },
      'done',
      'refused',
    );
    return { at, stands: told.then((kind) => kind === 'done') };
  }

  get asked(): boolean {
    return this.#look().prompts.some((d) => !d.optional);
  }

  /** Resolves when something came that may be a question. */
  stirred(): Promise<void> {
    return new Promise((resolve) => {
      this.#stirred = resolve;
    });
  }

  /** Resolves when everything that the server had written has arrived. */
  async caughtUp(): Promise<void> {
    await this.#say({ t: 'ping' }, 'pong');
  }

  close(): void {
    this.#awaited = undefined;
    this.#socket.terminate();
  }

  #say(message: object, ...kinds: Kind[]): Promise<Kind> {
    const told = new Promise<Kind>((resolve, reject) => {
      this.#awaited = { kinds, resolve, reject };
    });
    this.#socket.send(JSON.stringify(message));
    return told;
  }

  #look(): View {
    if (!this.#view) throw new Error('nothing has been seen yet');
    for (const text of this.#unread) this.#view = patch(this.#view, (JSON.parse(text) as { ops: Op[] }).ops);
    this.#unread = [];
    return this.#view;
  }

  #take(data: Buffer): void {
    const kind = kindOf(data);
    if (kind === 'delta') {
      this.onDelta?.(data.length);
      const text = data.toString();
      this.#unread.push(text);
      if (text.includes('"prompts"')) this.#stirred?.();
    } else if (kind === 'snapshot') this.#view = (JSON.parse(data.toString()) as { view: View }).view;
    if (kind === 'error') this.#awaited?.reject(new Error(`the server says ${data}`));
    if (!this.#awaited?.kinds.includes(kind)) return;
    const { resolve } = this.#awaited;
    this.#awaited = undefined;
    resolve(kind);
  }
}

export async function connect(url: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { perMessageDeflate: false });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return socket;
}

/** The kind stands at the beginning of every message, which need not be read for it. */
export function kindOf(data: Buffer): Kind {
  const begin = '{"t":"'.length;
  return data.toString('latin1', begin, data.indexOf('"', begin)) as Kind;
}
