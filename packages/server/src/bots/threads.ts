import { getCompileCacheDir } from 'node:module';
import { setImmediate as breathe } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Json } from '@ochre/engine';
import { TableMemories, type Thought } from './thoughts.ts';

/** Tables that a thread remembers. */
const TABLES = 64;
/** Milliseconds a thread may think about one answer, many times what the slowest takes, and until it is there at all. */
const PATIENCE = 15_000;
const BEGINNING = 60_000;

/** A thought without what was told before. */
export interface Order {
  thought: Thought;
  /** A table that is long unused. */
  forget?: string;
}

/** Something that thinks, one thing after the other. */
export interface Thinker {
  /** Whether it was told about the table before. */
  knows(table: string): boolean;
  /** Makes it ready to think; who thinks without is ready then. */
  begin(): Promise<void>;
  think(thought: Thought): Promise<Json | undefined>;
  stop(): Promise<void>;
}

/** How much somebody was told of which tables. */
class Told {
  /** The number of the last step, by table; longest unused first. */
  readonly #last = new Map<string, number>();

  has(table: string): boolean {
    return this.#last.has(table);
  }

  /** What is left to tell, which counts as told from now on. */
  order(thought: Thought): Order {
    const { table, first, steps } = thought;
    const next = (this.#last.get(table) ?? -1) + 1;
    const fresh = steps.slice(Math.max(0, next - first));
    this.#last.delete(table);
    this.#last.set(table, first + steps.length - 1);
    const order: Order = { thought: { ...thought, steps: fresh } };
    if (this.#last.size <= TABLES) return order;
    const [forget] = this.#last.keys();
    this.#last.delete(forget!);
    return { ...order, forget: forget! };
  }
}

/** A thread. One that dies or does not come to an end is replaced when the next thought comes. */
export class Thread implements Thinker {
  readonly #script: URL;
  readonly #patience: number;
  readonly #botFiles: readonly string[];
  #told = new Told();
  #worker: Worker | undefined;
  #begun: Promise<void> | undefined;
  #heard: ((said: unknown, error?: Error) => void) | undefined;

  constructor({
    script = new URL('./worker.ts', import.meta.url),
    patience = PATIENCE,
    botFiles = [],
  }: { script?: URL; patience?: number; botFiles?: readonly string[] } = {}) {
    this.#script = script;
    this.#patience = patience;
    this.#botFiles = botFiles;
  }

  knows(table: string): boolean {
    return this.#told.has(table);
  }

  async think(thought: Thought): Promise<Json | undefined> {
    await this.begin();
    const said = this.#hear(this.#patience);
    this.#worker!.postMessage(this.#told.order(thought));
    return ((await said) as { answer?: Json }).answer;
  }

  begin(): Promise<void> {
    this.#begun ??= this.#start();
    return this.#begun;
  }

  stop(): Promise<void> {
    return this.#end(new Error('the server stops'));
  }

  async #start(): Promise<void> {
    const worker = new Worker(this.#script, {
      workerData: { cache: getCompileCacheDir(), botFiles: this.#botFiles },
    });
    worker.unref();
    this.#worker = worker;
    this.#told = new Told();
    const ended = (error: Error): void => {
      if (this.#worker === worker) void this.#end(error);
    };
    worker.on('message', (said) => this.#worker === worker && this.#heard?.(said));
    worker.on('error', (error) => ended(error as Error));
    worker.on('exit', (code) => ended(new Error(`a thread ended with ${code}`)));
    await this.#hear(BEGINNING);
  }

  /** The next thing it says. */
  #hear(patience: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const late = (): void => void this.#end(new Error(`a thread says nothing for ${patience} ms`));
      const timer = setTimeout(late, patience);
      this.#heard = (said, error) => {
        clearTimeout(timer);
        this.#heard = undefined;
        if (error) reject(error);
        else resolve(said);
      };
    });
  }

  async #end(error: Error): Promise<void> {
    const worker = this.#worker;
    this.#worker = this.#begun = undefined;
    this.#heard?.(undefined, error);
    await worker?.terminate();
  }
}

/** Thinks in the thread of those who ask: for tests, and where there is nothing to gain from another. */
export class SameThread implements Thinker {
  readonly #told = new Told();
  readonly #memories = new TableMemories();

  knows(table: string): boolean {
    return this.#told.has(table);
  }

  async think(given: Thought): Promise<Json | undefined> {
    await breathe();
    const { thought, forget } = this.#told.order(given);
    if (forget !== undefined) this.#memories.forget(forget);
    return this.#memories.answer(thought);
  }

  async begin(): Promise<void> {}

  async stop(): Promise<void> {}
}
