import type { ToWorker } from './messages.ts';
import { openThread } from './thread.ts';

let spare: Worker | undefined;

/** Opens a thread ahead of the game that may begin next, and lets it fetch the rules. */
export function getReady(ruleset: string): void {
  spare ??= openThread();
  spare.postMessage({ do: 'ready', ruleset } satisfies ToWorker);
}

/** A thread for a solo game: the one that is ready, where there is one. */
export function takeThread(): Worker {
  const taken = spare ?? openThread();
  spare = undefined;
  return taken;
}
