export type { Goal, GoalCode, Goals } from './goals.ts';
export { learner } from './learner.ts';
export { type NextGoal, nextGoal, nextGoals } from './nextGoal.ts';
export { nextStep, type Step } from './steps.ts';
