export { writeAction } from './actions.ts';
export { sayings } from './answers.ts';
export { NotNotated, notate } from './notate.ts';
export { EXPECTATIONS, type Expectation, NotationError, type NotationProblem } from './reader.ts';
export { configIn, isNotation, readNotation } from './readNotation.ts';
