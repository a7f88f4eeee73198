// Movement as a draft: orders tried out before they are given.

export { ashore, begin, conflictWith, type Draft, free, others } from '../phases/movement/draft.ts';
export { decay, perform, performAll, redo } from '../phases/movement/orders.ts';
export { harbour, navigable, pirates, seaways, walks } from '../phases/movement/reach.ts';
