import type { DecisionSpec } from '../decisions.ts';
import { todo } from './todo.ts';

export const buyCard: DecisionSpec<'buyCard'> = todo('buyCard');
