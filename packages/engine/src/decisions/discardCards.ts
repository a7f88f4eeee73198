import type { DecisionSpec } from '../decisions.ts';
import { todo } from './todo.ts';

export const discardCards: DecisionSpec<'discardCards'> = todo('discardCards');
