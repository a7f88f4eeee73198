import type { GameRecord } from '@ochre/protocol';
import type { FromWorker, ToWorker } from './messages.ts';
import { openThread } from './thread.ts';
import type { Seen, Verdict } from './verdict.ts';

/** Has a finished game dealt again, in a thread of its own, and compared. */
export function verdictOn(record: GameRecord, seen: Seen): Promise<Verdict> {
  const worker = openThread();
  return new Promise<Verdict>((resolve, reject) => {
    worker.onerror = () => reject(new Error('the thread failed'));
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.is === 'verified') resolve(data.verdict);
      else if (data.is === 'failed') reject(new Error(data.text));
    };
    worker.postMessage({ do: 'verify', record, seen } satisfies ToWorker);
  }).finally(() => worker.terminate());
}
