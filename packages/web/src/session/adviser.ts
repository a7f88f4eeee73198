import type { Advice } from '@ochre/bots';
import type { DecisionOf, Kind, Rules, View } from '@ochre/engine';
import type { FromWorker, ToWorker } from './messages.ts';
import type { LoggedEvent } from './session.ts';
import { openThread } from './thread.ts';

type Advised = Extract<FromWorker, { is: 'advised' }>;

/** Asks a thread what to answer, from what the seat itself sees and nothing else. */
export class Adviser {
  private readonly waiting = new Map<number, (advice: Advice<Kind> | undefined) => void>();
  private readonly thread: () => Worker;
  private refs = 0;

  constructor(thread: () => Worker) {
    this.thread = thread;
  }

  /** `log`: what the seat was told; this turn and the one before are thought of, as bots do. */
  async ask<K extends Kind>(
    { spec }: Rules,
    view: View,
    decision: DecisionOf<K>,
    log: readonly LoggedEvent[],
  ): Promise<Advice<K> | undefined> {
    const advice = await this.#advice(view, decision, log);
    const answer: unknown = advice?.answer;
    return advice && spec(decision.kind).shape.test(answer) ? { ...advice, answer } : undefined;
  }

  #advice(
    view: View,
    decision: DecisionOf<Kind>,
    log: readonly LoggedEvent[],
  ): Promise<Advice<Kind> | undefined> {
    const ref = this.refs++;
    const recall = log
      .filter(({ turn }) => turn >= view.open.turn - 1)
      .map(({ event, turn, phase }) => ({ turn, phase, ...event }));
    const message: ToWorker = { do: 'advise', ref, view, decision, recall };
    return new Promise((resolve) => {
      this.waiting.set(ref, resolve);
      this.thread().postMessage(message);
    });
  }

  hear({ ref, advice }: Advised): void {
    this.waiting.get(ref)?.(advice);
    this.waiting.delete(ref);
  }
}

/** An adviser for tables elsewhere: its thread is opened with the first question. */
export function ownThread(): Adviser & { close(): void } {
  let worker: Worker | undefined;
  const adviser = new Adviser(() => {
    worker ??= opened((message) => adviser.hear(message));
    return worker;
  });
  return Object.assign(adviser, { close: () => worker?.terminate() });
}

function opened(hear: (message: Advised) => void): Worker {
  const worker = openThread();
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.is === 'advised') hear(data);
  };
  return worker;
}
