import { loadBrain } from '@ochre/bots/modules';
import { type LabGame, type LabRecord, playGame } from './game.ts';

/** What a worker thread does with a job. */
export default async function play(job: LabGame): Promise<LabRecord> {
  try {
    for (const file of job.modules ?? []) await loadBrain(file);
    return playGame(job);
  } catch (error) {
    const { index, seed, config } = job;
    const which = `game ${index} (${config.ruleset}, ${config.players} players, seed ${seed})`;
    throw new Error(`${which} cannot be played: ${(error as Error).message}`, { cause: error });
  }
}
