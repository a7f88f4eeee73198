import { playGame, type TuneGame, type TuneRecord } from './game.ts';

/** What a worker thread does with a job. */
export default (job: TuneGame): TuneRecord => playGame(job);
