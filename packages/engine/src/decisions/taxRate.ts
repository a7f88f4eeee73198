import type { DecisionSpec } from '../decisions.ts';
import { todo } from './todo.ts';

export const taxRate: DecisionSpec<'taxRate'> = todo('taxRate');
