import type { DecisionSpec } from '../decisions.ts';
import { todo } from './todo.ts';

export const spoils: DecisionSpec<'spoils'> = todo('spoils');
