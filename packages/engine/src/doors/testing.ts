// A game set up by hand, for positions as they are written, and the insides that tests look at.

export { cityIndex, forgetCities } from '../board/cityIndex.ts';
export { indexMap } from '../board/map.ts';
export { connected } from '../calamities/selection.ts';
export { discardCards } from '../decisions/discardCards.ts';
export { chosen, each, offered, told, upTo } from '../decisions/option.ts';
export { preventSteps } from '../decisions/preventSteps.ts';
export { takeDamage } from '../decisions/takeDamage.ts';
export { lossAsWord, lossFromWord, optionAsWord, optionFromWord } from '../decisions/words.ts';
export { keyFrom } from '../kernel/rng.ts';
export { newGame } from '../kernel/start.ts';
export { game, type Root } from '../kernel/turns.ts';
export { compile } from '../ruleset/compile.ts';
