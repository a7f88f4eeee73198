export { mega } from './mega/ruleset.ts';
