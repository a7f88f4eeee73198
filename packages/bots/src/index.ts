export { advise } from './advice.ts';
export type { Brain, Reason } from './brain.ts';
export { addBrain, brains, findBrain, legalAnswer, RULES } from './brains.ts';
export type { Wrong } from './grudges.ts';
export {
  Host,
  type IsBot,
  type Next,
  questionOf,
  type Think,
} from './host.ts';
export { levels, personalities } from './levels.ts';
export { type ReasonCode, type ReasonParam, reasons } from './reasons.ts';
export { type Happening, type Recall, Recollections } from './recall.ts';
export type { Said } from './talk.ts';
export type { Advice } from './thinker.ts';
