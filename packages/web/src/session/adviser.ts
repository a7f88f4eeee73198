import type { Advice, Recall, Said } from '@ochre/bots';
import type { NextGoal } from '@ochre/bots/goals';
import type { Answer, DecisionOf, Kind, NationId, Rules, View } from '@ochre/engine';
import type { Heard } from './heed.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import type { LoggedEvent } from './session.ts';
import { openThread } from './thread.ts';

type Told = Extract<FromWorker, { is: 'advised' | 'goal' }>;
type Question<M = ToWorker> = M extends { do: 'advise' | 'goal' } ? Omit<M, 'ref'> : never;

/** Of what the seat was told, this turn and the one before are thought of, as bots do. */
const recallOf = (view: View, log: readonly LoggedEvent[]): Recall =>
  // What was taken back is not thought of, nor is what came before: bots forget it as well.
  log
    .slice(log.findLastIndex(({ event }) => event.type === 'takenBack') + 1)
    .filter(({ turn }) => turn >= view.open.turn - 1)
    .map(({ event, turn, phase }) => ({ turn, phase, ...event }));

/** In a market what was refused is not proposed again. */
async function heedful<T extends { answer?: unknown }>(
  heard: Heard,
  decision: DecisionOf<Kind> | undefined,
  think: (view: View) => Promise<T | undefined>,
): Promise<T | undefined> {
  if (decision?.kind !== 'trade') return think(heard.view);
  const { heeding } = await import('./heed.ts');
  return heeding(heard, think, ({ answer }) => answer as Answer<'trade'> | undefined);
}

/** Asks a thread what to answer and what to aim at, from what the seat itself sees and nothing else. */
export class Adviser {
  private readonly waiting = new Map<number, (told: Told) => void>();
  private readonly thread: () => Worker;
  private refs = 0;

  constructor(thread: () => Worker) {
    this.thread = thread;
  }

  async ask<K extends Kind>(
    { spec }: Rules,
    view: View,
    decision: DecisionOf<K>,
    log: readonly LoggedEvent[],
    said: readonly Said[],
  ): Promise<Advice<K> | undefined> {
    const think = async (now: View): Promise<Advice<K> | undefined> => {
      const told = await this.#told({ do: 'advise', view: now, decision, recall: recallOf(view, log) });
      const advice = told.is === 'advised' ? told.advice : undefined;
      const answer: unknown = advice?.answer;
      return advice && spec(decision.kind).shape.test(answer) ? { ...advice, answer } : undefined;
    };
    const heard = { view, log, said };
    const advice = await heedful(heard, decision, think);
    if (!advice || decision.kind !== 'trade') return advice;
    const { stillTrue } = await import('./heed.ts');
    return { ...advice, reasons: stillTrue(heard, advice.answer as { to?: NationId }, advice.reasons) };
  }

  async goal<K extends Kind>(
    view: View,
    decision: DecisionOf<K> | undefined,
    log: readonly LoggedEvent[],
    said: readonly Said[],
  ): Promise<NextGoal<K> | undefined> {
    const think = async (now: View): Promise<NextGoal<K> | undefined> => {
      const told = await this.#told({ do: 'goal', view: now, decision, recall: recallOf(view, log) });
      return told.is === 'goal' ? (told.next as NextGoal<K> | undefined) : undefined;
    };
    return heedful({ view, log, said }, decision, think);
  }

  #told(question: Question): Promise<Told> {
    const ref = this.refs++;
    return new Promise((resolve) => {
      this.waiting.set(ref, resolve);
      this.thread().postMessage({ ...question, ref } satisfies ToWorker);
    });
  }

  hear(told: Told): void {
    this.waiting.get(told.ref)?.(told);
    this.waiting.delete(told.ref);
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

function opened(hear: (message: Told) => void): Worker {
  const worker = openThread();
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.is === 'advised' || data.is === 'goal') hear(data);
  };
  return worker;
}
