import type { DecisionSpec } from '../decisions.ts';
import { todo } from './todo.ts';

export const preventSteps: DecisionSpec<'preventSteps'> = todo('preventSteps');
