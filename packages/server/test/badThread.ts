// A thread that dies over some tables, never comes to an end over others, and answers nothing useful for the rest.
import { parentPort } from 'node:worker_threads';
import type { Order } from '../src/bots/threads.ts';

parentPort!.on('message', ({ thought }: Order) => {
  if (thought.table === 'dies') process.exit(1);
  if (thought.table === 'fails') throw new Error('a bot fails');
  if (thought.table === 'hangs') for (;;);
  parentPort!.postMessage({ answer: thought.steps.length });
});
parentPort!.postMessage('ready');
