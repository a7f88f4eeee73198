import { loadBrain } from '@ochre/bots/modules';
import { playGame, type TrainGame, type TrainRecord } from './game.ts';

/** What a worker thread does with a job. */
export default async function play(job: TrainGame): Promise<TrainRecord> {
  for (const file of job.modules ?? []) await loadBrain(file);
  return playGame(job);
}
