import type { DecisionSpec } from '../decisions.ts';
import { todo } from './todo.ts';

export const construct: DecisionSpec<'construct'> = todo('construct');
