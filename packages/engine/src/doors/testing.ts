// What only tests need: a game set up by hand, and the insides that they look at.

export { cityIndex, forgetCities } from '../board/cityIndex.ts';
export { indexMap } from '../board/map.ts';
export { connected } from '../calamities/selection.ts';
export { discardCards } from '../decisions/discardCards.ts';
export { preventSteps } from '../decisions/preventSteps.ts';
export { takeDamage } from '../decisions/takeDamage.ts';
export { keyFrom } from '../kernel/rng.ts';
export { newGame } from '../kernel/start.ts';
export { game, type Root } from '../kernel/turns.ts';
export { compile } from '../ruleset/compile.ts';
