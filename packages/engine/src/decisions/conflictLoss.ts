import type { DecisionSpec } from '../decisions.ts';
import { todo } from './todo.ts';

export const conflictLoss: DecisionSpec<'conflictLoss'> = todo('conflictLoss');
