import type { DecisionSpec } from '../decisions.ts';
import { todo } from './todo.ts';

export const move: DecisionSpec<'move'> = todo('move');
