import type { DecisionSpec } from '../decisions.ts';
import { todo } from './todo.ts';

export const trade: DecisionSpec<'trade'> = todo('trade');
