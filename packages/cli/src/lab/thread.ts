import { type LabGame, type LabRecord, playGame } from './game.ts';

/** What a worker thread does with a job. */
export default (job: LabGame): LabRecord => playGame(job);
