import type { DecisionSpec } from '../decisions.ts';
import { todo } from './todo.ts';

export const annexUnits: DecisionSpec<'annexUnits'> = todo('annexUnits');
