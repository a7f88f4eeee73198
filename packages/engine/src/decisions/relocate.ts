import type { DecisionSpec } from '../decisions.ts';
import { todo } from './todo.ts';

export const relocate: DecisionSpec<'relocate'> = todo('relocate');
