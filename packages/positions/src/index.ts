export { cardCounts } from './cards.ts';
export { withExcerpts } from './excerpt.ts';
export { playerOf, unmet } from './expect.ts';
export { mismatch, partial, show } from './match.ts';
export { ordinal, ordinalOf, phaseAt, phaseIndex } from './phases.ts';
export { begin, type Lacking, type Now, type Started } from './position.ts';
export { suggestion } from './suggest.ts';
export * from './types.ts';
export * from './words.ts';
