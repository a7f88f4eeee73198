// Somebody honest, in a thread of its own: what it waits for is the server, not whoever else is at work in the process
// that attacks. Data: where the seat is, and where it counts its answers.
import { parentPort, workerData } from 'node:worker_threads';
import { Client } from './client.ts';

/** Between two questions: within the usual limits. */
const PAUSE = 40;

const { url, table, token, answers } = workerData as {
  url: string;
  table: string;
  token: string;
  answers: Int32Array;
};
const times: number[] = [];
let on = true;
parentPort!.once('message', () => {
  on = false;
});
const client = await new Client(url, table, token).connect();
parentPort!.postMessage('there');
while (on) {
  const began = performance.now();
  // A question that goes all the way to the table and back.
  const problem = await client.answer({ id: 'nobody.0', kind: 'move' } as never, null);
  if (problem?.code !== 'notAsked') throw new Error(`the honest client is told ${problem?.code}`);
  times.push(performance.now() - began);
  Atomics.add(answers, 0, 1);
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
}
await client.close();
parentPort!.postMessage(times);
