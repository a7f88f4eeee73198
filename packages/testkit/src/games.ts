export { gameFor, rulesetFor, rulesetIds } from '@ochre/server/games.ts';
