export type { Goal, GoalCode, Goals, LackOf, Lacks } from './goals.ts';
export { learner } from './learner.ts';
export { type NextGoal, nextGoal, nextGoals } from './nextGoal.ts';
export { nextStep, type Step } from './steps.ts';
