export {
  answerFrom,
  askWritten,
  type NationSetup,
  type Side,
  type Started,
  wordOf,
} from '@ochre/positions';
export { checkFiles, explain } from './check.ts';
export { allScenarioFiles, type Loaded, loadScenarios, readScenarios, scenarioFiles } from './load.ts';
export { runScenario, type ScenarioWatch } from './run.ts';
export { begin } from './start.ts';
export type { Scenario, ScenarioStep } from './types.ts';
