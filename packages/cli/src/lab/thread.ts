import { type LabGame, type LabRecord, playGame } from './game.ts';

/** What a worker thread does with a job. */
export default function play(job: LabGame): LabRecord {
  try {
    return playGame(job);
  } catch (error) {
    const { index, seed, config } = job;
    const which = `game ${index} (${config.ruleset}, ${config.players} players, seed ${seed})`;
    throw new Error(`${which} cannot be played: ${(error as Error).message}`, { cause: error });
  }
}
