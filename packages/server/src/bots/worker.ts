// A thread that thinks for bots. It is told what it has not been told before, and says what it came to.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Order } from './threads.ts';

const { cache, botFiles } = workerData as { cache?: string; botFiles: readonly string[] };
if (cache !== undefined) enableCompileCache(cache);
// Those who serve people come first. Only there a priority is a thread's own.
if (process.platform === 'linux') setPriority(5);
const { TableMemories } = await import('./thoughts.ts');
if (botFiles.length > 0) {
  const { loadBrain } = await import('@ochre/bots/modules');
  for (const file of botFiles) await loadBrain(file);
}
flushCompileCache();
const memories = new TableMemories();
parentPort!.on('message', ({ forget, thought }: Order) => {
  if (forget !== undefined) memories.forget(forget);
  parentPort!.postMessage({ answer: memories.answer(thought) });
});
parentPort!.postMessage('ready');
