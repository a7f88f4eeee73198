import type { DecisionSpec } from '../decisions.ts';
import { todo } from './todo.ts';

export const selectUnits: DecisionSpec<'selectUnits'> = todo('selectUnits');
