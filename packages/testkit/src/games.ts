export { usual as usualRules } from '@ochre/rulesets/manifests.ts';
export { gameFor, rulesetFor, rulesetIds } from '@ochre/server/games.ts';
