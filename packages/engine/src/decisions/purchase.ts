import type { DecisionSpec } from '../decisions.ts';
import { todo } from './todo.ts';

export const purchase: DecisionSpec<'purchase'> = todo('purchase');
