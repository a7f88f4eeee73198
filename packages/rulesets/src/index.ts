export { advanced } from './advanced/ruleset.ts';
export { civx } from './civx/ruleset.ts';
export { classic } from './classic/ruleset.ts';
export { dawn } from './dawn/ruleset.ts';
export { eastern } from './eastern/ruleset.ts';
export { mega } from './mega/ruleset.ts';
export { type RuleEntry, ruleOf, rulesOf } from './rules.ts';
