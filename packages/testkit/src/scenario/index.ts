export { checkFiles, explain } from './check.ts';
export { allScenarioFiles, type Loaded, loadScenarios, readScenarios, scenarioFiles } from './load.ts';
export { begin, type Started } from './position.ts';
export { runScenario } from './run.ts';
export type { NationSetup, Scenario, ScenarioStep, Side } from './types.ts';
