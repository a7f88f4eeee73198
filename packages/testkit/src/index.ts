export { bookOf, knownCite, type Rule, uncoverable } from './books.ts';
export { gameFor, rulesetFor, rulesetIds } from './games.ts';
export {
  broken,
  cardCounts,
  goesOn,
  type Lacking,
  movementKept,
  movementLeaves,
  withinLimits,
} from './invariants.ts';
export { root } from './paths.ts';
export { processMs, threadMs } from './play/cpu.ts';
export { attack, crowd, type Fuzzed, fuzzGame, randomConfig } from './play/fuzz.ts';
export { mutate } from './play/hostile.ts';
export { type Recording, recordingOf, replay, stateHash, writeRecording } from './play/record.ts';
export { type Recorded, record } from './play/recorded.ts';
export { type Played, playOut, playToEnd, Table, totals, type Watch } from './play/table.ts';
